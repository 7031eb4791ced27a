import Gtk
import Model

extension Store {
    /// Changes the inspected screen.
    func changeScreen(_ title: String, gesture: String? = nil, _ change: (inout Screen) -> Void) {
        guard var screen = project[screen: state.inspectedScreen] else { return }
        change(&screen)
        perform(.setScreen(screen), title, gesture: gesture)
    }

    /// The live entry or scroll stop that the inspector edits.
    var entryIndex: Int {
        switch editedPlace.owner {
        case .live(_, let index), .scroll(_, let index): index
        case .defaults, .theme, .tab, .modal, .screen: 0
        }
    }

    func pickEntry(_ index: Int) {
        look { view in
            if view.level == .live { view.liveEntry = index } else { view.scrollStop = index }
        }
    }

    /// Adds a live entry at the end, or a scroll stop 64 points below the last one, and picks it.
    func addEntry() {
        let isLive = state.view.level == .live
        changeScreen(isLive ? tr("Add Live Entry") : tr("Add Scroll Stop")) { screen in
            if isLive { return screen.live.append(LiveEntry()) }
            var stop = ScrollStop()
            stop.at = screen.scroll.map(\.at).max().map { $0 + 64 } ?? 0
            screen.scroll.append(stop)
        }
        pickEntry(.max)
    }

    func removeEntry() {
        let isLive = state.view.level == .live, index = entryIndex
        changeScreen(isLive ? tr("Remove Live Entry") : tr("Remove Scroll Stop")) { screen in
            if isLive, screen.live.indices.contains(index) { screen.live.remove(at: index) }
            if !isLive, screen.scroll.indices.contains(index) { screen.scroll.remove(at: index) }
        }
    }

    func moveEntry(by step: Int) {
        let isLive = state.view.level == .live, index = entryIndex, target = index + step
        changeScreen(tr("Move Entry")) { screen in
            if isLive, screen.live.indices.contains(target) { screen.live.swapAt(index, target) }
            if !isLive, screen.scroll.indices.contains(target) { screen.scroll.swapAt(index, target) }
        }
        pickEntry(max(0, target))
    }
}
