import Model
import Testing

@testable import Checks

@Suite("Checks of capabilities")
struct CapabilityTests {
    @Test("A key that the dialect ignores is told once, with its screens and the dialects that have it")
    func unsupported() throws {
        let line = ##""style": { "hairline": "#FF0000" }"##
        let found = try findings("capability.unsupported", in: stacked("hbd", home: line, detail: line))
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.severity == .warning)
        #expect(finding.place == Finding.Place("hairline", at: .screen))
        #expect(finding.screen == "home")
        #expect(finding.otherScreens == ["detail"])
        #expect(finding.message == "hbd ignores hairline: it has one shadow image for the whole app. Set on: home, detail.")
        #expect(finding.remedy == "Dialects that have it: uikit, navigationAndStyle, mpaas.")
    }

    @Test(
        "Keys are ignored at a level, in an item, and not where they say what is so anyway",
        arguments: [
            ("hbd", #""style": { "title": { "size": 20 }, "splitTransition": true }"#, []),
            ("hbd", ##""live": [ { "largeTitle": { "color": "#FF0000" } } ]"##, ["largeTitle.color"]),
            ("hbd", #""item": { "largeTitle": "always" }"#, ["largeTitle"]),
            ("hbd", #""item": { "largeTitle": "never", "hidesLeft": false }"#, []),
            ("uikit", #""item": { "largeTitle": "always" }"#, []),
            ("uikit", #""item": { "hidesRight": true }"#, ["hidesRight"]),
            ("customBar", #""item": { "hidesRight": true }"#, []),
            ("hbd", #""style": { "translucent": true, "blur": "light" }"#, []),
            ("hbd", #""style": { "translucent": false, "blur": "dark" }"#, ["translucent", "blur"]),
            ("mpaas", #""style": { "translucent": true }"#, ["translucent"]),
            ("mpaas", #""live": [ { "translucent": true } ]"#, []),
            ("mpaas", #""scroll": [ { "at": 10, "style": { "barAlpha": 0, "shadow": { "color": null } } } ]"#, []),
            (
                "navigationAndStyle", #""item": { "right": [ { "image": "builtin:close", "extendTapAreaBy": 20 } ] }"#,
                ["extendTapAreaBy"]
            ),
            ("navigationAndStyle", #""item": { "right": [ { "text": "Save", "extendTapAreaBy": 20 } ] }"#, []),
        ] as [(String, String, [String])])
    func ignored(dialect: String, screen: String, elements: [String]) throws {
        let found = try findings("capability.unsupported", in: stacked(dialect, detail: screen))
        #expect(found.map(\.place.element) == elements)
        #expect(found.allSatisfy { $0.screen == "detail" })
    }

    @Test("What the theme says already may stand on a stack that is not asked")
    func implied() throws {
        let theme = ##""theme": { "background": "#FFFFFF" }"##
        func found(_ color: String) throws -> [Finding] {
            let tabs = ##""tabs": [ { "stack": ["home"], "style": { "background": "\##(color)" } } ]"##
            return try findings(
                "capability.unsupported",
                in: ##"{ "transom": 1, "dialect": "hbd", \##(theme), \##(tabs), "screens": [ { "id": "home" } ] }"##)
        }
        #expect(try found("#FFFFFF") == [])
        #expect(try found("#000000").map(\.place) == [Finding.Place("background", at: .stack)])
        #expect(try found("#000000").first?.screen == nil)
    }

    @Test(
        "The phone is older than the dialect or a key",
        arguments: [
            ("navigationAndStyle", "ios6", "", ["dialect"]), ("navigationAndStyle", "ios12", "", []),
            ("hbd", "ios12", "", []), ("hbd", "ios6", "", ["dialect"]),
            ("saveRestore", "ios5", #""style": { "paint": "category" }"#, ["paint"]),
            ("saveRestore", "ios4", #""style": { "paint": "category", "backgroundImage": "builtin:NavBar" }"#, []),
            ("saveRestore", "ios4", #""style": { "backgroundImage": "builtin:NavBar" }"#, ["backgroundImage"]),
            ("saveRestore", "ios5", #""style": { "backgroundImage": "builtin:NavBar" }"#, []),
            ("uikit", "ios12", #""style": { "scrollEdge": { "blur": "chrome" }, "blur": "light" }"#, ["scrollEdge", "blur"]),
            ("uikit", "ios14", #""style": { "scrollEdge": { "blur": "chrome" } }"#, []),
            (
                "uikit", "ios6", #""item": { "largeTitle": "always" }, "style": { "largeTitle": { "size": 30 } }"#,
                ["largeTitle.size", "largeTitle"]
            ),
            ("hbd", "ios12", #""style": { "scrollEdge": {} }"#, []),
        ] as [(String, String, String, [String])])
    func profile(dialect: String, profile: String, screen: String, elements: [String]) throws {
        let found = try findings(
            "capability.profile", in: stacked(dialect, #""profile": "\#(profile)""#, home: screen, detail: screen))
        #expect(found.map(\.place.element) == elements)
    }

    @Test func anOldPhoneIsTold() throws {
        let found = try findings("capability.profile", in: stacked("navigationAndStyle", #""profile": "ios6""#))
        #expect(found.first?.message == "navigationAndStyle needs iOS 11; the profile is 6.")
        #expect(found.first?.remedy == "What you see is what the rules would give, no real app can.")
    }

    @Test(
        "Keys that another one hides",
        arguments: [
            ("hbd", "", ##""style": { "backgroundImage": "builtin:NavBar", "background": "#FF0000" }"##, ["background"]),
            ("hbd", ##""theme": { "background": "#FF0000" }"##, #""style": { "backgroundImage": "builtin:NavBar" }"#, []),
            (
                "hbd", "",
                ##""style": { "hidden": true, "backgroundImage": "builtin:NavBar", "barAlpha": 1, "barStyle": "black" }"##,
                ["backgroundImage", "barAlpha"]
            ),
            ("hbd", "", ##""style": { "hidden": true, "background": "#FF0000" }, "live": [ { "hidden": false } ]"##, []),
            (
                "navigationAndStyle", "",
                ##""style": { "backgroundImage": "builtin:backgroundShadow", "background": "#FF0000" }"##,
                []
            ),
            (
                "navigationAndStyle", "", ##""style": { "backgroundImage": "builtin:hero", "background": "#FF0000" }"##,
                ["background"]
            ),
            (
                "navigationAndStyle", "", ##""style": { "background": "#FF0000", "shadow": { "color": "#000000" } }"##,
                ["shadow.color"]
            ),
            ("navigationAndStyle", "", ##""style": { "background": "#FF000080", "shadow": { "color": "#000000" } }"##, []),
            ("uikit", #""profile": "ios14""#, ##""style": { "hairline": "#FF0000", "hairlineHidden": true }"##, ["hairline"]),
            ("uikit", ##""profile": "ios14", "theme": { "hairline": "#FF0000" }"##, #""style": { "hairlineHidden": true }"#, []),
        ] as [(String, String, String, [String])])
    func noEffect(dialect: String, keys: String, screen: String, elements: [String]) throws {
        let found = try findings("capability.noEffect", in: stacked(dialect, keys, detail: screen))
        #expect(found.map(\.place.element) == elements)
        #expect(found.allSatisfy { $0.screen == "detail" && $0.place.level == .screen })
    }

    @Test func aThemeThatHidesItselfIsToldOnce() throws {
        let theme = ##""theme": { "backgroundImage": "builtin:NavBar", "background": "#FF0000" }"##
        let found = try findings("capability.noEffect", in: stacked("hbd", theme))
        #expect(found.map(\.message) == ["background of the theme has no effect: the image wins."])
        #expect(found.first?.screen == nil)
    }

    @Test func aPageCannotBringABarWhereTheStackHasOne() throws {
        func text(_ stack: String) -> String {
            ##"{ "transom": 1, "dialect": "customBar", "tabs": [ { "stack": ["home"], "style": { \##(stack) } } ], "##
                + ##""screens": [ { "id": "home", "style": { "customBar": { "height": 60 } } } ] }"##
        }
        let found = try findings("capability.noEffect", in: text(##""customBar": { "background": "#FF0000" }"##))
        #expect(found.map(\.place) == [Finding.Place("customBar", at: .screen)])
        #expect(try findings("capability.noEffect", in: text("")) == [])
    }
}
