internal import Files
import Model

/// The files of a theme that is a folder, or those beside a theme file that names them.
struct SourceFolder: Sendable {
    /// Whether the folder is the theme itself.
    let isSource: Bool
    /// The files of a theme that is a folder, as sorted relative paths.
    let names: [String]
    private let path: String

    /// The most files that a theme's folder may hold.
    static let mostFiles = 20_000

    /// The folder that is a theme; a `Problem` of kind `invalid` if it holds more files than a theme would, of kind
    /// `unreadable` if a part of it cannot be read.
    init(of path: String) throws(Problem) {
        isSource = true
        self.path = path
        guard let names = try Folder.files(in: path, atMost: Self.mostFiles) else {
            throw Problem(
                .invalid, place: path, "the folder holds more than \(Self.mostFiles) files, which no theme does.",
                remedy: "Name the theme's own folder.")
        }
        self.names = names
    }

    /// The files that lie beside a theme file.
    init(beside file: String) {
        isSource = false
        names = []
        path = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    }

    /// The names of what lies in the folder itself.
    var entries: [String] { Folder.entries(of: path) }

    /// The files of a folder in it, as relative paths; none if there are more than a theme's folder may hold.
    func files(in name: String) -> [String] {
        (try? Folder.files(in: path.hasSuffix("/") ? path + name : "\(path)/\(name)", atMost: Self.mostFiles)) ?? []
    }

    /// The bytes of a file in the folder; a name that leads out of it is a `Problem` of kind `invalid`.
    func read(_ name: String) throws(Problem) -> [UInt8] {
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw Problem(.invalid, place: name, "it lies outside of the theme's folder.", remedy: "Put it into that folder.")
        }
        return try AtomicFile.read(path.hasSuffix("/") ? path + name : "\(path)/\(name)")
    }
}
