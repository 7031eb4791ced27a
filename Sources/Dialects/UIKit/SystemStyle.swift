import Model

/// The style of UIKit's bar before anyone sets anything.
enum SystemStyle {
    /// A bar of bar style black looks as in dark appearance. Large titles alone follow the person's text size.
    static func builtIn(_ request: BarRequest, isBlack: Bool) -> Style {
        let isDark = request.appearance == .dark
        let look = Look(profile: request.profile, isDark: isDark || isBlack)
        var style = styles[look] ?? style(look)
        if request.profile.version >= 7 { style[.tint] = .color(.plain(request.systemColors.blue)) }
        if let scale = request.project.settings?.textSize, scale != 1 {
            style[.largeTitleSize] = .number((34 * scale).rounded())
        }
        return style
    }

    private struct Look: Hashable {
        var profile: Profile
        var isDark: Bool
    }

    private static let styles: [Look: Style] = {
        let looks = Profile.allCases.flatMap { [Look(profile: $0, isDark: false), Look(profile: $0, isDark: true)] }
        return Dictionary(uniqueKeysWithValues: looks.map { ($0, style($0)) })
    }()

    private static func style(_ look: Look) -> Style {
        guard look.profile.version >= 7 else { return classic(look.isDark) }
        return flat(SystemColors.of(look.isDark ? .dark : .light, look.profile, increasedContrast: false), look.profile)
    }

    /// iOS 7 and later. On iOS 26 the bar has no ground of its own: what scrolls under it is blurred.
    private static func flat(_ colors: SystemColors, _ profile: Profile) -> Style {
        let hasGround = profile != .ios26
        return Style([
            .translucent: .flag(true), .blur: .word("chrome"), .imageMode: .word("stretch"),
            .background: hasGround ? .color(.plain(colors.bar)) : .nothing,
            .hairline: hasGround ? .color(.plain(colors.line)) : .nothing,
            .titleSize: .number(17), .titleWeight: .number(600), .titleColor: .color(.plain(colors.label)),
            .largeTitleSize: .number(34), .largeTitleWeight: .number(700), .largeTitleColor: .color(.plain(colors.label)),
            .buttonSize: .number(17), .buttonWeight: .number(400),
        ])
    }

    /// iOS 6 and earlier: a gradient from #B0BCCD to #6D84A2, drawn here in its middle colour; texts are white.
    private static func classic(_ isBlack: Bool) -> Style {
        Style([
            .translucent: .flag(false), .blur: .word("none"), .imageMode: .word("stretch"),
            .background: .color(.plain(isBlack ? RGBA(26, 26, 26) : RGBA(142, 160, 184))),
            .hairline: .color(.plain(isBlack ? .black : RGBA(45, 54, 66))),
            .titleSize: .number(20), .titleWeight: .number(700), .titleColor: .color(.plain(.white)),
            .buttonSize: .number(12), .buttonWeight: .number(700), .buttonColor: .color(.plain(.white)),
        ])
    }
}
