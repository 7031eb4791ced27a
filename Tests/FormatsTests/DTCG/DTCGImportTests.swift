import Foundation
import Model
import Testing

@testable import Formats

@Suite("Design tokens, read") struct DTCGImportTests {
    private func result(_ text: String, _ name: String = "nav.tokens.json") throws -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: name, format: .dtcg)
    }

    private func problem(_ text: String) -> Problem? { #expect(throws: Problem.self) { try result(text) } }

    @Test("A file of another tool: roles by names, the rest in the palette, each told")
    func foreign() throws {
        let read = try result(
            ##"""
            { "$description": "Ours",
              "color": { "$type": "color",
                "sky": { "$value": { "colorSpace": "srgb", "components": [0.063, 0.557, 0.914], "alpha": 0.92 }, "$description": "Air" },
                "snow": { "$value": { "colorSpace": "oklch", "components": ["none", 0, "none"] } } },
              "core": { "warning": { "$type": "color", "$value": "{color.sky}" }, "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } },
              "component": { "nav-bar": {
                "background": { "default": { "$value": "{color.sky}" } },
                "separator": { "$type": "border", "$value": { "color": "{color.snow}", "width": { "value": 0.5, "unit": "px" }, "style": "solid" } },
                "title": { "$type": "typography", "$value": { "fontFamily": ["Avenir", "Arial"], "fontSize": { "$ref": "#/core/gap/$value" },
                  "fontWeight": "semi-bold", "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } },
                "titleColor": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/color/sky/$value/components" } } },
                "shadow": { "$type": "shadow", "$value": [ { "color": "{color.snow}", "offsetX": { "value": 0, "unit": "px" },
                  "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } ] } },
                "tabBar": { "selected": { "$type": "color", "$ref": "#/color/sky" } } } }
            """##)
        let project = read.project
        #expect(
            project.palette.entries == [
                Palette.Entry("sky", .plain(RGBA(16, 142, 233, 235))), Palette.Entry("snow", .plain(.black)),
                Palette.Entry("core.warning", .palette("sky")),
            ])
        var expected = Style()
        expected[.background] = .color(.palette("sky"))
        expected[.hairline] = .color(.palette("snow"))
        expected[.hairlineHeight] = .number(0.5)
        expected[.titleFamily] = .text("Avenir")
        expected[.titleSize] = .number(16)
        expected[.titleWeight] = .number(600)
        expected[.titleColor] = .color(.plain(RGBA(16, 142, 233)))
        expected[.shadowColor] = .color(.palette("snow"))
        expected[.scrollEdge] = .style(expected)
        expected[.tabBarTint] = .color(.palette("sky"))
        #expect(project.theme.style == expected)
        #expect(project.screens.map(\.id) == ["home", "detail"])
        #expect(project.name == "nav")
        #expect(
            read.notes.map { "\($0.line) \($0.message)" } == [
                "5 core.gap is skipped: a bar has no place for it (dimension).",
                "5 core.warning has no role in a bar; it is in the palette as {core.warning}.",
                "9 letter spacing and line height of component.nav-bar.title are skipped: a bar has neither.",
                "12 offset, blur and spread of component.nav-bar.shadow are skipped: a bar's shadow has a colour alone.",
            ])
    }

    @Test("Groups that extend the bar's are screens with what is their own")
    func extended() throws {
        let project = try result(
            ##"""
            { "navbar": { "$type": "color", "background": { "$value": "#108EE9" }, "tint": { "$value": "#FFF" }, "title": { "color": { "$value": "#000" } } },
              "detail": { "$extends": "{navbar}", "background": { "$value": "#AB12CD" }, "title": { "color": { "$value": "{navbar.tint}" } } },
              "deep": { "$extends": "#/detail", "tint": { "$value": "{detail.tint}" } },
              "screens": { "order": { "navbar": { "background": { "$type": "color", "$value": "{deep.background}" } } } } }
            """##
        ).project
        #expect(project.screens.map(\.id) == ["home", "detail", "deep", "order"])
        let detail = try #require(project[screen: "detail"]?.style)
        #expect(detail.color(.background) == Color(hex: "#AB12CD"))
        #expect(detail.color(.titleColor) == Color(hex: "#FFFFFF"))
        #expect(detail[.tint] == nil)
        #expect(project[screen: "order"]?.style.color(.background) == Color(hex: "#AB12CD"))
        #expect(project[screen: "deep"]?.style.color(.tint) == Color(hex: "#FFFFFF"))
    }

    @Test("A resolver puts its files together, in light and dark")
    func resolver() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("a b"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try write(
            "a b/base.tokens.json",
            ##"{ "set": { "palette": { "$type": "color", "sky": { "$value": "#108EE9" }, "ink": { "$value": "{palette.sky}" } } } }"##
        )
        try write(
            "dark.json",
            ##"{ "palette": { "sky": { "$type": "color", "$value": "#0A2E4F" } }, "only": { "$type": "color", "$value": "#123" } }"##
        )
        try write(
            "nav.resolver.json",
            ##"""
            { "version": "2025.10", "name": "Nav", "sets": { "base": { "sources": [ { "$ref": "./a%20b/base.tokens.json#/set" } ] },
                "all": { "sources": [ { "$ref": "#/sets/base" }, { "navbar": { "background": { "$type": "color", "$value": "{palette.ink}" } } } ] } },
              "modifiers": { "size": { "contexts": { "s": [], "m": [ { "navbar": { "titleSize": { "$type": "number", "$value": 20 } } } ] }, "default": "m" },
                "mode": { "$extensions": { "com.example.x": 1 }, "contexts": { "Night": [ { "$ref": "dark.json" } ], "Day": [ { "navbar": { "tint": { "$type": "color", "$value": "#FFF" } } } ] } } },
              "resolutionOrder": [ { "$ref": "#/sets/all" }, { "$ref": "#/modifiers/size" }, { "$ref": "#/modifiers/mode" } ] }
            """##)
        let path = folder.appendingPathComponent("nav.resolver.json").path
        let read = try Formats.importProject(at: path)
        #expect(read.project.name == "Nav")
        #expect(read.project.palette["sky"] == .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79))))
        #expect(read.project.palette["ink"] == .palette("sky"))
        #expect(read.project.palette["only"] == Color(hex: "#112233"))
        #expect(read.project.theme.style.color(.background) == .palette("ink"))
        #expect(read.project.theme.style.color(.tint) == Color(hex: "#FFFFFF"))
        #expect(read.project.theme.style.number(.titleSize) == 20)
        #expect(
            read.notes.map(\.message) == [
                "of the contexts s, m only m is read.",
                "the extensions of a set or modifier are skipped; those of tokens and groups are kept.",
                "dark.json, line 1: only has no role in a bar; it is in the palette as {only}.",
            ])
        try write("dark.json", "{ \"palette\":\n { \"sky\": 1 } }")
        let broken = #expect(throws: Problem.self) { try Formats.importProject(at: path) }
        #expect(broken?.place == "\(path): dark.json: line 2, column 11")
        try write("nav.resolver.json", ##"{ "version": "2025.10", "resolutionOrder": [ { "$ref": "../x.json" } ] }"##)
        #expect(#expect(throws: Problem.self) { try Formats.importProject(at: path) }?.kind == .invalid)
    }

    @Test("Beside its resolver a file of tokens is read with it")
    func beside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = try Projects.decoded(DTCGExportTests.portal)
        let files = try Formats.export(project, to: .dtcg).files
        for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        for name in ["Portal.tokens.json", "Portal.resolver.json"] {
            #expect(try Formats.importProject(at: folder.appendingPathComponent(name).path).project == project)
        }
    }

    @Test("What other vendors say of tokens and groups comes back where it was")
    func kept() throws {
        let text = ##"""
            { "$extensions": { "com.example.root": 1 }, "color": { "$description": "All", "brand": { "$extensions": { "com.example.group": [] },
                "50": { "$type": "color", "$value": "#108EE9", "$deprecated": true, "$extensions": { "com.example.token": { "a": null } } } } },
              "navbar": { "$extensions": { "com.example.bar": "x" }, "background": { "$type": "color", "$value": "{color.brand.50}",
                "$extensions": { "com.example.key": 2 } } } }
            """##
        let project = try result(text).project
        #expect(project.palette["brand.50"] == Color(hex: "#108EE9"))
        let again = try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8))
        let exported = try Formats.export(again, to: .dtcg)
        #expect(exported.lost == [])
        #expect(try DTCGExportTests.complaints(exported.files) == [])
        let json = try JSON(parsing: exported.files[0].bytes)
        #expect(json["$extensions"]?["com.example.root"] == 1)
        #expect(json["palette"]?["$description"] == "All")
        #expect(json["palette"]?["brand-50"]?["$extensions"]?["com.example.token"] == ["a": .null])
        #expect(json["palette"]?["brand-50"]?["$deprecated"] == true)
        #expect(json["color"]?["brand"]?["$extensions"]?["com.example.group"] == [])
        #expect(json["navbar"]?["$extensions"]?["com.example.bar"] == "x")
        #expect(json["navbar"]?["background"]?["$extensions"]?["com.example.key"] == 2)
        let back = try result(exported.files[0].text).project
        #expect(back == project)
    }

    @Test(
        "A fault is told with its place",
        arguments: [
            (
                ##"{ "a": { "$type": "color", "$value": "{b}" },\##n "b": { "$type": "color", "$value": "{a}" } }"##,
                "line 1, column 38", "a > b > a"
            ),
            (
                ##"{ "a": { "$value": "#FFF", "$type": "color",\##n "b": { "$value": "{a}" } } }"##, "line 2, column 7",
                "cannot be a group"
            ),
            (##"{ "a": { "$value": "{x.y}" } }"##, "line 1, column 20", "no token x.y"),
            (##"{ "a": { "$type": "color", "$ref": "#/x" } }"##, "line 1, column 8", "no token x"),
            (
                ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1] } } }"##,
                "line 1, column 76", "three numbers"
            ),
            (
                ##"{ "a": { "$type": "color", "$value": { "colorSpace": "cmyk", "components": [0, 1, 1] } } }"##,
                "line 1, column 54", "display-p3"
            ),
            (
                ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, true] } } }"##,
                "line 1, column 83", "a number"
            ),
            (
                ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 1], "alpha": 2 } } }"##,
                "line 1, column 96", "0 to 1"
            ),
            (##"{ "a": { "$type": "color", "$value": "#12" } }"##, "line 1, column 38", "#108EE9"),
            (##"{ "v1.2": { "$value": 1 } }"##, "line 1, column 11", "point"),
            (##"{ "a": 1 }"##, "line 1, column 8", "token or a group"),
            (##"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"##, "line 1, column 22", "extends itself"),
            (##"{ "a": { "$extends": "{c}" } }"##, "line 1, column 22", "no group c"),
            (##"{ "a": { "b": { "$extends": "{a}" } } }"##, "line 1, column 29", "extends itself"),
            (
                ##"{ "nav": { "titleSize": { "$type": "dimension", "$value": { "value": 1, "unit": "pt" } } } }"##,
                "line 1, column 81", "px or rem"
            ),
            (##"{ "nav": { "titleSize": { "$type": "number", "$value": 900 } } }"##, "line 1, column 56", "1 to 200"),
            (##"{ "a": { "$value": 1, "$ref": "#/b" } }"##, "line 1, column 31", "both"), ("[]", "line 1, column 1", "object"),
            (##"{ "resolutionOrder": [] }"##, "line 1, column 22", "at least one"),
            (
                ##"{ "sets": { "a": { "sources": [ { "$ref": "#/sets/a" } ] } }, "resolutionOrder": [ { "$ref": "#/sets/a" } ] }"##,
                "line 1, column 31", "circle"
            ),
            (##"{ "resolutionOrder": [ { "$ref": "x.json" } ] }"##, "line 1, column 34", "set or modifier"),
            (##"{ "resolutionOrder": [ { "sources": [ { "$ref": "x.json" } ] } ] }"##, "line 1, column 49", "cannot be reached"),
            (
                ##"{ "$extensions": { "io.github.transom.Transom": { "transom": 1, "device": 3 } } }"##, "line 1, column 49",
                "$.device"
            ),
            (
                ##"{ "$extensions": { "io.github.transom.Transom": { "transom": 1 } }, "tabs": { "a": { "$extensions": { "io.github.transom.Transom": { "stack": ["no"] } } } } }"##,
                "line 1, column 49", "no screen"
            ),
        ])
    func faults(_ text: String, _ place: String, _ message: String) {
        let found = problem(text)
        #expect(found?.place == "nav.tokens.json: \(place)", "\(found?.description ?? "")")
        #expect(found?.description.contains(message) == true, "\(found?.description ?? "")")
        #expect(found?.kind == .invalid)
    }

    @Test("Small files that would grow without end are refused")
    func bombs() {
        let groups = (0..<40).map { "\"g\($0)\": { \"$extends\": \"{g\($0 + 1)}\", \"x\": { \"$extends\": \"{g\($0 + 1)}\" } }" }
        #expect(
            problem("{ \(groups.joined(separator: ", ")), \"g40\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } } }") != nil)
        let mixes = (0..<500).map { "\"c\($0)\": { \"$type\": \"color\", \"$value\": \"rgba({c\($0 + 1)}, 0.5)\" }" }
        #expect(
            problem("{ \(mixes.joined(separator: ", ")), \"c500\": { \"$type\": \"color\", \"$value\": \"#FFF\" } }")?.message
                .contains("100 deep") == true)
    }

    @Test("A long chain of names is followed")
    func chain() throws {
        let tokens = (0..<4000).map { "\"c\($0)\": { \"$value\": \"{c\($0 + 1)}\" }" }
        let project = try result(
            "{ \"nav\": { \"background\": { \"$value\": \"{c0}\" } }, \(tokens.joined(separator: ", ")), \"c4000\": { \"$type\": \"color\", \"$value\": \"#FFF\" } }"
        ).project
        #expect(project.palette.resolve(.palette("c0"), .light) == .white)
        #expect(project.theme.style.color(.background) == .palette("c0"))
    }

    @Test("Light and dark that refer to each other keep their colours, not their names")
    func crossed() throws {
        let read = try result(
            ##"""
            { "resolutionOrder": [ { "sources": [ { "palette": { "$type": "color", "a": { "$value": "{palette.b}" }, "b": { "$value": "#FFF" } } } ], "name": "x", "type": "set" },
              { "contexts": { "light": [], "dark": [ { "palette": { "$type": "color", "a": { "$value": "#000" }, "b": { "$value": "{palette.a}" } } } ] }, "name": "y", "type": "modifier" } ] }
            """##)
        let pair = Color.pair(light: .plain(.white), dark: .plain(.black))
        #expect(read.project.palette.entries == [Palette.Entry("a", pair), Palette.Entry("b", pair)])
    }

    @Test("A resolver may hold its tokens itself; the official schema takes it")
    func inline() throws {
        let bytes = try Fixture.bytes("Tokens/inline.resolver.json")
        #expect(DTCGExportTests.schema.complaint(about: try JSON(parsing: bytes), file: "resolver.json") == nil)
        let project = try Formats.importProject(bytes: bytes, fileName: "x.json").project
        #expect(project.palette["sky"] == .pair(light: .plain(RGBA(0, 140, 223, 235)), dark: .plain(RGBA(10, 46, 79))))
        #expect(project[screen: "detail"]?.style.color(.tint) == .palette("ink"))
        #expect(project[screen: "detail"]?.style[.background] == nil)
        #expect(project.theme.style.number(.titleSize) == 17)
    }

    @Test("General colours make the bar where none is named after it")
    func general() throws {
        let read = try result(
            ##"{ "colors": { "$type": "color", "surface": { "$value": "#108EE9" }, "primary": { "default": { "$value": "#FFF" } } } }"##
        )
        #expect(read.project.theme.style.color(.background) == .palette("surface"))
        #expect(read.project.theme.style.color(.tint) == .palette("primary.default"))
        #expect(read.notes.count == 2)
    }
}
