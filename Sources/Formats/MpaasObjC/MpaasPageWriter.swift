import Model

/// Writes one page: a view controller with its methods of DTNavigationBarAppearanceProtocol.
struct MpaasPageWriter {
    let screen: Screen
    let className: String
    var colors: PlainColors

    mutating func lines() -> [String] {
        var items = MpaasItemWriter(screen: screen, colors: colors)
        let load = items.statements()
        colors = items.colors
        var methods: [[String]] = []
        if !load.isEmpty { methods.append(ObjCCode.method("- (void)viewDidLoad", ["[super viewDidLoad];"] + load)) }
        methods += protocolMethods()
        methods += items.actions.map { ObjCCode.method("- (void)\($0.name)", [$0.statement]) }
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
                StyleKey.customBar.name, screen: screen.id, closest: "APCustomNavigationView, a clear bar with the back button")
        }
        return "[[APCustomNavigationView alloc] init]"
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
