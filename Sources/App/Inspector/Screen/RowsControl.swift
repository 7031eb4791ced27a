import CGtk
import Gtk
import Model

/// The rows of a page's list: by the content's own choice, so many, or texts of one's own, one a line.
enum RowsControl {
    static func add(to form: Form<Screen>) {
        let title = tr("Rows"), name = form.fullName(title)
        let options = [(id: "count", title: tr("Number")), (id: "texts", title: tr("Texts"))]
        form.add(isSet: { _ in true }) { [unowned form] in
            let choice = ChoiceControl(name: name, unset: tr("By the content"), options: options) { [unowned form] word in
                form.change(name, goesOn: false) { screen in
                    switch word {
                    case "count": screen.rows = .count(screen.rows?.texts.count ?? 20)
                    case "texts": screen.rows = .texts(screen.rows?.texts ?? [tr("First Row")])
                    default: screen.rows = nil
                    }
                }
            }
            return (FieldRow(title, choice.widget), { choice.show($0.rows?.kindName) })
        }
        addCount(to: form)
        addTexts(to: form)
    }

    private static func addCount(to form: Form<Screen>) {
        form.number(tr("Number of rows"), \.rowCount, usual: -1, range: 0...10_000) { $0.rows?.kindName == "count" }
    }

    private static func addTexts(to form: Form<Screen>) {
        form.addPart(visible: { $0.rows?.kindName == "texts" }) { [unowned form] in makeTexts(form) }
    }

    private static func makeTexts(_ form: Form<Screen>) -> (widget: Widget, show: (Screen) -> Void) {
        let title = tr("Texts of the rows")
        let view: Widget = gtk_text_view_new()
        gtk_text_view_set_accepts_tab(as_text_view(view), 0)
        let buffer = gtk_text_view_get_buffer(as_text_view(view))
        var shown: [String] = []
        if let buffer {
            connect(buffer, "changed") { [unowned form] in
                let texts = lines(of: buffer)
                guard texts != shown else { return }
                shown = texts
                form.change(title, goesOn: true) { $0.rows = .texts(texts) }
            }
        }
        connectEvent(view, "focus-out-event") { [unowned form] _ in
            form.tools.store.endGesture()
            return false
        }
        let scrolled = makeScrolled(view.accessible(name: title)).accessible(name: title).size(height: 110).classes("frame")
        return (
            scrolled,
            { screen in
                guard case .texts(let texts) = screen.rows, texts != shown else { return }
                shown = texts
                gtk_text_buffer_set_text(buffer, texts.joined(separator: "\n"), -1)
            }
        )
    }

    private static func lines(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> [String] {
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return [] }
        defer { g_free(text) }
        return String(cString: text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension Rows {
    fileprivate var kindName: String {
        switch self {
        case .count: "count"
        case .texts: "texts"
        }
    }

    /// The rows' texts; a number stands for that many numbered ones.
    fileprivate var texts: [String] {
        switch self {
        case .count(let count): (0..<min(count, 100)).map { tr("Row") + " \($0 + 1)" }
        case .texts(let texts): texts
        }
    }
}

extension Screen {
    fileprivate var rowCount: Double? {
        get { if case .count(let count) = rows { Double(count) } else { nil } }
        set { if let newValue { rows = .count(Int(newValue)) } }
    }
}
