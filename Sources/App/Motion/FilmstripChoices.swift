import Scene

/// How a transition is shown as a strip of frames.
struct FilmstripChoices: Equatable {
    var count = 8
    var spacing = Filmstrip.Spacing.progress
    /// Whether the whole screen is shown, or its top alone, where the bars stand.
    var showsWholeScreen = false

    var strip: Filmstrip { Filmstrip(count: count, spacing: spacing) }
}
