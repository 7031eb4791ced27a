import Synchronization

/// Remembers what was made of journals that begin alike, so that a longer one costs no more than what is new in it.
final class FoldMemory: Sendable {
    private struct Entry: Sendable {
        let happenings: Happenings
        let basis: any Sendable
        let fold: any JournalFold
    }

    private struct State {
        /// The one used last is at the end.
        var entries: [Entry] = []
        var toldCount = 0
    }

    private let state = Mutex(State())

    /// A frame on the way asks for about a dozen folds: of each rule, those before, on the way and after.
    private static let limit = 32

    var toldCount: Int { state.withLock { $0.toldCount } }

    /// The fold of all happenings, carried on from the longest beginning that is known.
    func fold<Fold: JournalFold>(_ happenings: Happenings, _ basis: Fold.Basis) -> Fold {
        var (fold, known) = state.withLock { Self.beginning(of: happenings, basis, in: &$0.entries) } ?? (Fold(basis), 0)
        for happening in happenings[known...] { fold.tell(happening) }
        state.withLock { state in
            state.toldCount += happenings.count - known
            if state.entries.count == Self.limit { state.entries.removeFirst() }
            state.entries.append(Entry(happenings: happenings, basis: basis, fold: fold))
        }
        return fold
    }

    /// The longest beginning with its length; one that is the whole is taken out, as it comes back at the end.
    private static func beginning<Fold: JournalFold>(
        of happenings: Happenings, _ basis: Fold.Basis, in entries: inout [Entry]
    ) -> (Fold, Int)? {
        var best: Int?
        var length = -1
        for (index, entry) in entries.enumerated() where entry.fold is Fold && entry.happenings.count > length {
            guard happenings.goes(onFrom: entry.happenings), entry.basis as? Fold.Basis == basis else { continue }
            best = index
            length = entry.happenings.count
        }
        guard let best, let fold = entries[best].fold as? Fold else { return nil }
        if length == happenings.count { entries.remove(at: best) }
        return (fold, length)
    }
}
