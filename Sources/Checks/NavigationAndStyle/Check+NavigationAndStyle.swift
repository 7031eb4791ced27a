import Model

extension Check {
    /// What NavigationAndStyle is known for.
    static let navigationAndStyle = [
        Check(
            "navigationAndStyle.maskAlphaRange", .warning, "The mask's alpha is not between 0 and 1.",
            .project(MaskAlphaRange.findings)),
        Check(
            "navigationAndStyle.largeTitleSticks", .warning, "A large title stays on for screens reached later.",
            .screen(of: .navigationAndStyle, StickyLargeTitle.findings)),
        Check(
            "navigationAndStyle.backHiddenForGood", .warning, "Without left items the back button is gone for good.",
            .screen(of: .navigationAndStyle, LostBackButton.findings)),
        Check(
            "navigationAndStyle.coveredByContent", .warning, "The content covers the bar's background.",
            .screen(of: .navigationAndStyle, CoveredGround.findings)),
        Check(
            "navigationAndStyle.statusNotForwarded", .warning, "The style's status bar does not reach the phone.",
            .screen(of: .navigationAndStyle, StatusNotForwarded.findings)),
        Check(
            "navigationAndStyle.unequalSides", .warning, "The two sides of a picture title are not equally wide.",
            .screen(of: .navigationAndStyle, UnequalSides.findings)),
    ]
}
