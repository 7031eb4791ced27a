import Model

/// What one appearance of UIKit's bar paints and how it writes.
struct SystemLook {
    var layers: [BarLayer]
    var title: TextLook
    var largeTitle: TextLook
    var button: TextLook
    var backLabel: TextLook
    var backImage: String?
    let traces: [Trace]

    init(_ cascade: Cascade) {
        var cascade = cascade
        let label = cascade.request.systemColors.label
        let tint = cascade.tint
        layers = Self.layers(&cascade)
        title = cascade.look(.title, otherwise: label)
        largeTitle = cascade.look(.largeTitle, otherwise: label)
        button = cascade.look(.button, otherwise: tint)
        backLabel = TextLook(button.font, cascade.color(.backTitleColor) ?? button.color)
        backImage = cascade.text(.backImage)
        traces = cascade.traces
    }

    /// The way to another look.
    func mixed(with other: SystemLook, _ share: Double) -> SystemLook {
        if share <= 0 { return self }
        var look = other
        guard share < 1 else { return look }
        look.layers = layers.mixed(with: other.layers, share)
        look.title = title.mixed(with: other.title, share)
        look.largeTitle = largeTitle.mixed(with: other.largeTitle, share)
        look.button = button.mixed(with: other.button, share)
        look.backLabel = backLabel.mixed(with: other.backLabel, share)
        return look
    }

    /// Bottom to top: effect, colour, picture, line.
    private static func layers(_ cascade: inout Cascade) -> [BarLayer] {
        let request = cascade.request
        let isTranslucent = cascade.peek(.translucent)?.value.flag ?? true
        // Before iOS 7 the status bar had a ground of its own.
        let extent = request.profile.version < 7 ? BarLayer.Extent.bar : .band
        let blur = cascade.text(.blur) ?? "none"
        let color = cascade.color(.background)
        let image = cascade.backgroundImage()
        let mode = cascade.text(.imageMode) ?? "stretch"
        return Array(painting: [
            isTranslucent && blur != "none" ? BarLayer(.blur, blur: blur, extent: extent) : nil,
            color.map { BarLayer(.color, color: $0, extent: extent) },
            request.imageLayer(image, mode: mode, extent: extent),
            line(&cascade, hasImage: image != nil),
        ])
    }

    /// A shadow image is always drawn, as high as it is, a colour only from iOS 13 on; iOS 6 wants a background image with it.
    private static func line(_ cascade: inout Cascade, hasImage: Bool) -> BarLayer? {
        let version = cascade.request.profile.version
        let isHidden = cascade.flag(.hairlineHidden) ?? false
        let image = cascade.text(.hairlineImage)
        let color = version < 13 ? cascade.builtIn(.hairline) : cascade.color(.hairline)
        if isHidden { return nil }
        if let image, version > 6 || (version == 6 && hasImage) {
            let height = cascade.request.images.facts(image)?.height
            return cascade.request.imageLayer(image, kind: .hairline, extent: .lineBelow(height))
        }
        return color.map { BarLayer(.hairline, color: $0, extent: .lineBelow(nil)) }
    }
}

extension Cascade {
    /// The colour of buttons and icons; iOS 6 and earlier tint the bar instead.
    var tint: RGBA {
        request.profile.version < 7 ? .white : request.resolve(peek(.tint)?.value.color) ?? request.systemColors.blue
    }

    /// The same, recorded.
    mutating func pickTint() -> RGBA {
        _ = pick(.tint)
        return tint
    }

    /// The picture for the bar's height; one for all heights stands in for the small one.
    mutating func backgroundImage() -> String? {
        let usual = text(.backgroundImage)
        guard request.isCompact, let small = pick(.backgroundImageLandscape) else { return usual }
        return small.value.text
    }

    /// The default of a key that cannot be set.
    fileprivate mutating func builtIn(_ key: StyleKey) -> RGBA? {
        record(key, at: .builtIn, rule: "version", sentence: "Before iOS 13 the line's colour cannot be set.")
        return request.resolve(levels.first?.style.color(key))
    }
}
