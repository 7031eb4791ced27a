public import Dialects
import Model

extension SceneBuilder {
    /// The frame of a transition; at progress 0 everything is in the old state, at 1 in the new one.
    ///
    /// The two bars at rest can be handed in by who asks for many frames.
    public func frame(of plan: TransitionPlan, progress: Double, change known: BarChange? = nil) -> Frame {
        let change = known ?? change(plan)
        let progress = min(1, max(0, progress))
        var frame: Frame
        switch plan.kind {
        case _ where progress == 0: frame = self.frame(of: plan.before)
        case _ where progress == 1 || !plan.isAnimated: frame = self.frame(of: plan.after)
        case .present, .dismiss: frame = modalFrame(plan, progress, change)
        default: frame = pushFrame(plan, progress, change)
        }
        if frame.transition == nil {
            frame.transition = Frame.Transition(
                kind: plan.kind, from: plan.from, to: plan.to, progress: progress, barMode: phone.dialect.barMode(change))
        }
        return frame
    }

    /// The two bars at rest and the way between them.
    public func change(_ plan: TransitionPlan) -> BarChange {
        let from = request(plan.from, in: plan.before), to = request(plan.to, in: plan.after)
        return BarChange(
            kind: plan.kind, from: from, to: to, fromBar: phone.dialect.resolve(from), toBar: phone.dialect.resolve(to))
    }

    /// Whether the new page slides over the old one; one that stands below in the old stack comes back, as UIKit has it.
    private func comesFromAbove(_ plan: TransitionPlan) -> Bool {
        !plan.kind.goesBack && !plan.before.visible.below.contains(plan.to)
    }

    private func pushFrame(_ plan: TransitionPlan, _ progress: Double, _ change: BarChange) -> Frame {
        let mode = phone.dialect.barMode(change)
        let moving = phone.dialect.move(change, progress: progress)
        let isPush = comesFromAbove(plan)
        let from = page(change.from, moving.from, in: plan.before), to = page(change.to, moving.to, in: plan.after)
        let isShared = mode == .shared || mode == .swap || mode == .jump
        let slide = Slide(
            lower: isPush ? from : to, upper: isPush ? to : from, p: isPush ? progress : 1 - progress,
            fades: project.settings?.reducedMotion == true, hasTwoBars: !isShared)

        var frame = empty(plan.from, moving.statusBar, trace: moving.from.trace)
        frame.transition = Frame.Transition(
            kind: plan.kind, from: plan.from, to: plan.to, progress: progress, barMode: mode)
        frame.pages = slide.pages
        var shared: Page?
        if isShared {
            var page = page(change.to, moving.shared, in: plan.after)
            if mode == .shared {
                page.mixHeight(with: slide.upper.id == page.id ? slide.lower : slide.upper, slide.share(of: page.id))
            }
            shared = page
            frame.bars = [page.barFrame(movedBy: 0, 0)]
        } else {
            frame.bars = [
                slide.lower.barFrame(movedBy: slide.lowerX, 0), slide.upper.barFrame(movedBy: slide.upperX, 0),
            ]
        }
        frame.elements = slide.elements(MotionTable.of(project)) + slideTabs(plan, slide)
        frame.commands = slideCommands(slide, shared: shared, frame, plan)
        return finished(frame)
    }

    private func slideTabs(_ plan: TransitionPlan, _ slide: Slide) -> [Element] {
        guard slide.lower.hasTabBar || slide.upper.hasTabBar else { return [] }
        let page = slide.lower.hasTabBar ? slide.lower : slide.upper
        let tabs = tabElements(plan.before, page)
        if slide.fadesTabBar { return tabs.map { $0.faded(slide.share(of: page.id)) } }
        return tabs.map { $0.offset(slide.tabBarStays ? 0 : slide.x(of: page.id)) }
    }

    private func slideCommands(_ slide: Slide, shared: Page?, _ frame: Frame, _ plan: TransitionPlan) -> [DrawCommand] {
        let tabs = frame.elements.filter { $0.role == .tab }
        let tabsStay = slide.tabBarStays
        // What slides with the lower page goes under the upper one.
        let carried = slide.fades ? [] : [slide.lower, slide.upper].filter(slide.carriesItems).map(\.id)
        var commands: [DrawCommand] = []
        for page in [slide.lower, slide.upper] {
            let x = slide.x(of: page.id)
            let isUpper = page.id == slide.upper.id
            let opacity = isUpper && slide.fades ? slide.p : 1
            if isUpper, !slide.fades { commands += slide.edgeShadow }
            commands.append(draw(page, at: x, opacity: opacity, withBar: shared == nil))
            if carried.contains(page.id) { commands += draw(frame.elements.filter { $0.owner == page.id }) }
            if page.hasTabBar, !tabsStay, !slide.fadesTabBar { commands += tabBar(page, tabs, at: x) }
            if !isUpper, !slide.fades {
                commands.append(.fill(Rect(x, 0, page.width, page.height), RGBA.black.with(opacity: slide.dim)))
            }
        }
        if tabsStay { commands += tabBar(slide.upper, tabs) }
        if slide.fadesTabBar {
            let page = slide.lower.hasTabBar ? slide.lower : slide.upper
            commands.append(
                .group(
                    DrawGroup(
                        clip: Rect(0, 0, page.width, page.height), opacity: slide.share(of: page.id),
                        tabBar(page, tabElements(plan.before, page)))))
        }
        if let shared { commands += bar(shared) }
        commands += search(slide)
        commands += draw(frame.elements.filter { !carried.contains($0.owner) })
        return commands + system(frame)
    }
}

extension Page {
    /// The bar on the way between its own height and another page's.
    mutating func mixHeight(with other: Page, _ share: Double) {
        let bottom = other.barFrame.bottom + (barFrame.bottom - other.barFrame.bottom) * share
        let dy = bottom - barFrame.bottom
        guard dy != 0 else { return }
        barFrame.height += dy
        for index in layers.indices {
            switch layers[index].layer.extent {
            case .band, .bar, .overhang: layers[index].frame.height += dy
            case .lineInside, .lineBelow: layers[index].frame.y += dy
            case .natural: break
            }
        }
    }
}
