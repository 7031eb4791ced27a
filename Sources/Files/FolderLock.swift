internal import Glibc
public import Model

/// Programs that put files into one folder do so one after the other.
public enum FolderLock {
    /// How long another program may take, in seconds.
    private static let patience = 30
    /// How often is looked whether it is done, in microseconds.
    private static let interval: UInt32 = 10_000

    /// Does something while no other Transom puts files into a folder; a `Problem` of kind `unwritable` if another one does not end.
    ///
    /// Where the folder cannot be locked, as on some network file systems, nothing is waited for.
    public static func hold<Result>(_ folder: String, _ work: () throws(Problem) -> Result) throws(Problem) -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return try work() }
        defer { close(descriptor) }
        var waits = patience * 1_000_000 / Int(interval)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            waits -= 1
            guard waits > 0 else {
                throw Problem(
                    .unwritable, place: folder, "another program is writing into this folder.",
                    remedy: "Wait until it is done, or name another folder.")
            }
            usleep(interval)
        }
        return try work()
    }
}
