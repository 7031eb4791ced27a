import Files
import Formats
import Model

/// Where the files of an export go: one to a path, several beside it or into a folder.
struct ExportOutput {
    private let files: [ExportedFile]

    init(_ files: [ExportedFile]) {
        self.files = files
    }

    /// The name that the main file gets at a path; `nil` where it keeps its own.
    static func mainName(_ path: String?) -> String? {
        guard let path, path != "-", !Folder.exists(path) else { return nil }
        return path.split(separator: "/").last.map(String.init)
    }

    /// Writes the files: into an existing folder under their own names, else the main one to the path and the others beside it.
    ///
    /// Files that share one folder by their names, as an asset catalog's do, become that folder at the path.
    func write(to path: String?, _ console: Console) throws(Problem) {
        guard let main = files.first else { return }
        guard let path, path != "-" else {
            guard ExportFolder.root(of: files) == nil else {
                throw Problem(
                    .usage, place: Option.output.name, "a folder does not fit into standard output.",
                    remedy: "Name a folder, such as \(ExportFolder.root(of: files) ?? "theme").")
            }
            return try console.put(main.text)
        }
        if let root = ExportFolder.root(of: files) {
            var bare = path
            while bare.count > 1, bare.hasSuffix("/") { bare.removeLast() }
            let isParent = Folder.exists(path) && !bare.hasSuffix(Self.ending(of: root))
            try ExportFolder.write(files, to: isParent ? "\(path)/\(root)" : path)
        } else if Folder.exists(path) {
            try ExportFolder.write(files, into: path)
        } else {
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            try FolderLock.hold(folder.isEmpty ? "." : folder) { () throws(Problem) in
                // The main file last: it is there only if all others are.
                for file in files.dropFirst().reversed() { try AtomicFile.write(file.bytes, to: folder + file.name) }
                try AtomicFile.write(main.bytes, to: path)
            }
        }
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[$0...]) } ?? name
    }
}
