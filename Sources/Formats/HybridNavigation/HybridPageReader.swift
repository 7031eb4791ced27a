import Model

/// Reads the options of a page.
struct HybridPageReader {
    private let source: Source
    private let colors: HybridColors
    /// The size of the app's titles, in points.
    private let titleSize: Double
    private(set) var notes: [Note] = []

    /// The options that only pages have.
    static let names = [
        "topBarAlpha", "topBarShadowHidden", "topBarHidden", "statusBarHidden", "extendedLayoutIncludesTopBar", "backInteractive",
        "swipeBackEnabled", "backButtonHidden", "titleItem", "backItemIOS", "leftBarButtonItem", "leftBarButtonItems",
        "rightBarButtonItem", "rightBarButtonItems",
    ]

    init(source: Source, colors: HybridColors, titleSize: Double) {
        self.source = source
        self.colors = colors
        self.titleSize = titleSize
    }

    mutating func take(_ list: [Note]) { notes += list }

    /// Reads what stands there into a page; a page without an id is what holds for all of them, whose colours are the app's.
    mutating func read(_ options: inout HybridOptions, into screen: inout Screen) throws(Problem) {
        if !screen.id.isEmpty { try readColors(&options, &screen.style) }
        if let alpha = try options.number("topBarAlpha", 0...1) { screen.style[.barAlpha] = .number(alpha) }
        let flags: [(String, StyleKey)] = [
            ("topBarShadowHidden", .hairlineHidden), ("topBarHidden", .hidden), ("statusBarHidden", .statusBarHidden),
            ("extendedLayoutIncludesTopBar", .includesOpaqueBars),
        ]
        for (name, key) in flags {
            if let flag = try options.flag(name) { screen.style[key] = .flag(flag) }
        }
        screen.backInteractive = try options.flag("backInteractive")
        screen.swipeBack = try options.flag("swipeBackEnabled")
        screen.item.hidesBack = try options.flag("backButtonHidden")
        try readTitles(&options, &screen.item)
        screen.item.left = try items(&options, "leftBarButtonItem")
        screen.item.right = try items(&options, "rightBarButtonItem")?.reversed()
    }

    /// A page of another style than the app's has the app's colours for that style.
    private mutating func readColors(_ options: inout HybridOptions, _ style: inout Style) throws(Problem) {
        let own = try options.isBlack()
        if let own { style[.barStyle] = .word(own ? "black" : "default") }
        let isBlack = own ?? colors.isBlack
        func color(_ name: String, _ options: inout HybridOptions) throws(Problem) -> StyleValue? {
            if let color = try options.color(name) { return .color(.plain(color)) }
            let usual = colors.color(name, isBlack: isBlack)
            return usual == colors.color(name, isBlack: colors.isBlack) ? nil : .color(.plain(usual))
        }
        style[.background] = try color("topBarColor", &options)
        style[.tint] = try color("topBarTintColor", &options)
        let ink = try color("titleTextColor", &options), size = try options.number("titleTextSize", 1...200)
        guard ink != nil || size != nil else { return }
        // The library completes a page's title from the app's, which its dialect here does not.
        style[.titleColor] = ink ?? .color(.plain(colors.color("titleTextColor", isBlack: isBlack)))
        style[.titleSize] = .number(size ?? titleSize)
        style[.titleWeight] = .number(HybridValue.titleWeight)
    }

    private mutating func readTitles(_ options: inout HybridOptions, _ item: inout Item) throws(Problem) {
        if let node = options.node("titleItem") {
            var title = try HybridOptions(node, of: source)
            if let name = try title.text("moduleName") {
                title.note(node, Phrase("titleItem: the component \(name.prefix(60)) is not shown."))
            } else if let text = try title.text("title") {
                item.title = text.isEmpty ? .nothing : .value(Title(text: text))
            }
            _ = title.node("layoutFitting")
            title.noteRest()
            notes += title.notes
        }
        if let node = options.node("backItemIOS") {
            var back = try HybridOptions(node, of: source)
            if let text = try back.text("title") { item.backTitle = text.isEmpty ? .nothing : .value(text) }
            back.noteRest()
            notes += back.notes
        }
    }

    /// The one button of a side, or its list, outermost first.
    private mutating func items(_ options: inout HybridOptions, _ name: String) throws(Problem) -> [BarItem]? {
        let one = options.node(name), list = options.node(name + "s")
        guard one != nil || list != nil else { return nil }
        if let list, list.json.array == nil { throw source.problem(list.offset, "\(name)s: expected a list of buttons.") }
        var items: [BarItem] = []
        for node in list?.items ?? one.map({ [$0] }) ?? [] {
            var button = try HybridOptions(node, of: source)
            var item = BarItem()
            item.text = try button.text("title")
            if let icon = button.node("icon") {
                item.image = try button.image(icon, "\(name).icon")
                if item.image != nil { item.text = nil }
            }
            item.enabled = try button.flag("enabled")
            item.tint = try button.color("tintColor").map(Color.plain)
            _ = button.node("action")
            button.noteRest()
            notes += button.notes
            if item.text != nil || item.image != nil { items.append(item) }
        }
        return items
    }
}
