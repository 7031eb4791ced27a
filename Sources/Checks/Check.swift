/// A check: its code, the usual severity of its findings, and what it looks for.
public struct Check: Sendable {
    /// What a check looks at.
    enum Work: Sendable {
        /// One screen at rest, reached as the app would.
        case screen(@Sendable (ScreenLook) -> [Finding])
        /// The document as a whole.
        case project(@Sendable (CheckRun) -> [Finding])
        /// The list of findings, once all others are done.
        case waivers
    }

    public let code: String
    public let severity: Severity
    /// When it fires, in one sentence.
    public let summary: String
    let work: Work

    init(_ code: String, _ severity: Severity, _ summary: String, _ work: Work) {
        self.code = code
        self.severity = severity
        self.summary = summary
        self.work = work
    }

    /// The check with a code.
    public static func named(_ code: String) -> Check? { all.first { $0.code == code } }
}

extension Check {
    /// Every check, in the order in which they are listed.
    public static let all: [Check] = [
        Check(
            "contrast.title", .warning, "A title or prompt has too little contrast with what lies behind it.",
            .screen { TextContrast($0, .title).findings() }),
        Check(
            "contrast.item", .warning, "A button or icon of the bar has too little contrast with what lies behind it.",
            .screen { TextContrast($0, .item).findings() }),
        Check(
            "contrast.statusBar", .warning, "The status bar cannot be read on what lies behind it.",
            .screen(StatusBarContrast.findings)),
        Check(
            "contrast.dependsOnContent", .note, "A text can be read on this page's content, but not on every content.",
            .screen(ContentContrast.findings)),
        Check("image.missing", .error, "A picture cannot be read.", .project(MissingImages.findings)),
        Check(
            "uikit.scrollEdgeMissing", .warning, "The bar is transparent while the content stands at its top.",
            .screen(ScrollEdgeMissing.findings)),
        Check(
            "mpaas.lineVisible", .warning, "The bar's line keeps the default colour under a bar of another colour.",
            .screen(MpaasLine.findings)),
        Check(
            "mpaas.backIconTint", .warning, "The back arrow stays blue beside a back text of another colour.",
            .screen(MpaasBackArrow.findings)),
        Check("waiver.unused", .note, "A waiver matches no finding.", .waivers),
    ]
}
