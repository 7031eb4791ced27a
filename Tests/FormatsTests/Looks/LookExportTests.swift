import Model
import Testing

@testable import Formats

@Suite("Formats that write looks") struct LookExportTests {
    private let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "uikit",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4FEB" }, "class": "#123456", "ink": "{brand}" },
          "theme": { "background": "{brand}", "hairline": "#00000044", "tint": "{class}", "blur": "dark", "backImage": "arrow.png",
                     "title": { "color": "#FDFEFC", "size": 18, "weight": 700 }, "button": { "color": "#F1E2D3", "family": "Avenir" },
                     "disabledColor": "#999999", "backTitleColor": "{ink}", "backgroundImage": "bars/art.png",
                     "tabBar": { "background": "#FFFFFF", "tint": "{brand}", "font": 11 },
                     "scrollEdge": { "background": null, "hairlineHidden": true } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] },
                    { "title": "Shop", "stack": ["shop"], "style": { "tint": "#00FF00" } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Detail",
              "style": { "background": { "light": "#AB12CD", "dark": "#000000" }, "tint": "#FFCC00", "statusBar": "light", "hidden": true,
                         "shadow": { "color": "#000000" }, "scrollEdge": { "title": { "color": "#FFFFFF" } } },
              "item": { "title": { "kind": "double", "text": "A 'detail'\n$2" }, "prompt": "Choose", "largeTitle": "always",
                        "back": { "title": null }, "right": [ { "text": "Done" } ] } },
            { "id": "shop", "name": "Shop", "item": { "title": { "text": "Shop" } },
              "style": { "background": "#11223344", "translucent": false },
              "live": [ { "background": "#FFFFFF" } ], "scroll": [ { "at": 10, "style": { "tint": "#FFFFFF" } } ] } ] }
        """##

    private func text(_ project: Project, _ format: Format) throws -> String {
        try Formats.export(project, to: format).files[0].text
    }

    @Test("The whole text", arguments: LookFormat.all)
    func whole(_ look: LookFormat) throws {
        let text = try text(try Projects.decoded(portal), look.format)
        #expect(text == (try Fixture.recorded(look.fixture, text)))
        #expect(look.syntax.complaints(about: text) == [])
    }

    @Test(
        "What cannot be said",
        arguments: [
            (
                "css",
                [
                    "- backgroundImage", "- blur", "- backImage", "- disabledColor", "detail hidden", "detail statusBar",
                    "detail item.title",
                    "detail item.prompt", "detail item.largeTitle", "detail item.back", "detail item.right",
                    "detail shadow.color",
                    "shop live[0].background", "shop scroll[0].tint",
                ]
            ),
            (
                "flutter",
                [
                    "- backgroundImage", "- blur", "- disabledColor", "- backImage", "- backTitleColor", "- tabBar.background",
                    "- tabBar.tint", "- tabBar.font", "detail hidden", "detail item.prompt", "detail item.right",
                    "detail shadow.color", "detail item.title.kind", "detail scrollEdge", "shop live[0].background",
                    "shop scroll[0].tint",
                ]
            ),
            (
                "compose",
                [
                    "- backgroundImage", "- blur", "- hairline", "- title.size", "- title.weight", "- button.family",
                    "- button.color", "- disabledColor", "- backImage", "- backTitleColor", "- scrollEdge.hairlineHidden",
                    "- tabBar.background", "- tabBar.tint", "- tabBar.font", "detail statusBar", "detail hidden",
                    "detail shadow.color", "detail item.title", "detail item.prompt", "detail item.largeTitle",
                    "detail item.back", "detail item.right", "detail scrollEdge", "shop translucent",
                    "shop live[0].background", "shop scroll[0].tint",
                ]
            ),
            (
                "react-navigation",
                [
                    "- backgroundImage", "- button.color", "- disabledColor", "- backTitleColor", "- scrollEdge",
                    "detail shadow.color", "detail item.prompt", "detail item.right", "detail item.title.kind",
                    "detail scrollEdge", "shop live[0].background", "shop scroll[0].tint",
                ]
            ),
        ])
    func lost(_ identifier: String, _ expected: [String]) throws {
        let format = try #require(Formats.named(identifier))
        let lost = try Formats.export(try Projects.decoded(portal), to: format).lost
        let said = lost.map { "\($0.screen ?? "-") \($0.property)" }
        #expect(Set(said) == Set(expected))
        #expect(said.count == expected.count)
    }

    @Test("Names that no code may hold leave it whole, and each page keeps its colour", arguments: LookFormat.all)
    func hostileNames(_ look: LookFormat) throws {
        var project = Projects.hostile(.uikit)
        for (index, name) in Projects.names.enumerated() {
            project.palette.entries.append(Palette.Entry(name, .plain(Projects.color(index))))
            project.palette.entries.append(Palette.Entry(name + "Dark", .pair(light: .plain(.white), dark: .plain(.black))))
        }
        let text = try text(project, look.format)
        #expect(look.syntax.complaints(about: text) == [])
        for index in Projects.names.indices {
            #expect(text.contains(look.spelled(String(Projects.color(index).hex.dropFirst().prefix(6)))))
        }
        if look.format.identifier == "react-navigation" { #expect(try NodeCheck.complaints(about: text) == "") }
    }

    @Test("One changed colour changes few lines", arguments: LookFormat.all)
    func smallChange(_ look: LookFormat) throws {
        let one = try text(try Projects.decoded(portal), look.format).split(separator: "\n")
        let changed = portal.split(separator: "#0A2E4FEB").joined(separator: "#0A2E4FEC")
        let other = try text(try Projects.decoded(changed), look.format).split(separator: "\n")
        #expect(one.count == other.count)
        // A style sheet says dark twice, for the system's wish and for the page's; the others spell a second name out.
        #expect(zip(one, other).count { $0 != $1 } == 2)
    }

    @Test("Alpha stands where the format has it")
    func alpha() throws {
        let project = try Projects.themed(.mpaas, theme: ##"{ "background": "#11223344" }"##)
        #expect(try text(project, .css).contains("--bar-background: rgba(17, 34, 51, 0.267);"))
        #expect(try text(project, .flutter).contains("Color(0x44112233)"))
        #expect(try text(project, .compose).contains("containerColor = Color(0x44112233),"))
        #expect(try text(project, .reactNavigation).contains("backgroundColor: 'rgba(17, 34, 51, 0.267)',"))
    }

    @Test("Without its picture the arrow has the tint")
    func arrow() throws {
        let theme = ##"{ "background": "#108EE9", "imageTint": "#FFFFFF", "backImage": "white.png" }"##
        #expect(try text(Projects.themed(.mpaas, theme: theme), .css).contains("--bar-back-arrow-color: #ffffff;"))
        let plain = try Projects.themed(.mpaas, theme: ##"{ "background": "#FFFFFF", "imageTint": "#112233" }"##)
        #expect(try text(plain, .css).contains("--bar-back-arrow-color: #108ee9;"))
    }

    @Test("Node takes the module", .enabled(if: Compiler("node") != nil))
    func node() throws {
        #expect(try NodeCheck.complaints(about: try Fixture.text("Looks/portal.mjs")) == "")
        #expect(try NodeCheck.complaints(about: "export const broken = {") != "")
    }

    @Test("A parser of style sheets takes the sheet", .enabled(if: StyleSheetCheck.isPresent))
    func styleSheet() throws {
        #expect(try StyleSheetCheck.complaints(about: try Fixture.text("Looks/portal.css")) == "")
        #expect(try StyleSheetCheck.complaints(about: try text(Projects.hostile(.uikit), .css)) == "")
        #expect(try StyleSheetCheck.complaints(about: "a { --b: 1; --b: 2; } }") != "")
    }

    @Test(
        "The check of the syntax finds what is wrong",
        arguments: [
            ("f(\n", "line 1: ( is never closed"), ("f)\n", "line 1: ) closes nothing"),
            ("\"a\n\"\n", "line 1: a string or a comment does not end"), ("/* a\n", "line 2: a string or a comment does not end"),
            ("class A\nclass A\n", "line 2: A again"), ("a \n", "line 1: white space at its end"),
            ("x: Optional(1)\n", "it holds Optional("),
            ("x", "the last line has no end"),
        ])
    func syntax(_ text: String, _ complaint: String) {
        #expect(CodeSyntax(declarations: ["class"]).complaints(about: text).contains(complaint))
    }
}
