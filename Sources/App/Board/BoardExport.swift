import CGtk
import Files
import Gtk
import Model
import Render
import Scene

/// Saves the screens that the board shows as one picture, by the same code as `transom render --all`.
enum BoardExport {
    static func run(_ store: Store, _ bar: WorkBar, over parent: UnsafeMutablePointer<GtkWindow>) {
        guard !bar.isBusy else { return }
        let filters = PictureFormat.allCases.map { FileFilter("*.\($0.rawValue)", patterns: ["*.\($0.rawValue)"]) }
        chooseSavePath(
            title: tr("Export Board"), suggestedName: "\(store.project.name.replacingSlashes).png",
            folder: store.state.path.map(Store.folder), filters: filters, over: parent
        ) { path in
            guard let path else { return }
            write(store, bar, to: path) { problem in
                guard let problem else { return store.look { $0.notice = tr("Board saved:") + " " + path } }
                guard problem.kind != .cancelled else { return }
                Application.shared?.tell(tr("The board could not be saved"), [problem], over: parent)
            }
        }
    }

    /// Draws and writes on other threads; `done` hears what went wrong, or `nil`.
    static func write(_ store: Store, _ bar: WorkBar, to path: String, done: @escaping (Problem?) -> Void) {
        let choices = store.state.view.board, project = store.project
        guard let format = PictureFormat(path: path) else {
            let remedy = tr("Let the name end with .png, .svg or .pdf.")
            return done(Problem(.unwritable, place: path, tr("this is no kind of picture."), remedy: remedy))
        }
        let picture = BoardPicture(
            SceneBuilder(store.phone), choices.screens(of: project), choices.appearances(of: project), renderer: store.renderer
        ) { screen throws(Problem) in
            try .showing(screen, in: project)
        }
        let work = LongWork(of: picture.count)
        bar.run(work, tr("Screens:")) {
            do throws(Problem) {
                try AtomicFile.requirePlace(path)
                let bytes = try picture.encode(as: format, largest: project.device.scale, work)
                if work.isCancelled { return Problem(.cancelled, "it was called off.") }
                try AtomicFile.write(bytes, to: path)
                return nil
            } catch {
                return error
            }
        } then: { (problem: Problem?) in
            done(problem)
        }
    }
}
