public import CGtk

/// A kind of file to offer in a file dialog, by patterns such as `*.transom`.
public struct FileFilter: Sendable {
    let title: String
    let patterns: [String]

    public init(_ title: String, patterns: [String]) {
        self.title = title
        self.patterns = patterns
    }
}

/// Lets the user choose files to open, by the desktop's own dialog, beginning in a folder; no paths mean that the user cancelled.
@discardableResult
public func chooseFiles(
    title: String, folder: String? = nil, filters: [FileFilter] = [], multiple: Bool = false,
    over parent: UnsafeMutablePointer<GtkWindow>?, chosen: @escaping ([String]) -> Void
) -> UnsafeMutablePointer<GtkNativeDialog> {
    let chooser = makeChooser(GTK_FILE_CHOOSER_ACTION_OPEN, title, filters, parent)
    if let folder { gtk_file_chooser_set_current_folder(as_file_chooser(chooser), folder) }
    gtk_file_chooser_set_select_multiple(as_file_chooser(chooser), multiple.gboolean)
    return show(chooser, chosen)
}

/// Lets the user choose a folder, beginning in one; nil means that the user cancelled.
@discardableResult
public func chooseFolder(
    title: String, folder: String? = nil, over parent: UnsafeMutablePointer<GtkWindow>?, chosen: @escaping (String?) -> Void
) -> UnsafeMutablePointer<GtkNativeDialog> {
    let chooser = makeChooser(GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title, [], parent)
    if let folder { gtk_file_chooser_set_current_folder(as_file_chooser(chooser), folder) }
    return show(chooser) { chosen($0.first) }
}

/// Lets the user name a file to save, asking before one is overwritten; nil means that the user cancelled.
@discardableResult
public func chooseSavePath(
    title: String, suggestedName: String, folder: String? = nil, filters: [FileFilter] = [],
    over parent: UnsafeMutablePointer<GtkWindow>?, chosen: @escaping (String?) -> Void
) -> UnsafeMutablePointer<GtkNativeDialog> {
    let chooser = makeChooser(GTK_FILE_CHOOSER_ACTION_SAVE, title, filters, parent)
    gtk_file_chooser_set_do_overwrite_confirmation(as_file_chooser(chooser), 1)
    gtk_file_chooser_set_current_name(as_file_chooser(chooser), suggestedName)
    if let folder { gtk_file_chooser_set_current_folder(as_file_chooser(chooser), folder) }
    return show(chooser) { chosen($0.first) }
}

private func makeChooser(
    _ action: GtkFileChooserAction, _ title: String, _ filters: [FileFilter], _ parent: UnsafeMutablePointer<GtkWindow>?
) -> UnsafeMutableRawPointer {
    let native: OpaquePointer = gtk_file_chooser_native_new(title, parent, action, nil, nil)
    let chooser = UnsafeMutableRawPointer(native)
    gtk_native_dialog_set_modal(as_native_dialog(chooser), 1)
    for filter in filters {
        let entry = gtk_file_filter_new()
        gtk_file_filter_set_name(entry, filter.title)
        filter.patterns.forEach { gtk_file_filter_add_pattern(entry, $0) }
        gtk_file_chooser_add_filter(as_file_chooser(chooser), entry)
    }
    return chooser
}

private func show(
    _ chooser: UnsafeMutableRawPointer, _ chosen: @escaping ([String]) -> Void
) -> UnsafeMutablePointer<GtkNativeDialog> {
    connectResponse(chooser) { response in
        let paths = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosenPaths(chooser) : []
        // Nobody else holds a native dialog: this is the reference of its creation.
        g_object_unref(chooser)
        chosen(paths)
    }
    gtk_native_dialog_show(as_native_dialog(chooser))
    return as_native_dialog(chooser)
}

private func chosenPaths(_ chooser: UnsafeMutableRawPointer) -> [String] {
    let list = gtk_file_chooser_get_filenames(as_file_chooser(chooser))
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }
        .prefix { $0 != nil }
        .compactMap { takeString($0?.pointee.data?.assumingMemoryBound(to: CChar.self)) }
}
