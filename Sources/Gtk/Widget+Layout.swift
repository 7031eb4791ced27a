public import CGtk

/// Where a widget stands and how much room it takes; each call answers the widget, so that calls follow one another.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Leaves the same room on all four sides, in logical pixels.
    @discardableResult
    public func margins(_ all: Int) -> Widget {
        margins(horizontal: all, vertical: all)
    }

    /// Leaves room beside, and above and below, in logical pixels.
    @discardableResult
    public func margins(horizontal: Int, vertical: Int) -> Widget {
        gtk_widget_set_margin_start(self, gint(clamping: horizontal))
        gtk_widget_set_margin_end(self, gint(clamping: horizontal))
        gtk_widget_set_margin_top(self, gint(clamping: vertical))
        gtk_widget_set_margin_bottom(self, gint(clamping: vertical))
        return self
    }

    /// Asks for at least this size in logical pixels; -1 leaves a side to the widget.
    @discardableResult
    public func size(width: Int = -1, height: Int = -1) -> Widget {
        gtk_widget_set_size_request(self, gint(clamping: width), gint(clamping: height))
        return self
    }

    /// Takes the room that is left over.
    @discardableResult
    public func expand(horizontal: Bool = false, vertical: Bool = false) -> Widget {
        gtk_widget_set_hexpand(self, horizontal.gboolean)
        gtk_widget_set_vexpand(self, vertical.gboolean)
        return self
    }

    /// Stands at a side of its room instead of filling it.
    @discardableResult
    public func align(horizontal: GtkAlign? = nil, vertical: GtkAlign? = nil) -> Widget {
        if let horizontal { gtk_widget_set_halign(self, horizontal) }
        if let vertical { gtk_widget_set_valign(self, vertical) }
        return self
    }
}
