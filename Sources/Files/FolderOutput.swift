internal import Glibc
public import Model

/// A folder of files that appears whole or not at all: it is filled under another name beside its place, then renamed.
public struct FolderOutput: Sendable {
    /// An older folder of the same kind, which a new one may replace.
    public struct Older: Sendable {
        /// What it is called in messages, such as `report`.
        let kind: String
        /// Whether the folder at a path is one, with nothing of somebody else's in it.
        let isKnown: @Sendable (String) -> Bool

        public init(_ kind: String, isKnown: @escaping @Sendable (String) -> Bool) {
            self.kind = kind
            self.isKnown = isKnown
        }
    }

    /// As it was given.
    let path: String
    private let target: String
    private let staged: Staging.Entry
    private let older: Older?
    private var temporary: String { staged.name }

    /// Fills a folder; nothing is left if `fill` throws.
    ///
    /// At the path there may be nothing yet, an empty folder, or one of the `older` kind.
    public static func write<Result>(
        _ path: String, replacing older: Older? = nil, _ fill: (FolderOutput) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        let folder = try FolderOutput(path, replacing: older)
        do throws(Problem) {
            let result = try fill(folder)
            try folder.finish()
            return result
        } catch {
            folder.discard()
            throw error
        }
    }

    init(_ path: String, replacing older: Older? = nil) throws(Problem) {
        self.path = path
        self.older = older
        var whole = Folder.resolved(path) ?? path
        while whole.count > 1, whole.hasSuffix("/") { whole.removeLast() }
        target = whole
        _ = try FolderLock.hold(Folder.parent(of: target)) { () throws(Problem) in try Self.checkPlace(path, older) }
        staged = try Staging.begin(beside: target) { name in
            guard mkdir(name, 0o777) == 0 else { return -1 }
            return open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        } _: {
            Failure.writing(path, $0)
        }
    }

    /// Refuses a place where something stands that must stay; answers whether an older folder stands there.
    private static func checkPlace(_ path: String, _ older: Older?) throws(Problem) -> Bool {
        guard path != "-" else {
            throw Problem(.usage, "a folder does not fit into standard output.", remedy: "Name a folder.")
        }
        var info = stat()
        guard stat(path, &info) == 0 else { return false }
        guard info.st_mode & S_IFMT == S_IFDIR else {
            throw Problem(.unwritable, place: path, "this is a file.", remedy: "Name a folder.")
        }
        Staging.sweep(path)
        if Folder.entries(of: path).isEmpty { return false }
        if let older, older.isKnown(path) { return true }
        let hint = older.map { " Only a \($0.kind) of Transom with nothing else in it is replaced." } ?? ""
        throw Problem(
            .unwritable, place: path, "this folder is not empty.",
            remedy: "Name an empty or a new folder, or remove this one.\(hint)")
    }

    /// Writes a file, with the folders of its name, into the folder that nobody sees yet; safe from several threads.
    public func write(_ bytes: [UInt8], as name: String) throws(Problem) {
        let place = "\(path)/\(name)"
        let file = Unfinished.inside {
            Folder.make(parentsOf: name, in: temporary)
                ? open("\(temporary)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) : -1
        }
        guard file >= 0 else { throw Failure.writing(place, errno) }
        do throws(Problem) {
            try AtomicFile.put(bytes, into: file, place)
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw Failure.writing(place, errno) }
    }

    /// Puts the folder in its place; what another program has put there meanwhile is looked at as what was there before.
    func finish() throws(Problem) {
        let replaces = try FolderLock.hold(Folder.parent(of: target)) { () throws(Problem) in
            let replaces = try Self.checkPlace(path, older)
            // What is exchanged is the older folder afterwards, and goes as an unfinished one would.
            let result =
                replaces
                ? Unfinished.inside { exchange() } : Unfinished.end(temporary) { rename(temporary, target) }
            guard result == 0 else { throw Failure.writing(path, errno) }
            return replaces
        }
        if replaces { discard() } else { close(staged.descriptor) }
    }

    private typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// `renameat2`, which the headers of the C library hide from Swift.
    private static let renameFlagged = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
    /// RENAME_EXCHANGE of Linux.
    private static let exchangeFlag: UInt32 = 2

    /// Exchanges the two folders, at once where the file system can.
    private func exchange() -> Int32 {
        if let rename = Self.renameFlagged, rename(AT_FDCWD, temporary, AT_FDCWD, target, Self.exchangeFlag) == 0 { return 0 }
        guard Self.renameFlagged == nil || errno == EINVAL || errno == ENOSYS else { return -1 }
        let aside = temporary + ".old"
        guard rename(target, aside) == 0 else { return -1 }
        guard rename(temporary, target) == 0 else {
            let reason = errno
            rename(aside, target)
            errno = reason
            return -1
        }
        return rename(aside, temporary)
    }

    /// Takes away what was written.
    func discard() {
        Unfinished.end(temporary) {
            Folder.remove(temporary)
            return close(staged.descriptor)
        }
    }
}
