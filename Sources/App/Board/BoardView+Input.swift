import CGtk
import Gtk
import Model
import Scene

/// Keys and pointer on the board: arrows go from screen to screen, Return and a click open one, Ctrl with a click only picks it.
extension BoardView {
    /// Logical pixels of a notch of the wheel.
    private static let notch = 90.0

    func connectInput() {
        let mask = GDK_BUTTON_PRESS_MASK.rawValue | GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue
        gtk_widget_add_events(area, gint(mask))
        connectEvent(area, "button-press-event") { [unowned self] in press(PointerEvent($0)) }
        connectEvent(area, "scroll-event") { [unowned self] in scroll(ScrollEvent($0)) }
        connectEvent(area, "key-press-event") { [unowned self] in press(KeyEvent($0)) }
        for signal in ["focus-in-event", "focus-out-event"] {
            connectEvent(area, signal) { [unowned self] _ in
                gtk_widget_queue_draw(area)
                return false
            }
        }
    }

    private func press(_ event: PointerEvent) -> Bool {
        gtk_widget_grab_focus(area)
        guard event.button == 1, event.clicks == 1, let index = layout.index(at: Point(event.x, event.y + top)) else {
            return false
        }
        if event.modifiers == .control { pick(index) } else { opened(screens[index].id) }
        return true
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        if event.modifiers == .control {
            store.look { $0.board.zoom(by: event.deltaY > 0 ? 0.9 : 1.1) }
        } else {
            gtk_adjustment_set_value(adjustment, top + event.deltaY * Self.notch)
        }
        return true
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty else { return false }
        let now = picked ?? 0, page = max(1, Int(gtk_adjustment_get_page_size(adjustment) / layout.group(0).height) - 1)
        switch event.key {
        case GDK_KEY_Left: pick(layout.index(from: now, columns: -1))
        case GDK_KEY_Right: pick(layout.index(from: now, columns: 1))
        case GDK_KEY_Up: pick(layout.index(from: now, rows: -1))
        case GDK_KEY_Down: pick(layout.index(from: now, rows: 1))
        case GDK_KEY_Page_Up: pick(layout.index(from: now, rows: -page))
        case GDK_KEY_Page_Down: pick(layout.index(from: now, rows: page))
        case GDK_KEY_Home: pick(0)
        case GDK_KEY_End: pick(layout.count - 1)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
            guard let picked else { return false }
            opened(screens[picked].id)
        case GDK_KEY_Escape: store.look { $0.board.isShown = false }
        default: return false
        }
        return true
    }

    /// Shows a screen in the inspector; it goes on from there by keys.
    func pick(_ index: Int) {
        guard screens.indices.contains(index) else { return }
        store.look { $0.pickedScreen = screens[index].id }
        reveal(index)
    }
}
