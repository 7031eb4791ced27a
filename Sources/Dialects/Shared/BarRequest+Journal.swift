import Model

extension BarRequest {
    /// What has happened in this screen's navigation controller: a modal has a new one each time it is presented.
    var ownJournal: [Happening] {
        let own = journal.filter { $0.stack == stack }
        guard case .modal = stack, let start = own.lastIndex(where: { $0.moment == .load && $0.cause == .present }) else {
            return own
        }
        return Array(own[start...])
    }

    /// The moments of a page of this stack since it last loaded; none if no happening mentions it.
    func history(of page: ScreenID) -> [Happening.Moment] {
        let start = journal.lastIndex { $0.moment == .load && $0.screen == page && $0.stack == stack } ?? 0
        return journal[start...].compactMap { $0.screen == page && $0.stack == stack ? $0.moment : nil }
    }
}
