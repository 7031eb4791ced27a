import Model

extension Loss {
    /// The losses in words, one sentence for a property with all the places where the same is lost, in the order of the losses.
    public static func sentences(_ losses: [Loss]) -> [String] {
        var groups: [Loss: [ScreenID]] = [:], order: [Loss] = []
        for loss in losses {
            var key = loss
            key.screen = nil
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(loss.screen ?? "the theme")
        }
        return order.map { $0.sentence(at: groups[$0] ?? []) }
    }

    /// `imageTint of the theme, news cannot be said; instead: tint`.
    private func sentence(at places: [ScreenID]) -> String {
        // A stack's own property names its place itself.
        let isNamed = property.hasPrefix("tabs[") || property.hasPrefix("modals[") || property.hasPrefix("defaults.")
        let subject = isNamed ? property : "\(property) of \(places.joined(separator: ", "))"
        return closestPhrase == Capabilities.leftOut
            ? "\(subject) cannot be said and is left out" : "\(subject) cannot be said; instead: \(closest)"
    }
}
