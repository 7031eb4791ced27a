import Dialects
import Gtk
import Model

/// What a phone imitates, in words.
struct Imitation: Equatable {
    private var project: String?
    private var device: String
    private var dialect: String
    private var profile: String
    private var appearance: String

    /// The project's name counts only where the phones show two projects.
    init(_ project: Project, named: Bool = false) {
        self.project = named ? project.name : nil
        device = project.device.name
        let model = Dialects.named(project.dialect)
        let versions = model.name.libraries
        dialect = model.title + (versions.count > 1 ? " " + (project.library ?? versions[versions.count - 1]) : "")
        profile = project.profile.title
        appearance = project.appearance == .dark && project.profile.hasDarkAppearance ? tr("Dark") : tr("Light")
    }

    private var parts: [String?] { [project, device, dialect, profile, appearance] }

    /// Everything, in one line.
    var words: String { parts.compactMap { $0 }.joined(separator: " · ") }

    /// What is otherwise than on another phone, in one line.
    func words(beside other: Imitation) -> String {
        let differing = zip(parts, other.parts).filter { $0 != $1 }.compactMap(\.0)
        return differing.isEmpty ? tr("The same as the other phone") : differing.joined(separator: " · ")
    }
}

extension AppState {
    /// What the two phones imitate.
    var imitations: (first: Imitation, second: Imitation)? {
        compared.map { compared in
            let areTwo = compared.choices.other != nil
            return (Imitation(project, named: areTwo), Imitation(compared.project, named: areTwo))
        }
    }
}
