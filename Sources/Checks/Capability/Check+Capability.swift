extension Check {
    /// Keys that do nothing under the project's dialect, on its phone, or where they stand.
    static let capability = [
        Check(
            "capability.unsupported", .warning, "A key is set where the dialect ignores it.", .project(UnsupportedKeys.findings)),
        Check(
            "capability.profile", .warning, "The iOS version is older than the dialect or a key allows.",
            .project(OldProfile.findings)),
        Check(
            "capability.noEffect", .warning, "A key is set that another one hides on that screen.",
            .screen(KeysWithoutEffect.findings)),
    ]
}
