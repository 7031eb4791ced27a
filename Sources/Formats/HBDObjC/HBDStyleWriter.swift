import Model

/// Writes a style as assignments, to the appearance of all bars or to the properties of a page.
struct HBDStyleWriter {
    let code: HBDCode
    let style: Style
    /// The screen and the part of it that the style stands in, for the list of losses.
    let screen: ScreenID?
    let prefix: String
    private(set) var lost: [Loss] = []

    init(code: HBDCode, style: Style, screen: ScreenID? = nil, prefix: String = "") {
        self.code = code
        self.style = style
        self.screen = screen
        self.prefix = prefix
    }

    /// The statements of the app delegate.
    mutating func appearance() -> [String] {
        let bar = "bar"
        var lines = assign(.barStyle, "\(bar).barStyle", barStyle)
        if let image = style[.backgroundImage] {
            lines.append(
                "[\(bar) setBackgroundImage:\(image.text.map(HBDCode.image) ?? "nil") forBarMetrics:UIBarMetricsDefault];")
        }
        lines += assign(.background, "\(bar).barTintColor", color) + assign(.hairlineImage, "\(bar).shadowImage", image)
        lines += assign(.tint, "\(bar).tintColor", color) + title(style, "\(bar).titleTextAttributes")
        if let image = style[.backImage].map({ $0.text.map(HBDCode.image) ?? "nil" }) {
            lines += ["\(bar).backIndicatorImage = \(image);", "\(bar).backIndicatorTransitionMaskImage = \(image);"]
        }
        let tabs = tabBar()
        if !lines.isEmpty { lines.insert("UINavigationBar *\(bar) = [UINavigationBar appearance];", at: 0) }
        return lines + (lines.isEmpty || tabs.isEmpty ? [] : [""]) + tabs
    }

    /// The statements of a page; title attributes come from `whole`, which they give as a whole.
    mutating func page(whole: Style) -> [String] {
        var lines = assign(.barStyle, "self.hbd_barStyle", barStyle) + assign(.backgroundImage, "self.hbd_barImage", image)
        lines += assign(.background, "self.hbd_barTintColor", color) + assign(.tint, "self.hbd_tintColor", color)
        if TitleKeys.all.contains(where: { style[$0] != nil }) { lines += title(whole, "self.hbd_titleTextAttributes") }
        lines += assign(.barAlpha, "self.hbd_barAlpha") { $0.number.map { JSON.spelling($0) } }
        lines += assign(.hairlineHidden, "self.hbd_barShadowHidden", flag) + assign(.hidden, "self.hbd_barHidden", flag)
        return lines + assign(.splitTransition, "self.hbd_splitNavigationBarTransition", flag)
    }

    /// What a page says before its view has loaded.
    mutating func layout() -> [String] { assign(.includesOpaqueBars, "self.extendedLayoutIncludesOpaqueBars", flag) }

    private enum TitleKeys {
        static let all: [StyleKey] = [.titleFamily, .titleSize, .titleWeight, .titleColor]
    }

    /// `target = value;` for a key that is set; what is set to nothing is `nil`, if it can be.
    private mutating func assign(_ key: StyleKey, _ target: String, _ value: (StyleValue) -> String?) -> [String] {
        guard let set = style[key] else { return [] }
        if let text = value(set) { return ["\(target) = \(text);"] }
        if set == .nothing, key.kind == .color || key.kind == .image { return ["\(target) = nil;"] }
        lose(key)
        return []
    }

    mutating func lose(_ key: StyleKey, closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss(prefix + key.name, screen: screen, closest: closest))
    }

    private func color(_ value: StyleValue) -> String? { value.color.map(code.color) }
    private func image(_ value: StyleValue) -> String? { value == .nothing ? nil : value.text.map(HBDCode.image) }
    private func flag(_ value: StyleValue) -> String? { value.flag.map(ObjCCode.flag) }
    private func barStyle(_ value: StyleValue) -> String? {
        value.text.map { $0 == "black" ? "UIBarStyleBlack" : "UIBarStyleDefault" }
    }

    /// The attributes replace those below as a whole, so that they are written even if there is nothing left in them.
    private mutating func title(_ style: Style, _ target: String) -> [String] {
        guard TitleKeys.all.contains(where: { style[$0] != nil }) else { return [] }
        var entries: [String] = []
        if let color = style.color(.titleColor) { entries.append("NSForegroundColorAttributeName: \(code.color(color))") }
        let weight = style.number(.titleWeight) ?? 600
        if weight < 100 || weight > 900 || weight.remainder(dividingBy: 100) != 0 {
            lose(.titleWeight, closest: "\(SwiftCode.weightName(weight))")
        }
        if style.text(.titleFamily) != nil || style.number(.titleSize) != nil || style.number(.titleWeight) != nil {
            let size = style.number(.titleSize) ?? 17
            entries.append("NSFontAttributeName: \(HBDCode.font(family: style.text(.titleFamily), size: size, weight: weight))")
        }
        return HBDCode.assignment(target, entries)
    }

    private mutating func tabBar() -> [String] {
        let name = "tabBar"
        var lines =
            assign(.tabBarBackground, "\(name).backgroundColor", color) + assign(.tabBarHairline, "\(name).shadowColor", color)
        lines += tabItems("\(name).stackedLayoutAppearance.normal", .tabBarUnselected)
        lines += tabItems("\(name).stackedLayoutAppearance.selected", .tabBarTint)
        for key in [StyleKey.tabBarUnselected, .tabBarTint, .tabBarFont] where style[key] == .nothing { lose(key) }
        guard !lines.isEmpty else { return [] }
        return [
            "UITabBarAppearance *\(name) = [[UITabBarAppearance alloc] init];", "[\(name) configureWithDefaultBackground];",
        ] + lines + [
            "[UITabBar appearance].standardAppearance = \(name);", "if (@available(iOS 15.0, *)) {",
            "    [UITabBar appearance].scrollEdgeAppearance = \(name);", "}",
        ]
    }

    private func tabItems(_ state: String, _ key: StyleKey) -> [String] {
        let color = style.color(key).map(code.color)
        let font = style.number(.tabBarFont).map { HBDCode.font(family: nil, size: $0, weight: 500) }
        let entries = [color.map { "NSForegroundColorAttributeName: \($0)" }, font.map { "NSFontAttributeName: \($0)" }]
            .compactMap { $0 }
        guard !entries.isEmpty else { return [] }
        return (color.map { ["\(state).iconColor = \($0);"] } ?? []) + HBDCode.assignment("\(state).titleTextAttributes", entries)
    }
}
