import CGtk
import Files
import Formats
import Gtk
import Model

/// Opens theme files of other formats as new, untitled projects.
enum ThemeImport {
    /// Lets the person choose files.
    static func choose(over parent: UnsafeMutablePointer<GtkWindow>) {
        chooseFiles(title: tr("Import"), filters: filters(Formats.all.filter(\.canImport)), multiple: true, over: parent) {
            paths in
            open(paths.map { .file(Self.theme(of: $0)) }, over: parent)
        }
    }

    /// All theme files, those of one format, and any.
    static func filters(_ readable: [Format]) -> [FileFilter] {
        let every = FileFilter(tr("Theme files"), patterns: readable.flatMap(\.fileExtensions).map { "*." + $0 })
        let single = readable.map { FileFilter(tr($0.title), patterns: $0.fileExtensions.map { "*." + $0 }) }
        return [every] + single + [FileFilter(tr("All files"), patterns: ["*"])]
    }

    /// Lets the person choose a folder that is a theme, such as an asset catalogue.
    static func chooseFolder(over parent: UnsafeMutablePointer<GtkWindow>) {
        Gtk.chooseFolder(title: tr("Import Folder"), over: parent) { path in
            if let path { open([.file(path)], over: parent) }
        }
    }

    /// Takes dropped or pasted files: projects are opened, pictures given to the screen that is inspected, others imported.
    static func take(_ paths: [String], into store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        var projects: [String] = [], others: [String] = []
        for path in paths {
            if path.hasSuffix(".transom") {
                projects.append(path)
            } else if PictureDrop.isPicture(path) {
                PictureDrop.take(path, on: store.state.inspectedScreen, in: store)
            } else {
                others.append(path)
            }
        }
        if !projects.isEmpty { Application.shared?.open(projects, over: parent) }
        open(others.map { .file(theme(of: $0)) }, over: parent)
    }

    /// Takes what the clipboard holds: files as if they were dropped, a text as a theme of its own.
    static func paste(into store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        Clipboard.pasteFiles { paths in
            guard paths.isEmpty else { return take(paths, into: store, over: parent) }
            Clipboard.paste { text in
                guard let text, !text.allSatisfy(\.isWhitespace) else {
                    return store.look { $0.notice = tr("The clipboard holds no text and no files.") }
                }
                read([.text(text)]) { answers in
                    guard answers.contains(where: { $0.format != nil }) else {
                        return store.look { $0.notice = unknownText }
                    }
                    show(answers, over: parent)
                }
            }
        }
    }

    private static var unknownText: String {
        tr(
            "The clipboard's text is no theme that Transom knows. Copy a whole theme file and paste again."
        )
    }

    /// Reads themes on another thread and shows what they would give; each project gets a window of its own.
    static func open(_ sources: [ImportSource], over parent: UnsafeMutablePointer<GtkWindow>) {
        guard !sources.isEmpty else { return }
        read(sources) { show($0, over: parent) }
    }

    private static func read(_ sources: [ImportSource], then: @escaping ([ImportAnswer]) -> Void) {
        background {
            sources.map { $0.read() }
        } then: {
            then($0)
        }
    }

    private static func show(_ answers: [ImportAnswer], over parent: UnsafeMutablePointer<GtkWindow>) {
        ImportDialog(answers, over: parent) { answer in
            guard let result = try? answer.result.get() else { return }
            guard let store = Application.shared?.show(result.project, path: nil)?.store else { return }
            if let link = answer.link({ SourceLink($0, format: $1, base: $2) }) { store.follow(link) }
            if let format = answer.format { store.look { $0.notice = tr("Imported as:") + " " + tr(format.title) } }
        }.present()
    }

    /// The folder that is meant by a file which only describes one, as `Contents.json` does an asset catalogue.
    nonisolated static func theme(of path: String) -> String {
        guard path.hasSuffix(".xcassets/Contents.json") else { return path }
        return String(path.dropLast("/Contents.json".count))
    }
}
