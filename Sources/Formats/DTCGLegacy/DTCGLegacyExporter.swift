import Model

/// Writes two sets of tokens, the second with what dark changes, and the two themes that choose them.
struct DTCGLegacyExporter {
    private let project: Project
    private let paletteNames: TokenNames
    private let screenNames: TokenNames
    private var lost: [Loss] = []

    static let scrolledLook = Phrase("the look of the scrolled bar")

    init(project: Project) {
        self.project = project
        paletteNames = TokenNames(project.palette.entries.map(\.name)) { TokenName.plain($0, otherwise: "color") }
        screenNames = TokenNames(project.screens.map(\.id)) { TokenName.plain($0, otherwise: "screen") }
    }

    mutating func result() -> ExportResult {
        let light = set(.light), dark = set(.dark)
        let json: JSON = [
            "base": .object(light), "dark": .object(dark),
            "$themes": [
                Self.theme("light", "Light", ["base": "enabled"]),
                Self.theme("dark", "Dark", ["base": "enabled", "dark": "enabled"]),
            ], "$metadata": ["tokenSetOrder": ["base", "dark"]],
        ]
        tellLosses()
        return ExportResult(
            files: [ExportedFile("\(Identifier.file(project.name)).json", json.text(width: 120))], lost: lost)
    }

    private static func theme(_ id: String, _ name: String, _ sets: JSON) -> JSON {
        ["id": .string(id), "name": .string(name), "group": "Mode", "selectedTokenSets": sets]
    }

    private func set(_ appearance: Appearance) -> [JSON.Member] {
        let writer = TokenWriter(form: .legacy, appearance: appearance, palette: project.palette, names: paletteNames)
        func group(_ name: String, _ members: [JSON.Member]) -> [JSON.Member] {
            members.isEmpty ? [] : [JSON.Member(name, .object(members))]
        }
        let screens = project.screens.flatMap { group(screenNames[$0.id], writer.members(of: $0.style)) }
        return group("palette", writer.paletteMembers()) + group("navbar", writer.members(of: project.theme.style))
            + group("screens", screens)
    }

    // MARK: Losses

    /// What no string can say, beyond the keys that no token stands for.
    private mutating func tellLosses() {
        for entry in project.palette.entries where paletteNames[entry.name] != entry.name {
            lost.append(Loss("palette.\(entry.name)", closest: Phrase("the name \(paletteNames[entry.name])")))
        }
        tell(project.theme.style, "", nil)
        for screen in project.screens {
            tell(screen.style, "", screen.id)
            if screenNames[screen.id] != screen.id, !screen.style.isEmpty {
                lost.append(Loss("id", screen: screen.id, closest: "\(screenNames[screen.id])"))
            }
        }
        let styles = [project.theme.style] + project.screens.map(\.style)
        // A bar without a look of its own at the content's top is clear there, which an import takes for a look that is not said.
        if project.dialect == .uikit, styles.contains(where: Self.says),
            !styles.compactMap(\.scrollEdge).contains(where: Self.says)
        {
            lost.append(Loss(StyleKey.scrollEdge.name, closest: Self.scrolledLook))
        }
    }

    private static func says(_ style: Style) -> Bool {
        style.keys.contains { key in style[key].map { TokenWriter.says(key, $0) } == true }
    }

    private mutating func tell(_ style: Style, _ prefix: String, _ screen: ScreenID?) {
        for key in style.keys where DTCGLegacyFormat.capabilities.canSay(key, at: .theme) {
            guard let value = style[key] else { continue }
            if case .style(let edge) = value {
                tell(edge, "\(prefix)\(key.name).", screen)
                if edge.isEmpty { lost.append(Loss(prefix + key.name, screen: screen, closest: Capabilities.leftOut)) }
            } else if !TokenWriter.says(key, value) {
                lost.append(Loss(prefix + key.name, screen: screen, closest: Capabilities.leftOut))
            }
        }
    }
}
