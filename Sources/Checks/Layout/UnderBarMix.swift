import Dialects
import Model
import Scene

/// Content starts below the bar on one of two neighbours, and under it on the other.
enum UnderBarMix {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard let below = look.state.visible.below.last, let own = look.moments.first, !own.bar.isHidden,
            let other = look.run.bar(of: below), !other.isHidden, other.contentUnderBar != own.bar.contentUnderBar
        else { return [] }
        let (opaque, seeThrough) = own.bar.contentUnderBar ? (below, look.screen.id) : (look.screen.id, below)
        let jump = own.bar.contentUnderBar ? look.run.contentOrigin(of: below) : own.contentOrigin
        let cure: Phrase = look.supports(.includesOpaqueBars, at: .screen) ? ", or set includesOpaqueBars on \(opaque)" : ""
        return [
            look.finding(
                "layout.underBarMix", .note, nil, "contentUnderBar",
                "\(opaque) starts below the bar, \(seeThrough) under it.",
                remedy: "Libraries that share one bar make the content jump by \((jump ?? 0).points) pt here; test it\(cure).")
        ]
    }
}

extension CheckRun {
    /// The bar of a screen that is reached from a fresh start.
    func bar(of screen: ScreenID) -> ResolvedBar? {
        guard let state = try? NavigationState.showing(screen, in: project) else { return nil }
        return phone.dialect.resolve(SceneBuilder(phone).request(screen, in: state))
    }

    /// Where a screen's content begins, in its page.
    fileprivate func contentOrigin(of id: ScreenID) -> Double? {
        project[screen: id].flatMap { ScreenLook($0, in: self)?.moments.first?.contentOrigin }
    }
}

extension ScreenLook.Moment {
    /// Where the content begins, in its page.
    var contentOrigin: Double? { barFrame.map { $0.contentOriginY - pageY } }
}
