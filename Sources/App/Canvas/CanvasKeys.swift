import CGtk
import Gtk
import Scene

/// What keys do while the phone has the focus: arrows walk over what can be tapped and scroll the content, Return taps.
final class CanvasKeys {
    private let store: Store
    private let side: PhoneSide
    private let taps: PhoneTaps
    private let touch: CanvasTouch

    /// Points that an arrow key scrolls.
    private static let line = 26.0

    init(_ store: Store, _ side: PhoneSide, _ taps: PhoneTaps, _ touch: CanvasTouch) {
        self.store = store
        self.side = side
        self.taps = taps
        self.touch = touch
    }

    func connect(to widget: Widget) {
        connectEvent(widget, "key-press-event") { [unowned self] event in press(KeyEvent(event)) }
        connectEvent(widget, "focus-out-event") { [store] _ in
            if store.state.view.focusedElement != nil { store.look { $0.focusedElement = nil } }
            return false
        }
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty else { return false }
        switch event.key {
        case GDK_KEY_Right: walk(by: 1)
        case GDK_KEY_Left: walk(by: -1)
        case GDK_KEY_Down: touch.scrollContent(by: Self.line)
        case GDK_KEY_Up: touch.scrollContent(by: -Self.line)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space: return activate()
        default: return false
        }
        return true
    }

    /// What can be tapped or picked, from the top and in reading direction; the two parts of a back button count once.
    private var elements: [Element] {
        let isSelecting = store.state.view.isSelecting
        let all = store.frame(side).elements.filter { $0.opacity > 0.5 && (isSelecting || $0.tapFrame != nil) }
        let sorted = all.sorted { (($0.role == .tab ? 1 : 0), $0.frame.x) < (($1.role == .tab ? 1 : 0), $1.frame.x) }
        return isSelecting ? sorted : sorted.filter { $0.role != .backLabel }
    }

    private func walk(by step: Int) {
        let names = elements.map(ElementName.init)
        guard !names.isEmpty else { return }
        let now = store.state.view.focusedElement.flatMap { names.firstIndex(of: $0) }
        let next = now.map { ($0 + step + names.count) % names.count } ?? (step > 0 ? 0 : names.count - 1)
        store.look { $0.focusedElement = names[next] }
    }

    private func activate() -> Bool {
        guard let name = store.state.view.focusedElement, let element = elements.first(where: { ElementName($0) == name }) else {
            return false
        }
        if store.state.view.isSelecting { store.look { $0.pickedElement = name } } else { taps.tap(element, on: side) }
        return true
    }
}
