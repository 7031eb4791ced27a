import Dialects
import Model
import Scene

/// Something of a bar that has to be read: an element's colour and how much contrast it needs.
struct Ink {
    let element: Element
    let color: RGBA
    let limit: Double

    /// `nil` for an element that draws nothing, or nothing in one colour, such as a segmented title.
    init?(_ element: Element, images: any ImageLibrary) {
        guard element.segments.isEmpty, element.role != .titleImage, element.color.alpha > 0 else { return nil }
        self.element = element
        if element.text != nil, let font = element.font {
            color = element.color
            // Large text: 18 points, or 14 in bold, of 96 to the inch (WCAG 2.2).
            let isLarge = font.size >= 24 || font.size >= 18.5 && font.weight >= 700
            limit = isLarge ? Contrast.largeLimit : Contrast.textLimit
        } else if element.image != nil || element.glyph != nil {
            // The back arrow's picture keeps its own colours, the others are painted in the element's.
            let isPicture = element.role == .backChevron
            let average = isPicture ? element.image.flatMap { images.facts($0)?.averageColor.with(opacity: 1) } : nil
            color = average ?? element.color
            limit = Contrast.largeLimit
        } else {
            return nil
        }
    }

    /// What a person calls it, in the middle of a sentence.
    var name: Phrase {
        let text = element.role == .backChevron ? nil : element.text
        let isItem = element.role == .leftItem || element.role == .rightItem
        let words: Phrase = text.map { " \"\($0)\"" } ?? (isItem ? " \(element.index + 1)" : "")
        return "\(element.role.words)\(words)"
    }

    /// The element's role, with its place in the list for items.
    var place: String {
        switch element.role {
        case .leftItem, .rightItem: "\(element.role.rawValue).\(element.index)"
        default: element.role.rawValue
        }
    }
}
