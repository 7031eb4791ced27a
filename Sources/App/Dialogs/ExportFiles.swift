import CGtk
import Files
import Formats
import Glibc
import Gtk
import Model

/// Puts the files of an export on the disk: one by its name, several into a folder.
enum ExportFiles {
    /// Asks where, and before anything is replaced; `saved` is told the file or folder.
    static func save(
        _ files: [ExportedFile], folder: String?, over parent: UnsafeMutablePointer<GtkWindow>, saved: @escaping (String) -> Void
    ) {
        guard let first = files.first else { return }
        if files.count == 1 {
            chooseSavePath(title: tr("Export"), suggestedName: first.name, folder: folder, over: parent) { path in
                guard let path else { return }
                write([(path, first.bytes)], over: parent) { saved(path) }
            }
        } else {
            chooseFolder(title: tr("Export into Folder"), over: parent) { folder in
                guard let folder else { return }
                confirm(files, in: folder, over: parent) {
                    write(files.map { ("\(folder)/\($0.name)", $0.bytes) }, over: parent) { saved(folder) }
                }
            }
        }
    }

    private static func confirm(
        _ files: [ExportedFile], in folder: String, over parent: UnsafeMutablePointer<GtkWindow>, _ proceed: @escaping () -> Void
    ) {
        let present = files.map(\.name).filter { access("\(folder)/\($0)", F_OK) == 0 }
        guard !present.isEmpty else { return proceed() }
        ask(
            tr("Replace the files of this name?"), details: present.joined(separator: ", "),
            buttons: [DialogButton(tr("Cancel")), DialogButton(tr("Replace"), .destructive)], over: parent
        ) { if $0 == 1 { proceed() } }
    }

    /// Writes each file whole; the first that fails ends it and is told.
    private static func write(
        _ files: [(path: String, bytes: [UInt8])], over parent: UnsafeMutablePointer<GtkWindow>, done: () -> Void
    ) {
        do throws(Problem) {
            for file in files { try AtomicFile.write(file.bytes, to: file.path) }
            done()
        } catch {
            showError(tr("The export could not be saved"), details: error.description, close: tr("Close"), over: parent)
        }
    }
}
