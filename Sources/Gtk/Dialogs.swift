public import CGtk

/// A button of a question; the last of a list is the default.
public struct DialogButton: Sendable {
    /// What the button looks like.
    public enum Kind: Sendable {
        case plain, suggested, destructive
    }

    let title: String
    let kind: Kind

    public init(_ title: String, _ kind: Kind = .plain) {
        self.title = title
        self.kind = kind
    }
}

/// Asks a question over a window and answers the index of the button, or nil if the dialog was closed; never blocks.
@discardableResult
public func ask(
    _ text: String, details: String? = nil, buttons: [DialogButton], over parent: UnsafeMutablePointer<GtkWindow>?,
    answered: @escaping (Int?) -> Void
) -> Widget {
    let dialog = message_dialog_new(parent, GTK_MESSAGE_QUESTION, text, details)
    for (index, button) in buttons.enumerated() {
        let widget: Widget = gtk_dialog_add_button(as_dialog(dialog), button.title, gint(index))
        switch button.kind {
        case .plain: break
        case .suggested: widget.classes("suggested-action")
        case .destructive: widget.classes("destructive-action")
        }
    }
    gtk_dialog_set_default_response(as_dialog(dialog), gint(buttons.count - 1))
    connectResponse(dialog) { response in
        gtk_widget_destroy(dialog)
        answered(buttons.indices.contains(response) ? response : nil)
    }
    gtk_widget_show_all(dialog)
    return dialog
}

/// Tells of a failure, with its reason on demand below; never blocks.
@discardableResult
public func showError(
    _ text: String, details: String, close: String, over parent: UnsafeMutablePointer<GtkWindow>?
) -> Widget {
    let dialog = message_dialog_new(parent, GTK_MESSAGE_ERROR, text, details)
    gtk_dialog_add_button(as_dialog(dialog), close, GTK_RESPONSE_CLOSE.rawValue)
    connectResponse(dialog) { _ in gtk_widget_destroy(dialog) }
    gtk_widget_show_all(dialog)
    return dialog
}

/// Connects the `response` of a dialog, native or not, whose argument is a number.
func connectResponse(_ dialog: UnsafeMutableRawPointer, _ call: @escaping (Int) -> Void) {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, gint) -> Void = { box, response in
        Handler<(Int) -> Void>.call(in: box)(Int(response))
    }
    attach(dialog, "response", unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}
