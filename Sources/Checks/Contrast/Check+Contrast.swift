extension Check {
    /// Whether what a bar shows can be read and seen.
    static let contrast = [
        Check(
            "contrast.title", .warning, "A title or prompt has too little contrast with what lies behind it.",
            .screen { TextContrast($0, .title).findings() }),
        Check(
            "contrast.item", .warning, "A button or icon of the bar has too little contrast with what lies behind it.",
            .screen { TextContrast($0, .item).findings() }),
        Check(
            "contrast.statusBar", .warning, "The status bar cannot be read on what lies behind it.",
            .screenAndMotion(screen: StatusBarContrast.findings, motion: StatusBarContrast.findings)),
        Check(
            "contrast.transition", .note, "A title or button cannot be read for a part of a transition.",
            .motion(MovingContrast.findings)),
        Check(
            "contrast.dependsOnContent", .note, "A text can be read on this page's content, but not on every content.",
            .screen(ContentContrast.findings)),
        Check(
            "appearance.onlyLight", .warning, "A colour is the same in light and dark, and one of the two cannot be read.",
            .screen(OnlyLight.findings)),
        Check("image.missing", .error, "A picture cannot be read.", .project(MissingImages.findings)),
    ]
}
