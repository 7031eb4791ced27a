import Gtk
import Model

/// Styles on the clipboard: under a target of our own, and as JSON text that can be pasted anywhere.
enum StyleClipboard {
    static let target = "application/x-transom-style+json"

    /// Copies the style at the level that the inspector edits.
    static func copy(from store: Store) {
        let text = store.project.style(at: store.editedPlace).json.text()
        Clipboard.copy(text: text, others: [target: text])
        store.look { $0.notice = tr("Style copied.") }
    }

    /// Pastes a style in place of the one at the level that the inspector edits; text that is no style changes nothing.
    static func paste(into store: Store) {
        Clipboard.paste { text in
            guard let text else { return }
            do throws(Problem) {
                let style = try Style(from: Reader(JSON(parsing: Array(text.utf8))))
                store.perform(.replaceStyle(store.editedPlace, style), tr("Paste Style"))
            } catch {
                store.look { $0.notice = tr("The clipboard holds no style:") + " " + error.description }
            }
        }
    }
}
