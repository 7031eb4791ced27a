extension Check {
    /// What mPaaS is known for.
    static let mpaas = [
        Check(
            "mpaas.lineVisible", .warning, "The bar's line keeps the default colour under a bar of another colour.",
            .screen(MpaasLine.findings)),
        Check(
            "mpaas.backIconTint", .warning, "The back arrow stays blue beside a back text of another colour.",
            .screen(MpaasBackArrow.findings)),
    ]
}
