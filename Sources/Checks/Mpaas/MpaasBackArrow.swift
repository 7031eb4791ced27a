import Dialects
import Model
import Scene

/// mPaaS: the theme's text colour reaches the back text and not the arrow.
enum MpaasBackArrow {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard look.run.project.dialect == .mpaas else { return [] }
        return look.moments.compactMap { moment in
            guard moment.bar.showsBack, moment.bar.backImage == nil, moment.bar.winner(.backImageColor) ?? .builtIn == .builtIn,
                let label = look.elements(moment, [.backLabel]).first, isSet(moment.bar),
                label.color.distance(to: blue) > 0.05, moment.bar.backArrowColor.distance(to: blue) <= 0.05
            else { return nil }
            return Finding(
                "mpaas.backIconTint", .warning, screen: look.screen.id, place: moment.place("backChevron"),
                "The back text is \(label.color.shortHex), the arrow stays blue: the text's colour does not reach it.",
                remedy: "Set backImage (au_default_backButtonImg).")
        }
    }

    private static func isSet(_ bar: ResolvedBar) -> Bool {
        [StyleKey.buttonColor, .backTitleColor].contains { bar.winner($0).map { $0 > .builtIn } ?? false }
    }

    /// The colour of AntUI's own back arrow.
    private static let blue = RGBA(0x10, 0x8E, 0xE9)
}
