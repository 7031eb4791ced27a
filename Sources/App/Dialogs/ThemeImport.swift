import CGtk
import Files
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
            open(paths, over: parent)
        }
    }

    /// Takes dropped files: projects are opened, pictures given to the screen that is inspected, others imported.
    static func take(_ drop: Drop, into store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        var projects: [String] = [], others: [String] = []
        for path in drop.paths {
            if path.hasSuffix(".transom") {
                projects.append(path)
            } else if PictureDrop.isPicture(path) {
                PictureDrop.take(path, on: store.state.inspectedScreen, in: store)
            } else {
                others.append(path)
            }
        }
        if !projects.isEmpty { Application.shared?.open(projects, over: parent) }
        open(others, over: parent)
    }

    /// Reads files on another thread; each project gets a window of its own.
    static func open(_ paths: [String], over parent: UnsafeMutablePointer<GtkWindow>) {
        guard !paths.isEmpty else { return }
        background {
            paths.map { ($0, read($0)) }
        } then: { answers in
            var problems: [Problem] = []
            var front = parent
            for (path, answer) in answers {
                switch answer {
                case .success(let result):
                    guard let window = Application.shared?.show(result.project, path: nil)?.window else { continue }
                    front = window
                    if !result.notes.isEmpty { NotesDialog.show(result.notes, of: path, over: window) }
                case .failure(let problem): problems.append(problem)
                }
            }
            let title = problems.count == 1 ? tr("The file could not be imported") : tr("Some files could not be imported")
            Application.shared?.tell(title, problems, over: front)
        }
    }

    nonisolated static func read(_ path: String) -> Result<ImportResult, Problem> {
        do throws(Problem) {
            return .success(try Formats.importProject(at: path))
        } catch {
            return .failure(error)
        }
    }
}
