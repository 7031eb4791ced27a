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
        let one = HBDPage(change.from).look, two = HBDPage(change.to).look
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
        var from = change.fromBar
        if uncoversGround { from.layers.append(BarLayer(.color, color: change.from.appearance == .dark ? .black : .white)) }
        var shared = target.painting(from, progress)
        if let ground = appearanceGround { shared.layers.insert(ground, at: 0) }
        return MovingBars(
            from: from.tinted(tint, keepsLabel: keepsLabel), to: target.tinted(tint, keepsLabel: keepsLabel),
            shared: shared.tinted(tint, keepsLabel: keepsLabel), statusBar: target.statusBar)
    }

    /// What the appearance of the one bar has until the transition ends, from iOS 13 on: the target's ground, not faded by the
    /// bar's alpha. So a bar that is half clear on both pages looks denser on the way.
    private var appearanceGround: BarLayer? {
        switch change.kind {
        case .present, .dismiss, .selectTab: return nil
        case .push, .pop, .swipe, .popTo, .popToRoot, .setStack: break
        }
        let look = HBDPage(change.to).look
        guard change.to.profile.version >= 13, !needsTwoBars, look.alpha > 0, look.alpha < 1 else { return nil }
        return look.ground.image.map { change.to.imageLayer($0) } ?? look.ground.color.map { BarLayer(.color, color: $0) }
    }

    /// On iOS 26 the mask of a clear bar misses its ground, and the system's own colour shows while the page goes.
    private var uncoversGround: Bool {
        guard change.kind.goesBack, change.kind != .dismiss, change.from.has(.whiteOnPop) else { return false }
        let look = HBDPage(change.from).look
        return look.alpha == 0 && !look.isHidden
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
