import Model
import Testing

@testable import Formats

@Suite("Tokens Studio") struct TokensStudioTests {
    private func result(_ text: String) throws -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "studio.json", format: .tokensStudio)
    }

    private func bar(_ value: String) throws -> RGBA? {
        let project = try result(
            "{ \"base\": { \"sky\": { \"type\": \"color\", \"value\": \"#108ee9\" } }, \"bar\": { \"background\": \(value) } }"
        ).project
        return project.theme.style.color(.background).flatMap { project.palette.resolve($0, .light) }
    }

    @Test("Sets in their order, themes for light and dark, and a brand")
    func themes() throws {
        let read = try result(
            ##"""
            { "dark": { "sky": { "value": "#0A2E4F", "type": "color" } },
              "core/base": { "sky": { "value": "#108EE9", "type": "color" }, "unused": { "value": "#000", "type": "color" }, "size": { "value": "8", "type": "sizing" } },
              "brand/a": { "accent": { "value": "#FF0000", "type": "color" } }, "brand/b": { "accent": { "value": "#00FF00", "type": "color" } },
              "bar": { "background": { "value": "{sky}", "type": "color" }, "tint": { "value": "$accent", "type": "color" },
                       "title": { "color": { "value": "{ accent }", "type": "color" }, "fontSize": { "value": "{size} * 2 + 1px", "type": "fontSizes" },
                                  "fontWeight": { "value": "Semi Bold", "type": "fontWeights" } } },
              "$themes": [
                { "name": "Brand A", "group": "Brand", "selectedTokenSets": { "brand/a": "enabled" } },
                { "name": "Brand B", "group": "Brand", "selectedTokenSets": { "brand/b": "enabled" } },
                { "name": "Light", "group": "Mode", "selectedTokenSets": { "core/base": "source", "bar": "enabled", "dark": "disabled" } },
                { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core/base": "source", "bar": "enabled", "dark": "enabled" } } ],
              "$metadata": { "tokenSetOrder": ["core/base", "missing", "brand/a", "brand/b", "dark", "bar"] } }
            """##)
        let style = read.project.theme.style
        #expect(style.color(.background) == .palette("sky"))
        #expect(style.color(.tint) == .palette("accent"))
        #expect(style.color(.titleColor) == .palette("accent"))
        #expect(style.number(.titleSize) == 17)
        #expect(style.number(.titleWeight) == 600)
        #expect(
            read.project.palette.entries == [
                Palette.Entry("sky", .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79)))),
                Palette.Entry("accent", .plain(RGBA(255, 0, 0))),
            ])
        #expect(
            read.notes.map { "\($0.line) \($0.message)" } == [
                "2 size is skipped: a bar has no place for it (dimension).",
                "2 sky has no role in a bar; it is in the palette as {sky}.",
                "3 accent has no role in a bar; it is in the palette as {accent}.",
                "9 the theme Brand B is skipped: a project has light and dark alone.",
                "12 the order names a set that is not there.",
            ])
    }

    @Test("Without themes, sets named after dark count in dark alone")
    func sets() throws {
        let project = try result(
            ##"""
            { "global": { "bar": { "background": { "value": "{sky}", "type": "color" } } }, "mode/light": { "sky": { "value": "#FFF", "type": "color" } },
              "mode/dark": { "sky": { "value": "#000", "type": "color" } }, "$metadata": { "tokenSetOrder": ["global", "mode/light", "mode/dark"] } }
            """##
        ).project
        #expect(project.palette["sky"] == .pair(light: .plain(.white), dark: .plain(.black)))
        #expect(project.theme.style.color(.background) == .palette("sky"))
    }

    @Test(
        "Colours are changed as the tool changes them",
        arguments: [
            ("alpha", "0.92", "srgb", "", "#108EE9EB"), ("lighten", "0.5", "srgb", "", "#88C7F4"),
            ("darken", "0.5", "srgb", "", "#084775"),
            ("lighten", "0.2", "hsl", "", "#3CA5F2"), ("darken", "0.2", "hsl", "", "#0D72BA"),
            ("mix", "0.5", "srgb", "#FFFFFF", "#88C7F4"),
            ("mix", "1", "p3", "{base.sky}", "#108EE9"), ("lighten", "1", "lch", "", "#FFFFFF"),
            ("darken", "1", "lch", "", "#000000"),
            ("darken", "{share} * 2", "srgb", "", "#084775"),
        ])
    func modified(_ type: String, _ value: String, _ space: String, _ color: String, _ expected: String) throws {
        let extra = color.isEmpty ? "" : ", \"color\": \"\(color)\""
        let text = """
            { "base": { "sky": { "$type": "color", "$value": "#108EE9" } }, "share": { "$type": "number", "$value": 0.25 },
              "bar": { "background": { "$type": "color", "$value": "{base.sky}", "$extensions": { "studio.tokens": { "modify": {
                "type": "\(type)", "value": "\(value)", "space": "\(space)"\(extra) } } } } } }
            """
        let project = try result(text).project
        #expect(project.theme.style.color(.background) == Color(hex: expected))
        // What has been worked out must not be worked out again by an export's reader.
        #expect(!(try Formats.export(project, to: .dtcg).files[0].text.contains("studio.tokens")))
    }

    @Test(
        "Spellings of colours",
        arguments: [
            ("rgba(16, 142, 233, .5)", "#108EE980"), ("rgb(16 142 233 / 50%)", "#108EE980"),
            ("rgba({base.sky}, 0.5)", "#108EE980"),
            ("rgba(#108ee9, 50%)", "#108EE980"), ("hsl(205, 87%, 49%)", "#108FEA"), ("#18e", "#1188EE"),
            ("transparent", "#00000000"),
            ("color(display-p3 0.2535 0.5485 0.8868)", "#108EE9"), ("oklch(0.62796 0.25768 29.2339 / 1)", "#FF0000"),
            ("lab(100% 0 0)", "#FFFFFF"),
        ])
    func spellings(_ text: String, _ expected: String) throws {
        #expect(try bar("{ \"type\": \"color\", \"value\": \"\(text)\" }") == RGBA(hex: expected))
    }

    @Test("A gradient is skipped, a wrong colour or change is refused at its place")
    func faults() throws {
        #expect(try bar("{ \"type\": \"color\", \"value\": \"linear-gradient(90deg, #FFF, #000)\" }") == nil)
        let color = #expect(throws: Problem.self) { try bar("{ \"type\": \"color\", \"value\": \"rgba(1, 2)\" }") }
        #expect(color?.place == "studio.json: line 1, column 114")
        let change = #expect(throws: Problem.self) {
            try bar(
                "{ \"type\": \"color\", \"value\": \"#FFF\", \"$extensions\": { \"studio.tokens\": { \"modify\": { \"type\": \"glow\", \"value\": \"1\" } } } }"
            )
        }
        #expect(change?.message == "expected one of lighten, darken, mix, alpha, got \"glow\".")
        #expect(throws: Problem.self) {
            try result(##"{ "$themes": [ { "name": "x", "selectedTokenSets": { "a": "on" } } ], "a": {} }"##)
        }
    }
}
