internal import Files
internal import Glibc
import Model

/// A program that runs beside this one: it reads what it is handed and writes a file that has no name, its last argument.
final class ChildProgram {
    /// How it ended.
    struct End {
        /// 0 if all went well; 128 and more if it was killed.
        var status: Int32
        var output: [UInt8]
        var messages: String
    }

    private let id: pid_t
    private var input: Int32
    private let output: Int32
    private let messages: Int32
    private let isCancelled: @Sendable () -> Bool
    private var end: End?

    /// Starts the program at a path; once `isCancelled` says so it is ended.
    init(_ path: String, arguments: [String], isCancelled: @escaping @Sendable () -> Bool = { false }) throws(Problem) {
        self.isCancelled = isCancelled
        var ends: [Int32] = [-1, -1]
        output = Self.namelessFile()
        messages = Self.namelessFile()
        guard output >= 0, messages >= 0, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            let reason = errno
            for file in [output, messages] where file >= 0 { close(file) }
            throw Problem(.fault, "\(path) cannot be started: \(String(cString: strerror(reason))).")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        input = ends[1]
        let result = Self.spawn(path, arguments + ["/proc/self/fd/3"], input: ends[0], messages: messages, output: output)
        close(ends[0])
        guard case .success(let id) = result else {
            for file in [input, output, messages] { close(file) }
            throw Problem(.missingProgram, place: path, "it cannot be started.", remedy: "Install it anew.")
        }
        self.id = id
    }

    deinit {
        if end == nil {
            kill(id, SIGKILL)
            _ = wait()
        }
    }

    /// A file of the system's folder for temporary ones that is gone when it is closed; -1 if there is no room.
    private static func namelessFile() -> Int32 {
        guard let stream = tmpfile() else { return -1 }
        defer { fclose(stream) }
        return fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
    }

    private struct NotStarted: Error {}

    private static func spawn(
        _ path: String, _ arguments: [String], input: Int32, messages: Int32, output: Int32
    ) -> Result<pid_t, NotStarted> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, messages, 2)
        posix_spawn_file_actions_adddup2(&actions, output, 3)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        let helper = Unfinished.startHelper {
            var id: pid_t = 0
            return posix_spawn(&id, path, &actions, nil, words, environ) == 0 ? id : nil
        }
        return helper.map { .success($0) } ?? .failure(NotStarted())
    }

    /// Hands on bytes; `false` when the program reads no more, or shall not.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var done = 0
        while done < bytes.count {
            // Unlike a pipe, a socket can tell of its end without a signal.
            let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            let count = send(input, bytes.baseAddress.map { $0 + done }, bytes.count - done, flags)
            if count > 0 {
                done += count
            } else if count < 0, errno == EAGAIN {
                guard !isCancelled() else { return false }
                var room = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
                poll(&room, 1, Self.patience)
            } else if count == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Milliseconds between two looks at whether it shall go on.
    private static let patience: Int32 = 50

    /// Ends the input and waits for the end.
    func wait() -> End {
        if let end { return end }
        close(input)
        var ended = Unfinished.reapHelper(id)
        while ended == nil {
            if isCancelled() { kill(id, SIGKILL) }
            usleep(2000)
            ended = Unfinished.reapHelper(id)
        }
        let status = ended ?? 0
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        let result = End(
            status: code, output: Self.contents(output), messages: String(decoding: Self.contents(messages), as: UTF8.self))
        close(output)
        close(messages)
        end = result
        return result
    }

    private static func contents(_ file: Int32) -> [UInt8] {
        let size = max(0, Int(lseek(file, 0, SEEK_END)))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = pread(file, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
                guard read > 0 else { return }
                count += read
            }
        }
    }

    /// The folders that programs are looked for in.
    static var folders: [String] {
        (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":").map(String.init)
    }

    /// Where the first of some folders that has a program has it.
    static func path(of program: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }
}
