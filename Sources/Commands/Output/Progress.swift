import Synchronization

/// Tells how far long work is, on one line that is wiped at the end; only where somebody looks.
final class Progress: Sendable {
    private let what: String
    private let count: Int
    private let console: Console
    private let isShown: Bool
    private let done = Mutex(0)

    init(_ what: String, of count: Int, _ console: Console, isQuiet: Bool) {
        self.what = what
        self.count = count
        self.console = console
        isShown = console.isWatched && !isQuiet
    }

    /// One more is done; safe from several threads.
    func advance() {
        guard isShown else { return }
        done.withLock { done in
            done += 1
            console.tell("\r\u{1B}[K\(what) \(done) of \(count)")
        }
    }

    func finish() {
        if isShown { console.tell("\r\u{1B}[K") }
    }
}
