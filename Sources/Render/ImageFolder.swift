internal import Glibc
internal import Model
internal import Scene

/// The folder that a project's pictures are read from, and the rules about what may be read.
struct ImageFolder: Sendable {
    /// The largest file that is read.
    static let byteLimit = 64 << 20

    /// A file that may be read, and how to see that it changed.
    struct Entry: Hashable, Sendable {
        let path: String
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// `nil` while the project has not been saved.
    let path: String?

    /// The file behind a relative path, if it lies in the folder once every link is followed.
    func entry(_ reference: String) throws(ImageError) -> Entry {
        guard !reference.hasPrefix("/"), !reference.hasPrefix("~"), !Self.climbs(reference) else { throw .outside(reference) }
        guard let path, !reference.isEmpty, !reference.utf8.contains(0), let root = Self.resolved(path) else {
            throw .missing(reference, suggestion: nil)
        }
        guard let file = Self.resolved(root + "/" + reference) else {
            if errno == EACCES { throw .unreadable(reference, reason: "permission denied") }
            throw .missing(reference, suggestion: nil)
        }
        guard file.hasPrefix(root == "/" ? root : root + "/") else { throw .outside(reference) }
        var status = stat()
        guard stat(file, &status) == 0 else { throw .unreadable(reference, reason: Self.reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(reference, reason: "it is not a file") }
        guard status.st_size <= Self.byteLimit else {
            throw .tooLarge(reference, reason: "\(status.st_size >> 20) MB, at most \(Self.byteLimit >> 20)")
        }
        return Entry(
            path: file, size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    /// The bytes of a file.
    func read(_ entry: Entry, as reference: String) throws(ImageError) -> [UInt8] {
        let descriptor = open(entry.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(reference, reason: Self.reason()) }
        defer { close(descriptor) }
        var failure: String?
        let bytes = [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, count in
            while count < entry.size {
                let got = Glibc.read(descriptor, buffer.baseAddress! + count, entry.size - count)
                if got < 0 { failure = Self.reason() }
                if got <= 0 { break }
                count += got
            }
        }
        if let failure { throw .unreadable(reference, reason: failure) }
        return bytes
    }

    /// The picture in the folder, or in the one that `reference` names within it, whose name is most like it.
    func suggestion(for reference: String) -> String? {
        guard let path else { return nil }
        let cut = reference.lastIndex(of: "/")
        let folder = cut.map { reference[...$0] } ?? ""
        let names = Self.names(in: path + "/" + folder).filter { ImageFormat.suffixes.contains(Self.suffix($0)) }
        return Spelling.nearest(to: String(reference[(cut.map(reference.index(after:)) ?? reference.startIndex)...]), in: names)
            .map { folder + $0 }
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while names.count < 2_000, let item = readdir(directory) {
            names.append(
                withUnsafePointer(to: &item.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.sorted()
    }

    private static func suffix(_ name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Whether the parts of the path go up further than down.
    private static func climbs(_ reference: String) -> Bool {
        var depth = 0
        for part in reference.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    private static func resolved(_ path: String) -> String? {
        guard let result = realpath(path, nil) else { return nil }
        defer { free(result) }
        return String(cString: result)
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
