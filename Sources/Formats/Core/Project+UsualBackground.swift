import Model

extension Project {
    /// The colour that most pages have behind their content, if all of them say one: formats say it once for the app.
    var usualBackground: Color? {
        let colors = screens.compactMap(\.background)
        guard colors.count == screens.count else { return nil }
        let counts = Dictionary(colors.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return colors.first { counts[$0] == most }
    }
}
