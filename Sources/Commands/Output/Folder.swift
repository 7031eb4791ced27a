import Glibc
import Model

/// What is done with folders of the disk.
enum Folder {
    static func exists(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, without its own and its parent's.
    static func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
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

    /// Makes the folders that a relative name leads through.
    static func make(parentsOf name: String, in folder: String, _ place: String) throws(Problem) {
        var path = folder
        for part in name.split(separator: "/").dropLast() {
            path += "/\(part)"
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(place) }
        }
    }

    /// Removes a folder with all that is in it; links are not followed.
    static func remove(_ folder: String) {
        for name in entries(of: folder) {
            let path = "\(folder)/\(name)"
            if unlink(path) != 0 { remove(path) }
        }
        rmdir(folder)
    }

    /// The path without links; `nil` if nothing stands there.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    static func failure(_ path: String) -> Problem {
        Problem(.unwritable, place: path, "it cannot be written: \(String(cString: strerror(errno))).")
    }
}
