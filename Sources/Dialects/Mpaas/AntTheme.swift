import Model

/// The default look that the base class gives the bar: the theme's over the framework's own (AUNavigationBar.h, AUTheme).
struct AntTheme: Equatable {
    static let defaultLine = RGBA(225, 225, 225)
    static let defaultBlue = RGBA(16, 142, 233)

    let color: AntValue<RGBA?>
    let backing: AntValue<AntBar.Backing>
    let line: AntValue<RGBA?>
    let titleColor: AntValue<RGBA>

    static let builtIn = Style([
        .background: .color(.plain(.white)), .translucent: .flag(false), .hairline: .color(.plain(defaultLine)),
        .titleSize: .number(18), .titleWeight: .number(700), .titleColor: .color(.plain(.black)),
        .buttonSize: .number(16), .buttonWeight: .number(400), .buttonColor: .color(.plain(defaultBlue)),
        .imageTint: .color(.plain(defaultBlue)), .backImageColor: .color(.plain(defaultBlue)),
    ])

    init(_ cascade: Cascade) {
        func origin(_ key: StyleKey) -> AntOrigin {
            let level = cascade.level(of: key, below: .stack)
            return AntOrigin(level: level, call: level == .theme ? .theme : .builtIn)
        }
        func color(_ key: StyleKey) -> RGBA? { cascade.request.resolve(cascade.value(of: key, below: .stack)?.color) }
        let isTranslucent = cascade.value(of: .translucent, below: .stack)?.flag == true
        let masksLine = cascade.value(of: .hairlineHidden, below: .stack)?.flag == true
        self.color = AntValue(color(.background), origin(.background))
        backing = AntValue(isTranslucent ? .frosted : .opaque, origin(.translucent))
        line = AntValue(masksLine ? nil : color(.hairline), origin(masksLine ? .hairlineHidden : .hairline))
        titleColor = AntValue(color(.titleColor) ?? .black, origin(.titleColor))
    }
}

extension Cascade {
    /// What the levels below one say.
    func value(of key: StyleKey, below limit: Level) -> StyleValue? {
        levels.last { $0.level < limit && $0.style[key] != nil }?.style[key]
    }

    fileprivate func level(of key: StyleKey, below limit: Level) -> Level {
        levels.last { $0.level < limit && $0.style[key] != nil }?.level ?? .builtIn
    }
}
