import Model

/// The app's colours, which may differ by the style of a page.
struct HybridColors {
    private var values: [String: RGBA] = [:]
    /// Whether the app's style is `light-content`.
    let isBlack: Bool

    init(_ options: inout HybridOptions, isBlack: Bool) throws(Problem) {
        self.isBlack = isBlack
        for name in ["topBarColor", "topBarTintColor", "titleTextColor"] {
            for key in [name, name + "DarkContent", name + "LightContent"] { values[key] = try options.color(key) }
        }
    }

    /// The colour of a page with a style: the one for that style, the one for all, or the library's own.
    func color(_ name: String, isBlack: Bool) -> RGBA {
        let own = name == "topBarColor" ? HybridValue.ground(isBlack: isBlack) : HybridValue.ink(isBlack: isBlack)
        return values[name + (isBlack ? "LightContent" : "DarkContent")] ?? values[name] ?? own
    }
}
