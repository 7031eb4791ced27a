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

    /// Pastes a style in place of the one that the inspector edits, or in place of those of all selected screens; text that is
    /// no style changes nothing.
    static func paste(into store: Store) {
        Clipboard.paste { text in if let text { take(text, in: store) } }
    }

    /// Pastes a style as a text.
    static func take(_ text: String, in store: Store) {
        do throws(Problem) {
            let style = try Style(from: Reader(JSON(parsing: Array(text.utf8))))
            StyleTransfer(style, to: StyleTransfer.targets(in: store), in: store).perform(tr("Paste Style"))
        } catch {
            store.look { $0.notice = tr("The clipboard holds no style:") + " " + error.description }
        }
    }
}
