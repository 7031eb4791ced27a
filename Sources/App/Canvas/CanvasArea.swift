import CGtk
import Gtk

/// The room of the phone, or of two phones side by side, each with a line above that says what it imitates.
final class CanvasArea: StateView {
    let widget: Widget
    let canvas: CanvasView
    private let head = makeColumn(spacing: 0)
    private let label = makeLabel("")
    private let second: LatePane<SecondPhone>

    init(_ store: Store, _ playback: Playback, _ taps: PhoneTaps) {
        canvas = CanvasView(store, .first, playback, taps)
        second = LatePane(store, isShown: { $0.compared != nil }) { SecondPhone(store, playback, taps) }
        gtk_label_set_xalign(as_label(label), 0.5)
        gtk_container_add(as_container(head), label.size(height: SecondPhone.headHeight))
        let scrolled = makeScrolled(canvas.widget, horizontal: GTK_POLICY_AUTOMATIC).expand(horizontal: true, vertical: true)
        let first = makeColumn(spacing: 0, [head, scrolled]).expand(horizontal: true, vertical: true)
        widget = makeRow(spacing: 0, [first, second.widget.expand(horizontal: true, vertical: true)])
        gtk_box_set_homogeneous(as_box(widget), 1)
        gtk_widget_show_all(head)
        head.visible(false)
    }

    func update(from old: AppState, to new: AppState) {
        canvas.update(from: old, to: new)
        second.update(from: old, to: new)
        head.visible(new.compared != nil)
        guard let (own, other) = new.imitations else { return }
        setText(label, own.words(beside: other))
        label.tooltip(own.words)
    }
}
