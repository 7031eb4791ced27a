import Dialects
import Model

extension ItemLayout {
    /// Whether items are buttons and letters are engraved, as up to iOS 6.
    var isClassic: Bool { page.request.profile.version < 7 }

    /// The elements with the buttons of iOS 6 and earlier under them: 30 points high, 10 points wider than what they hold.
    func dressed(_ elements: [Element]) -> [Element] {
        guard isClassic else { return isGlass ? onGlass(elements) : elements }
        let hasLabel = elements.contains { $0.role == .backLabel }
        return elements.map { element in
            var element = element
            element.isEngraved = true
            switch element.role {
            case .leftItem, .rightItem:
                let isDone = [.done, .save].contains(item(of: element)?.system)
                let color = isDone ? Self.doneColor : plateColor
                element.plate = plate(element, left: -10, right: element.frame.width + 10, pointsBack: false, color)
            case .backLabel:
                element.plate = plate(element, left: -22, right: element.frame.width + 9, pointsBack: true, plateColor)
            case .backChevron where element.image == nil:
                element.glyph = nil
                if !hasLabel { element.plate = plate(element, left: -3, right: 25, pointsBack: true, plateColor) }
            default: break
            }
            return element
        }
    }

    /// The blue of a Done button of iOS 6.
    private static let doneColor = RGBA(72, 121, 216)

    private func item(of element: Element) -> BarItem? {
        let items = (element.role == .leftItem ? item.left : item.right) ?? []
        return items.indices.contains(element.index) ? items[element.index] : nil
    }

    /// A plate from `left` to `right`, counted from the element's left side, about its middle.
    private func plate(_ element: Element, left: Double, right: Double, pointsBack: Bool, _ color: RGBA) -> Plate {
        let height = min(30, row.height - 2)
        let frame = Rect(left, (element.frame.height - height) / 2, right - left, height)
        return Plate(frame, .button(pointsBack: pointsBack), color)
    }

    /// A step darker than the bar; on UIKit's own bar and on a picture, the blue of UIKit's own buttons.
    private var plateColor: RGBA {
        let ground = bar.layers.last { $0.kind == .color }?.color?.with(opacity: 1) ?? ClassicGround.system
        return ground == ClassicGround.system ? RGBA(95, 121, 157) : ground.mixed(with: .black, 0.24)
    }
}
