import Model

extension Store {
    /// Opens the inspector where a colour is used; a place in the palette is left to the caller.
    func open(_ place: ColorPlace) {
        let project = project
        look { view in
            view.panes.show(.inspector)
            view.inspectorPage = place.page.rawValue
            view.editsScrollEdge = false
            switch place.owner {
            case .defaults: view.level = .builtIn
            case .color: break
            case .theme: view.level = .theme
            case .tab(let index):
                view.level = .stack
                if project.tabs.indices.contains(index) { view.pickedScreen = project.tabs[index].stack.first }
            case .modal(let index):
                view.level = .stack
                if project.modals.indices.contains(index) { view.pickedScreen = project.modals[index].stack.first }
            case .screen(let id): (view.level, view.pickedScreen) = (.screen, id)
            case .live(let id, let index): (view.level, view.pickedScreen, view.liveEntry) = (.live, id, index)
            case .scroll(let id, let index): (view.level, view.pickedScreen, view.scrollStop) = (.scroll, id, index)
            }
        }
    }
}
