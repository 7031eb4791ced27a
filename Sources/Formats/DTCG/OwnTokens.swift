import Model

/// Reads what Transom wrote beside its tokens: the project, and of each group what has no type.
struct OwnTokens {
    private let root: TokenNode
    private let theme: TokenTheme
    private(set) var notes: [Note] = []

    init(root: TokenNode, theme: TokenTheme) {
        self.root = root
        self.theme = theme
    }

    /// The whole project; a `Problem` names the place of what is no part of one.
    mutating func project(_ own: TokenNode) throws(Problem) -> Project {
        var project: Project = try record(own)
        project.palette = theme.palette
        if let words = words(root["navbar"]) { project.theme = try record(words) }
        project.theme.style = style(project.theme.style, .theme)
        project.tabs = []
        for (name, group) in groups("tabs") {
            var tab: Tab = try words(group).map { words throws(Problem) in try record(words) } ?? Tab(title: name, stack: [])
            tab.style = style(tab.style, .tab(name))
            project.tabs.append(tab)
        }
        project.modals = []
        for (name, group) in groups("modals") {
            guard let words = words(group) else {
                notes.append(group.note(Phrase("the modal \(name) is skipped: nothing says which screens it has.")))
                continue
            }
            var modal: Modal = try record(words)
            modal.style = style(modal.style, .modal(name))
            project.modals.append(modal)
        }
        project.screens = []
        for (name, group) in groups("screens") { project.screens.append(try screen(name, group)) }
        return project
    }

    private mutating func screen(_ name: String, _ group: TokenNode) throws(Problem) -> Screen {
        var screen: Screen = try words(group).map { words throws(Problem) in try record(words) } ?? Screen(id: name)
        let holder = TokenPlace.Holder.screen(name)
        screen.style = style(screen.style, holder)
        for index in screen.live.indices { screen.live[index].style = style(screen.live[index].style, holder, .live(index)) }
        for index in screen.scroll.indices {
            screen.scroll[index].style = style(screen.scroll[index].style, holder, .scroll(index))
        }
        let isLost = theme.styles.places.contains { place in
            switch place.part {
            case .style: false
            case .live(let index): place.holder == holder && index >= screen.live.count
            case .scroll(let index): place.holder == holder && index >= screen.scroll.count
            }
        }
        if isLost { notes.append(group.note(Phrase("\(name) has tokens for changes that it does not make; they are skipped."))) }
        return screen
    }

    private func style(_ base: Style, _ holder: TokenPlace.Holder, _ part: TokenPlace.Part = .style) -> Style {
        theme.styles.style(base, TokenPlace(holder: holder, part: part))
    }

    private func groups(_ name: String) -> [(String, TokenNode)] {
        (root[name]?.members ?? []).filter { !$0.key.hasPrefix("$") && $0.node.members != nil && !TokenTree.isToken($0.node) }.map
        {
            ($0.key, $0.node)
        }
    }

    private func words(_ group: TokenNode?) -> TokenNode? { group?["$extensions"]?[DTCGFormat.vendor] }

    private func record<Value: Record>(_ node: TokenNode) throws(Problem) -> Value {
        do {
            return try Value(from: Reader(node.json))
        } catch {
            throw node.problem(error.description)
        }
    }
}
