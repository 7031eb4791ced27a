extension Check {
    /// What becomes of screens and bars on the way through the app.
    static let stack = [
        Check("stack.noWayBack", .error, "Nobody can leave a screen.", .screen(NoWayBack.findings))
    ]
}
