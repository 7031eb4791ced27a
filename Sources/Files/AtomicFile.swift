internal import Glibc
public import Model

/// Files that are written whole or not at all, and errors that name the file and the reason.
public enum AtomicFile {
    /// Writes a file: a temporary one beside it, flushed to the disk, then renamed. On failure the old file stays as it was.
    ///
    /// A link is followed, so that what it names is replaced and not the link; a device or a pipe is written to as it is.
    public static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
        var info = stat()
        let exists = stat(path, &info) == 0
        let kind = info.st_mode & S_IFMT
        if exists, kind == S_IFDIR {
            throw Problem(.unwritable, place: path, "this is a folder.", remedy: "Name a file.")
        }
        // Links such as /dev/stdout lead to pipes that have no path.
        if exists, kind != S_IFREG { return try writeThrough(bytes, path) }
        let target = followed(path)
        let (file, temporary) = try openTemporary(beside: target, path)
        if exists { fchmod(file, info.st_mode & 0o7777) }
        do throws(Problem) {
            try put(bytes, into: file, path)
            guard fsync(file) == 0 else { throw Failure.writing(path, errno) }
        } catch {
            close(file)
            Unfinished.end(temporary) { unlink(temporary) }
            throw error
        }
        guard close(file) == 0, Unfinished.end(temporary, { rename(temporary, target) }) == 0 else {
            let reason = errno
            Unfinished.end(temporary) { unlink(temporary) }
            throw Failure.writing(path, reason)
        }
        flushFolder(of: target)
    }

    /// Refuses a path at which no file can be written, before the work for it begins.
    public static func requirePlace(_ path: String) throws(Problem) {
        var info = stat()
        if stat(path, &info) == 0 {
            guard info.st_mode & S_IFMT != S_IFDIR else {
                throw Problem(.unwritable, place: path, "this is a folder.", remedy: "Name a file.")
            }
            guard info.st_mode & S_IFMT == S_IFREG else { return }
        }
        let (file, temporary) = try openTemporary(beside: followed(path), path)
        close(file)
        Unfinished.end(temporary) { unlink(temporary) }
    }

    private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(Problem) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure.writing(path, errno) }
        defer { close(file) }
        try put(bytes, into: file, path)
    }

    /// A new file in the target's folder under a short name that nobody else has.
    private static func openTemporary(beside target: String, _ path: String) throws(Problem) -> (file: Int32, name: String) {
        let entry = try Staging.begin(beside: target) {
            open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        } _: {
            Failure.writing(path, $0)
        }
        return (entry.descriptor, entry.name)
    }

    /// The path that a link leads to, even if nothing stands there yet; the path itself if it is no link.
    private static func followed(_ path: String) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return path }
            let next = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            path = next.hasPrefix("/") ? next : folder + next
        }
        return path
    }

    /// Reads a whole file of at most `limit` bytes.
    public static func read(_ path: String, limit: Int = 64 << 20) throws(Problem) -> [UInt8] {
        // Without waiting: a pipe with a name is open only once somebody writes into it.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Failure.reading(path, errno) }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { throw Failure.reading(path, errno) }
        if info.st_mode & S_IFMT == S_IFIFO { try waitForWriter(file, path) }
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
        guard info.st_mode & S_IFMT != S_IFDIR else {
            throw Problem(.unreadable, place: path, "this is a folder.", remedy: "Name a file.")
        }
        return try readAll(file, path, limit: limit)
    }

    /// How long a pipe with a name may have no writer, in milliseconds.
    private static let patience: Int32 = 5000

    private static func waitForWriter(_ file: Int32, _ path: String) throws(Problem) {
        // A pipe without a name, such as a shell makes, has its writer from the beginning.
        var name = [CChar](repeating: 0, count: 16)
        let count = readlink("/proc/self/fd/\(file)", &name, name.count)
        if String(decoding: name.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self).hasPrefix("pipe:") { return }
        var source = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, patience) == 0 else { return }
        throw Problem(
            .unreadable, place: path, "this is a pipe into which nothing is written.",
            remedy: "Start what writes into it first, or name a file.")
    }

    /// Reads a file descriptor to its end.
    public static func readAll(_ file: Int32, _ path: String, limit: Int = 64 << 20) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &block, block.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw Failure.reading(path, errno)
            }
            bytes += block[..<count]
            guard bytes.count <= limit else {
                throw Problem(
                    .invalid, place: path, "the file is larger than \(limit >> 20) MiB, the most that is read.",
                    remedy: "Name the project or the theme itself; pictures belong into files beside it.")
            }
        }
    }

    /// Writes all bytes to a file descriptor.
    public static func put(_ bytes: [UInt8], into file: Int32, _ path: String) throws(Problem) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress?.advanced(by: done), bytes.count - done) }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                throw Failure.writing(path, errno)
            }
        }
    }

    private static func flushFolder(of path: String) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }
}
