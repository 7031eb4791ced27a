import CGtk
import Gtk

/// A popover that opens beside one widget after another; it outlives them, so it holds a reference of its own.
final class Bubble {
    private let content: Widget
    private var popover: Widget?
    private let closed: () -> Void

    init(_ content: Widget, closed: @escaping () -> Void = {}) {
        self.content = content
        self.closed = closed
        g_object_ref_sink(content)
    }

    isolated deinit {
        if let popover { g_object_unref(popover) }
        g_object_unref(content)
    }

    /// Opens to the left of a widget, where the pane leaves no room.
    func open(on widget: Widget) {
        let popover = popover ?? make(on: widget)
        gtk_popover_set_relative_to(as_popover(popover), widget)
        gtk_widget_show_all(content)
        gtk_popover_popup(as_popover(popover))
    }

    func close() {
        if let popover { gtk_popover_popdown(as_popover(popover)) }
    }

    private func make(on widget: Widget) -> Widget {
        let popover = makePopover(content, on: widget)
        g_object_ref_sink(popover)
        gtk_popover_set_position(as_popover(popover), GTK_POS_LEFT)
        connect(popover, "closed") { [unowned self] in closed() }
        self.popover = popover
        return popover
    }
}
