import Gtk
import Model

/// How the board shows the screens.
struct BoardChoices: Equatable {
    /// Which appearances stand side by side.
    enum Look: String, CaseIterable {
        case both, light, dark
    }

    /// Whether the board stands in the place of the phone.
    var isShown = false
    var look = Look.both
    /// The width of a screen in logical pixels.
    var tileWidth = 132.0
    /// Only screens with this in their name or id.
    var search = ""

    static let tileWidths = 60.0...400.0

    /// The appearances that are shown of a project: a phone before iOS 13 has one only.
    func appearances(of project: Project) -> [Appearance] {
        switch look {
        case .light: [.light]
        case .dark: [project.profile.hasDarkAppearance ? .dark : .light]
        case .both: project.profile.hasDarkAppearance ? [.light, .dark] : [.light]
        }
    }

    /// The screens that are shown, in the project's order.
    func screens(of project: Project) -> [Screen] {
        guard !search.isEmpty else { return project.screens }
        let wanted = SearchText(search)
        return project.screens.filter(wanted.isIn)
    }

    mutating func zoom(by factor: Double) {
        tileWidth = min(Self.tileWidths.upperBound, max(Self.tileWidths.lowerBound, (tileWidth * factor).rounded()))
    }
}
