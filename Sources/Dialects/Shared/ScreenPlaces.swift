public import Model

/// Where the screens of a project stand in its list, so that many requests about one project do not search for each.
public final class ScreenPlaces: Sendable {
    private let places: [ScreenID: Int]

    public init(_ project: Project) {
        places = Dictionary(project.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    subscript(id: ScreenID) -> Int? { places[id] }
}
