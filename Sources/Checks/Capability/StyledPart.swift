import Model

/// A style and an item of the document, and where they stand.
struct StyledPart {
    let level: Level
    /// `nil` for the theme and the stacks.
    let screen: ScreenID?
    let style: Style
    let item: Item?

    init(_ level: Level, of screen: ScreenID? = nil, _ style: Style, _ item: Item? = nil) {
        self.level = level
        self.screen = screen
        self.style = style
        self.item = item
    }
}

extension Level {
    /// The theme or the stack, the levels that screens share, in the middle of a sentence.
    var words: Phrase { self == .stack ? "the stack" : "the theme" }
}

extension Project {
    /// Everything that is set in the document, level by level.
    var styledParts: [StyledPart] {
        [StyledPart(.theme, theme.style, theme.item)] + tabs.map { StyledPart(.stack, $0.style, $0.item) }
            + modals.map { StyledPart(.stack, $0.style) } + screens.flatMap(\.styledParts)
    }
}

extension Screen {
    /// The screen's own style and what changes it.
    var styledParts: [StyledPart] {
        [StyledPart(.screen, of: id, style, item)] + live.map { StyledPart(.live, of: id, $0.style, $0.item) }
            + scroll.map { StyledPart(.scroll, of: id, $0.style, $0.item) }
    }
}
