import CGtk
import Formats
import Gtk
import Model

/// Shows what an import would give, before any project opens: the format recognised, which can be another one, the number of
/// screens, and the notes with their lines.
final class ImportDialog {
    let widget: Widget
    private(set) var answers: [ImportAnswer]
    private var shown = 0
    private let open: (ImportAnswer) -> Void
    private let file: Dropdown
    private let format: Dropdown
    private let summary = makeLabel("", wraps: true)
    private let text = makeTextBlock(name: tr("Notes of the import"))
    private let importButton: Widget
    /// Counts the readings begun, so that a late one does not replace a newer one.
    private var round = 0

    private static let readable = Formats.all.filter(\.canImport)

    /// `open` is called for each theme that could be read, once the person agrees.
    init(
        _ answers: [ImportAnswer], over parent: UnsafeMutablePointer<GtkWindow>?, open: @escaping (ImportAnswer) -> Void
    ) {
        self.answers = answers
        self.open = open
        var show: (Int) -> Void = { _ in }, read: (String) -> Void = { _ in }, agree = {}, leave = {}
        file = Dropdown(name: tr("File"), options: answers.enumerated().map { (String($0), $1.source.name) }, selected: "0") {
            show(Int($0) ?? 0)
        }
        file.widget.visible(answers.count > 1)
        format = Dropdown(
            name: tr("Format"), options: Self.readable.map { ($0.identifier, tr($0.title)) }, selected: ""
        ) { read($0) }
        importButton = makeButton(tr("_Import")) { agree() }.classes("suggested-action")
        gtk_text_view_set_wrap_mode(as_text_view(text), GTK_WRAP_WORD_CHAR)
        let head = makeColumn(
            spacing: 8, [file.widget, makeField(tr("_Format"), format.widget.expand(horizontal: true)), summary])
        let content = makeColumn(spacing: 0, [head.margins(10), makeScrolled(text).expand(vertical: true)])
        let title = answers.count == 1 ? tr("Import") + " " + answers[0].source.name : tr("Import")
        widget = DialogWindow.make(
            title: title, width: 560, height: 380, over: parent, start: [makeButton(tr("_Cancel")) { leave() }],
            end: [importButton], content)
        show = { [self] in self.show($0) }
        read = { [self] in self.read(as: $0) }
        agree = { [self] in importAll() }
        leave = { [self] in gtk_widget_destroy(widget) }
        self.show(0)
    }

    /// Puts the dialog on the screen; Return imports.
    func present() {
        DialogWindow.show(widget)
        gtk_widget_grab_focus(importButton)
    }

    /// What the dialog says of the theme that is shown.
    var answer: ImportAnswer { answers[shown] }

    private func show(_ index: Int) {
        shown = index
        format.select(answer.format?.identifier ?? "")
        setText(summary, answer.summary)
        let details = answer.details
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(as_text_view(text)), details, gint(details.utf8.count))
        importButton.sensitive(answers.contains { $0.isRead })
    }

    /// Reads the theme that is shown in another format, on another thread.
    func read(as identifier: String) {
        round += 1
        background(for: widget) { [source = answer.source, format = Formats.named(identifier), round] in
            (round, source.read(as: format))
        } then: { [weak self] (read: (Int, ImportAnswer)) in
            guard let self, read.0 == round, let index = answers.firstIndex(where: { $0.source == read.1.source }) else { return }
            answers[index] = read.1
            show(shown)
        }
    }

    /// Imports all that could be read.
    func importAll() {
        let read = answers.filter(\.isRead)
        gtk_widget_destroy(widget)
        read.forEach(open)
    }
}

extension ImportAnswer {
    fileprivate var isRead: Bool { (try? result.get()) != nil }
}
