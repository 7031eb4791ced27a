import Formats
import Glibc
import Model

/// A folder of files that appears whole or not at all: it is filled under another name beside its place, then renamed.
struct FolderOutput {
    let path: String
    private let target: String
    private let temporary: String

    /// Begins a folder at a path where nothing stands yet, or an empty folder.
    init(_ path: String) throws(Problem) {
        self.path = path
        var info = stat()
        if stat(path, &info) == 0 {
            guard info.st_mode & S_IFMT == S_IFDIR else {
                throw Problem(.unwritable, place: path, "this is a file.", remedy: "Name a folder.")
            }
            guard Folder.entries(of: path).isEmpty else {
                throw Problem(.unwritable, place: path, "this folder is not empty.", remedy: "Name an empty or a new folder.")
            }
        }
        let whole = Folder.resolved(path) ?? path
        target = whole.count > 1 && whole.hasSuffix("/") ? String(whole.dropLast()) : whole
        temporary = "\(target).\(getpid()).tmp"
        guard mkdir(temporary, 0o777) == 0 else { throw Folder.failure(path) }
    }

    /// Writes a file, with the folders of its name, into the folder that nobody sees yet; safe from several threads.
    func write(_ bytes: [UInt8], as name: String) throws(Problem) {
        let place = "\(path)/\(name)"
        try Folder.make(parentsOf: name, in: temporary, place)
        let file = open("\(temporary)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw Folder.failure(place) }
        do throws(Problem) {
            try AtomicFile.put(bytes, into: file, place)
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw Folder.failure(place) }
    }

    /// Puts the folder in its place.
    func finish() throws(Problem) {
        guard rename(temporary, target) == 0 else { throw Folder.failure(path) }
    }

    /// Takes away what was written.
    func discard() { Folder.remove(temporary) }
}
