import CGtk
import Formats
import Gtk
import Model

/// Opens theme files of other formats as new, untitled projects.
enum ThemeImport {
    /// Lets the person choose files.
    static func choose(over parent: UnsafeMutablePointer<GtkWindow>) {
        let readable = Formats.all.filter(\.canImport)
        let every = FileFilter(tr("Theme files"), patterns: readable.flatMap(\.fileExtensions).map { "*." + $0 })
        let single = readable.map { FileFilter(tr($0.title), patterns: $0.fileExtensions.map { "*." + $0 }) }
        let any = FileFilter(tr("All files"), patterns: ["*"])
        chooseFiles(title: tr("Import"), filters: [every] + single + [any], multiple: true, over: parent) { paths in
            paths.forEach { open($0, over: parent) }
        }
    }

    /// Takes dropped files: projects are opened, pictures given to the screen that is inspected, others imported.
    static func take(_ drop: Drop, into store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        for path in drop.paths {
            if path.hasSuffix(".transom") {
                Application.shared?.open(path, over: parent)
            } else if PictureDrop.isPicture(path) {
                PictureDrop.take(path, on: store.state.inspectedScreen, in: store)
            } else {
                open(path, over: parent)
            }
        }
    }

    /// Reads a file on another thread; its project gets a window of its own.
    static func open(_ path: String, over parent: UnsafeMutablePointer<GtkWindow>) {
        background {
            read(path)
        } then: { answer in
            switch answer {
            case .success(let result):
                Application.shared?.show(result.project, path: nil)
                if !result.notes.isEmpty { NotesDialog.show(result.notes, of: path) }
            case .failure(let problem):
                showError(
                    tr("The file could not be imported"), details: problem.description, close: tr("Close"), over: parent)
            }
        }
    }

    nonisolated static func read(_ path: String) -> Result<ImportResult, Problem> {
        do throws(Problem) {
            return .success(try Formats.importProject(bytes: AtomicFile.read(path), fileName: path))
        } catch {
            return .failure(error)
        }
    }
}
