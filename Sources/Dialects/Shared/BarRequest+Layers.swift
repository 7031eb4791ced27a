import Model

extension BarRequest {
    /// A layer that shows a picture; `nil` for one without pixels. A picture that is missing keeps its layer.
    func imageLayer(
        _ reference: String?, kind: BarLayer.Kind = .image, mode: String = "stretch", alpha: Double = 1,
        extent: BarLayer.Extent = .band
    ) -> BarLayer? {
        guard let reference else { return nil }
        let facts = images.facts(reference)
        if facts?.isEmpty == true { return nil }
        var place = extent
        if mode == "natural", let facts { place = .natural(width: facts.width, height: facts.height) }
        return BarLayer(kind, image: reference, imageMode: mode, alpha: alpha, extent: place)
    }
}

extension [BarLayer] {
    /// The layers that are there and paint something, bottom to top.
    init(painting layers: [BarLayer?]) {
        self = layers.compactMap { $0 }.filter(\.isVisible)
    }
}
