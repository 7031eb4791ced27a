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
                tell(over: parent) { () throws(Problem) in
                    try AtomicFile.write(first.bytes, to: path)
                } done: {
                    saved(path)
                }
            }
        } else {
            chooseFolder(title: tr("Export into Folder"), over: parent) { folder in
                guard let folder else { return }
                confirm(files, in: folder, over: parent) {
                    write(files, into: folder, over: parent) { saved(folder) }
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

    /// Writes each file whole, or a folder of them at once.
    private static func write(
        _ files: [ExportedFile], into folder: String, over parent: UnsafeMutablePointer<GtkWindow>, done: () -> Void
    ) {
        tell(over: parent) { () throws(Problem) in
            if let root = ExportFolder.root(of: files) { return try ExportFolder.write(files, to: "\(folder)/\(root)") }
            for file in files { try AtomicFile.write(file.bytes, to: "\(folder)/\(file.name)") }
        } done: {
            done()
        }
    }

    /// Tells what kept the files from being written.
    private static func tell(
        over parent: UnsafeMutablePointer<GtkWindow>, _ write: () throws(Problem) -> Void, done: () -> Void
    ) {
        do throws(Problem) {
            try write()
            done()
        } catch {
            showError(tr("The export could not be saved"), details: error.description, close: tr("Close"), over: parent)
        }
    }
}
