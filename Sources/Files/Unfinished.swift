internal import Glibc
internal import Synchronization

/// What nobody shall find once the program has ended early: files and folders that are still being made, and programs that help.
///
/// A signal that ends the program (SIGHUP, SIGINT, SIGTERM) first takes all of it away; then the program ends by that signal. What
/// other threads are at when the program exits goes too.
/// Signals that are ignored or handled by somebody else are left to them.
public enum Unfinished {
    private struct State {
        var paths: Set<String> = []
        var helpers: Set<pid_t> = []
        var isGuarded = false
        /// Whether the program is ending: nothing more is made or put in its place.
        var isOver = false

        /// Takes all away that nobody shall find.
        mutating func remove() {
            isOver = true
            for path in paths where unlink(path) != 0 { Folder.remove(path) }
            for helper in helpers { kill(helper, SIGKILL) }
        }
    }

    private static let state = Mutex(State())

    /// Looks at the state alone; once the program is ending, waits for its end.
    private static func alone<Result>(_ body: (inout State) -> Result) -> Result {
        state.withLock { state in
            while state.isOver { pause() }
            return body(&state)
        }
    }

    /// Makes a file or a folder that goes away with the program from now on; `make` answers a negative number if it failed.
    static func begin(_ path: String, _ make: () -> Int32) -> Int32 {
        alone { state in
            guardOnce(&state)
            let result = make()
            if result >= 0 { state.paths.insert(path) }
            return result
        }
    }

    /// Puts a file or a folder in its place, or removes it; it stays as it then is.
    @discardableResult
    static func end(_ path: String, _ work: () -> Int32) -> Int32 {
        alone { state in
            state.paths.remove(path)
            return work()
        }
    }

    /// Makes something inside of a folder that has begun, unless it is being taken away.
    static func inside<Result>(_ make: () -> Result) -> Result { alone { _ in make() } }

    /// Starts a program that is ended with this one; `start` answers its number.
    public static func startHelper(_ start: () -> Int32?) -> Int32? {
        alone { state in
            guardOnce(&state)
            guard let helper = start() else { return nil }
            state.helpers.insert(helper)
            return helper
        }
    }

    /// How a program ended, as `waitpid` tells it; `nil` while it runs.
    public static func reapHelper(_ helper: Int32) -> Int32? {
        alone { state in
            var status: Int32 = 0
            guard waitpid(helper, &status, WNOHANG) != 0 else { return nil }
            // From here on its number may be another one's.
            state.helpers.remove(helper)
            return status
        }
    }

    // MARK: Signals

    /// Reading and writing end of the pipe on which the handler, which may do little, tells the thread that cleans up.
    private static let ends = Signals.pipe()

    private static func guardOnce(_ state: inout State) {
        guard !state.isGuarded else { return }
        state.isGuarded = true
        atexit { Unfinished.state.withLock { $0.remove() } }
        guard ends.reading >= 0 else { return }
        var thread = pthread_t()
        let isStarted = pthread_create(&thread, nil, { _ in Unfinished.waitForSignal() }, nil) == 0
        guard isStarted else { return }
        pthread_detach(thread)
        for number in [SIGHUP, SIGINT, SIGTERM] { Signals.take(number) { Signals.pass($0, to: Unfinished.ends.writing) } }
    }

    private static func waitForSignal() -> UnsafeMutableRawPointer? {
        var byte: UInt8 = 0
        while read(ends.reading, &byte, 1) != 1 {}
        return state.withLock { state -> UnsafeMutableRawPointer? in
            // The lock is kept: nothing else is made, put in its place or told from here on.
            state.remove()
            signal(Int32(byte), SIG_DFL)
            kill(getpid(), Int32(byte))
            while true { pause() }
        }
    }
}
