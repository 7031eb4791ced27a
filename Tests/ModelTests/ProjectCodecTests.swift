import Testing

@testable import Model

@Suite struct ProjectCodecTests {
    private func decode(_ text: String) throws(Problem) -> Project { try ProjectCodec.decode(Array(text.utf8)) }

    private let portal = """
        {
          "transom": 1, "name": "Portal", "dialect": "mpaas", "x-team": [1, 2.50, null],
          "palette": { "brand": "#108EE9" },
          "theme": { "background": "{brand}", "title": { "color": "#FFF", "x-odd": 1 }, "item": { "backTitle": null } },
          "tabs": [ { "title": "Home", "stack": ["home"] } ],
          "screens": [ { "id": "home", "style": { "mask": null, "x-later": 7 },
            "live": [ { "when": "load", "background": "#FF0000", "translucent": false } ] } ]
        }
        """

    @Test func readsLevelsAndKeepsWhatItDoesNotKnow() throws {
        let project = try decode(portal)
        #expect(project.theme.style[.background] == .color(.palette("brand")))
        #expect(project.theme.style[.titleColor] == .color(.plain(.white)))
        #expect(project.theme.item?.backTitle == .nothing)
        #expect(project.screens[0].style[.maskAlpha] == .nothing)
        #expect(project.screens[0].live[0].style[.translucent] == .flag(false))
        let text = ProjectCodec.encode(project)
        #expect(text.contains("\"x-team\": [\n    1,\n    2.50,\n    null\n  ]"))
        #expect(text.contains("\"x-odd\": 1"))
        #expect(text.contains("\"x-later\": 7"))
        #expect(text.contains("\"mask\": null"))
        #expect(try decode(text) == project)
        #expect(ProjectCodec.encode(try decode(text)) == text)
    }

