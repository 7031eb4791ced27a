internal import Glibc
public import Model
internal import Synchronization

/// Waits for changes to files by what the system tells of their folders; while nothing happens, nothing is done.
///
/// A file may be written in place, be replaced by another one, go and come back, and so may its folder.
public final class FileWatch: Sendable {
    private struct State {
        /// How each file was when it was first watched; `nil` for one that was not there.
        var stamps: [String: Stamp?] = [:]
        /// The numbers by which the system knows the watched folders.
        var folders: Set<Int32> = []
    }

    private let notifier: Int32
    private let state = Mutex(State())

    /// News that come within this time belong together, in milliseconds.
    private static let pause: Int32 = 60
    /// Files that are never at rest are looked at after so many pauses all the same.
    private static let mostPauses = 16

    /// A `Problem` of kind `fault` if the system watches no more files for this user.
    public init() throws(Problem) {
        notifier = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard notifier >= 0 else {
            throw Problem(
                .fault, "files cannot be watched: \(String(cString: strerror(errno))).",
                remedy: "End other programs that watch files, or raise fs.inotify.max_user_instances.")
        }
    }

    deinit { close(notifier) }

    /// Watches no file any more.
    public func forget() { state.withLock { $0.stamps = [:] } }

    /// Watches a file, or a place where one may come, for all that differs from now.
    public func watch(_ path: String) {
        state.withLock { state in
            guard state.stamps[path] == nil else { return }
            arm(path, &state.folders)
            state.stamps[path] = .some(Stamp(path))
        }
    }

    /// Waits until a file differs; answers `false` once the other descriptor can be read.
    public func wait(unless end: Int32) -> Bool {
        while true {
            if state.withLock({ $0.stamps.contains { Stamp($0.key) != $0.value } }) { return true }
            var pauses = 0
            while true {
                switch hear(end, for: pauses == 0 ? -1 : Self.pause) {
                case .end: return false
                case .nothing: pauses = Self.mostPauses
                case .news: pauses += 1
                }
                if pauses >= Self.mostPauses { break }
            }
            armAll()
        }
    }

    // MARK: What the system tells

    private enum Heard { case news, nothing, end }

    /// Waits for news, for some milliseconds or without end, and takes them off.
    private func hear(_ end: Int32, for milliseconds: Int32) -> Heard {
        var sources = [
            pollfd(fd: notifier, events: Int16(POLLIN), revents: 0), pollfd(fd: end, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&sources, 2, milliseconds)
        if sources[1].revents != 0, end >= 0 { return .end }
        // A signal that somebody else handles is news without meaning.
        guard count > 0 else { return count < 0 ? .news : .nothing }
        var block = [UInt8](repeating: 0, count: 1 << 14)
        while read(notifier, &block, block.count) > 0 {}
        return .news
    }

    /// What happens to the files of a folder and to itself, as far as a file's content may differ afterwards.
    private static let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// Watches the folders that the paths lead through now, and no others.
    private func armAll() {
        state.withLock { state in
            let old = state.folders
            state.folders = []
            for path in state.stamps.keys { arm(path, &state.folders) }
            for folder in old.subtracting(state.folders) { inotify_rm_watch(notifier, folder) }
        }
    }

    /// Watches the folder of a path, and of what it links to; one that is not there is waited for in the nearest that is.
    private func arm(_ path: String, _ folders: inout Set<Int32>) {
        for place in [path, Folder.resolved(path)].compactMap({ $0 }) {
            var folder = Folder.parent(of: place)
            while !Folder.exists(folder), folder != Folder.parent(of: folder) { folder = Folder.parent(of: folder) }
            let watch = inotify_add_watch(notifier, folder, Self.events)
            if watch >= 0 { folders.insert(watch) }
        }
    }

    /// What tells one state of a file from another.
    private struct Stamp: Equatable {
        let device: UInt
        let number: UInt
        let size: Int
        let changes: [Int]

        /// `nil` while there is no such file.
        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            device = info.st_dev
            number = info.st_ino
            size = info.st_size
            changes = [info.st_mtim.tv_sec, info.st_mtim.tv_nsec, info.st_ctim.tv_sec, info.st_ctim.tv_nsec]
        }
    }
}
