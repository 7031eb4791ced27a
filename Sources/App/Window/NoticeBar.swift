import CGtk
import Gtk

/// The one message that passes by over the canvas, with undo for an edit, or stays with the way to conflicts; a newer message or edit
/// replaces it.
final class NoticeBar: StateView {
    let widget: Widget
    private let store: Store
    private let row: Widget
    private let label = makeLabel("", wraps: true)
    private let undo = makeButton(tr("Undo")).action("win.undo")
    private let conflicts = makeButton(tr("Show…")).action("win.link-conflicts")
    private var hiding: Timeout?
    /// Characters of a line.
    private static let widest = 44
    /// Pixels that stay free beside it.
    private static let margin = 40

    init(_ store: Store) {
        self.store = store
        let close = makeButton(icon: "window-close-symbolic", name: tr("Close")) { store.look { $0.notice = nil } }.classes(
            "flat")
        row = makeRow(spacing: 12, [label, undo, conflicts, close]).classes("app-notification")
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
        undo.visible(new.view.noticeOffersUndo)
        conflicts.visible(new.view.noticeOffer == .conflicts)
        setWidth(min(text.count, Self.widest))
        setWidth(min(text.count, Self.widest, max(10, roomInCharacters)))
        if new.view.noticeOffer == .conflicts { return }
        hiding = after(milliseconds: 6000) { [weak store] in store?.look { $0.notice = nil } }
    }

    /// A label that may be narrower would be as high as its narrowest, and the room below the message would take the clicks.
    private func setWidth(_ characters: Int) {
        gtk_label_set_width_chars(as_label(label), gint(characters))
        gtk_label_set_max_width_chars(as_label(label), gint(characters))
    }

    /// The characters that stand beside the buttons on the phone's pane, however narrow it is.
    private var roomInCharacters: Int {
        guard let pane = gtk_widget_get_parent(widget), gtk_widget_get_mapped(pane).isTrue else { return Self.widest }
        let buttons = naturalWidth(of: row) - naturalWidth(of: label)
        let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(label), nil, nil)
        defer { pango_font_metrics_unref(metrics) }
        let character = Int(pango_font_metrics_get_approximate_char_width(metrics) / PANGO_SCALE) + 1
        return (Int(gtk_widget_get_allocated_width(pane)) - buttons - Self.margin) / character
    }

    private func naturalWidth(of widget: Widget) -> Int {
        var width: gint = 0
        gtk_widget_get_preferred_width(widget, nil, &width)
        return Int(width)
    }

    /// Views must not change the state while they are told of it, so this comes a moment later.
    private func hide() {
        hiding?.stop()
        hiding = after(milliseconds: 0) { [weak store] in store?.look { $0.notice = nil } }
    }
}
