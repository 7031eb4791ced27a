import Model
import Testing

@testable import Formats

@Suite("Material theme") struct MaterialThemeTests {
    private let theme = ##"""
        { "description": "TYPE: CUSTOM", "seed": "#108EE9", "coreColors": { "primary": "#108EE9" }, "extendedColors": [],
          "schemes": {
            "light": { "primary": "#FFCC00", "surface": "#108EE9", "onSurface": "#FDFEFC" },
            "light-high-contrast": { "primary": "#000000" },
            "dark": { "primary": "#FFDD33", "surface": "#0A2E4F", "onSurface": "#FDFEFC", "scrim": "#000000" } },
          "palettes": { "primary": { "50": "#7F00FF" } } }
        """##

    private func result(_ text: String) throws -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "material-theme.json")
    }

    @Test("The schemes make the palette and the bar")
    func schemes() throws {
        let read = try result(theme)
        #expect(
            read.project.palette.entries == [
                Palette.Entry("primary", .pair(light: .plain(RGBA(255, 204, 0)), dark: .plain(RGBA(255, 221, 51)))),
                Palette.Entry("surface", .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79)))),
                Palette.Entry("onSurface", .plain(RGBA(253, 254, 252))), Palette.Entry("scrim", .plain(.black)),
            ])
        var style = Style()
        style[.background] = .color(.palette("surface"))
        style[.tint] = .color(.palette("primary"))
        style[.titleColor] = .color(.palette("onSurface"))
        style[.scrollEdge] = .style(style)
        #expect(read.project.theme.style == style)
        #expect(read.project.name == "material-theme")
        #expect(
            read.notes.map { "\($0.line) \($0.message)" } == [
                "1 coreColors is skipped: the schemes say what is shown.",
                "2 the schemes have no outlineVariant, so the theme does not say hairline.",
                "4 the scheme light-high-contrast is skipped: a project has light and dark alone.",
                "6 palettes is skipped: the schemes say what is shown.",
            ])
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            (##"{ "schemes": { "light": { "primary": "#FFCC0" } } }"##, "line 1, column 38"),
            (##"{ "schemes": { "x": {} } }"##, "line 1, column 14"),
            (##"{ "schemes": 1, "coreColors": 1 }"##, "line 1, column 14"),
            (##"{ "schemes": { "light": { "a": "#FFF" } } }"##, "line 1, column 32"),
        ])
    func faults(_ text: String, _ place: String) {
        let problem = #expect(throws: Problem.self) {
            try Formats.importProject(bytes: Array(text.utf8), fileName: "m.json", format: .materialTheme)
        }
        #expect(problem?.place == "m.json: \(place)")
    }
}
