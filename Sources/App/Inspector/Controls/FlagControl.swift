import Gtk

/// On, off or not set.
final class FlagControl {
    let widget: Widget
    private let choice: ChoiceControl

    init(name: String, unset: String, changed: @escaping (Bool?) -> Void) {
        choice = ChoiceControl(name: name, unset: unset, options: [("on", tr("On")), ("off", tr("Off"))]) { word in
            changed(word.map { $0 == "on" })
        }
        widget = choice.widget
    }

    func show(_ value: Bool?) {
        choice.show(value.map { $0 ? "on" : "off" })
    }
}
