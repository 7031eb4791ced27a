import Dialects
public import Model

extension Frame {
    /// Opacity of the page of a ghost, and of the hue over it.
    private static let veil = 0.15
    private static let stain = 0.35
    /// Opacity of its titles and items.
    private static let ink = 0.8

    /// What an onion skin shows of this frame over another one: the page faint and in a hue, titles and items wholly in the hue.
    public func ghost(_ hue: RGBA) -> [DrawCommand] {
        let whole = Rect(0, 0, width, height)
        let page = commands + [.fill(whole, hue.with(opacity: Self.stain))]
        let outlines = elements.filter { $0.opacity > 0.002 && $0.role != .tab }.flatMap {
            ElementDrawing($0.stained(hue)).commands
        }
        return [
            .group(DrawGroup(clip: whole, opacity: Self.veil, page)),
            .group(DrawGroup(clip: whole, opacity: Self.ink, outlines)),
        ]
    }
}

extension Element {
    /// The element in one colour, without what lies under it.
    fileprivate func stained(_ hue: RGBA) -> Element {
        var element = self
        element.color = hue.with(opacity: color.opacity)
        element.plate = nil
        element.badge = nil
        element.isEngraved = false
        element.isTemplate = true
        return element
    }
}
