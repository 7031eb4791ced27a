import Model

/// Reads the options of the app, and those of its pages below `navigationItems`.
struct HybridImporter {
    private let source: Source
    private var theme = Theme()
    private var notes: [Note] = []

    init(source: Source) {
        self.source = source
    }

    mutating func result() throws(Problem) -> ImportResult {
        let root = try JSONNode(source)
        var options = try HybridOptions(root, of: source)
        let isBlack = try options.isBlack()
        let colors = try HybridColors(&options, isBlack: isBlack ?? false)
        if let isBlack { theme.style[.barStyle] = .word(isBlack ? "black" : "default") }
        try readBar(&options, colors)
        try readLine(&options)
        try readTabs(&options)
        var reader = HybridPageReader(source: source, colors: colors, titleSize: theme.style.number(.titleSize) ?? 17)
        // Options of a page that stand among the app's hold for every page.
        var common = Screen(id: "")
        let names = HybridPageReader.names.filter { options.has($0) }
        try reader.read(&options, into: &common)
        if let first = names.first, let node = options.node(first) {
            options.note(node, Phrase("\(names.joined(separator: ", ")): an option of single pages, taken for all of them here."))
        }
        if let flag = common.style[.hairlineHidden] { theme.style[.hairlineHidden] = flag }
        if try options.flag("splitTopBarTransitionIOS") == true { common.style[.splitTransition] = .flag(true) }
        if theme.style.flag(.hairlineHidden) == true { common.style[.hairlineHidden] = .flag(true) }
        common.background = try options.color("screenBackgroundColor").map(Color.plain)
        let pages = try pages(&options, &reader)
        options.noteRest()
        notes += options.notes + reader.notes
        return ImportResult(project: project(pages, common), notes: notes.sorted { $0.line < $1.line })
    }

    private func project(_ pages: [Screen], _ common: Screen) -> Project {
        var project = SampleScreens.project(named: source.stem, dialect: .hbd, theme: theme)
        SampleScreens.place(pages, in: &project)
        for index in project.screens.indices {
            let screen = project.screens[index]
            project.screens[index].style = common.style.merging(screen.style)
            project.screens[index].item = common.item.merging(screen.item)
            project.screens[index].background = screen.background ?? common.background
            project.screens[index].backInteractive = screen.backInteractive ?? common.backInteractive
            project.screens[index].swipeBack = screen.swipeBack ?? common.swipeBack
        }
        return project
    }

    private mutating func readBar(_ options: inout HybridOptions, _ colors: HybridColors) throws(Problem) {
        func color(_ name: String) -> StyleValue { .color(.plain(colors.color(name, isBlack: colors.isBlack))) }
        theme.style[.background] = color("topBarColor")
        theme.style[.tint] = color("topBarTintColor")
        theme.style[.titleColor] = color("titleTextColor")
        theme.style[.titleSize] = .number(try options.number("titleTextSize", 1...200) ?? HybridValue.titleSize)
        theme.style[.titleWeight] = .number(HybridValue.titleWeight)
        theme.style[.buttonSize] = .number(try options.number("barButtonItemTextSize", 1...200) ?? HybridValue.buttonSize)
        if let node = options.node("backIcon"), let image = try options.image(node, "backIcon") {
            theme.style[.backImage] = .image(image)
        }
        if try options.flag("hideBackTitleIOS") == true {
            var item = Item()
            item.backTitle = .nothing
            theme.item = item
        }
    }

    /// A picture or a colour; an empty object stands for no line at all.
    private mutating func readLine(_ options: inout HybridOptions) throws(Problem) {
        guard let node = options.node("shadowImage") else { return }
        if let picture = node["image"] {
            if let image = try options.image(picture, "shadowImage.image") { theme.style[.hairlineImage] = .image(image) }
        } else if let color = node["color"] {
            theme.style[.hairline] = .color(.plain(try options.color(color, "shadowImage.color")))
            options.note(color, Phrase("the phone shows the line in black: the library makes a picture of this colour."))
        } else if node.json.members?.isEmpty == true {
            theme.style[.hairlineHidden] = .flag(true)
        } else {
            throw source.problem(node.offset, "shadowImage: expected an object with an image or a color, or an empty one.")
        }
    }

    /// The library has renamed these options; the older names are read too.
    private mutating func readTabs(_ options: inout HybridOptions) throws(Problem) {
        let names: [(StyleKey, [String])] = [
            (.tabBarBackground, ["tabBarBackgroundColor", "tabBarColor"]),
            (.tabBarTint, ["tabBarItemSelectedColor", "tabBarSelectedItemColor", "tabBarItemColor"]),
            (.tabBarUnselected, ["tabBarItemNormalColor", "tabBarUnselectedItemColor"]),
        ]
        for (key, list) in names {
            for name in list {
                let color = try options.color(name)
                if let color, theme.style[key] == nil { theme.style[key] = .color(.plain(color)) }
            }
        }
        if let node = options.node("tabBarShadowImage") {
            if let color = node["color"] {
                theme.style[.tabBarHairline] = .color(.plain(try options.color(color, "tabBarShadowImage.color")))
            } else {
                options.note(node, Phrase("tabBarShadowImage is skipped: the line of the phone's tab bar is a colour."))
            }
        }
    }

    private func pages(_ options: inout HybridOptions, _ reader: inout HybridPageReader) throws(Problem) -> [Screen] {
        guard let node = options.node("navigationItems") else { return [] }
        guard node.json.members != nil else {
            throw source.problem(node.offset, "navigationItems: expected an object with the options of each page.")
        }
        var pages: [Screen] = []
        for (key, page) in node.members {
            var screen = Screen(id: key, name: key, content: key == "home" ? .list : .article)
            var own = try HybridOptions(page, of: source)
            try reader.read(&own, into: &screen)
            if let title = screen.item.title?.value?.text, !title.isEmpty { screen.name = title }
            screen.background = try own.color("screenBackgroundColor").map(Color.plain)
            own.noteRest()
            reader.take(own.notes)
            pages.append(screen)
        }
        return pages
    }
}
