import Model
import Scene

/// `setNavigationBarTranslucentStyle` flashes white while the page is popped (AUNavigationBar.h knows of it).
enum TranslucentFlash {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard !look.state.visible.below.isEmpty else { return [] }
        let changes = look.screen.styledParts.dropFirst()
        guard let change = changes.first(where: { $0.style.number(.barAlpha) == 0 }) else { return [] }
        var finding = look.finding(
            "mpaas.translucentFlash", .warning, nil, "barAlpha",
            "setNavigationBarTranslucentStyle flashes white on the way back, and there is no cure.",
            remedy: "Return a colour with alpha 0 from opaqueNavigationBarColor, or hide the bar and use a custom one.")
        finding.place.level = change.level
        return [finding]
    }
}
