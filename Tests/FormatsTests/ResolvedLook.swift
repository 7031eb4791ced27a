import Dialects
import Model

/// What a screen's bar looks like, without what depends on its place in the stack.
struct ResolvedLook {
    private var parts: [(name: String, value: String)] = []

    /// A screen that the project has not is one that says nothing.
    init(_ project: Project, _ id: ScreenID, _ appearance: Appearance, _ scroll: Double) {
        var screen = project[screen: id] ?? Screen(id: id)
        if project[screen: id] == nil { screen.item.title = .value(Title(text: id)) }
        screen.content = .list
        let tab = project.tabs.firstIndex { $0.stack.contains(id) }
        let modal = project.modals.first { $0.stack.contains(id) }
        let request = BarRequest(
            project: project, screen: screen, stack: modal == nil ? .tab(tab ?? -1) : .modal(0), stackBelow: [],
            journal: Journal(),
            scroll: scroll, appearance: appearance)
        let bar = Dialects.named(project.dialect).resolve(request)
        for (index, layer) in bar.layers.enumerated() { parts.append(("layer \(index)", "\(layer)")) }
        parts += [
            ("title", "\(bar.title)"), ("large title", "\(bar.largeTitle)"), ("button", "\(bar.button)"),
            ("back label", "\(bar.backLabel)"),
            ("icon", "\(bar.iconColor)"), ("arrow", "\(bar.backArrowColor)"), ("disabled", "\(bar.disabledColor)"),
            ("hidden", "\(bar.isHidden)"), ("content", "\(bar.contentUnderBar)"), ("large", "\(bar.isLargeTitle)"),
            ("back image", "\(bar.backImage ?? "")"), ("status bar", "\(bar.statusBar)"), ("tab bar", "\(bar.tabBar)"),
            ("text", bar.item.title?.value?.text ?? ""),
        ]
    }

    /// The parts in which two looks differ, with both values.
    func differences(from other: ResolvedLook) -> [String] {
        let names = (parts + other.parts).reduce(into: [String]()) { names, part in
            if !names.contains(part.name) { names.append(part.name) }
        }
        return names.compactMap { name in
            let values = (parts.first { $0.name == name }?.value, other.parts.first { $0.name == name }?.value)
            return values.0 == values.1 ? nil : "\(name): \(values.0 ?? "none") became \(values.1 ?? "none")"
        }
    }
}
