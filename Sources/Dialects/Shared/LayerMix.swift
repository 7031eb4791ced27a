import Model

extension [BarLayer] {
    /// The way to other layers: pairs of one kind change into each other, all others fade out and in.
    func mixed(with other: [BarLayer], _ share: Double) -> [BarLayer] {
        if share <= 0 { return self }
        if share >= 1 || self == other { return other }
        var result: [BarLayer] = []
        var next = startIndex
        for layer in other {
            if let match = self[next...].firstIndex(where: { $0.pairs(with: layer) }) {
                result += self[next..<match].map { $0.faded(1 - share) }
                result.append(self[match].mixed(with: layer, share))
                next = match + 1
            } else {
                result.append(layer.faded(share))
            }
        }
        result += self[next...].map { $0.faded(1 - share) }
        return result.filter(\.isVisible)
    }
}

extension BarLayer {
    /// Whether the layer can change into another one without a second copy.
    fileprivate func pairs(with other: BarLayer) -> Bool {
        kind == other.kind && blur == other.blur && image == other.image && imageMode == other.imageMode && extent == other.extent
            && (color == nil) == (other.color == nil)
    }

    fileprivate func faded(_ factor: Double) -> BarLayer {
        var layer = self
        layer.alpha *= factor
        return layer
    }

    fileprivate func mixed(with other: BarLayer, _ share: Double) -> BarLayer {
        var layer = other
        layer.alpha = alpha + (other.alpha - alpha) * share
        if let from = color, let to = other.color { layer.color = from.mixed(with: to, share) }
        return layer
    }
}

extension TextLook {
    /// The way to another look: the colour changes, the font is that of the nearer end.
    func mixed(with other: TextLook, _ share: Double) -> TextLook {
        TextLook(share < 0.5 ? font : other.font, color.mixed(with: other.color, share))
    }
}
