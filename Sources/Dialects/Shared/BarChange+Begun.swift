import Model

extension BarChange {
    /// The new bar while the transition runs: the page is about to appear; what it does once it has appeared is still to come.
    func begunTarget(_ dialect: any Dialect) -> ResolvedBar {
        let journal = Self.begun(to.journal)
        guard journal.count < to.journal.count else { return toBar }
        var request = to
        request.journal = journal
        return dialect.resolve(request)
    }

    /// A journal without the news that a transition has ended.
    private static func begun(_ journal: [Happening]) -> [Happening] {
        let end = journal.lastIndex { $0.moment != .didAppear && $0.moment != .didDisappear }
        return Array(journal.prefix(end.map { $0 + 1 } ?? 0))
    }
}

extension ResolvedBar {
    /// This bar with a ground that has come from another bar's so far.
    func painting(_ from: ResolvedBar, _ progress: Double) -> ResolvedBar {
        var bar = self
        bar.layers = from.layers.mixed(with: layers, progress)
        return bar
    }
}
