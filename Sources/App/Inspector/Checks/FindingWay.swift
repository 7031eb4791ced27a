import Checks
import Gtk
import Model
import Scene

/// Goes to what a finding is about: the frame of a transition, the screen, and there the element or the key at its level.
struct FindingWay {
    private let store: Store
    private let playback: Playback
    private let reveal: (StyleKey.Section) -> Void

    init(_ store: Store, _ playback: Playback, reveal: @escaping (StyleKey.Section) -> Void) {
        self.store = store
        self.playback = playback
        self.reveal = reveal
    }

    func open(_ finding: Finding) {
        let isOnTheWay = showFrame(of: finding)
        if !isOnTheWay, let screen = finding.screen { showScreen(screen, scroll: finding.place.scroll.first) }
        tellAppearance(of: finding)
        openInspector(finding, isOnTheWay)
    }

    /// Holds the transition where the finding is at its worst; false if it was found at rest.
    private func showFrame(of finding: Finding) -> Bool {
        guard let found = finding.transition,
            let plan = try? Navigator(store.project).plan(found.kind, from: found.from, to: found.to)
        else { return false }
        playback.hold(plan, at: finding.place.progress ?? 1)
        return true
    }

    /// Brings the screen to the front of the phone, scrolled as it was checked.
    private func showScreen(_ screen: ScreenID, scroll: Double?) {
        if store.state.visibleScreen != screen || store.state.transition != nil { playback.open(screen) }
        if let scroll { store.update { $0.navigation.scroll[screen] = scroll } }
    }

    private func tellAppearance(of finding: Finding) {
        let appearances = finding.place.appearances
        guard !appearances.isEmpty, !appearances.contains(store.project.appearance) else { return }
        store.look { $0.notice = tr("It was found in the other appearance, which Ctrl+D shows.") }
    }

    /// Shows the element, or the section of the key at the level where it is set.
    private func openInspector(_ finding: Finding, _ isOnTheWay: Bool) {
        let screen = finding.screen ?? finding.transition?.to ?? store.state.inspectedScreen
        let parts = (finding.place.element ?? "").split(separator: ".").map(String.init)
        let role = parts.first.flatMap { Element.Role(rawValue: $0) }
        let key = StyleKey.named(finding.place.element ?? "")
        store.look { view in
            view.pickedScreen = screen
            if let level = finding.place.level { (view.level, view.editsScrollEdge) = (level, false) }
            if let role {
                view.pickedElement = ElementName(role: role, owner: screen, index: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
            } else if key != nil || !isOnTheWay {
                view.inspectorPage = "style"
            }
        }
        if let key { reveal(key.section) }
    }
}
