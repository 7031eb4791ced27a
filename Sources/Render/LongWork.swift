internal import Model
internal import Synchronization

/// Long work as it looks to whoever waits for it: how far it is, and that it shall stop. Safe from several threads.
public final class LongWork: Sendable {
    /// How many parts it has.
    public let count: Int
    private let done = Atomic(0)
    private let stops = Atomic(false)
    private let told: @Sendable () -> Void

    /// Work of so many parts; `told` is called after each, on whatever thread it was done.
    public init(of count: Int, told: @escaping @Sendable () -> Void = {}) {
        self.count = count
        self.told = told
    }

    /// How much of it is done, 0 to 1.
    public var share: Double { count > 0 ? Double(done.load(ordering: .relaxed)) / Double(count) : 0 }

    /// One more part is done.
    public func advance() {
        done.add(1, ordering: .relaxed)
        told()
    }

    /// Asks for an end at the next moment that suits.
    public func cancel() { stops.store(true, ordering: .relaxed) }

    public var isCancelled: Bool { stops.load(ordering: .relaxed) }

    /// Ends the work, by a problem that nobody needs to be told, if that was asked for.
    func goOn() throws(Problem) {
        if isCancelled { throw Problem(.cancelled, "it was called off.") }
    }
}
