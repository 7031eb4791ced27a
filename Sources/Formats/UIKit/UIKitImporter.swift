import Model

/// Reads an app's bars from Swift: what its code sets on all bars, on those of navigation controllers, and on pages.
struct UIKitImporter {
    private let source: Source
    private let machine: SwiftMachine
    private let reader: UIKitLookReader

    /// The looks of a level, which those above start from.
    private struct Looks {
        var standard = Style()
        var edge: Style?
    }

    init(source: Source) throws(Problem) {
        self.source = source
        machine = try SwiftMachine(source: source)
        reader = UIKitLookReader(machine: machine)
    }

    func result() throws(Problem) -> ImportResult {
        let app = machine.runApp()
        var below = Looks()
        var theme = Theme()
        if let bar = machine.proxies["UINavigationBar"] ?? lonelyAppearance(app) { theme.style = style(bar, item: nil, &below) }
        buttons(&theme.style)
        UIKitTabBarReader(machine: machine).read(&theme.style)
        theme.item = largeTitles(machine.proxies["UINavigationBar"])
        var project = SampleScreens.project(named: machine.projectName, dialect: .uikit, theme: theme)
        let stacks = stacks(app, below)
        let isEmpty = theme.style.isEmpty && theme.item == nil
        let isFound = place(app, stacks, below, &project)
        machine.readPalette()
        project.palette = machine.palette
        guard isFound || !isEmpty else {
            throw source.problem(
                source.bytes.count,
                "expected code that styles a navigation bar, such as UINavigationBar.appearance().standardAppearance = ...",
                remedy: "Choose the file in which the app sets its bars.")
        }
        return ImportResult(project: project, notes: machine.notes.sorted { $0.line < $1.line })
    }

    /// A bar with the last appearance that the code makes, for code that hands appearances on and sets none itself.
    private func lonelyAppearance(_ app: SwiftMachine.App) -> SwiftObject? {
        let isUsed =
            app.pages.contains { $0.properties["navigationItem"] != nil || $0.properties["navigationController"] != nil }
            || !app.stacks.isEmpty
        guard !isUsed, let last = machine.made.last(where: { $0.kind == "UINavigationBarAppearance" }) else { return nil }
        return SwiftObject("UINavigationBar", ["standardAppearance": .object(last)])
    }

    /// The style of a level: its bar's properties, its appearances and those of a page's item, against the looks below.
    private func style(_ bar: SwiftObject?, item: SwiftObject?, _ below: inout Looks) -> Style {
        let lower = below
        var style = Style()
        let classic = bar.map(reader.classicLook) ?? Style()
        if let appearance = (item?.properties["standardAppearance"] ?? bar?.properties["standardAppearance"])?.object {
            below.standard = reader.look(appearance)
            style = UIKitLooks.difference(below.standard, from: lower.standard)
        } else if !classic.isEmpty {
            below.standard = lower.standard.merging(classic)
            style = classic
        }
        if let edge = (item?.properties["scrollEdgeAppearance"] ?? bar?.properties["scrollEdgeAppearance"])?.object {
            let look = reader.look(edge)
            style[.scrollEdge] = .style(UIKitLooks.difference(look, from: lower.edge ?? below.standard))
            below.edge = look
        }
        return bar.map { style.merging(reader.bar($0)) } ?? style
    }

    /// What a bar says of the titles of all its pages.
    private func largeTitles(_ bar: SwiftObject?) -> Item? {
        guard let flag = bar?.properties["prefersLargeTitles"]?.flag else { return nil }
        var item = Item()
        item.largeTitle = flag ? .always : .never
        return item
    }

    /// What all buttons of bars have, `UIBarButtonItem.appearance()`.
    private func buttons(_ style: inout Style) {
        guard let proxy = machine.proxies["UIBarButtonItem"] else { return }
        let values = UIKitValueReader(machine: machine, object: proxy)
        values.text("titleTextAttributes.normal", .buttonFamily, .buttonSize, .buttonWeight, .buttonColor, &style)
        if let color = values.foreground("titleTextAttributes.disabled") { style[.disabledColor] = color }
        if let tint = values.color("tintColor") { style[.tint] = tint }
    }

