import Model

/// UIKit's own colours in one appearance (Apple's Human Interface Guidelines; bar and line as Flutter's Cupertino measured them).
struct SystemColors {
    let label: RGBA
    let blue: RGBA
    let disabled: RGBA
    /// The colour that the default bar lays over its blur.
    let bar: RGBA
    let line: RGBA
    let unselectedTab: RGBA

    private static let light = SystemColors(
        label: .black, blue: RGBA(0, 122, 255), disabled: RGBA(60, 60, 67, 77), bar: RGBA(249, 249, 249, 240),
        line: RGBA(0, 0, 0, 77), unselectedTab: RGBA(153, 153, 153))
    private static let dark = SystemColors(
        label: .white, blue: RGBA(10, 132, 255), disabled: RGBA(235, 235, 245, 77), bar: RGBA(29, 29, 29, 240),
        line: RGBA(255, 255, 255, 41), unselectedTab: RGBA(117, 117, 117))
    private static let light26 = light.with(blue: RGBA(0, 136, 255))
    private static let dark26 = dark.with(blue: RGBA(0, 145, 255))
    private static let lightContrast = light.with(blue: RGBA(0, 64, 221))
    private static let darkContrast = dark.with(blue: RGBA(64, 156, 255))

    static func of(_ appearance: Appearance, _ profile: Profile, increasedContrast: Bool) -> SystemColors {
        switch (appearance, profile) {
        case (.light, _) where increasedContrast && profile.version >= 13: lightContrast
        case (.dark, _) where increasedContrast: darkContrast
        case (.light, .ios26): light26
        case (.dark, .ios26): dark26
        case (.light, _): light
        case (.dark, _): dark
        }
    }

    private func with(blue: RGBA) -> SystemColors {
        SystemColors(label: label, blue: blue, disabled: disabled, bar: bar, line: line, unselectedTab: unselectedTab)
    }
}

extension BarRequest {
    var systemColors: SystemColors { .of(appearance, profile, increasedContrast: increasesContrast) }

    var increasesContrast: Bool { project.settings?.increasedContrast == true }

    /// The weight that the system's font is drawn with: a step heavier where the person asked for bold text.
    func systemWeight(_ weight: Double, family: String?) -> Double {
        guard project.settings?.boldText == true, family == nil || family == Font.systemText else { return weight }
        return weight < 500 ? 600 : min(900, weight + 100)
    }
}
