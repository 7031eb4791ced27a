import CGtk
import Formats
import Gtk
import Model

/// Shows what theme files give, before any project opens or follows one: the format recognised, which can be another one, the number
/// of screens, and the notes with their lines.
final class ImportDialog {
    /// What becomes of the themes.
    enum Purpose { case open, follow }

    let widget: Widget
    private(set) var answers: [ImportAnswer]
    private var shown = 0
    private let open: (ImportAnswer) -> Void
    private let file: Dropdown
    private let format: Dropdown
    private let summary = makeLabel("", wraps: true)
    private let text = makeTextBlock(name: tr("Notes of the import"))
    private let agreement: Widget
    private let purpose: Purpose
    /// Counts the readings begun, so that a late one does not replace a newer one.
    private var round = 0

    /// `open` is called for each theme that could be read, once the person agrees.
    init(
        _ answers: [ImportAnswer], _ purpose: Purpose = .open, over parent: UnsafeMutablePointer<GtkWindow>?,
        open: @escaping (ImportAnswer) -> Void
    ) {
        self.answers = answers
        self.purpose = purpose
        self.open = open
        let formats = Formats.all.filter { purpose == .open ? $0.canImport : $0.isOfThemes }
        var show: (Int) -> Void = { _ in }, read: (String) -> Void = { _ in }, agree = {}, leave = {}
        file = Dropdown(name: tr("File"), options: answers.enumerated().map { (String($0), $1.source.name) }, selected: "0") {
            show(Int($0) ?? 0)
        }
        file.widget.visible(answers.count > 1)
        format = Dropdown(
            name: tr("Format"), options: formats.map { ($0.identifier, tr($0.title)) }, selected: ""
        ) { read($0) }
        let verb = purpose == .open ? tr("_Import") : tr("_Link")
        agreement = makeButton(verb) { agree() }.classes("suggested-action")
        gtk_text_view_set_wrap_mode(as_text_view(text), GTK_WRAP_WORD_CHAR)
        // What belongs to a line number stands to the right of it.
        gtk_text_view_set_indent(as_text_view(text), -32)
        let head = makeColumn(
            spacing: 8, [file.widget, makeField(tr("_Format"), format.widget.expand(horizontal: true)), summary])
        let content = makeColumn(spacing: 0, [head.margins(10), makeScrolled(text).expand(vertical: true)])
        let act = purpose == .open ? tr("Import") : tr("Link to")
        let title = answers.count == 1 ? act + " " + answers[0].source.name : act
        widget = DialogWindow.make(
            title: title, width: 560, height: 380, over: parent, start: [makeButton(tr("_Cancel")) { leave() }],
            end: [agreement], content)
        show = { [self] in self.show($0) }
        read = { [self] in self.read(as: $0) }
        agree = { [self] in importAll() }
        leave = { [self] in gtk_widget_destroy(widget) }
        self.show(0)
    }

    /// Puts the dialog on the screen; Return agrees.
    func present() {
        DialogWindow.show(widget)
        gtk_widget_grab_focus(agreement)
    }

    /// What the dialog says of the theme that is shown.
    var answer: ImportAnswer { answers[shown] }

    private func show(_ index: Int) {
        shown = index
        format.select(answer.format?.identifier ?? "")
        let isProject = purpose == .follow && answer.isRead && !isUsable(answer)
        setText(summary, isProject ? tr("This is a project and no theme file; open it instead.") : answer.summary)
        let details = isProject ? "" : answer.details
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(as_text_view(text)), details, gint(details.utf8.count))
        agreement.sensitive(answers.contains(where: isUsable))
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

    /// Whether something can come of a theme.
    private func isUsable(_ answer: ImportAnswer) -> Bool {
        answer.isRead && (purpose == .open || answer.format?.isOfThemes == true)
    }

    /// Imports all that could be read.
    func importAll() {
        let read = answers.filter(isUsable)
        gtk_widget_destroy(widget)
        read.forEach(open)
    }
}

extension ImportAnswer {
    fileprivate var isRead: Bool { (try? result.get()) != nil }
}
