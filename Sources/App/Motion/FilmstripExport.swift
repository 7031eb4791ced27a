import CGtk
import Dialects
import Files
import Gtk
import Model
import Render
import Scene

/// The strip of the last transition as one picture: to a file, or to the clipboard.
enum FilmstripExport {
    static func run(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        guard let subject = store.filmstripSubject else { return }
        let job = store.filmstripJob(subject), plan = subject.plan
        let name = "\(store.project.name) \(plan.kind.rawValue) \(plan.from)–\(plan.to).png"
        chooseSavePath(
            title: tr("Export Filmstrip"), suggestedName: name.replacingSlashes, folder: store.state.path.map(Store.folder),
            filters: [FileFilter(tr("PNG pictures"), patterns: ["*.png"])], over: parent
        ) { path in
            guard let path else { return }
            background {
                do throws(Problem) {
                    try AtomicFile.write(job.png(place: path), to: path)
                    return nil
                } catch {
                    return error
                }
            } then: { (problem: Problem?) in
                if let problem {
                    Application.shared?.tell(tr("The picture could not be saved"), [problem], over: parent)
                } else {
                    store.look { $0.notice = tr("Picture saved:") + " " + path }
                }
            }
        }
    }

    static func copy(_ store: Store) {
        guard let subject = store.filmstripSubject else { return }
        let job = store.filmstripJob(subject)
        background {
            try? job.png(place: "")
        } then: { bytes in
            guard let bytes, Clipboard.copy(picture: bytes) else { return }
            store.look { $0.notice = tr("Filmstrip copied.") }
        }
    }
}
