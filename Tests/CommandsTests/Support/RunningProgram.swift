import Glibc
import Testing

/// The program as it is built, running by itself.
final class RunningProgram {
    private let id: pid_t
    private var isRunning = true
    /// The status by which it ended; `nil` while it runs, and if a signal ended it.
    private(set) var exitStatus: Int32?

    /// Starts it; what it prints is dropped, what it tells goes into a file.
    init(_ arguments: [String], messages: String = "/dev/null") throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Whoever runs the tests may ignore what a terminal sends.
        var usual = sigset_t()
        sigemptyset(&usual)
        for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&usual, number) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        // Threads that run tests let no signals through, which a program would inherit.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let path = try #require(Self.path)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var id: pid_t = 0
        try #require(posix_spawn(&id, path, &actions, &attributes, words, environ) == 0)
        self.id = id
    }

    deinit {
        if isRunning {
            kill(id, SIGKILL)
            _ = end()
        }
    }

    /// The program stands beside the tests.
    private static var path: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path.lastIndex(of: "/").map { path[..<$0] + "/transom" }
    }

    func send(_ signal: Int32) { kill(id, signal) }

    /// Waits for the end; the signal that ended it, or `nil` if it ended by itself.
    func end() -> Int32? {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        isRunning = false
        if status & 0x7F == 0 { exitStatus = status >> 8 & 0xFF }
        return status & 0x7F == 0 ? nil : status & 0x7F
    }

    /// The programs that it has started.
    var helpers: [pid_t] {
        guard let file = fopen("/proc/\(id)/task/\(id)/children", "r") else { return [] }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 256)
        let count = fread(&text, 1, 255, file)
        return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: " ").compactMap {
            pid_t($0)
        }
    }

    /// Whether a program of that number does something still; one that nobody has asked for its end does not.
    static func isAlive(_ id: pid_t) -> Bool {
        guard let file = fopen("/proc/\(id)/stat", "r") else { return false }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 256)
        let count = fread(&text, 1, 255, file)
        let words = String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: ")").last
        return words?.first { $0 != " " } != "Z"
    }
}
