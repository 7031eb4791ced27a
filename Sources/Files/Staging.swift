internal import Glibc
import Model

/// The names under which files and folders are made beside their places until they are whole.
///
/// Each is locked as long as its program is at it; so what a killed program has left is told from what another one still writes.
enum Staging {
    /// What is being made: its name, and the descriptor that keeps it locked.
    struct Entry {
        let name: String
        let descriptor: Int32
    }

    private static let prefix = ".transom-"
    private static let suffix = ".tmp"

    /// Begins a file or a folder beside a path, after what killed programs have left there is gone; `make` answers its descriptor.
    static func begin(beside path: String, _ make: (String) -> Int32, _ failure: (Int32) -> Problem) throws(Problem) -> Entry {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        sweep(folder.isEmpty ? "." : folder)
        while true {
            let name = folder + prefix + String(UInt32.random(in: 0 ... .max), radix: 36) + suffix
            let descriptor = Unfinished.begin(name) { make(name) }
            guard descriptor >= 0 else {
                guard errno == EEXIST else { throw failure(errno) }
                continue
            }
            flock(descriptor, LOCK_EX)
            // Between the making and the locking another program may have taken it for a left one.
            if isSame(descriptor, name) { return Entry(name: name, descriptor: descriptor) }
            Unfinished.end(name) { close(descriptor) }
        }
    }

    /// Removes what killed programs of this user have left in a folder; what a program is still at stays, as all other files do.
    static func sweep(_ folder: String) {
        for entry in Folder.entries(of: folder) where isOurs(entry) {
            let name = folder.hasSuffix("/") ? folder + entry : "\(folder)/\(entry)"
            var info = stat()
            guard lstat(name, &info) == 0, info.st_uid == geteuid() else { continue }
            guard [S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT) else { continue }
            let descriptor = open(name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isSame(descriptor, name) else { continue }
            if unlink(name) != 0 { Folder.remove(name) }
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else { return false }
        let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
        return UInt32(middle, radix: 36) != nil && middle.allSatisfy { $0.isNumber || $0.isLowercase }
    }

    /// Whether what is open still stands under its name.
    private static func isSame(_ descriptor: Int32, _ name: String) -> Bool {
        var open = stat(), named = stat()
        guard fstat(descriptor, &open) == 0, lstat(name, &named) == 0 else { return false }
        return open.st_dev == named.st_dev && open.st_ino == named.st_ino
    }
}
