import Files
import Formats
import Gtk
import Model

/// One reading of a theme that is followed.
nonisolated struct LinkedTheme: Sendable {
    /// What it says, or why it cannot be read.
    let project: Result<Project, Problem>
    /// The folders in which a change of it shows.
    let folders: Set<String>

    /// More folders are not watched.
    private static let mostFolders = 500

    init(_ link: SourceLink) {
        let path = link.path
        var folders: Set = [Store.folder(path)]
        if Folder.exists(path) {
            folders.insert(path)
            for name in (try? Folder.files(in: path, atMost: 20_000)) ?? [] where folders.count < Self.mostFolders {
                folders.insert(Store.folder("\(path)/\(name)"))
            }
        }
        self.folders = folders
        do throws(Problem) {
            project = .success(try Self.read(link))
        } catch {
            project = .failure(error)
        }
    }

    private static func read(_ link: SourceLink) throws(Problem) -> Project {
        // An editor that writes a file in place leaves it empty for a moment.
        if !Folder.exists(link.path), try AtomicFile.read(link.path).allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
            throw Problem(.invalid, place: "\(link.path): line 1, column 1", tr("the file is empty."))
        }
        return try Formats.importProject(at: link.path, format: Formats.named(link.format)).project
    }
}
