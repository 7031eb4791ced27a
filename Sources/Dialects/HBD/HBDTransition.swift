import Model

/// How HBDNavigationBar moves from one bar to another.
struct HBDTransition {
    private let change: BarChange

    init(_ change: BarChange) {
        self.change = change
    }

    /// The library's `shouldShowFake`: two copies if a page asks for it, or if the grounds or their alphas differ. Line, bar
    /// style, title and tint alone fade on the one bar.
    var needsTwoBars: Bool {
        if asksForSplit(change.from) || asksForSplit(change.to) { return true }
        var from = HBDPage(change.from).cascade, to = HBDPage(change.to).cascade
        let one = HBDLook(&from), two = HBDLook(&to)
        return !hasEqualGround(one, two) || one.alpha != two.alpha
    }

    private func asksForSplit(_ request: BarRequest) -> Bool { request.screen.style.flag(.splitTransition) ?? false }

    /// Pictures are compared by their bytes, colours by their description; the colour of a hidden bar is clear.
    private func hasEqualGround(_ one: HBDLook, _ two: HBDLook) -> Bool {
        switch (one.ground.image, two.ground.image) {
        case (let first?, let second?): first == second || digest(first, change.from) == digest(second, change.to)
        case (nil, nil):
            one.isHidden || two.isHidden
                ? one.isHidden == two.isHidden : one.ground.hasEqualColor(two.ground, change.to.project.palette)
        default: false
        }
    }

    private func digest(_ reference: String, _ request: BarRequest) -> UInt64? { request.images.facts(reference)?.digest }

    /// The target's status bar comes at once; the tint turns on the way, in a swipe fully within its first quarter.
    func move(_ dialect: any Dialect, _ progress: Double) -> MovingBars {
        let target = change.begunTarget(dialect)
        let share = change.kind == .swipe ? min(1, 4 * progress) : progress
        let tint = change.fromBar.iconColor.mixed(with: target.iconColor, share)
        let keepsLabel = change.kind.goesBack
        return MovingBars(
            from: change.fromBar.tinted(tint, keepsLabel: keepsLabel), to: target.tinted(tint, keepsLabel: keepsLabel),
            shared: target.painting(change.fromBar, progress).tinted(tint, keepsLabel: keepsLabel), statusBar: target.statusBar)
    }
}

extension ResolvedBar {
    /// The bar with another tint; the library pins the back label's colour while a page goes.
    fileprivate func tinted(_ tint: RGBA, keepsLabel: Bool) -> ResolvedBar {
        var bar = self
        bar.button.color = tint
        bar.iconColor = tint
        bar.backArrowColor = tint
        if !keepsLabel { bar.backLabel.color = tint }
        return bar
    }
}
