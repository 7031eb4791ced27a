extension Check {
    /// What UIKit's own bars are known for.
    static let uikit = [
        Check(
            "uikit.scrollEdgeMissing", .warning, "The bar is transparent while the content stands at its top.",
            .screen(ScrollEdgeMissing.findings))
    ]
}
