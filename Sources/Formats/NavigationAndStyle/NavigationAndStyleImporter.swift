import Model

/// Reads an app's bars from code for NavigationAndStyle: the global style, those of navigation controllers and those of pages.
struct NavigationAndStyleImporter {
    private let source: Source
    private let machine: SwiftMachine
    private let reader: NavigationBarStyleReader

    init(source: Source) throws(Problem) {
        self.source = source
        machine = try SwiftMachine(source: source)
        reader = NavigationBarStyleReader(machine: machine)
    }

    func result() throws(Problem) -> ImportResult {
        let app = machine.runApp()
        let pages = app.pages.filter { isStyled($0) }
        let global =
            machine.statics["\(SwiftStyle.kind).global"]?.object ?? (pages.isEmpty && app.stacks.isEmpty ? lonelyStyle : nil)
        var theme = Theme()
        if let global { theme.style = reader.style(global, below: [], isTheme: true) }
        UIKitTabBarReader(machine: machine).read(&theme.style)
        var project = SampleScreens.project(named: machine.projectName, dialect: .navigationAndStyle, theme: theme)
        project.defaults = reader.defaults()
        let isFound = place(app.stacks, pages, global, &project)
        machine.readPalette()
        project.palette = machine.palette
        dropSystemFamilies(&project)
        guard isFound || global != nil || project.defaults != nil else {
            throw source.problem(
                source.bytes.count, "expected a NavigationBarStyle, or a page that overrides getNavigationBarStyle().",
                remedy: "Choose the file in which the app makes its styles.")
        }
        return ImportResult(project: project, notes: machine.notes.sorted { $0.line < $1.line })
    }

    /// Leaves the system's font out where no other one stands below it.
    private func dropSystemFamilies(_ project: inout Project) {
        let styles =
            [project.defaults ?? Style(), project.theme.style] + project.tabs.map(\.style) + project.modals.map(\.style)
            + project.screens.map(\.style)
        for key in [StyleKey.titleFamily, .largeTitleFamily, .buttonFamily] {
            guard styles.allSatisfy({ [nil, "SF Pro Text"].contains($0.text(key)) }) else { continue }
            project.defaults?[key] = nil
            project.theme.style[key] = nil
            for index in project.tabs.indices { project.tabs[index].style[key] = nil }
            for index in project.modals.indices { project.modals[index].style[key] = nil }
            for index in project.screens.indices { project.screens[index].style[key] = nil }
        }
    }

    private func isStyled(_ page: SwiftObject) -> Bool { page.properties["set.title"] != nil || own(page) != nil }

    /// The style that a class returns; `nil` if it leaves that to the library.
    private func own(_ object: SwiftObject) -> SwiftObject? {
        guard let method = machine.method("getNavigationBarStyle", in: object.kind, isStatic: false) else { return nil }
        let value = machine.run(method, [], SwiftFrame(receiver: .object(object), typeName: object.kind))
        return machine.typed(value, SwiftStyle.kind).object.flatMap { SwiftStyle.isStyle($0) ? $0 : nil }
    }

    /// The first style among the constants, for code that makes styles and uses none itself.
    private var lonelyStyle: SwiftObject? {
        let names = [""] + machine.typeNames
        for name in names {
            let type = name.isEmpty ? machine.content : machine.types[name]
            for variable in type?.variables ?? [] where variable.isStatic {
                let key = name.isEmpty ? variable.name : "\(name).\(variable.name)"
                if let object = machine.constant(key, variable, typeName: name.isEmpty ? nil : name).object,
                    SwiftStyle.isStyle(object)
                {
                    return object
                }
            }
        }
        return nil
    }

    /// A navigation controller with its style and the classes of its pages.
    private struct Stack {
        var object: SwiftObject
        var own: SwiftObject?
        var style = Style()
        var pages: [String]
    }

    /// Puts pages and stacks into the project; `false` if there are none.
    private func place(_ controllers: [SwiftObject], _ pages: [SwiftObject], _ global: SwiftObject?, _ project: inout Project)
        -> Bool
    {
        let below = global.map { [$0] } ?? []
        let stacks = controllers.compactMap { object -> Stack? in
            var stack = Stack(
                object: object, own: own(object),
                pages: (object.properties["viewControllers"]?.list ?? []).compactMap { $0.object?.kind })
            if let own = stack.own { stack.style = reader.style(own, below: below) }
            return stack.style.isEmpty && stack.pages.isEmpty ? nil : stack
        }
        guard !pages.isEmpty || !stacks.isEmpty else { return false }
        var names = SwiftPages(of: source)
        var screens: [Screen] = []
        var ids: [String: ScreenID] = [:]
        let named = Set(stacks.flatMap(\.pages))
        for page in pages {
            let stack = stacks.first { $0.pages.contains(page.kind) } ?? (stacks.count == 1 && named.isEmpty ? stacks[0] : nil)
            // Above a stack's own style that of the app is no level below any more.
            let origins = stack?.style.isEmpty == false ? [stack?.own].compactMap { $0 } : below
            let style = own(page).map { reader.style($0, below: origins) } ?? Style()
            var screen = names.screen(page, NavigationBarItemReader(machine: machine, page: page).item(), style)
            if page.properties["setShrinkOnScroll"] != nil { screen.shrinkOnScroll = true }
            if let constant = page.properties["dockViewToNavigationBar"]?.number {
                screen.dock = Dock()
                screen.dock?.constant = constant
            }
            if machine.known("preferredStatusBarStyle", of: page) == nil { screen.forwardsStatusBar = false }
            ids[page.kind] = screen.id
            screens.append(screen)
        }
        let styles = [project.theme.style] + stacks.map(\.style) + screens.map(\.style)
        if !styles.contains(where: { $0[.statusBar] != nil }) {
            for index in screens.indices { screens[index].forwardsStatusBar = nil }
        }
        let (tabs, modals) = Self.placed(stacks.map { ($0.object, $0.style, $0.pages.compactMap { ids[$0] }) })
        SwiftPages.arrange(&project, screens, tabs, modals)
        return true
    }

    private static func placed(_ stacks: [(object: SwiftObject, style: Style, screens: [ScreenID])]) -> (
        tabs: [Tab], modals: [Modal]
    ) {
        var tabs: [Tab] = []
        var modals: [Modal] = []
        for stack in stacks {
            if let presentation = stack.object.properties["modalPresentationStyle"]?.member, !stack.screens.isEmpty {
                var modal = Modal(stack: stack.screens, presentation: presentation == "fullScreen" ? .fullScreen : .sheet)
                modal.style = stack.style
                modals.append(modal)
            } else {
                var tab = Tab(title: "", stack: stack.screens)
                tab.style = stack.style
                tabs.append(tab)
            }
        }
        return (tabs, modals)
    }
}
