import Model

/// Pages that save the shared bar's picture, set their own and restore the saved one.
struct SaveRestoreDialect: Dialect {
    let name = DialectName.saveRestore
    let title = "Save, Set, Restore"
    let summary = "One bar for a whole stack: a page saves its picture, sets its own and puts the saved one back."

    func resolve(_ request: BarRequest) -> ResolvedBar {
        let state = SavingBar(request)
        let live = request.appliedLive
        let levels = request.levels(builtIn: Style(), live: live.style)
        let system = SystemBar(
            .saveRestore, request,
            levels: { builtIn in request.levels(builtIn: builtIn, live: live.style).map { Self.plain($0, state) } },
            item: request.item(live: live))
        var bar = system.resolve { layers($0, state, request) }
        bar.trace = bar.trace.filter { $0.key != .backgroundImage } + SavingTrace(request, state).traces(levels)
        return bar
    }

    /// Every change of the bar is at once, before anything moves.
    func barMode(_ change: BarChange) -> BarMode { .jump }

    func move(_ change: BarChange, progress: Double) -> MovingBars {
        let target = change.begunTarget(self)
        return MovingBars(from: change.fromBar, to: target, shared: target, statusBar: target.statusBar)
    }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.saveRestore).support(key, at: level) }

    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool { SystemTransition.allowsBack(way, from: screen) }

    /// A level without what the journal decides.
    private static func plain(_ entry: LevelStyle, _ state: SavingBar) -> LevelStyle {
        var style = entry.style
        style[.backgroundImage] = nil
        style[.backgroundImageLandscape] = nil
        style[.hidden] = entry.level == .live ? .flag(state.isHidden) : nil
        return (entry.level, style)
    }

    /// A picture is all that the bar shows; a subclass draws it over UIKit's own ground.
    private func layers(_ system: [BarLayer], _ state: SavingBar, _ request: BarRequest) -> [BarLayer] {
        guard let picture = state.picture else { return system }
        let extent = request.profile.version < 7 ? BarLayer.Extent.bar : .band
        let paint = Paint(request.screen.style, else: request.project.theme.style)
        return Array(
            painting: (paint == .subclass ? system : []) + [
                request.imageLayer(picture.reference, mode: picture.mode, extent: extent)
            ] + (paint == .subclass ? [] : system.filter { $0.kind == .hairline && $0.image != nil }))
    }
}
