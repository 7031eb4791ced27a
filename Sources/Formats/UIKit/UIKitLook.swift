import Model

/// What the levels up to one of them add up to, and how the code gets appearances of it.
struct UIKitLook {
    let code: SwiftCode
    /// The style of the standard appearance.
    private(set) var standard = Style()
    /// The style of the scroll-edge appearance; `nil` where there is none, so that the bar is clear at the content's top.
    private(set) var edge: Style?
    /// Whether a level below has taken its scroll-edge appearance's ground away by code of its own.
    private var isCleared = false
    /// The expression of a new standard appearance.
    private(set) var standardSource = ""
    /// The expression of a new scroll-edge appearance.
    private(set) var edgeSource = ""

    init(code: SwiftCode) {
        self.code = code
    }

    /// The look with a level on top, whose appearances come from two expressions of the code.
    func adding(_ style: Style, standardSource: String, edgeSource: String) -> UIKitLook {
        var result = self
        result.standard = standard.merging(style)
        if style[.scrollEdge] == .nothing { (result.edge, result.isCleared) = (nil, edge != nil || isCleared) }
        if let change = style.scrollEdge { (result.edge, result.isCleared) = ((edge ?? result.standard).merging(change), false) }
        result.standardSource = standardSource
        result.edgeSource = edgeSource
        return result
    }

    /// The lines that make the standard appearance of a level on top; none if the level does not change it.
    func standardLines(_ style: Style, _ name: String) -> [String] {
        let lines = UIKitAppearanceWriter(code: code, name: name, changes: style, whole: standard.merging(style)).lines()
        return lines.isEmpty ? [] : ["let \(name) = \(standardSource)"] + lines
    }

    /// The lines that make the scroll-edge appearance of a level on top: from the one below, or else from the level's own standard one,
    /// which `own` makes.
    func edgeLines(_ style: Style, _ name: String, own: [String]) -> [String] {
        let clear = own + ["\(name).configureWithTransparentBackground()"]
        if style[.scrollEdge] == .nothing { return edge == nil && !isCleared ? [] : clear }
        guard let change = style.scrollEdge else { return isCleared && !standardLines(style, name).isEmpty ? clear : [] }
        let whole = (edge ?? standard.merging(style)).merging(change)
        let lines = UIKitAppearanceWriter(code: code, name: name, changes: change, whole: whole).lines()
        return (edge == nil ? own : ["let \(name) = \(edgeSource)"]) + lines
    }

    /// What a level sets on the bar itself and on no appearance.
    func barLines(_ style: Style, _ bar: String) -> [String] {
        var lines: [String] = []
        if let tint = style[.tint] { lines.append("\(bar).tintColor = \(tint.color.map(code.color) ?? "nil")") }
        if let word = style[.barStyle] { lines.append("\(bar).barStyle = .\(word.text ?? "default")") }
        if let flag = style[.translucent] { lines.append("\(bar).isTranslucent = \(flag.flag ?? true)") }
        return lines
    }

    /// The values of this look for all that a level on top sets on the bar itself.
    func restoringLines(_ style: Style, _ bar: String) -> [String] {
        var lines: [String] = []
        if style[.tint] != nil { lines.append("\(bar).tintColor = \(standard.color(.tint).map(code.color) ?? "nil")") }
        if style[.barStyle] != nil { lines.append("\(bar).barStyle = .\(standard.text(.barStyle) ?? "default")") }
        if style[.translucent] != nil { lines.append("\(bar).isTranslucent = \(standard.flag(.translucent) ?? true)") }
        return lines
    }
}
