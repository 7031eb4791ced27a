import Dialects
import Model

/// The title attributes of a page replace the app's as a whole.
enum ReplacedTitle {
    private static let keys: [StyleKey] = [.titleFamily, .titleSize, .titleWeight, .titleColor]

    static func findings(_ look: ScreenLook) -> [Finding] {
        let app = look.run.project.theme.style, own = look.screen.style
        func set(_ style: Style) -> [StyleKey] { keys.filter { style[$0] != nil && style[$0] != .nothing } }
        let lost = set(app).filter { !set(own).contains($0) }
        guard !set(own).isEmpty, !lost.isEmpty else { return [] }
        return lost.map { key in
            look.finding(
                "hbd.titleReplaced", .warning, nil, key.name,
                "On \(look.screen.id) the title attributes replace the app's: \(key.leaf) is lost.", remedy: "Repeat it.")
        }
    }
}
