import Dialects
import Model
import Scene

/// The picture that wins has no pixels; it still beats every colour, and the bar still counts as opaque.
enum EmptyImageHole {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            guard !moment.bar.isHidden, moment.bar.isSet(.backgroundImage),
                let image = moment.bar.winning(.backgroundImage)?.value.string,
                look.run.phone.images.facts(image)?.isEmpty == true
            else { return nil }
            return look.finding(
                "hbd.emptyImageHole", .error, moment, "backgroundImage",
                "The empty image beats the colour: nothing is painted, and content starts below the bar, so the window shows "
                    + "through.",
                remedy: "Use barAlpha 0 to make the bar transparent.")
        }
    }
}
