import Model

/// What the library has only for all pages at once, and what its fonts cannot say.
struct NavigationAndStyleLosses {
    let project: Project

    func losses() -> [Loss] {
        var losses = UIKitLosses.losses(of: project)
        // A style with a beginning of its own takes the height and the shadow of all pages all the same.
        for key in [StyleKey.hairlineHeight, .shadowImage] {
            guard let value = project.theme.style[key] else { continue }
            for screen in project.screens where startsAnew(screen) {
                losses.append(
                    Loss(
                        key.name, screen: screen.id,
                        closest: Phrase("\(value.text ?? JSON.spelling(value.number ?? 0)), as for all pages")))
            }
        }
        return losses
    }

    private func startsAnew(_ screen: Screen) -> Bool {
        let stack =
            project.tabs.first { $0.stack.contains(screen.id) }?.style
            ?? project.modals.first { $0.stack.contains(screen.id) }?.style
        return [screen.style, stack ?? Style()].contains { !["inherit", nil].contains($0.text(.base)) }
    }
}
