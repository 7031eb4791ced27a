import Model

extension Check {
    /// What mPaaS is known for.
    static let mpaas = [
        Check(
            "mpaas.lineVisible", .warning, "The bar's line keeps the default colour under a bar of another colour.",
            .screen(MpaasLine.findings)),
        Check(
            "mpaas.lineReset", .error, "A colour that is set after the line puts the line back to the default.",
            .screen(of: .mpaas, LineReset.findings)),
        Check(
            "mpaas.backIconTint", .warning, "The back arrow stays blue beside a back text of another colour.",
            .screen(MpaasBackArrow.findings)),
        Check(
            "mpaas.tabRootOpacity", .warning, "A tab's page asks for another opacity, which it cannot have.",
            .screen(of: .mpaas, TabRootOpacity.findings)),
        Check(
            "mpaas.overwrittenAtAppear", .error, "What was set at the load is set back as the page appears.",
            .screen(of: .mpaas, OverwrittenAtAppear.findings)),
        Check(
            "mpaas.translucentFlash", .warning, "A bar made clear by the translucent style flashes white on the way back.",
            .screen(of: .mpaas, TranslucentFlash.findings)),
        Check(
            "mpaas.tintStacks", .warning, "A colour of UIKit's setter lies over the framework's.",
            .screen(of: .mpaas, TintStacks.findings)),
        Check(
            "mpaas.colorFormat", .warning, "A colour of an imported theme is not written as COLOR(#RRGGBB,a).", .importing),
    ]
}
