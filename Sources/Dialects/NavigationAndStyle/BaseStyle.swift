import Model

/// What a `NavigationBarStyle` starts from (NavigationBarStyle.swift 1.1.8).
enum BaseStyle: String {
    /// The plain initialiser.
    case initializer = "init"
    case standard = "default"
    case transparent
    /// A copy of the level below (`.new(...)`).
    case inherit

    /// The whole style of a base; the project's defaults stand for the library's static ones. `nil` for a copy.
    func style(_ request: BarRequest) -> Style? {
        guard self != .inherit else { return nil }
        var style = Self.plain
        style[.buttonColor] = .color(.plain(request.systemColors.blue))
        style[.imageTint] = .color(.plain(request.systemColors.blue))
        var line = StyleValue.color(.plain(Self.line))
        if var defaults = request.project.defaults {
            if let own = defaults[.hairline] { line = own }
            defaults[.hairline] = nil
            style = style.merging(defaults)
        }
        switch self {
        case .standard: style[.hairline] = line
        case .transparent: style[.background] = .color(.plain(.clear))
        case .initializer, .inherit: break
        }
        return style
    }

    /// White 0.11 at 0.13.
    private static let line = RGBA(28, 28, 28, 33)

    /// Dark text and light grey are fixed colours; a button's tint is the system's blue.
    private static let plain = Style([
        .background: .color(.plain(RGBA(247, 247, 247))), .maskColor: .color(.plain(.clear)), .maskAlpha: .number(1),
        .hairline: .color(.plain(.clear)), .hairlineHeight: .number(1), .shadowColor: .color(.plain(.clear)),
        .titleSize: .number(17), .titleWeight: .number(700), .titleColor: .color(.plain(.black)),
        .largeTitleSize: .number(34), .largeTitleWeight: .number(700), .largeTitleColor: .color(.plain(.black)),
        .buttonSize: .number(17), .buttonWeight: .number(400), .highlightAlpha: .number(0.66),
        .disabledColor: .color(.plain(RGBA(170, 170, 170))),
    ])
}

extension BarRequest {
    /// The levels as this library takes them: a style replaces those below it unless it is a copy of them. A style that does not
    /// say what it starts from is a copy; a page without a navigation controller asks no controller.
    func replacingLevels(live: Style) -> [LevelStyle] {
        let own: [LevelStyle] = [
            (.theme, project.theme.style), (.stack, isBare ? Style() : stackStyle), (.screen, screen.style),
        ]
        var levels: [LevelStyle] = [(.builtIn, BaseStyle.standard.style(self) ?? Style())]
        for (level, style) in own {
            let base = style.text(.base).flatMap { BaseStyle(rawValue: $0) } ?? .inherit
            guard let start = base.style(self) else {
                levels.append((level, style))
                continue
            }
            levels = levels.map { ($0.level, Style()) } + [(level, start.merging(style))]
        }
        return levels + [(.live, live)]
    }
}
