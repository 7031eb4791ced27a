import Model

extension Check {
    /// What bars of a page's own are known for.
    static let customBar = [
        Check(
            "customBar.plainAfterPop", .warning, "A page with a bar of its own leaves a plain one without the stack's styles.",
            .step(of: .customBar, PlainAfterPop.findings)),
        Check(
            "customBar.titleViewStale", .warning, "A custom bar is not told of a new title view.",
            .screen(of: .customBar, StaleTitleView.findings)),
    ]
}
