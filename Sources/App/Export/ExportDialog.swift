import CGtk
import Formats
import Gtk
import Model
import Render

/// Shows the project in a format of theme files, with what is lost, to copy or, in several formats at once, to save; it follows
/// every edit.
final class ExportDialog: StateView {
    let widget: Widget
    private let store: Store
    private let formats = Formats.all.filter(\.canExport)
    private var format: Format
    private var chosenFile = 0
    private(set) var result: ExportResult?
    /// Counts the exports begun, so that a late one does not replace a newer one.
    private var round = 0

    let targets: ExportTargets
    private let file: Dropdown
    private let text = makeTextBlock(name: tr("Preview of the file"))
    private let losses = LossList()
    private let copy: Widget
    private let save: Widget

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        let last = Application.preferences[text: Self.lastKey] ?? Self.last
        let first = formats.firstIndex { $0.identifier == last } ?? 0
        format = formats[first]
        var choose: (Int) -> Void = { _ in }, show: (String) -> Void = { _ in }, copyText = {}, saveFiles = {}, tick = {}
        file = Dropdown(name: tr("File"), options: [], selected: "") { show($0) }
        copy = makeButton(tr("_Copy")) { copyText() }.tooltip(tr("Copy the text to the clipboard"))
        save = makeButton(tr("_Save…")) { saveFiles() }.classes("suggested-action")
        let preview = makeScrolled(text, horizontal: GTK_POLICY_AUTOMATIC).expand(horizontal: true, vertical: true)
        let right = makeColumn(spacing: 0, [file.widget.margins(6), preview, losses.widget])
        targets = ExportTargets(
            formats, shown: first, remembered: store.state.memory.exports?.formats, picked: { choose($0) }, changed: { tick() })
        let content = makeRow(spacing: 0, [targets.widget, right.expand(horizontal: true)])
        widget = DialogWindow.make(
            title: tr("Export"), width: 880, height: 620, over: parent, start: [copy], end: [save], content)
        choose = { [self] in pick($0) }
        show = { [self] in showFile(Int($0) ?? 0) }
        copyText = { [self] in copyToClipboard() }
        saveFiles = { [self] in saveToDisk() }
        connect(widget, "destroy") { [self] in store.detach(self) }
        tick = { [self] in followTicks() }
        followTicks()
        store.attach(self)
        export()
    }

    private static let lastKey = "last-export-format"
    /// The choice of this run, for programs whose settings are not installed.
    private static var last: String?

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        if old.project != new.project { export() }
    }

    func pick(_ index: Int) {
        format = formats[index]
        targets.follow(index)
        chosenFile = 0
        Self.last = format.identifier
        Application.preferences[text: Self.lastKey] = format.identifier
        export()
    }

    /// Exports on another thread; the text shown stays until the new one is there.
    private func export() {
        round += 1
        background(for: widget) { [project = store.project, pictures = store.renderer.images.pictureFile, format, round] in
            do throws(Problem) {
                return (round, Result<ExportResult, Problem>.success(try Formats.export(project, to: format, pictures: pictures)))
            } catch {
                return (round, .failure(error))
            }
        } then: { [weak self] (answer: (Int, Result<ExportResult, Problem>)) in
            guard let self, answer.0 == round else { return }
            show(answer.1)
        }
    }

    private func show(_ answer: Result<ExportResult, Problem>) {
        result = try? answer.get()
        let files = result?.files ?? []
        chosenFile = files.indices.contains(chosenFile) ? chosenFile : 0
        file.offer(files.enumerated().map { (String($0), $1.name) }, selected: String(chosenFile))
        file.widget.visible(files.count > 1)
        if files.isEmpty { copy.sensitive(false) }
        if case .failure(let problem) = answer { setText(problem.description) } else { showFile(chosenFile) }
        losses.show(result?.lost ?? [], in: store.project)
    }

    // MARK: Preview

    private func showFile(_ index: Int) {
        guard let files = result?.files, files.indices.contains(index) else { return }
        chosenFile = index
        copy.sensitive(files[index].isText)
        setText(files[index].isText ? files[index].text : tr("This file is a picture."))
    }

    /// The text that is shown.
    var preview: String {
        let buffer = gtk_text_view_get_buffer(as_text_view(text))
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let copy = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(copy) }
        return String(cString: copy)
    }

    private func setText(_ new: String) {
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(as_text_view(text)), new, gint(new.utf8.count))
    }

    // MARK: Output

    private func copyToClipboard() {
        guard let files = result?.files, files.indices.contains(chosenFile) else { return }
        Clipboard.copy(text: files[chosenFile].text)
    }

    private func saveToDisk() {
        guard !targets.chosen.isEmpty else { return }
        ExportFiles.save(targets.chosen, of: store, over: as_window(widget))
    }

    private func followTicks() {
        let names = targets.chosen.map { tr($0.title) }
        save.sensitive(!names.isEmpty).tooltip(names.joined(separator: ", "))
    }
}
