import CGtk
import Gtk
import Scene

/// The red mark over the phone while a scenario is recorded, with buttons to expect what is shown and to stop.
final class RecordingMark: PaneView {
    let widget: Widget
    private let label = makeLabel("").classes("figures")

    init() {
        let dot = makeIcon("media-record-symbolic").classes("recording-dot")
        let expect = makeButton(icon: "object-select-symbolic", name: tr("Expect what is shown")).action("win.expect-shown")
        let stop = makeButton(icon: "media-playback-stop-symbolic", name: tr("Stop recording")).action("win.record-scenario")
        widget = makeRow(spacing: 6, [dot, label, expect.classes("flat", "compact"), stop.classes("flat", "compact")])
            .classes("recording-mark").margins(8).align(horizontal: GTK_ALIGN_END, vertical: GTK_ALIGN_START).visible(false)
        widget.accessible(name: tr("A scenario is being recorded"))
    }

    func update(from old: AppState, to new: AppState) {
        if (new.recorder == nil) != (old.recorder == nil) || old == new {
            widget.visible(new.recorder != nil)
            if new.recorder != nil { gtk_widget_show_all(widget) }
        }
        guard let recording = new.recorder?.recording else { return }
        setText(label, tr("Recording") + " · " + String(recording.steps.count))
        label.tooltip(tr("Steps so far"))
    }
}
