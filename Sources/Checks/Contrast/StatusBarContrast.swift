import Dialects
import Model
import Scene

/// The status bar's clock and signs against what is drawn behind them.
enum StatusBarContrast {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            let status = moment.frame.statusBar
            guard !status.look.isHidden, status.frame.height > 0, let grid = look.backdrop(moment) else { return nil }
            let ink: RGBA = status.look.ink == .light ? .white : .black
            let rects = moment.frame.statusBarInk(look.run.phone)
            let measures = rects.compactMap { Contrast.measure(ink, on: grid.colors(in: $0)) }
            guard let worst = measures.min(by: { $0.ratio < $1.ratio }), worst.ratio < Contrast.textLimit else { return nil }
            return Finding(
                "contrast.statusBar", worst.ratio < 2 ? .error : .warning, screen: look.screen.id,
                place: moment.place("statusBar"), measured: worst.ratio, limit: Contrast.textLimit,
                "The status bar cannot be read on screen \(look.screen.id): contrast \(Contrast.spelling(worst.ratio)), needed 4.5.",
                remedy: status.look.ink == .light ? "Use the dark style." : "Use the light style.")
        }
    }
}