    /// A navigation controller: its style, the looks that its pages stand on, and the classes of its pages.
    private struct Stack {
        var object: SwiftObject
        var style: Style
        var looks: Looks
        var pages: [String]
        var item: Item?
    }

    private func stacks(_ app: SwiftMachine.App, _ below: Looks) -> [Stack] {
        app.stacks.compactMap { object in
            var looks = below
            let own = machine.proxies["UINavigationBar \(object.kind)"]
            var style = own.map { self.style($0, item: nil, &looks) } ?? Style()
            if let bar = object.properties["navigationBar"]?.object, bar !== machine.proxies["UINavigationBar"] {
                style = style.merging(self.style(bar, item: nil, &looks))
            }
            if let word = statusBar(object), word != "default" { style[.statusBar] = .word(word) }
            let pages = (object.properties["viewControllers"]?.list ?? []).compactMap { $0.object?.kind }
            let item = largeTitles(object.properties["navigationBar"]?.object)
            guard !style.isEmpty || !pages.isEmpty || item != nil else { return nil }
            var stack = Stack(object: object, style: style, looks: looks, pages: pages)
            stack.item = item
            return stack
        }
    }

    /// Puts the pages into the project; `false` if the code styles neither one of them nor a stack.
    private func place(_ app: SwiftMachine.App, _ stacks: [Stack], _ below: Looks, _ project: inout Project) -> Bool {
        var pages = SwiftPages(of: source)
        var screens: [Screen] = []
        var ids: [String: ScreenID] = [:]
        let only = stacks.count == 1 && stacks[0].pages.isEmpty ? stacks[0].looks : below
        for page in app.pages {
            let stack = stacks.first { $0.pages.contains(page.kind) }
            var looks = stack?.looks ?? only
            let item = UIKitItemReader(machine: machine, page: page).item()
            let style = style(of: page, &looks)
            guard !item.isEmpty || !style.isEmpty || stack != nil else { continue }
            var screen = pages.screen(page, item, style)
            if let flag = page.properties["hidesBottomBarWhenPushed"]?.flag { screen.hidesTabBar = flag }
            ids[page.kind] = screen.id
            screens.append(screen)
        }
        guard !screens.isEmpty || !stacks.isEmpty else { return false }
        var tabs: [Tab] = []
        var modals: [Modal] = []
        for stack in stacks {
            let screens = stack.pages.compactMap { ids[$0] }
            if let presentation = stack.object.properties["modalPresentationStyle"]?.member, !screens.isEmpty {
                var modal = Modal(stack: screens, presentation: presentation == "fullScreen" ? .fullScreen : .sheet)
                modal.style = stack.style
                modals.append(modal)
            } else {
                var tab = Tab(title: "", stack: screens)
                (tab.style, tab.item) = (stack.style, stack.item)
                tabs.append(tab)
            }
        }
        SwiftPages.arrange(&project, screens, tabs, modals)
        return true
    }

    private func style(of page: SwiftObject, _ looks: inout Looks) -> Style {
        let controller = page.properties["navigationController"]?.object
        let bar = controller?.properties["navigationBar"]?.object
        var style = style(bar, item: page.properties["navigationItem"]?.object, &looks)
        if let flag = controller?.properties["isNavigationBarHidden"]?.flag { style[.hidden] = .flag(flag) }
        if let flag = page.properties["extendedLayoutIncludesOpaqueBars"]?.flag { style[.includesOpaqueBars] = .flag(flag) }
        if let word = statusBar(page) { style[.statusBar] = .word(word) }
        if let flag = machine.known("prefersStatusBarHidden", of: page)?.flag { style[.statusBarHidden] = .flag(flag) }
        return style
    }

    private func statusBar(_ object: SwiftObject) -> String? {
        let words = ["default": "default", "lightContent": "light", "darkContent": "dark"]
        return machine.known("preferredStatusBarStyle", of: object)?.member.flatMap { words[$0] }
    }
}
