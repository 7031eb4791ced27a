import Model

/// The names under which the classes of an app's pages become screens.
struct SwiftPages {
    private var taken: Set<ScreenID> = []
    /// The screens' names by class, in a file that an export has written.
    private let labels: [String: String]

    private static let identifier = "restorationIdentifier"

    init(of source: Source) {
        labels = ExportedHead.isExported(source) ? Self.marks(of: source) : [:]
    }

    /// The name of a screen, as it stands in front of its class.
    static func mark(_ screen: Screen) -> String { markStart + Identifier.comment(screen) }

    private static let markStart = "// MARK: - "

    private static func marks(of source: Source) -> [String: String] {
        var labels: [String: String] = [:], label: String?
        for line in String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasPrefix(markStart) {
                label = String(line.dropFirst(markStart.count))
            } else if let name = label, line.hasPrefix("class "), let end = line.firstIndex(of: ":") {
                labels[String(line[..<end].dropFirst(6))] = name
                label = nil
            } else {
                label = nil
            }
        }
        return labels
    }

    /// The statement by which a page keeps the id of a screen; none if its class is called after it.
    static func identifying(_ screen: Screen, _ className: String) -> [String] {
        Identifier.camel(stem(className), or: "page") == screen.id ? [] : ["\(identifier) = \(SwiftCode.string(screen.id))"]
    }

    /// A screen of a page, called as an export has marked it, else by its title if it has one.
    mutating func screen(_ page: SwiftObject, _ item: Item, _ style: Style) -> Screen {
        let stem = Self.stem(page.kind)
        let own = page.properties[Self.identifier]?.text.flatMap { $0.isEmpty ? nil : $0 }
        let wanted = own ?? Identifier.camel(stem, or: "page")
        var id = wanted
        var number = 1
        while !taken.insert(id).inserted {
            number += 1
            id = "\(wanted)\(number)"
        }
        var name = labels[page.kind] ?? stem
        if labels[page.kind] == nil, let title = item.title?.value, title.kind == .text, let text = title.text, !text.isEmpty {
            name = text
        }
        var screen = Screen(id: id, name: name, content: id == "home" ? .list : .article)
        screen.item = item
        screen.style = style
        return screen
    }

    /// The class's name without what says that it is a page.
    private static func stem(_ className: String) -> String {
        for ending in ["ViewController", "Controller", "VC"] where className.hasSuffix(ending) && className.count > ending.count {
            return String(className.dropLast(ending.count))
        }
        return className
    }

    /// Puts screens into the stacks in which the code has them; those of no stack, and a start if there is none, into the first tab.
    static func arrange(_ project: inout Project, _ screens: [Screen], _ tabs: [Tab], _ modals: [Modal]) {
        var screens = screens
        if !screens.contains(where: { $0.id == "home" }) { screens.insert(SampleScreens.home, at: 0) }
        project.screens = screens
        let placed = Set(tabs.flatMap(\.stack) + modals.flatMap(\.stack))
        var tabs = tabs
        let first = screens.first { $0.id != "home" && !placed.contains($0.id) }.map { [$0.id] } ?? []
        if let own = tabs.firstIndex(where: { $0.stack.isEmpty }) {
            tabs[own].stack = (placed.contains("home") ? [] : ["home"]) + first
            if tabs[own].stack.isEmpty { tabs.remove(at: own) }
        } else if !placed.contains("home") {
            tabs.insert(Tab(title: "Home", icon: "home", stack: ["home"] + first), at: 0)
        }
        tabs.removeAll { $0.stack.isEmpty }
        for index in tabs.indices where tabs[index].title.isEmpty {
            let root = screens.first { $0.id == tabs[index].stack.first }
            tabs[index].title = root?.label ?? "Home"
            tabs[index].icon = "home"
        }
        project.tabs = tabs.isEmpty ? [Tab(title: "Home", icon: "home", stack: ["home"])] : tabs
        project.modals = modals
    }
}
