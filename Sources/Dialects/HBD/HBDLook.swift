import Model

/// What the library computes from a page's properties and the appearance proxy.
struct HBDLook {
    let isHidden: Bool
    /// 0 for a hidden bar, whatever is set.
    let alpha: Double
    let ground: HBDGround
    let isShadowHidden: Bool
    let shadowImage: String?
    private let lineHeight: Double?

    /// `ground` replaces the one that the cascade's background gives.
    init(_ cascade: inout Cascade, ground: HBDGround? = nil) {
        lineHeight = HBDVersion(cascade.request.project.library).lineHeight
        isHidden = cascade.flag(.hidden) ?? false
        alpha = isHidden ? cascade.hiddenAlpha() : min(1, max(0, cascade.number(.barAlpha) ?? 1))
        self.ground = ground ?? HBDGround(&cascade)
        isShadowHidden = cascade.flag(.hairlineHidden) ?? false
        shadowImage = cascade.text(.hairlineImage)
    }

    /// Blur and colour, or the picture alone, all at the bar's alpha; the line fades with them.
    func layers(_ request: BarRequest) -> [BarLayer] {
        var layers: [BarLayer?] = []
        if let image = ground.image {
            layers.append(request.imageLayer(image, alpha: alpha))
        } else {
            layers.append(BarLayer(.blur, blur: "light", alpha: alpha))
            layers.append(ground.color.map { BarLayer(.color, color: $0, alpha: alpha) })
        }
        if !isShadowHidden { layers.append(line(request)) }
        return Array(painting: layers)
    }

    /// The appearance's shadow image, else black at 77 of 255, inside the bar's bottom edge.
    private func line(_ request: BarRequest) -> BarLayer? {
        if let shadowImage {
            return request.imageLayer(shadowImage, kind: .hairline, alpha: alpha, extent: .lineInside(lineHeight))
        }
        return BarLayer(.hairline, color: RGBA(0, 0, 0, 77), alpha: alpha, extent: .lineInside(lineHeight))
    }

    /// Whether content extends under the bar: it is hidden or see-through, or the page says so.
    func extendsContent(_ request: BarRequest, includesOpaque: Bool) -> Bool {
        if isHidden || alpha < 1 || includesOpaque { return true }
        if let image = ground.image { return request.images.facts(image)?.hasAlphaChannel ?? false }
        return (ground.color?.alpha ?? 0) < 255
    }
}

extension Cascade {
    fileprivate mutating func hiddenAlpha() -> Double {
        let level = peek(.hidden)?.level ?? .builtIn
        record(
            .barAlpha, at: level, rule: "hidden", sentence: "The alpha of a hidden bar reads 0.", values: [level: .number(0)])
        return 0
    }
}
