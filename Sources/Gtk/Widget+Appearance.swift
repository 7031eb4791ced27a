public import CGtk

/// How a widget looks and presents itself; each call answers the widget, so that calls follow one another.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Adds style classes, the theme's (`flat`, `dim-label`, `suggested-action`) or our own.
    @discardableResult
    public func classes(_ names: String...) -> Widget {
        let style = gtk_widget_get_style_context(self)
        names.forEach { gtk_style_context_add_class(style, $0) }
        return self
    }

    /// Adds or takes off one style class.
    @discardableResult
    public func setClass(_ name: String, _ isOn: Bool) -> Widget {
        let style = gtk_widget_get_style_context(self)
        if isOn { gtk_style_context_add_class(style, name) } else { gtk_style_context_remove_class(style, name) }
        return self
    }

    /// Shows a text when the pointer rests; an empty one shows nothing.
    @discardableResult
    public func tooltip(_ text: String) -> Widget {
        gtk_widget_set_tooltip_text(self, text.isEmpty ? nil : text)
        return self
    }

    /// Says what assistive technology reads: a name, a longer description, and a role when the class's own is wrong.
    @discardableResult
    public func accessible(name: String? = nil, description: String? = nil, role: AtkRole? = nil) -> Widget {
        let accessible = gtk_widget_get_accessible(self)
        if let name { atk_object_set_name(accessible, name) }
        if let description { atk_object_set_description(accessible, description) }
        if let role { atk_object_set_role(accessible, role) }
        return self
    }

    /// Ties a button to an action (`win.undo`), whose enabled state and, for a toggle, state it follows.
    @discardableResult
    public func action(_ name: String, target: String? = nil) -> Widget {
        gtk_actionable_set_action_name(as_actionable(self), name)
        if let target { gtk_actionable_set_action_target_value(as_actionable(self), g_variant_new_string(target)) }
        return self
    }

    /// Whether the widget answers.
    @discardableResult
    public func sensitive(_ isSensitive: Bool) -> Widget {
        gtk_widget_set_sensitive(self, isSensitive.gboolean)
        return self
    }

    /// Shows or hides the widget and keeps it so when its window is shown with all its children.
    @discardableResult
    public func visible(_ isVisible: Bool) -> Widget {
        gtk_widget_set_no_show_all(self, (!isVisible).gboolean)
        gtk_widget_set_visible(self, isVisible.gboolean)
        return self
    }
}
