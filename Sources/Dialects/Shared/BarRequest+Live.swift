public import Model

extension BarRequest {
    /// The live entries of this screen that have been applied since it loaded, in the order in which that happened.
    var appliedLive: [LiveEntry] { applied(to: screen) }

    /// The live entries of a screen of this stack that have been applied since it loaded, each at its last time.
    ///
    /// A screen that no happening mentions is taken as one at rest: everything up to its appearing has been applied.
    func applied(to screen: Screen) -> [LiveEntry] {
        guard !screen.live.isEmpty else { return [] }
        let told = moments(of: screen.id)
        return (told.isEmpty ? .atRest : told).flatMap { moment in screen.live.filter { $0.moment == moment.live } }
    }
}

extension Happening.Moment {
    /// The moment of a live entry that this one sets off; `nil` if there is none.
    public var live: Moment? {
        switch self {
        case .load: .load
        case .willAppear: .appear
        case .didAppear: .appeared
        case .willDisappear: .disappear
        case .didDisappear: nil
        case .tap: .tap
        }
    }
}

extension [LiveEntry] {
    /// One style with the keys of all entries, later ones on top.
    var style: Style { reduce(Style()) { $1.style.isEmpty ? $0 : $0.merging($1.style) } }
}
