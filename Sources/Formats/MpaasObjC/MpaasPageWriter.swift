import Model

/// Writes one page: a view controller with its methods of DTNavigationBarAppearanceProtocol.
struct MpaasPageWriter {
    let screen: Screen
    var colors: PlainColors

    /// The methods of the page; none if it says no more than a title that is its name.
    mutating func methods() -> [[String]] {
        var items = MpaasItemWriter(screen: screen, colors: colors)
        let load = items.statements()
        colors = items.colors
        var live = MpaasLiveWriter(screen: screen, colors: colors, actions: items.actions)
        let moments = live.methods(load: load)
        colors = live.colors
        let look = protocolMethods()
        let actions = live.actions.map { ObjCCode.method("- (void)\($0.name)", [$0.statement]) }
        let hasPlainTitle = screen.item.title == .value(Title(text: screen.label))
        if look.isEmpty, actions.isEmpty, moments.count == 1, load.count == 1, hasPlainTitle, screen.live.isEmpty { return [] }
        return moments + look + actions
    }

    /// The view controller of a name with its methods.
    func lines(_ className: String, _ methods: [[String]]) -> [String] {
        var lines = ["#pragma mark - \(Identifier.comment(screen))", ""]
        lines += ["@interface \(className) : DTViewController <DTNavigationBarAppearanceProtocol>", "@end", ""]
        lines += ["@implementation \(className)", ""]
        for method in methods { lines += method + [""] }
        return lines + ["@end"]
    }

    private mutating func protocolMethods() -> [[String]] {
        var methods: [[String]] = []
        func add(_ type: String, _ name: String, _ value: String?) {
            if let value { methods.append(ObjCCode.method("- (\(type))\(name)", ["return \(value);"])) }
        }
        add("BOOL", "autohideNavigationBar", flag(.hidden))
        add("UIView *", "customNavigationBar", customBar())
        add("UIColor *", "opaqueNavigationBarColor", color(.background))
        add("UIStatusBarStyle", "customStatusBarStytle", statusBar())
        add("UIColor *", "customNavigationBarTitleColor", color(.titleColor))
        add("UIColor *", "customNavigationBarBackButtonTitleColor", color(.backTitleColor))
        add("UIImage *", "customNavigationBarBackButtonImage", image(.backImage))
        add("NSArray *", "customNavigationBarLoadingViewColors", loadingColors())
        return methods
    }

    private mutating func color(_ key: StyleKey) -> String? {
        colors.plain(key, of: screen.style, screen: screen.id).map(ObjCCode.color)
    }

    private mutating func flag(_ key: StyleKey) -> String? {
        if screen.style[key] == .nothing { colors.lose(key.name, screen: screen.id) }
        return screen.style.flag(key).map(ObjCCode.flag)
    }

    private mutating func image(_ key: StyleKey) -> String? {
        if screen.style[key] == .nothing { colors.lose(key.name, screen: screen.id) }
        return screen.style.text(key).map(ObjCCode.image)
    }

    private mutating func customBar() -> String? {
        guard let value = screen.style[.customBar] else { return nil }
        var plain = CustomBar()
        plain.draws = [.back]
        guard case .customBar(let bar) = value else {
            colors.lose(StyleKey.customBar.name, screen: screen.id)
            return nil
        }
        if bar != plain {
            colors.lose(
                StyleKey.customBar.name, screen: screen.id,
                closest: Phrase("APCustomNavigationView, a clear bar with the back button"))
        }
        return "[[APCustomNavigationView alloc] init]"
    }

    private mutating func loadingColors() -> String? {
        guard let list = screen.loadingColors, !list.isEmpty else { return nil }
        let codes = list.map { ObjCCode.color(colors.plain($0, "loadingColors", screen: screen.id)) }
        return "@[\(codes.joined(separator: ", "))]"
    }

    private mutating func statusBar() -> String? {
        guard let value = screen.style[.statusBar] else { return nil }
        guard let code = MpaasPage.statusBars.first(where: { $0.word == value.text })?.code else {
            colors.lose(StyleKey.statusBar.name, screen: screen.id)
            return nil
        }
        return code
    }
}
