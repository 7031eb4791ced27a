import Model

extension BarChange {
    /// The new bar while the transition runs: the page is about to appear; what it does once it has appeared is still to come.
    func begunTarget(_ dialect: any Dialect) -> ResolvedBar {
        let journal = to.journal.untoldOfEnd
        guard journal.count < to.journal.count else { return toBar }
        var request = to
        request.journal = journal
        return dialect.resolve(request)
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
