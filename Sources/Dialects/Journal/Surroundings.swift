import Model

/// What a bar that pages share depends on, beside what has happened to it.
struct Surroundings: Equatable, Sendable {
    let project: Project
    /// The navigation controller that holds the bar.
    let stack: StackID
    let appearance: Appearance
    let profile: Profile
    /// Whether the bar has the small height of phones that are held sideways.
    let isCompact: Bool

    /// The colour to paint; `nil` for one that the palette cannot give.
    func resolve(_ color: Color?) -> RGBA? { color.flatMap { project.palette.resolve($0, appearance) } }

    /// Whether a modal's controller is made, with a bar of its own.
    func isNewController(_ happening: Happening) -> Bool {
        guard case .modal = happening.stack else { return false }
        return happening.stack == stack && happening.moment == .load && happening.cause == .present
    }
}

extension BarRequest {
    var surroundings: Surroundings {
        Surroundings(project: project, stack: stack, appearance: appearance, profile: profile, isCompact: isCompact)
    }
}
