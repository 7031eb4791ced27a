import Model
import Testing

@testable import Formats

@Suite("Theme category, written") struct MpaasObjCExportTests {
    private let theme = ##"""
        { "background": "{brand}", "hairline": "#000000", "tint": "#13579B",
          "title": { "color": "#FFFFFFEB", "size": 18, "weight": 700 }, "button": { "color": "#FFFFFF", "size": 16.5 },
          "backImage": "builtin:back_button_normal_white", "tabBar": { "unselected": "#888888", "font": 10 },
          "x-mpaas": { "TITLEBAR_ICON_SIZE": "ICON_SIZE(18, 18)", "TOAST \"RADIUS": "NUMBER(2)", "TABBAR_ICON_COLOR": "COLOR(#123456,1)" } }
        """##
    private let screens = ##"""
        { "id": "detail", "name": "Detail",
          "item": { "title": { "kind": "double", "text": "Detail", "detail": "of \"it\"" }, "prompt": "Choose",
                    "left": [ { "mpaas": "Delete", "action": "pop" } ],
                    "right": [ { "mpaas": "Help", "badge": "3" }, { "text": "Done", "enabled": false, "tint": "#FF0000" } ] },
          "style": { "hidden": true, "background": "#FF000000", "statusBar": "light", "title": { "color": "#00FF00" },
                     "backTitleColor": "#00FF00", "backImage": "icons/bak.png", "customBar": { "draws": ["back"] } },
          "live": [ { "when": "load", "background": "#FFFFFF", "translucent": false, "hairline": "#FFFFFF" },
                    { "when": "appear", "base": "default", "call": "resetColor", "barAlpha": 0, "hidden": false, "statusBar": "dark" },
                    { "title": { "color": "#000000" }, "backTitleColor": "#000000", "backImageColor": "#0000FF",
                      "backImage": "builtin:back_button_normal", "tint": "#FF0000" },
                    { "when": "tap", "item": { "right": [ { "text": "Done", "action": "dismiss" }, { "generic": "settings" } ] } },
                    { "when": "disappear", "barAlpha": 0.5, "translucent": true } ] },
        { "id": "plain", "name": "Plain", "item": { "title": { "text": "Plain" }, "largeTitle": "never" } },
        { "id": "large", "item": { "largeTitle": "always" } }
        """##

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .mpaasObjC).files[0].text }

    /// What clang says of a text; an issue if there is no clang.
    private func complaints(_ text: String) throws -> String? {
        try Compiler("clang")?.complaints(
            about: text, fileName: "Export.m",
            [
                "-fsyntax-only", "-target", "arm64-apple-ios13.0", "-fobjc-arc", "-Wall", "-Wundeclared-selector", "-Wextra",
                "-Werror",
                "-Wno-objc-property-no-attribute", "-I", Fixture.path("ObjC"),
            ])
    }

    @Test("The whole text")
    func whole() throws {
        let result = try Formats.export(try Projects.themed(.mpaas, theme: theme, screens: screens), to: .mpaasObjC)
        #expect(result.files.map(\.name) == ["AUThemeManager+Portal.m"])
        #expect(result.files[0].text == (try Fixture.recorded("Exported.m", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- tint", "- background", "detail item.prompt", "detail live[2].tint", "detail live[3].item.right[1]",
                "detail live[4].translucent", "detail live[4].barAlpha", "large item.largeTitle",
            ])
        #expect(result.lost[1].closest == "the light colour #108EE9; the dark one, #0A2E4F, is left out")
    }

    @Test("The colours of the loading line are a list")
    func loadingColors() throws {
        let screen = ##"{ "id": "a", "loadingColors": ["#FF0000", "{brand}"] }"##
        let text = try text(try Projects.themed(.mpaas, theme: "{}", screens: screen))
        #expect(text.contains("return @[[UIColor colorWithRGB:0xFF0000 alpha:1], [UIColor colorWithRGB:0x108EE9 alpha:1]];"))
        #expect(try complaints(text) ?? "" == "")
    }

    @Test("It compiles", .enabled(if: Compiler("clang") != nil))
    func compiles() throws {
        #expect(try complaints(try Fixture.text("Exported.m")) == "")
    }

    @Test("Names that no code may hold leave it whole", .enabled(if: Compiler("clang") != nil))
    func hostileNames() throws {
        let text = try text(Projects.hostile(.mpaas))
        let complaints = try complaints(text)
        #expect(complaints == "")
        for index in Projects.names.indices { #expect(text.contains("0x\(Spelling.digits(Projects.color(index)))")) }
        #expect(!text.contains(" \n"))
    }

    @Test("What is written is read back")
    func roundTrip() throws {
        let first = try Formats.importProject(bytes: try Fixture.bytes("AUThemeManager+Portal.m"), fileName: "a.m").project
        let second = try Formats.importProject(bytes: Array(try text(first).utf8), fileName: "b.m").project
        #expect(second == first)
        #expect(try text(second) == text(first))
        let strings = try Formats.importProject(bytes: try Fixture.bytes("theme1.strings"), fileName: "theme1.strings").project
        let back = try Formats.importProject(bytes: Array(try text(strings).utf8), fileName: "c.m").project
        #expect(back.theme == strings.theme)
    }

    @Test("Only what is set is written, and a kept picture gives way to a new one")
    func onlySet() throws {
        var project = try Formats.importProject(bytes: try Fixture.bytes("theme1.strings"), fileName: "theme1.strings").project
        #expect(try text(project).contains("TITLEBAR_BACK_BUTTON_IMAGE_PATH: @\"PATH(APCommonUI.bundle/back_button_normal)\""))
        #expect(!(try text(project).contains("TITLEBAR_BACKGROUND_COLOR")))
        project.theme.style[.backImage] = .image("arrow.png")
        #expect(!(try text(project).contains("TITLEBAR_BACK_BUTTON_IMAGE_PATH")))
        #expect(try text(project).contains("[UIImage imageNamed:@\"arrow\"]"))
        #expect(try text(Project()).contains("return @{};"))
    }
}
