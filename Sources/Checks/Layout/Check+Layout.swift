extension Check {
    /// Where content and titles find their room.
    static let layout = [
        Check(
            "layout.contentJump", .error, "The content of a page moves at once in a transition.", .motion(ContentJump.findings)),
        Check(
            "layout.underBarMix", .note, "Two neighbours start at different places, one below the bar and one under it.",
            .screen(UnderBarMix.findings)),
        Check(
            "layout.hiddenReservesSpace", .warning, "A hidden bar still takes its room from the content.",
            .screen(HiddenReservesSpace.findings)),
        Check("layout.titleCut", .warning, "The title does not fit and ends in an ellipsis.", .screen(CutTitle.findings)),
    ]
}