    @Test func aQuirkIsOnOffOrLeftToTheVersions() throws {
        let project = try decode(#"{ "transom": 1, "quirks": { "whiteOnPop": false, "imageVeil": true, "ofLater": 1 } }"#)
        #expect(project.quirks?[.whiteOnPop] == false && project.quirks?[.imageVeil] == true)
        #expect(project.quirks?[.itemsMasked] == nil)
        #expect(try decode(ProjectCodec.encode(project)) == project)
        #expect(project.applying(.setQuirks(nil)).quirks == nil)
    }

    @Test func aPaletteColourOfTheLoadingLineIsRenamed() throws {
        let text =
            ##"{ "transom": 1, "palette": { "a": "#FFF" }, "screens": [ { "id": "p", "loadingColors": ["{a}", "#000"] } ] }"##
        let project = try decode(text)
        #expect(project.uses(of: "a") == 1)
        #expect(project.applying(.renameColor("a", to: "b")).screens[0].loadingColors == [.palette("b"), .plain(.black)])
    }

    @Test(arguments: [
        (##""dialect": "flutterish""##, "$.dialect"),
        (##""device": "iPhone 99""##, "$.device"),
        (##""dialect": "hbd", "library": "1.9.10""##, "$.library"),
        (##""dialect": "mpaas", "library": "1.10.0""##, "$.library"),
        (##""theme": { "title": { "size": "big" } }"##, "$.theme.title.size"),
        (##""theme": { "background": "{nowhere}" }"##, "$.theme.background"),
        (##""palette": { "a": "{b}", "b": "{a}" }"##, "$.palette.a"),
        (##""palette": { "a": { "light": "#FFF", "dark": "#XYZ" } }"##, "$.palette.a.dark"),
        (##""screens": [ { "id": "a" }, { "id": "a" } ]"##, "$.screens[1].id"),
        (##""screens": [ { "id": "a", "live": [ {}, { "background": "#12" } ] } ]"##, "$.screens[0].live[1].background"),
        (##""tabs": [ { "stack": ["a"] } ]"##, "$.tabs[0].stack[0]"),
        (##""waivers": [ { "code": "x", "reason": " " } ]"##, "$.waivers[0].reason"),
    ])
    func errorsNameTheirPlace(_ member: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try decode("{ \"transom\": 1, \(member) }") }
        #expect(problem?.place == place)
        #expect(problem?.kind == .invalid)
    }

    @Test(
        "Each message is a sentence",
        arguments: ["", "[1, ", "{ \"a\": 1 } x", "{ \"a\" 1 }", "\"\\ud800\"", "{ \"a\": 1, \"a\": 2 }"])
    func messagesAreSentences(_ text: String) {
        let problem = #expect(throws: Problem.self) { try decode(text) }
        #expect(problem?.message.hasSuffix(".") == true)
    }

    @Test("A later version of the format is refused before its keys are read", arguments: ["2", "2.0", "1000000"])
    func aLaterVersionIsRefused(_ version: String) {
        let problem = #expect(throws: Problem.self) { try decode("{ \"transom\": \(version), \"screens\": {} }") }
        #expect(problem?.place == "$.transom")
        #expect(problem?.kind == .invalid)
        #expect(problem?.message.hasPrefix("the file is of version \(version == "2.0" ? "2" : version) of the format") == true)
        #expect(problem?.remedy == "Open it with a newer Transom.")
    }

    @Test(arguments: ["0", "-1", "1.5", "\"1\"", "null", "true"])
    func whatIsNoVersionIsRefused(_ version: String) {
        let problem = #expect(throws: Problem.self) { try decode("{ \"transom\": \(version) }") }
        #expect(problem?.place == "$.transom")
        #expect(problem?.message.hasPrefix("expected 1, got ") == true)
    }

    @Test(arguments: ["1.5", "1.9.9", "1.10.0"])
    func versionsOfTheLibraryAreTaken(_ library: String) throws {
        let project = try decode("{ \"transom\": 1, \"dialect\": \"hbd\", \"library\": \"\(library)\" }")
        #expect(project.library == library)
        // A version belongs to its library, so another dialect does not keep it.
        #expect(project.applying(.setDialect(.hbd)).library == library)
        #expect(project.applying(.setDialect(.uikit)).library == nil)
    }

    @Test func anUnknownVersionOfTheLibraryIsToldWithThoseThatThereAre() {
        let problem = #expect(throws: Problem.self) { try decode("{ \"transom\": 1, \"dialect\": \"hbd\", \"library\": \"2\" }") }
        #expect(problem?.description == "$.library: hbd has no version \"2\". It has: 1.5, 1.9.9, 1.10.0.")
    }

    @Test(arguments: [("{", "line 1, column 2"), ("{\n \"a\": 01 }", "line 2, column 7"), ("{\"a\": 1,}", "line 1, column 9")])
    func brokenTextNamesLineAndColumn(_ text: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try JSON(parsing: Array(text.utf8)) }
        #expect(problem?.place == place)
    }

    @Test func eachValueHasItsPlaceInTheText() throws {
        let text = #"{ "a": [1, {"b": null}], "c": "x" }"#
        let (json, starts) = try JSON.parse(Array(text.utf8))
        #expect(json == ["a": [1, ["b": .null]], "c": "x"])
        #expect(starts.map { Array(text)[$0] } == ["{", "[", "1", "{", "n", "\""])
    }

    @Test func plainValuesStandOnOneLine() {
        let json: JSON = ["a": ["x": 1, "y": [1, 2]], "b": ["c": ["d": []]], "long": ["0123456789", "0123456789"]]
        let text = """
            {
              "a": {"x": 1, "y": [1, 2]},
              "b": {
                "c": {"d": []}
              },
              "long": [
                "0123456789",
                "0123456789"
              ]
            }

            """
        #expect(json.text(width: 24) == text)
    }

    @Test func aPaletteKnowsItsCircles() {
        func pair(_ light: String, _ dark: String) -> Color { .pair(light: .palette(light), dark: .palette(dark)) }
        var entries = [
            Palette.Entry("a", pair("b", "white")), Palette.Entry("b", pair("white", "a")),
            Palette.Entry("white", .plain(.white)),
            Palette.Entry("missing", .palette("nothing")),
        ]
        #expect(Palette(entries).endless == ["a", "b"])
        // A name that is used twice at each step has more ways than could be walked.
        entries = (0..<100).map { Palette.Entry("p\($0)", pair("p\($0 + 1)", "p\($0 + 1)")) }
        #expect(Palette(entries + [Palette.Entry("p100", .plain(.black))]).endless.isEmpty)
    }
}
