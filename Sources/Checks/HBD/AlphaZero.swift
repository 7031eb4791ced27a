import Dialects
import Model

/// On iOS 26 the mask that is to clear a bar of alpha 0 lands on its items.
enum AlphaZero {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let moments = look.moments + look.tapped
        return moments.compactMap { moment in
            guard !moment.bar.isHidden, !moment.bar.showsItems else { return nil }
            return look.finding(
                "hbd.alphaZeroIOS26", .error, moment, "barAlpha",
                "On iOS 26 this version masks the items instead of the background: title and buttons vanish.",
                remedy: "Use barAlpha 0.01, or hidden with items in the page.")
        }
    }
}
