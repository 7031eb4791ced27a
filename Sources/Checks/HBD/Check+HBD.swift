import Model

extension Check {
    /// What HBDNavigationBar is known for.
    static let hbd = [
        Check(
            "hbd.blackOnLight", .error, "The bar style turns title and status bar, and the background stays the app's.",
            .screen(of: .hbd, BlackOnLight.findings)),
        Check(
            "hbd.emptyImageHole", .error, "An empty picture beats the colour, and nothing is painted.",
            .screen(of: .hbd, EmptyImageHole.findings)),
        Check(
            "hbd.layoutFrozen", .error, "The bar becomes see-through after the place of the content has been decided.",
            .screen(of: .hbd, FrozenLayout.findings)),
        Check(
            "hbd.clearTintBlurs", .warning, "A clear colour gives frosted glass instead of a transparent bar.",
            .screen(of: .hbd, ClearTint.findings)),
        Check(
            "hbd.titleReplaced", .warning, "The screen's title attributes replace the app's, of which one is lost.",
            .screen(of: .hbd, ReplacedTitle.findings)),
        Check(
            "hbd.alphaZeroIOS26", .error, "On iOS 26 a bar of alpha 0 loses its title and buttons.",
            .screen(of: .hbd, AlphaZero.findings)),
    ]
}
