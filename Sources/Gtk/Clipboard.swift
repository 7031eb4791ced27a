internal import CGtk

/// The desktop's clipboard, with text and texts in formats of our own.
public enum Clipboard {
    /// Offers a plain text and the same content in other targets, such as a MIME type.
    public static func copy(text: String, others: [String: String] = [:]) {
        let offer = Offer(text: text, others: others)
        let list = gtk_target_list_new(nil, 0)
        gtk_target_list_add_text_targets(list, 0)
        for target in others.keys {
            gtk_target_list_add(list, gdk_atom_intern(target, 0), 0, 0)
        }
        var count: gint = 0
        let table = gtk_target_table_new_from_list(list, &count)
        gtk_clipboard_set_with_data(
            clipboard, table, guint(clamping: count),
            { _, selection, _, box in
                guard let selection, let box else { return }
                Unmanaged<Offer>.fromOpaque(box).takeUnretainedValue().give(selection)
            },
            { _, box in releaseBox(box) }, Unmanaged.passRetained(offer).toOpaque())
        gtk_clipboard_set_can_store(clipboard, nil, 0)
        gtk_target_table_free(table, count)
        gtk_target_list_unref(list)
    }

    /// Offers a picture, given as the bytes of a PNG file; answers whether it is one.
    public static func copy(picture: [UInt8]) -> Bool {
        guard let loader = gdk_pixbuf_loader_new() else { return false }
        defer { g_object_unref(loader) }
        let isWritten = gdk_pixbuf_loader_write(loader, picture, gsize(picture.count), nil).isTrue
        guard gdk_pixbuf_loader_close(loader, nil).isTrue, isWritten, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return false
        }
        gtk_clipboard_set_image(clipboard, pixbuf)
        gtk_clipboard_set_can_store(clipboard, nil, 0)
        return true
    }

    /// Fetches the clipboard's text; nil if it holds none.
    public static func paste(_ then: @escaping (String?) -> Void) {
        gtk_clipboard_request_text(
            clipboard,
            { _, text, box in
                guard let box else { return }
                Unmanaged<Handler<(String?) -> Void>>.fromOpaque(box).takeRetainedValue().call(string(text))
            }, Unmanaged.passRetained(Handler(then)).toOpaque())
    }

    /// Fetches the paths of the clipboard's files that are on this machine; none if it holds something else.
    public static func pasteFiles(_ then: @escaping ([String]) -> Void) {
        gtk_clipboard_request_uris(
            clipboard,
            { _, uris, box in
                guard let box else { return }
                var paths: [String] = []
                var next = uris
                while let uri = next?.pointee {
                    if let path = takeString(g_filename_from_uri(uri, nil, nil)) { paths.append(path) }
                    next = next?.successor()
                }
                Unmanaged<Handler<([String]) -> Void>>.fromOpaque(box).takeRetainedValue().call(paths)
            }, Unmanaged.passRetained(Handler(then)).toOpaque())
    }

    /// Fetches the clipboard's content in one of our own targets; nil if it is not offered or not UTF-8.
    public static func paste(target: String, _ then: @escaping (String?) -> Void) {
        gtk_clipboard_request_contents(
            clipboard, gdk_atom_intern(target, 0),
            { _, selection, box in
                guard let box else { return }
                let handler = Unmanaged<Handler<(String?) -> Void>>.fromOpaque(box).takeRetainedValue()
                handler.call(selection.flatMap { selectionText($0) })
            }, Unmanaged.passRetained(Handler(then)).toOpaque())
    }

    private static var clipboard: OpaquePointer? { gtk_clipboard_get(gdk_atom_intern("CLIPBOARD", 0)) }
}

private final class Offer {
    private let text: String
    private let others: [String: String]

    init(text: String, others: [String: String]) {
        self.text = text
        self.others = others
    }

    func give(_ selection: OpaquePointer) {
        let target = takeString(gdk_atom_name(gtk_selection_data_get_target(selection)))
        if let target, let other = others[target] {
            setSelectionText(selection, other)
        } else {
            gtk_selection_data_set_text(selection, text, -1)
        }
    }
}

/// Gives a text in the target that was asked for, as UTF-8 bytes.
func setSelectionText(_ selection: OpaquePointer, _ text: String) {
    let bytes = Array(text.utf8)
    gtk_selection_data_set(selection, gtk_selection_data_get_target(selection), 8, bytes, gint(clamping: bytes.count))
}

/// Reads a selection's bytes as UTF-8; nil if there are none or they are something else.
func selectionText(_ selection: OpaquePointer) -> String? {
    var length: gint = 0
    guard let bytes = gtk_selection_data_get_data_with_length(selection, &length), length >= 0 else { return nil }
    return String(validating: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
}
