import CGtk
import Gtk

/// The one message that passes by over the canvas, with undo for an edit, or stays with the way to conflicts; a newer message or edit
/// replaces it.
final class NoticeBar: StateView {
    let widget: Widget
    private let store: Store
    private let label = makeLabel("", wraps: true)
    private let undo = makeButton(tr("Undo")).action("win.undo")
    private let conflicts = makeButton(tr("Show…")).action("win.link-conflicts")
    private var hiding: Timeout?
    /// Characters of a line.
    private static let widest = 44

    init(_ store: Store) {
        self.store = store
        let close = makeButton(icon: "window-close-symbolic", name: tr("Close")) { store.look { $0.notice = nil } }.classes(
            "flat")
        let row = makeRow(spacing: 12, [label, undo, conflicts, close]).classes("app-notification")
        widget = makeRevealer(row).align(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_START)
    }

    func update(from old: AppState, to new: AppState) {
        guard old.view.notice != new.view.notice else {
            if new.view.noticeOffersUndo, old.project != new.project { hide() }
            return
        }
        hiding?.stop()
        gtk_revealer_set_reveal_child(as_revealer(widget), (new.view.notice != nil).gboolean)
        guard let text = new.view.notice else { return }
        setText(label, text)
        // A label that may be narrower would be as high as its narrowest, and the room below the message would take the clicks.
        let width = gint(min(text.count, Self.widest))
        gtk_label_set_width_chars(as_label(label), width)
        gtk_label_set_max_width_chars(as_label(label), width)
        undo.visible(new.view.noticeOffersUndo)
        conflicts.visible(new.view.noticeOffer == .conflicts)
        if new.view.noticeOffer == .conflicts { return }
        hiding = after(milliseconds: 6000) { [weak store] in store?.look { $0.notice = nil } }
    }

    /// Views must not change the state while they are told of it, so this comes a moment later.
    private func hide() {
        hiding?.stop()
        hiding = after(milliseconds: 0) { [weak store] in store?.look { $0.notice = nil } }
    }
}
