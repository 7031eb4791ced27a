import Model

/// The base class sets the default look in viewWillAppear, so what viewDidLoad did to the bar is lost.
enum OverwrittenAtAppear {
    private static let keys: [StyleKey] = [
        .background, .hairline, .titleFamily, .titleSize, .titleWeight, .titleColor, .tint,
    ]

    static func findings(_ look: ScreenLook) -> [Finding] {
        guard look.screen.autoStyle != false else { return [] }
        let early = look.screen.live.filter { $0.moment == .load }
        let later = look.screen.entriesInForce
        return keys.compactMap { key in
            guard early.contains(where: { $0.style[key] != nil }), !later.contains(where: { $0.style[key] != nil }) else {
                return nil
            }
            var finding = look.finding(
                "mpaas.overwrittenAtAppear", .error, nil, key.name,
                "The base class sets the default look again in viewWillAppear; what viewDidLoad did to \(key.name) is lost.",
                remedy: "Do it in viewWillAppear, after super, or by the protocol method.")
            finding.place.level = .live
            return finding
        }
    }
}
