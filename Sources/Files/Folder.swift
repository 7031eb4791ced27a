internal import Glibc
public import Model

/// What is done with folders of the disk.
public enum Folder {
    /// Whether a folder stands at a path.
    public static func exists(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, without its own and its parent's; none if it cannot be read.
    public static func entries(of folder: String) -> [String] { readableEntries(of: folder) ?? [] }

    private static func readableEntries(of folder: String) -> [String]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The files in a folder and the folders in it, as sorted relative paths; `nil` if there are more than `atMost`.
    ///
    /// Hidden files are left out unless they are asked for, and so are pipes and devices; links to folders are not followed. A folder
    /// that cannot be read is a `Problem` of kind `unreadable`.
    public static func files(in folder: String, atMost: Int, withHidden: Bool = false) throws(Problem) -> [String]? {
        var found: [String] = [], open = [""], seen = 0
        while let inner = open.popLast() {
            let place = inner.isEmpty ? folder : "\(folder)/\(inner.dropLast())"
            guard let names = readableEntries(of: place) else { throw Failure.reading(place, errno) }
            for name in names where withHidden || !name.hasPrefix(".") {
                seen += 1
                guard seen <= atMost else { return nil }
                var info = stat()
                guard lstat("\(folder)/\(inner)\(name)", &info) == 0 else { continue }
                switch info.st_mode & S_IFMT {
                case S_IFDIR: open.append("\(inner)\(name)/")
                case S_IFREG, S_IFLNK: found.append(inner + name)
                default: if withHidden { found.append(inner + name) }
                }
            }
        }
        return found.sorted()
    }

    /// Makes a folder with those that lead to it; a `Problem` of kind `unwritable` if that is not possible.
    public static func make(_ path: String) throws(Problem) {
        guard make(parentsOf: path + "/-", in: path.hasPrefix("/") ? "" : "."), exists(path) else {
            throw Failure.writing(path, errno)
        }
    }

    /// Makes the folders that a relative name leads through; answers whether they are there.
    public static func make(parentsOf name: String, in folder: String) -> Bool {
        var path = folder
        for part in name.split(separator: "/").dropLast() {
            path += "/\(part)"
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { return false }
        }
        return true
    }

    /// Removes a folder with all that is in it; links are not followed.
    public static func remove(_ folder: String) {
        for name in entries(of: folder) {
            let path = "\(folder)/\(name)"
            if unlink(path) != 0 { remove(path) }
        }
        rmdir(folder)
    }

    /// The folder in which a path's last part stands.
    static func parent(of path: String) -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether two paths lead to one place.
    public static func isSame(_ one: String, _ other: String) -> Bool {
        guard let one = resolved(one) else { return false }
        return one == resolved(other)
    }

    /// The path without links; `nil` if nothing stands there.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
