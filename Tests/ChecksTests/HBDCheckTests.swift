import Model
import Testing

@testable import Checks

@Suite("Checks of HBDNavigationBar")
struct HBDCheckTests {
    @Test(
        "A bar style of the page's own over the background of the app's",
        arguments: [
            ("", "black", true), (#""theme": { "barStyle": "black" }"#, "default", true),
            (#""theme": { "barStyle": "black" }"#, "black", false), (##""theme": { "background": "#101010" }"##, "black", false),
        ])
    func blackOnLight(theme: String, style: String, isFound: Bool) throws {
        let found = try findings("hbd.blackOnLight", in: stacked("hbd", theme, detail: #""style": { "barStyle": "\#(style)" }"#))
        #expect(found.map(\.screen) == (isFound ? ["detail"] : []))
        #expect(found.allSatisfy { $0.severity == .error && $0.place.element == "background" })
    }

    @Test func aBlackBarStyleIsExplained() throws {
        let found = try findings("hbd.blackOnLight", in: stacked("hbd", detail: #""style": { "barStyle": "black" }"#))
        #expect(
            found.first?.message
                == "barStyle of detail changes the title and the status bar, not the background, which follows the app's style.")
        #expect(found.first?.remedy == "Set background too.")
    }

    @Test(arguments: [("builtin:empty", true), ("builtin:NavBar", false), ("builtin:missing", false)])
    func emptyImages(image: String, isFound: Bool) throws {
        let style = ##""style": { "backgroundImage": "\##(image)", "background": "#FFFFFF" }"##
        let found = try findings("hbd.emptyImageHole", in: stacked("hbd", detail: style))
        #expect(found.map(\.severity) == (isFound ? [.error] : []))
        #expect(found.allSatisfy { $0.place.element == "backgroundImage" })
    }

    @Test(
        "Content stays where it was when the bar fades",
        arguments: [
            (##""style": { "background": "#FFFFFF" }, "scroll": [ { "at": 50, "style": { "barAlpha": 0 } } ]"##, Level.scroll),
            (##""style": { "background": "#FFFFFF" }, "live": [ { "background": "#FFFFFF80" } ]"##, .live),
            (##""style": { "background": "#FFFFFF" }, "live": [ { "backgroundImage": "builtin:logo" } ]"##, .live),
            (##""style": { "background": "#FFFFFF" }, "live": [ { "hidden": true } ]"##, .live),
            (##""style": { "background": "#FFFFFF" }, "live": [ { "background": "#FF0000" } ]"##, nil),
            (
                ##""style": { "background": "#FFFFFF", "includesOpaqueBars": true }, "scroll": [ { "at": 50, "style": { "barAlpha": 0 } } ]"##,
                nil
            ),
            (##""style": { "background": "#FFFFFF80" }, "scroll": [ { "at": 50, "style": { "barAlpha": 0 } } ]"##, nil),
        ] as [(String, Level?)])
    func frozenLayout(screen: String, level: Level?) throws {
        let found = try findings("hbd.layoutFrozen", in: stacked("hbd", detail: screen))
        #expect(found.map(\.place.level) == (level.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.severity == .error && $0.measured == 64 && $0.message.contains("an empty strip of 64 pt") })
    }

    @Test(
        "A clear colour blurs",
        arguments: [
            (##""background": "#FFFFFF00""##, true), (#""barAlpha": 0"#, false),
            (##""background": "#FFFFFF00", "barAlpha": 0"##, false), (##""background": "#FFFFFF00", "hidden": true"##, false),
            (##""background": "#FFFFFF00", "backgroundImage": "builtin:NavBar""##, false),
            (##""background": "#FFFFFF01""##, false),
        ])
    func clearTint(style: String, isFound: Bool) throws {
        let found = try findings("hbd.clearTintBlurs", in: stacked("hbd", detail: "\"style\": { \(style) }"))
        #expect(found.map(\.remedy) == (isFound ? ["Use barAlpha 0, or hidden."] : []))
    }

    @Test(
        "The page's title attributes replace the app's",
        arguments: [
            (#""size": 20"#, ["title.color"]), (##""size": 20, "color": "#000000""##, []), (##""color": "#000000""##, []),
            ("", []),
        ])
    func replacedTitle(title: String, elements: [String]) throws {
        let theme = ##""theme": { "title": { "color": "#FFFFFF" } }"##
        let found = try findings("hbd.titleReplaced", in: stacked("hbd", theme, detail: "\"style\": { \"title\": { \(title) } }"))
        #expect(found.map(\.place.element) == elements)
        #expect(found.allSatisfy { $0.message == "On detail the title attributes replace the app's: color is lost." })
    }

    @Test(
        "On iOS 26 a clear bar loses its items",
        arguments: [
            ("ios26", "1.10.0", #""style": { "barAlpha": 0 }"#, true),
            ("ios26", "1.9.9", #""style": { "barAlpha": 0 }"#, false), ("ios18", "1.10.0", #""style": { "barAlpha": 0 }"#, false),
            ("ios26", "1.10.0", #""style": { "barAlpha": 0.01 }"#, false),
            ("ios26", "1.10.0", #""scroll": [ { "at": 40, "style": { "barAlpha": 0 } } ]"#, true),
            ("ios26", "1.10.0", #""live": [ { "when": "tap", "barAlpha": 0 } ]"#, true),
            ("ios26", "1.10.0", #""style": { "hidden": true }"#, false),
        ])
    func alphaZero(profile: String, library: String, screen: String, isFound: Bool) throws {
        let keys = #""profile": "\#(profile)", "library": "\#(library)""#
        let found = try findings("hbd.alphaZeroIOS26", in: stacked("hbd", keys, detail: #""content": "list", "# + screen))
        #expect(found.map(\.severity) == (isFound ? [.error] : []))
    }
}
