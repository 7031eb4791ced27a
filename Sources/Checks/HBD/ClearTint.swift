import Dialects
import Model

/// A colour of alpha 0 leaves the blur below it, which is not what a clear colour looks like elsewhere.
enum ClearTint {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            guard !moment.bar.isHidden, moment.bar.isSet(.background), moment.bar.winningColor(.background)?.alpha == 0,
                moment.bar.layers.contains(where: { $0.kind == .blur })
            else { return nil }
            return look.finding(
                "hbd.clearTintBlurs", .warning, moment, "background",
                "A clear colour gives frosted glass, not a transparent bar.", remedy: "Use barAlpha 0, or hidden.")
        }
    }
}
