import Model

/// iOS's own colours by appearance (the published values of iOS 13 to 18).
struct SystemColors {
    let isDark: Bool

    init(_ appearance: Appearance) {
        isDark = appearance == .dark
    }

    private func pick(_ light: RGBA, _ dark: RGBA) -> RGBA { isDark ? dark : light }

    var label: RGBA { pick(.black, .white) }
    var secondaryLabel: RGBA { pick(RGBA(60, 60, 67, 153), RGBA(235, 235, 245, 153)) }
    var tertiaryLabel: RGBA { pick(RGBA(60, 60, 67, 76), RGBA(235, 235, 245, 76)) }
    var separator: RGBA { pick(RGBA(60, 60, 67, 73), RGBA(84, 84, 88, 153)) }
    var fill: RGBA { pick(RGBA(118, 118, 128, 31), RGBA(118, 118, 128, 61)) }
    var background: RGBA { pick(.white, .black) }
    var groupedBackground: RGBA { pick(RGBA(242, 242, 247), .black) }
    var groupedCell: RGBA { pick(.white, RGBA(28, 28, 30)) }
    var blue: RGBA { pick(RGBA(0, 122, 255), RGBA(10, 132, 255)) }
    var green: RGBA { pick(RGBA(52, 199, 89), RGBA(48, 209, 88)) }
    var red: RGBA { pick(RGBA(255, 59, 48), RGBA(255, 69, 58)) }
    /// The colours of mock avatars and tiles.
    var accents: [RGBA] {
        [
            blue, RGBA(88, 86, 214), RGBA(255, 149, 0), green, RGBA(255, 45, 85), RGBA(90, 200, 250), RGBA(175, 82, 222),
            RGBA(255, 204, 0),
        ]
    }
}
