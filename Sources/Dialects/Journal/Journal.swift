/// What has happened to the app so far, oldest first.
///
/// A journal that goes on from another one shares its happenings, and what the rules of the dialects have made of them.
public struct Journal: RandomAccessCollection, Sendable {
    private var happenings = Happenings()
    private let memory = FoldMemory()

    public init() {}

    public init(_ happenings: some Sequence<Happening>) { append(happenings) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { happenings.endIndex }
    public subscript(index: Int) -> Happening { happenings[index] }

    public mutating func append(_ news: some Sequence<Happening>) {
        for happening in news { happenings.append(happening) }
    }

    /// Whether this journal goes on from another one, or is the same.
    public func starts(with other: Journal) -> Bool { happenings.goes(onFrom: other.happenings) }

    /// The journal without the news that a transition has ended.
    public var untoldOfEnd: Journal {
        var journal = self
        while let last = journal.last, last.moment == .didAppear || last.moment == .didDisappear {
            journal.happenings.removeLast()
        }
        return journal
    }
}

extension Journal: Equatable {
    public static func == (one: Journal, other: Journal) -> Bool { one.happenings == other.happenings }
}

extension Journal {
    /// What the journal comes to; only what has not been folded before costs work.
    func folded<Fold: JournalFold>(_ basis: Fold.Basis) -> Fold { memory.fold(happenings, basis) }

    /// How many happenings have been told to folds of this journal, and of all that share their beginning with it.
    var toldCount: Int { memory.toldCount }
}
