import CGtk
import Gtk

/// The box at a page's end that brings up what the dialect ignores; all pages follow it.
final class IgnoredCheck {
    let widget: Widget
    private let store: Store

    init(_ store: Store) {
        self.store = store
        widget = makeCheck(tr("Show ignored keys")) { isOn in store.look { $0.showsIgnored = isOn } }
    }

    func refresh() {
        quietly { gtk_toggle_button_set_active(as_toggle_button(widget), store.state.view.showsIgnored.gboolean) }
    }
}
