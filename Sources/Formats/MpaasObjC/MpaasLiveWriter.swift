import Model

/// Writes the changes of an open page: a method for each of them, and the moments that call it.
struct MpaasLiveWriter {
    private let screen: Screen
    private(set) var colors: PlainColors
    /// The methods that items call.
    private(set) var actions: [MpaasItemWriter.Action]
    private static let bar = "self.navigationController.navigationBar"

    /// The methods of the view controller in which changes happen, with the statements that go before.
    private static let moments: [(moment: Moment, head: String, before: String)] = [
        (.load, "- (void)viewDidLoad", "[super viewDidLoad];"),
        (.appear, "- (void)viewWillAppear:(BOOL)animated", "[super viewWillAppear:animated];"),
        (.appeared, "- (void)viewDidAppear:(BOOL)animated", "[super viewDidAppear:animated];"),
        (.disappear, "- (void)viewWillDisappear:(BOOL)animated", "[super viewWillDisappear:animated];"),
    ]

    init(screen: Screen, colors: PlainColors, actions: [MpaasItemWriter.Action]) {
        self.screen = screen
        self.colors = colors
        self.actions = actions
    }

    /// The methods of all changes; `load` stands before those of loading.
    mutating func methods(load: [String]) -> [[String]] {
        var changes: [[String]] = []
        var calls: [Moment: [String]] = [:]
        for (index, entry) in screen.live.enumerated() {
            let body = statements(entry, "live[\(index)].")
            guard !body.isEmpty else { continue }
            let name = entry.moment == .tap ? "onTap\(changes.count + 1)" : "change\(changes.count + 1)"
            changes.append(ObjCCode.method("- (void)\(name)", body))
            calls[entry.moment, default: []].append("[self \(name)];")
        }
        calls[.load] = load + (calls[.load] ?? [])
        let lifecycle = Self.moments.compactMap { moment, head, before -> [String]? in
            guard let body = calls[moment], !body.isEmpty else { return nil }
            return ObjCCode.method(head, [before] + body)
        }
        return lifecycle + changes
    }

    private mutating func statements(_ entry: LiveEntry, _ prefix: String) -> [String] {
        let style = entry.style
        var lines: [String] = []
        if style.text(.base) == "default" { lines.append("[\(Self.bar) setNavigationBarDefaultStyle];") }
        if entry.call == .resetColor { lines.append("[\(Self.bar) resetNavigationBarColor];") }
        lines += ground(style, prefix)
        lines += call("setNavigationBarBottomLineColor", .hairline, style, prefix)
        lines += call("setNavigationBarTitleTextAttributesWithTextColor", .titleColor, style, prefix)
        if let isHidden = style.flag(.hidden) { lines.append("[\(Self.bar) setHidden:\(ObjCCode.flag(isHidden))];") }
        lines += statusBar(style, prefix) + back(style, prefix)
        if let item = entry.item {
            var shown = Screen(id: screen.id)
            shown.item = item
            var writer = MpaasItemWriter(screen: shown, colors: colors, place: prefix)
            lines += writer.statements()
            colors = writer.colors
            actions += writer.actions.filter { !actions.contains($0) }
        }
        return lines
    }

    /// Colour and translucency are one call of mPaaS; no opacity but none has a call.
    private mutating func ground(_ style: Style, _ prefix: String) -> [String] {
        var lines: [String] = []
        if let color = colors.plain(.background, of: style, prefix, screen: screen.id) {
            let isTranslucent = ObjCCode.flag(style.flag(.translucent) ?? false)
            lines.append("[\(Self.bar) setNavigationBarStyleWithColor:\(ObjCCode.color(color)) translucent:\(isTranslucent)];")
        } else if style[.translucent] != nil {
            colors.lose(prefix + StyleKey.translucent.name, screen: screen.id)
        }
        switch style[.barAlpha] {
        case nil: break
        case .number(0): lines.append("[\(Self.bar) setNavigationBarTranslucentStyle];")
        default: colors.lose(prefix + StyleKey.barAlpha.name, screen: screen.id)
        }
        return lines
    }

    private mutating func call(_ selector: String, _ key: StyleKey, _ style: Style, _ prefix: String) -> [String] {
        let color = colors.plain(key, of: style, prefix, screen: screen.id)
        return color.map { ["[\(Self.bar) \(selector):\(ObjCCode.color($0))];"] } ?? []
    }

    private mutating func statusBar(_ style: Style, _ prefix: String) -> [String] {
        guard let value = style[.statusBar] else { return [] }
        guard let code = MpaasPage.statusBars.first(where: { $0.word == value.text })?.code else {
            colors.lose(prefix + StyleKey.statusBar.name, screen: screen.id)
            return []
        }
        return ["[[UIApplication sharedApplication] setStatusBarStyle:\(code)];"]
    }

    /// The back button can be changed only while it is the one left item and mPaaS's own.
    private mutating func back(_ style: Style, _ prefix: String) -> [String] {
        var lines: [String] = []
        if let color = colors.plain(.backTitleColor, of: style, prefix, screen: screen.id) {
            lines.append("backItem.titleColor = \(ObjCCode.color(color));")
        }
        if let color = colors.plain(.backImageColor, of: style, prefix, screen: screen.id) {
            lines.append("backItem.backButtonColor = \(ObjCCode.color(color));")
        }
        if let image = style.text(.backImage) { lines.append("backItem.backButtonImage = \(ObjCCode.image(image));") }
        guard !lines.isEmpty else { return [] }
        return [
            "NSArray *leftItems = self.navigationItem.leftBarButtonItems;",
            "if (leftItems.count == 1 && [leftItems[0] isKindOfClass:[AUBarButtonItem class]]) {",
            "    AUBarButtonItem *backItem = leftItems[0];",
        ] + lines.map { "    \($0)" } + ["}"]
    }
}
