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
        PictureExport.save(tr("Export Filmstrip"), as: name, store, over: parent) { path in
            do throws(Problem) {
                try AtomicFile.write(job.png(place: path), to: path)
                return nil
            } catch {
                return error
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
