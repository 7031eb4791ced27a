extension Check {
    /// What becomes of screens and bars on the way through the app.
    static let stack = [
        Check("stack.leak", .error, "A bar shows what another screen did to it.", .step(Leak.findings)),
        Check("stack.afterModal", .error, "A dismissed modal leaves something else behind.", .step(AfterModal.findings)),
        Check("stack.noWayBack", .error, "Nobody can leave a screen.", .screen(NoWayBack.findings)),
        Check(
            "stack.itemsLost", .error, "Items that a screen declares have gone.",
            .both(screen: LostItems.findings, step: LostItems.findings)),
    ]
}
