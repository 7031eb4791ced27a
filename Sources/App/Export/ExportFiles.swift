import CGtk
import Files
import Formats
import Gtk
import Model
import Render

/// Puts the files of an export on the disk, and remembers which and where.
enum ExportFiles {
    /// Asks where, and once before anything is replaced.
    static func save(_ formats: [Format], of store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        make(formats, of: store) { batch in
            let last = store.state.memory.exports
            let folder = last?.folder ?? store.state.path.map { Store.folder(RecentFiles.absolute($0)) }
            if let file = batch.onlyFile {
                let name = last?.formats == formats.map(\.identifier) ? last?.name : nil
                chooseSavePath(title: tr("Export"), suggestedName: name ?? file.name, folder: folder, over: parent) { path in
                    guard let path, let name = path.split(separator: "/").last.map(String.init) else { return }
                    write(
                        batch, ExportChoice(formats.map(\.identifier), folder: Store.folder(path), name: name), of: store, parent)
                }
            } else {
                chooseFolder(title: tr("Export into Folder"), folder: folder, over: parent) { folder in
                    guard let folder else { return }
                    confirm(batch, in: folder, over: parent) {
                        write(batch, ExportChoice(formats.map(\.identifier), folder: folder), of: store, parent)
                    }
                }
            }
        }
    }

    /// Writes what was exported last to where it went, and asks nothing.
    static func saveAgain(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        guard let choice = store.state.memory.exports else { return }
        let formats = choice.formats.compactMap(Formats.named).filter(\.canExport)
        make(formats, of: store) { write($0, choice, of: store, parent) }
    }

    /// Exports on another thread.
    private static func make(_ formats: [Format], of store: Store, then: @escaping (ExportBatch) -> Void) {
        background { [project = store.project, pictures = store.renderer.images.pictureFile] in
            ExportBatch(project, to: formats, pictures: pictures)
        } then: {
            then($0)
        }
    }

    private static func confirm(
        _ batch: ExportBatch, in folder: String, over parent: UnsafeMutablePointer<GtkWindow>, _ proceed: @escaping () -> Void
    ) {
        let present = batch.present(in: folder)
        guard !present.isEmpty else { return proceed() }
        ask(
            tr("Replace the files of this name?"), details: present.joined(separator: ", "),
            buttons: [DialogButton(tr("Cancel")), DialogButton(tr("Replace"), .destructive)], over: parent
        ) { if $0 == 1 { proceed() } }
    }

    private static func write(
        _ batch: ExportBatch, _ choice: ExportChoice, of store: Store, _ parent: UnsafeMutablePointer<GtkWindow>
    ) {
        background {
            batch.write(into: choice.folder, as: choice.name)
        } then: { problems in
            store.update { state in
                state.memory.exports = choice
                if problems.isEmpty { state.view.notice = tr("Exported to:") + " " + place(of: batch, choice) }
            }
            guard !problems.isEmpty else { return }
            showError(
                tr("The export could not be saved"), details: problems.map(\.description).joined(separator: "\n"),
                close: tr("Close"), over: parent)
        }
    }

    /// The file, or the folder with what was put into it.
    static func place(of batch: ExportBatch, _ choice: ExportChoice) -> String {
        let folder = HeaderBar.shortened(choice.folder, home: Recovery.environment("HOME"))
        if let name = choice.name { return "\(folder)/\(name)" }
        return folder + " (" + batch.targets.map { tr($0.format.title) }.joined(separator: ", ") + ")"
    }
}
