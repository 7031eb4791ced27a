import CGtk
import Gtk

/// A popover that opens beside one widget after another; it outlives them, so it holds a reference of its own.
final class Bubble {
    private let content: Widget
    private var popover: Widget?
    private let closed: () -> Void
    /// Tells that the widget beside which the bubble is open goes away, which no signal of the popover tells.
    private var anchor: Connection?

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
        anchor?.disconnect()
        anchor = connect(widget, "destroy") { [weak self] in
            self?.anchor = nil
            self?.closed()
        }
        gtk_popover_popup(as_popover(popover))
    }

    func close() {
        if let popover { gtk_popover_popdown(as_popover(popover)) }
    }

    private func make(on widget: Widget) -> Widget {
        let popover = makePopover(content, on: widget)
        g_object_ref_sink(popover)
        gtk_popover_set_position(as_popover(popover), GTK_POS_LEFT)
        connect(popover, "closed") { [weak self] in
            self?.anchor?.disconnect()
            self?.anchor = nil
            self?.closed()
        }
        self.popover = popover
        return popover
    }
}
