import Dialects
import Model
import Scene

/// Keys that the dialect takes and that another key hides on a screen.
struct KeysWithoutEffect {
    private let look: ScreenLook

    static func findings(_ look: ScreenLook) -> [Finding] {
        let keys = KeysWithoutEffect(look: look)
        return keys.underHiddenBar + keys.secondCustomBar
            + look.moments.flatMap { keys.lost($0) + keys.covered($0) + keys.line($0) }
    }

    private init(look: ScreenLook) {
        self.look = look
    }

    private func finding(
        _ key: StyleKey, _ level: Level, _ reason: Phrase, _ moment: ScreenLook.Moment? = nil,
        remedy: Phrase = "Remove one of them."
    ) -> Finding {
        let isShared = level <= .stack
        let owner: Phrase = isShared ? level.words : "\(look.screen.id)"
        var place = moment?.place(key.name) ?? Finding.Place(key.name)
        place.level = level
        return Finding(
            "capability.noEffect", .warning, screen: isShared ? nil : look.screen.id, place: place,
            "\(key.name) of \(owner) has no effect: \(reason).", remedy: remedy)
    }

    // MARK: Hidden bars

    /// What a screen sets of a bar that is hidden and that nothing shows again.
    private var underHiddenBar: [Finding] {
        let style = look.screen.style
        let changes = look.screen.live.map(\.style) + look.screen.scroll.map(\.style)
        guard style.flag(.hidden) == true, style.customBar == nil, !changes.contains(where: { $0.flag(.hidden) == false }),
            look.moments.allSatisfy({ $0.bar.isHidden })
        else { return [] }
        return style.keys.filter { isOfBar($0) && style[$0] != .nothing && look.supports($0, at: .screen) }.map {
            finding($0, .screen, "the bar is hidden", remedy: "Remove it, or show the bar.")
        }
    }

    /// Whether a key concerns nothing but the look of the bar. A bar style decides on the status bar too; a picture is saved and
    /// restored by other pages.
    private func isOfBar(_ key: StyleKey) -> Bool {
        switch key {
        case .hidden, .statusBar, .statusBarHidden, .barStyle, .base, .includesOpaqueBars, .splitTransition, .paint, .customBar:
            false
        case .backgroundImage, .backgroundImageLandscape, .imageMode: look.run.project.dialect != .saveRestore
        default: key.section != .tabBar
        }
    }

    /// A bar that a screen brings where the whole stack has one.
    private var secondCustomBar: [Finding] {
        guard look.screen.style.customBar != nil, look.stackStyle.customBar != nil, look.supports(.customBar, at: .stack) else {
            return []
        }
        return [finding(.customBar, .screen, "the bar was given to the whole stack")]
    }

    // MARK: Layers

    /// HBDNavigationBar: a picture beats the colour, whatever shows through it.
    private func lost(_ moment: ScreenLook.Moment) -> [Finding] {
        guard look.run.project.dialect == .hbd, !moment.bar.isHidden, let image = moment.bar.winner(.backgroundImage),
            image > .builtIn, let colors = moment.bar.trace(.background)?.entries,
            let lost = colors.last(where: { $0.level >= image && $0.value != .null })
        else { return [] }
        return [finding(.background, lost.level, "the image wins", moment)]
    }

    /// Layers that an opaque one above them covers, as far as they were set no lower than that one.
    private func covered(_ moment: ScreenLook.Moment) -> [Finding] {
        let layers = moment.bar.layers
        return layers.indices.compactMap { index -> Finding? in
            guard let (key, level) = setting(of: layers[index], moment.bar),
                let cover = layers[(index + 1)...].first(where: { isOpaque($0) && covers($0, layers[index]) }),
                let (above, coverLevel) = setting(of: cover, moment.bar), coverLevel <= level
            else { return nil }
            guard case .overhang = layers[index].extent else {
                return finding(key, level, "the opaque \(above.name) covers it", moment)
            }
            return finding(
                key, level, "the opaque \(above.name) covers all but its overhang below the bar", moment,
                remedy: "Remove one of them, unless the overhang is all that is wanted.")
        }
    }

    /// The key that gives a layer, and the level that set it; `nil` for a layer that nobody asked for.
    private func setting(of layer: BarLayer, _ bar: ResolvedBar) -> (key: StyleKey, level: Level)? {
        let key: StyleKey? =
            switch layer.kind {
            case .blur: .blur
            case .color: .background
            case .image: .backgroundImage
            case .mask: layer.image == nil ? .maskColor : .maskImage
            case .shadow: .shadowColor
            case .hairline, .custom: nil
            }
        guard let key, bar.isSet(key), let level = bar.winner(key) else { return nil }
        return (key, level)
    }

    private func isOpaque(_ layer: BarLayer) -> Bool {
        guard layer.alpha >= 1, layer.imageMode != "natural" else { return false }
        switch layer.kind {
        case .color: return layer.color?.alpha == 255
        case .mask where layer.image == nil: return layer.color?.alpha == 255
        case .image, .mask: return layer.image.flatMap { look.run.phone.images.facts($0) }.map { !$0.hasAlphaChannel } ?? false
        case .blur, .shadow, .hairline, .custom: return false
        }
    }

    private func covers(_ upper: BarLayer, _ lower: BarLayer) -> Bool {
        if case .overhang = lower.extent { return upper.extent == .band }
        return upper.extent == lower.extent
    }

    /// A line that is hidden where it was coloured.
    private func line(_ moment: ScreenLook.Moment) -> [Finding] {
        guard let hider = moment.bar.winning(.hairlineHidden), hider.value == true, !moment.bar.isHidden else { return [] }
        return [StyleKey.hairline, .hairlineImage].compactMap { key in
            guard moment.bar.isSet(key), let level = moment.bar.winner(key), level >= hider.level else { return nil }
            return finding(key, level, "the line is hidden", moment)
        }
    }
}
