public import CGtk

/// Draws on a page's cairo context, whose unit is a point.
public typealias PagePainter = (OpaquePointer) -> Void

/// Lets a person print, by the desktop's own dialog, or writes a PDF file without one; `ended` hears what went wrong, or `nil`.
///
/// `count` tells how many pages there are with so much room, in points; `draw` makes one, by its number from 0, and hands over what
/// paints it, then or later: the window goes on meanwhile.
public func printPages(
    named name: String, to file: String? = nil, over parent: UnsafeMutablePointer<GtkWindow>?,
    count: @escaping (_ width: Double, _ height: Double) -> Int,
    draw: @escaping (_ page: Int, _ isReady: @escaping (@escaping PagePainter) -> Void) -> Void,
    ended: @escaping (String?) -> Void = { _ in }
) {
    guard let operation = gtk_print_operation_new() else { return }
    let object = UnsafeMutableRawPointer(operation)
    gtk_print_operation_set_job_name(operation, name)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_embed_page_setup(operation, 1)
    gtk_print_operation_set_show_progress(operation, 1)
    gtk_print_operation_set_allow_async(operation, 1)
    if let file { gtk_print_operation_set_export_filename(operation, file) }
    connectValue(object, "begin-print") { context in
        let context = context.map { OpaquePointer($0) }
        let pages = count(gtk_print_context_get_width(context), gtk_print_context_get_height(context))
        gtk_print_operation_set_n_pages(operation, gint(clamping: max(1, pages)))
    }
    connectPage(object) { context, page in
        gtk_print_operation_set_defer_drawing(operation)
        g_object_ref(object)
        draw(page) { paint in
            if let cairo = gtk_print_context_get_cairo_context(context) { paint(cairo) }
            gtk_print_operation_draw_page_finish(operation)
            g_object_unref(object)
        }
    }
    connectDone(object) { result in
        var error: UnsafeMutablePointer<GError>?
        if result == GTK_PRINT_OPERATION_RESULT_ERROR { gtk_print_operation_get_error(operation, &error) }
        ended(error.map { takeMessage($0) })
        // The reference of its creation; it is in use until this call has ended.
        idle { g_object_unref(object) }
    }
    let action = file == nil ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_EXPORT
    gtk_print_operation_run(operation, action, parent, nil)
}

private func connectDone(_ operation: UnsafeMutableRawPointer, _ call: @escaping (GtkPrintOperationResult) -> Void) {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, GtkPrintOperationResult) -> Void = { box, result in
        Handler<(GtkPrintOperationResult) -> Void>.call(in: box)(result)
    }
    attach(operation, "done", unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}

private func connectPage(_ operation: UnsafeMutableRawPointer, _ call: @escaping (OpaquePointer, Int) -> Void) {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, OpaquePointer, gint) -> Void = { box, context, page in
        Handler<(OpaquePointer, Int) -> Void>.call(in: box)(context, Int(page))
    }
    attach(operation, "draw-page", unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}
