import Model

/// The background that wins: a picture, or a colour over the blur.
struct HBDGround {
    let image: String?
    /// The colour as it is painted; `nil` under a picture.
    let color: RGBA?
    /// What tells the colour object from others; `nil` for the library's own colours.
    let source: Source?

    /// Which colour of the project it is.
    struct Source: Equatable {
        var color: Color
        /// The app's one colour object, the same on all pages.
        var isShared: Bool
    }

    /// The page's picture, the page's colour, the app's picture, the app's colour, the default of the app's bar style.
    init(_ cascade: inout Cascade) {
        let request = cascade.request
        let page = Side(cascade, above: .stack), app = Side(cascade, above: .builtIn, below: .stack)
        if let image = page.image {
            (self.image, color, source) = (image.text, nil, nil)
            Self.record(&cascade, .backgroundImage, image.level, "screenImage", "The page's picture beats every colour.")
        } else if let tint = page.color {
            (image, color, source) = (nil, request.resolve(tint.color), Source(color: tint.color, isShared: false))
            Self.record(&cascade, .background, tint.level, "screenColor", "The page's colour beats what the app sets.")
        } else if let image = app.image {
            (self.image, color, source) = (image.text, nil, nil)
            Self.record(&cascade, .backgroundImage, .theme, "themeImage", "The app's picture beats the app's colour.")
        } else if let tint = app.color {
            (image, color, source) = (nil, request.resolve(tint.color), Source(color: tint.color, isShared: true))
            Self.record(&cascade, .background, .theme, "themeColor", "The page sets nothing, so the app's colour counts.")
        } else {
            let isBlack = request.project.theme.style.text(.barStyle) == "black"
            (image, color, source) = (nil, isBlack ? RGBA(28, 28, 28, 186) : RGBA(247, 247, 247, 204), nil)
            Self.record(
                &cascade, .background, .builtIn, "barStyle",
                "Nothing is set, so the default of the app's bar style counts; the page's bar style does not reach it.",
                values: [.builtIn: .color(color)])
        }
    }

    /// Records why the winner wins, and that the other one of picture and colour lost.
    private static func record(
        _ cascade: inout Cascade, _ key: StyleKey, _ level: Level, _ rule: String, _ sentence: String,
        values: [Level: JSON] = [:]
    ) {
        for other in [StyleKey.background, .backgroundImage] {
            cascade.record(
                other, at: other == key ? level : .builtIn, rule: rule, sentence: sentence, values: other == key ? values : [:])
        }
    }

    /// Whether two grounds have the same colour object or an equal one: a colour that changes with the appearance is told by
    /// its object, and each pair of a project is an object of its own.
    func hasEqualColor(_ other: HBDGround, _ palette: Palette) -> Bool {
        guard color == other.color else { return false }
        guard let one = source, let two = other.source else { return source == other.source || !isDynamic(palette, other) }
        if one.isShared && two.isShared { return true }
        guard palette.isDynamic(one.color) || palette.isDynamic(two.color) else { return true }
        return one.color == two.color && !one.color.isPair
    }

    private func isDynamic(_ palette: Palette, _ other: HBDGround) -> Bool {
        [source, other.source].contains { $0.map { palette.isDynamic($0.color) } ?? false }
    }
}

/// What page or app set, `null` taken as nothing.
private struct Side {
    var image: (text: String, level: Level)?
    var color: (color: Color, level: Level)?

    init(_ cascade: Cascade, above lower: Level, below upper: Level? = nil) {
        let levels = cascade.levels.filter { level, _ in level > lower && (upper.map { level < $0 } ?? true) }
        if let found = levels.last(where: { $0.style[.backgroundImage] != nil }), let text = found.style.text(.backgroundImage) {
            image = (text, found.level)
        }
        if let found = levels.last(where: { $0.style[.background] != nil }), let value = found.style.color(.background) {
            color = (value, found.level)
        }
    }
}
