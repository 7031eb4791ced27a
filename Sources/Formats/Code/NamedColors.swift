import Model

/// The colours that UIKit has names for (UIColor's class properties).
enum NamedColors {
    private static let values: [String: RGBA] = [
        "black": .black, "white": .white, "clear": .clear, "darkGray": RGBA(85, 85, 85), "lightGray": RGBA(170, 170, 170),
        "gray": RGBA(128, 128, 128), "red": RGBA(255, 0, 0), "green": RGBA(0, 255, 0), "blue": RGBA(0, 0, 255),
        "cyan": RGBA(0, 255, 255), "yellow": RGBA(255, 255, 0), "magenta": RGBA(255, 0, 255), "orange": RGBA(255, 128, 0),
        "purple": RGBA(128, 0, 128), "brown": RGBA(153, 102, 51), "darkText": .black, "lightText": RGBA(255, 255, 255, 153),
    ]

    /// The colours that differ in light and dark, as iOS 13 to 18 show them.
    private static let pairs: [String: (light: RGBA, dark: RGBA)] = [
        "systemBlue": (RGBA(0, 122, 255), RGBA(10, 132, 255)), "systemRed": (RGBA(255, 59, 48), RGBA(255, 69, 58)),
        "systemGreen": (RGBA(52, 199, 89), RGBA(48, 209, 88)), "systemOrange": (RGBA(255, 149, 0), RGBA(255, 159, 10)),
        "systemYellow": (RGBA(255, 204, 0), RGBA(255, 214, 10)), "systemPink": (RGBA(255, 45, 85), RGBA(255, 55, 95)),
        "systemPurple": (RGBA(175, 82, 222), RGBA(191, 90, 242)), "systemTeal": (RGBA(48, 176, 199), RGBA(64, 200, 224)),
        "systemIndigo": (RGBA(88, 86, 214), RGBA(94, 92, 230)), "systemGray": (RGBA(142, 142, 147), RGBA(142, 142, 147)),
        "systemBackground": (.white, .black), "label": (.black, .white),
        "secondarySystemBackground": (RGBA(242, 242, 247), RGBA(28, 28, 30)),
        "tertiarySystemBackground": (.white, RGBA(44, 44, 46)), "systemGroupedBackground": (RGBA(242, 242, 247), .black),
        "secondarySystemGroupedBackground": (.white, RGBA(28, 28, 30)),
        "tertiarySystemGroupedBackground": (RGBA(242, 242, 247), RGBA(44, 44, 46)),
        "secondaryLabel": (RGBA(60, 60, 67, 153), RGBA(235, 235, 245, 153)),
        "tertiaryLabel": (RGBA(60, 60, 67, 77), RGBA(235, 235, 245, 77)),
        "quaternaryLabel": (RGBA(60, 60, 67, 46), RGBA(235, 235, 245, 41)),
        "placeholderText": (RGBA(60, 60, 67, 77), RGBA(235, 235, 245, 77)), "link": (RGBA(0, 122, 255), RGBA(9, 132, 255)),
        "opaqueSeparator": (RGBA(198, 198, 200), RGBA(56, 56, 58)),
        "systemFill": (RGBA(120, 120, 128, 51), RGBA(120, 120, 128, 92)),
        "systemMint": (RGBA(0, 199, 190), RGBA(99, 230, 226)), "systemCyan": (RGBA(50, 173, 230), RGBA(100, 210, 255)),
        "systemBrown": (RGBA(162, 132, 94), RGBA(172, 142, 104)), "systemGray2": (RGBA(174, 174, 178), RGBA(99, 99, 102)),
        "systemGray3": (RGBA(199, 199, 204), RGBA(72, 72, 74)), "systemGray4": (RGBA(209, 209, 214), RGBA(58, 58, 60)),
        "systemGray5": (RGBA(229, 229, 234), RGBA(44, 44, 46)), "systemGray6": (RGBA(242, 242, 247), RGBA(28, 28, 30)),
        "separator": (RGBA(60, 60, 67, 74), RGBA(84, 84, 88, 153)),
    ]

    /// The colour of a name such as `red`, or `redColor` as Objective-C spells it.
    static func color(_ name: String) -> Color? {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let value = values[short] { return .plain(value) }
        return pairs[short].map { .pair(light: .plain($0.light), dark: .plain($0.dark)) }
    }
}
