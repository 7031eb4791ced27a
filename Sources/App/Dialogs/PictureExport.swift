import CGtk
import Files
import Gtk
import Model
import Render
import Scene

/// Saves what the phone shows as a picture with the device's own pixels.
enum PictureExport {
    static func run(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        let frame = store.frame(), renderer = store.renderer
        let name = "\(store.project.name) \(store.project[screen: frame.screen]?.label ?? frame.screen).png"
        save(tr("Export Picture"), as: name, store, over: parent) { write(frame, renderer, to: $0) }
    }

    /// Asks for a PNG file and writes it on another thread; `write` answers the reason if it cannot.
    static func save(
        _ title: String, as name: String, _ store: Store, over parent: UnsafeMutablePointer<GtkWindow>,
        write: @escaping @Sendable (_ path: String) -> Problem?
    ) {
        chooseSavePath(
            title: title, suggestedName: name.replacingSlashes, folder: store.state.path.map(Store.folder),
            filters: [FileFilter(tr("PNG pictures"), patterns: ["*.png"])], over: parent
        ) { path in
            guard let path else { return }
            background {
                write(path)
            } then: { problem in
                if let problem {
                    Application.shared?.tell(tr("The picture could not be saved"), [problem], over: parent)
                } else {
                    store.look { $0.notice = tr("Picture saved:") + " " + path }
                }
            }
        }
    }

    /// Draws a frame at the device's scale into a file; answers the reason if it cannot.
    nonisolated static func write(_ frame: Frame, _ renderer: Renderer, to path: String) -> Problem? {
        do {
            let surface = try renderer.surface(
                frame.commands, width: frame.width, height: frame.height, scale: frame.device.scale)
            try AtomicFile.write(Png.encode(surface), to: path)
            return nil
        } catch let problem as Problem {
            return problem
        } catch {
            return Problem(.unwritable, place: path, "\(error)")
        }
    }
}
