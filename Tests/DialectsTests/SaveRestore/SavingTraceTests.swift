import Dialects
import Model
import Testing

/// What the trace tells of the bar's picture: what was saved, whose it was, and why one does not show.
struct SavingTraceTests {
    private func trace(_ pages: [String], profile: String = "ios6", theme: String = "'backgroundImage': 'm.png'") throws
        -> Trace?
    {
        let screens = ["b", "c"].map { "{'id': '\($0)', 'style': {'backgroundImage': '\($0).png'}}" }
        var app = try MockApp(
            .saveRestore,
            "{'profile': '\(profile)', 'theme': {\(theme)}, 'screens': [{'id': 'm'}, \(screens[0]), \(screens[1]), {'id': 'n'}]}")
        app.start("m")
        for page in pages { app.push(page) }
        return app.bar().trace.first { $0.key == .backgroundImage }
    }

    @Test func namesWhatWasSavedAsThePageLoaded() throws {
        let first = try trace(["b"])
        #expect(first?.rule == "saveRestore.backgroundImage.set")
        #expect(first?.entries.first { $0.level == .live }?.value == ["saved": "m.png", "of": "theme"])
        #expect(first?.entries.first(where: \.wins)?.level == .screen)
        let second = try trace(["c", "b"])
        #expect(second?.entries.first { $0.level == .live }?.value == ["saved": "c.png", "of": "c"])
        let nothing = try trace(["b"], theme: "")
        #expect(nothing?.entries.first { $0.level == .live }?.value == .null)
    }

    @Test func namesThePageWhosePictureIsLeft() throws {
        let left = try trace(["c", "b", "n"])
        #expect(left?.rule == "saveRestore.backgroundImage.left")
        #expect(left?.entries.first(where: \.wins)?.value == ["picture": "c.png", "of": "c"])
    }

    @Test(
        arguments: [
            ("ios4", "'backgroundImage': 'm.png'", "b", "noCall"), ("ios4", "'backgroundImage': 'm.png'", nil, "noCall"),
            ("ios4", "'backgroundImage': 'm.png', 'paint': 'category'", "b", "noCall"),
            ("ios4", "'backgroundImage': 'm.png', 'paint': 'category'", nil, "theme"),
            ("ios5", "'backgroundImage': 'm.png', 'paint': 'category'", nil, "noDrawing"),
            ("ios5", "'backgroundImage': 'm.png', 'paint': 'both'", "b", "set"), ("ios4", "", nil, "none"),
        ] as [(String, String, String?, String)])
    func saysWhyAPictureDoesNotShow(_ profile: String, _ theme: String, _ page: String?, _ rule: String) throws {
        let told = try trace([page].compactMap { $0 }, profile: profile, theme: theme)
        #expect(told?.rule == "saveRestore.backgroundImage.\(rule)")
    }
}
