import Dialects
import Model
import Scene

extension StatusBarContrast {
    /// A status bar that can be read on both screens, but not on the way between them.
    ///
    /// Over a card that comes or goes the system mixes both styles, which has no one colour to judge.
    static func findings(_ look: MotionLook) -> [Finding] {
        guard !look.isModal || !look.builder.isSheet(look.plan.presentation) else { return [] }
        func ratio(_ index: Int) -> Double? {
            let frame = look.frame(index), status = frame.statusBar
            guard !status.look.isHidden, status.frame.height > 0 else { return nil }
            let ink: RGBA = status.look.ink == .light ? .white : .black
            return frame.statusBarInk(look.builder.phone).compactMap { look.ratio(of: ink, on: $0, in: index) }.min()
        }
        // What cannot be read at rest is told of the screen.
        let ends = [0, MotionLook.count].compactMap(ratio)
        guard ends.allSatisfy({ $0 >= Contrast.largeLimit }), let run = UnreadableRun(MotionLook.count, ratio).longest else {
            return []
        }
        let ink = look.frame(run.worst).statusBar.look.ink
        var finding = look.finding(
            "contrast.statusBar", run.ratio < 2 ? .error : .warning, "statusBar", at: MotionLook.progress(run.worst),
            "The status bar cannot be read during the \(look.words), progress \(MotionLook.progress(run.first).progressText) to "
                + "\(MotionLook.progress(run.last).progressText).",
            remedy: ink == .light
                ? "Use the dark style, or colours on which one style can be read."
                : "Use the light style, or colours on which one style can be read.")
        finding.measured = run.ratio
        finding.limit = Contrast.largeLimit
        return [finding]
    }
}
