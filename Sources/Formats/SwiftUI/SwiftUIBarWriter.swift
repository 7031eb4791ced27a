import Model

/// Writes the modifiers that make the bar of a page, or of the pages that say nothing.
struct SwiftUIBarWriter {
    private let page: PageLook
    private let code: SwiftUICode
    /// How a bar looks that nobody has changed.
    private let usual: PageLook

    init(page: PageLook, code: SwiftUICode, usual: PageLook) {
        self.page = page
        self.code = code
        self.usual = usual
    }

    func modifiers() -> [String] {
        var lines = page.isHidden ? [".toolbar(.hidden, for: .navigationBar)"] : ground()
        if let scheme = scheme { lines.append(".toolbarColorScheme(.\(scheme), for: .navigationBar)") }
        if page.standard[.light].hidesStatusBar { lines.append(".statusBarHidden(true)") }
        lines.append(".navigationBarTitleDisplayMode(.\(page.isLarge ? "large" : "inline"))")
        if isChanged(.tint) { lines.append(".tint(\(code.color(.tint, of: page.standard)))") }
        return lines
    }

    /// Colour or material, and whether it shows at the content's top too, where the system leaves it out.
    private func ground() -> [String] {
        let look = page.standard[.light]
        guard isChanged(.background) || look.blur != usual.standard[.light].blur || page.isClearAtTop != usual.isClearAtTop else {
            return []
        }
        let isClear = [Appearance.light, .dark].allSatisfy { page.standard[$0][.background].alpha == 0 }
        var lines: [String] = []
        if !isClear {
            lines.append(".toolbarBackground(\(code.color(.background, of: page.standard)), for: .navigationBar)")
        } else if let material = look.blur.flatMap({ Self.materials[$0] }) {
            lines.append(".toolbarBackground(.\(material), for: .navigationBar)")
        } else {
            return [".toolbarBackgroundVisibility(.hidden, for: .navigationBar)"]
        }
        return lines + (page.isClearAtTop ? [] : [".toolbarBackgroundVisibility(.visible, for: .navigationBar)"])
    }

    private static let materials = [
        "chrome": "bar", "light": "regularMaterial", "extraLight": "thickMaterial", "dark": "regularMaterial",
    ]

    private func isChanged(_ part: BarPart) -> Bool {
        [Appearance.light, .dark].contains { page.standard[$0][part] != usual.standard[$0][part] }
    }

    /// The scheme whose title and status bar come nearest in both appearances; `nil` where the system's own is meant.
    var scheme: String? {
        let isLight = [Appearance.light, .dark].map { appearance in
            let look = page.standard[appearance], title = look[.title]
            let brightness = 0.299 * Double(title.red) + 0.587 * Double(title.green) + 0.114 * Double(title.blue)
            return look.hasLightStatusBar || brightness > 127
        }
        return isLight[0] == isLight[1] ? isLight[0] ? "dark" : "light" : nil
    }
}
