import Dialects
import Model

@testable import Formats

/// A screen of a project where the project has it.
struct PlacedScreen {
    private var project: Project
    private let id: ScreenID
    private let stack: StackID
    private let below: [ScreenID]

    /// A screen that stands nowhere is pushed on the first tab's root.
    init(_ id: ScreenID, in project: Project) {
        self.project = project
        self.id = id
        let stacks =
            project.tabs.enumerated().map { (StackID.tab($0), $1.stack) }
            + project.modals.enumerated().map { (.modal($0), $1.stack) }
        let main: StackID = project.effectiveStructure == .tabsInStack ? .main : .tab(0)
        let place = stacks.first { $0.1.contains(id) } ?? (main, Array((project.tabs.first?.stack ?? []).prefix(1)))
        stack = place.0
        below = Array(place.1.prefix { $0 != id })
    }

    /// The screen with what another project says of it, of its stack and of the app, as far as a report names no loss.
    ///
    /// What a page has only by its stack may stand with the page. Without `hasChanges` what changes while a page is open stays
    /// as it is.
    func wearing(_ other: Project, without losses: [Loss], hasChanges: Bool) -> PlacedScreen {
        var result = self
        result.project.theme = other.theme
        result.project.defaults = other.defaults
        if hasChanges { result.project.palette = other.palette }
        for index in project.tabs.indices { (result.project.tabs[index].style, result.project.tabs[index].item) = (Style(), nil) }
        for index in project.modals.indices { result.project.modals[index].style = Style() }
        for index in project.screens.indices {
            let own = project.screens[index]
            let dressed = other[screen: own.id] ?? SampleScreens.page(own.id, own.label, .list)
            result.project.screens[index].style = dressed.style
            result.project.screens[index].item = dressed.item
            if hasChanges {
                result.project.screens[index].live = dressed.live
                result.project.screens[index].scroll = dressed.scroll
            }
            for loss in losses where loss.screen == nil {
                guard let key = StyleKey.named(loss.property), own.style[key] == nil,
                    own.id != id || stackParts.style[key] == nil
                else { continue }
                result.project.screens[index].style[key] = nil
            }
        }
        result.set(PlacedScreen(id, in: other).stackParts, from: stackParts.style)
        return result.without(losses, isOriginal: false)
    }

    /// The style and the item of the stack.
    private var stackParts: (style: Style, item: Item?) {
        switch stack {
        case .tab(let index):
            project.tabs.indices.contains(index) ? (project.tabs[index].style, project.tabs[index].item) : (Style(), nil)
        case .main: (project.tabs.first?.style ?? Style(), project.tabs.first?.item)
        case .modal(let index): (project.modals[index].style, nil)
        }
    }

    private mutating func set(_ parts: (style: Style, item: Item?), from original: Style) {
        var style = parts.style
        if let index = project.screens.firstIndex(where: { $0.id == id }), style.isEmpty {
            for key in original.keys {
                style[key] = project.screens[index].style[key]
                project.screens[index].style[key] = nil
            }
        }
        switch stack {
        case .tab(let index): (project.tabs[index].style, project.tabs[index].item) = (style, parts.item)
        case .main: (project.tabs[0].style, project.tabs[0].item) = (style, parts.item)
        case .modal(let index): project.modals[index].style = style
        }
    }

    /// The screen without what a report names as lost.
    func without(_ losses: [Loss], isOriginal: Bool = true) -> PlacedScreen {
        var result = self
        result.project = project.without(losses.map(ofStack), isOriginal: isOriginal)
        return result
    }

    /// The loss of a page as that of its stack, if only that sets the key.
    private func ofStack(_ loss: Loss) -> Loss {
        guard loss.screen == id, let key = StyleKey.named(loss.property), project[screen: id]?.style[key] == nil,
            stackParts.style[key] != nil
        else { return loss }
        let prefix =
            switch stack {
            case .tab(let index): "tabs[\(index)]."
            case .main: "tabs[0]."
            case .modal(let index): "modals[\(index)]."
            }
        return Loss(prefix + loss.property, closest: loss.closestPhrase)
    }

    /// The bar, without what does not show.
    func bar(_ appearance: Appearance, _ scroll: Double) -> ResolvedBar? {
        guard let screen = project[screen: id] else { return nil }
        let request = BarRequest(
            project: project, screen: screen, stack: stack, stackBelow: below, journal: Journal(), scroll: scroll,
            appearance: appearance, profile: project.profile)
        var bar = ResolvedBars.plain(Dialects.named(project.dialect).resolve(request))
        for side in [\Item.left, \Item.right] {
            for index in (bar.item[keyPath: side] ?? []).indices {
                let tint = request.resolve(bar.item[keyPath: side]?[index].tint)
                bar.item[keyPath: side]?[index].tint = tint.map(Color.plain)
            }
        }
        return bar
    }
}
