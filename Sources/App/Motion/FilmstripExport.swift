import CGtk
import Dialects
import Files
import Gtk
import Model
import Render
import Scene

/// The strip of the last transition as one picture: to a file, or to the clipboard.
enum FilmstripExport {
    /// More pixels a point than this make a strip of many frames too large to be of use.
    nonisolated private static let finestScale = 2.0

    static func run(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        guard let subject = store.filmstripSubject else { return }
        let renderer = store.renderer, text = store.measurer
        let plan = subject.plan, name = "\(store.project.name) \(plan.kind.rawValue) \(plan.from)–\(plan.to).png"
        chooseSavePath(
            title: tr("Export Filmstrip"), suggestedName: name.replacingSlashes, folder: store.state.path.map(Store.folder),
            filters: [FileFilter(tr("PNG pictures"), patterns: ["*.png"])], over: parent
        ) { path in
            guard let path else { return }
            background {
                do throws(Problem) {
                    try AtomicFile.write(png(subject, renderer, text, place: path), to: path)
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
        let renderer = store.renderer, text = store.measurer
        background {
            try? png(subject, renderer, text, place: "")
        } then: { bytes in
            guard let bytes, Clipboard.copy(picture: bytes) else { return }
            store.look { $0.notice = tr("Filmstrip copied.") }
        }
    }

    /// The strip as a PNG file.
    nonisolated static func png(
        _ subject: FilmstripSubject, _ renderer: Renderer, _ text: any TextMeasurer, place: String
    ) throws(Problem) -> [UInt8] {
        let frames = subject.frames(images: renderer.images, text: text)
        let sheet = FilmstripSheet(
            frames, labels: subject.strip.progresses.map(Filmstrip.label), extent: subject.extent(of: frames))
        do throws(SurfaceError) {
            let scale = min(finestScale, subject.project.device.scale)
            let surface = try renderer.surface(sheet.commands, width: sheet.width, height: sheet.height, scale: scale)
            return Png.encode(surface)
        } catch {
            throw Problem(.unwritable, place: place, "\(error)")
        }
    }
}
