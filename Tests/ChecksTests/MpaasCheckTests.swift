import Model
import Testing

@testable import Checks

@Suite("Checks of mPaaS")
struct MpaasCheckTests {
    private func found(_ code: String, home: String = "", detail: String = "") throws -> [Finding] {
        try findings("mpaas." + code, in: stacked("mpaas", home: home, detail: detail))
    }

    private static let line = ##"{ "hairline": "#FFFFFF" }"##
    private static let color = ##"{ "background": "#FFFFFF", "translucent": false }"##

    @Test(
        "A colour puts the line back",
        arguments: [
            ("[\(line), \(color)]", true), ("[\(color), \(line)]", false), ("[\(line), \(color), \(line)]", false),
            (##"[\##(line), { "background": "#FFFFFF" }]"##, false),
            (
                ##"[{ "when": "appeared", "hairline": "#FFFFFF" }, { "when": "appear", "background": "#FFFFFF", "translucent": false }]"##,
                false
            ),
        ])
    func lineReset(live: String, isFound: Bool) throws {
        let found = try found("lineReset", detail: #""live": "# + live)
        #expect(found.map(\.place) == (isFound ? [Finding.Place("hairline", at: .live)] : []))
        #expect(found.allSatisfy { $0.severity == .error && $0.remedy == "Move the line's entry below the colour's." })
    }

    @Test func aLaterScrollStopPutsTheLineBack() throws {
        let stops = #""scroll": [ { "at": 0, "style": \#(Self.line) }, { "at": 50, "style": \#(Self.color) } ]"#
        #expect(try found("lineReset", detail: stops).map(\.place.level) == [.scroll])
    }

    @Test(
        "A tab's page cannot change its opacity, a pushed page can",
        arguments: [
            ("#FF000000", ["background"]), ("#FF0000", []), ("#FF000080", ["background"]),
        ])
    func tabRoot(color: String, elements: [String]) throws {
        let style = ##""style": { "background": "\##(color)" }"##
        #expect(try found("tabRootOpacity", home: style).map(\.place.element) == elements)
        #expect(try found("tabRootOpacity", detail: style) == [])
    }

    @Test(
        "What is set at the load is lost",
        arguments: [
            (##"[{ "when": "load", "background": "#FF0000" }]"##, "", ["background"]),
            (##"[{ "when": "appear", "background": "#FF0000" }]"##, "", []),
            (##"[{ "when": "load", "background": "#FF0000" }, { "when": "appear", "background": "#FF0000" }]"##, "", []),
            (##"[{ "when": "load", "background": "#FF0000" }]"##, #""autoStyle": false, "#, []),
            (
                ##"[{ "when": "load", "title": { "color": "#FF0000" }, "hairline": "#FF0000" }]"##, "",
                ["hairline", "title.color"]
            ),
        ])
    func overwritten(live: String, keys: String, elements: [String]) throws {
        let found = try found("overwrittenAtAppear", detail: keys + #""live": "# + live)
        #expect(found.map(\.place.element) == elements)
        #expect(found.allSatisfy { $0.severity == .error && $0.place.level == .live })
    }

    @Test(
        "The translucent style flashes on the way back",
        arguments: [
            (#""live": [ { "barAlpha": 0 } ]"#, Level.live),
            (#""scroll": [ { "at": 10, "style": { "barAlpha": 0 } } ]"#, .scroll),
            (##""style": { "background": "#FFFFFF00" }"##, nil),
        ] as [(String, Level?)])
    func flash(screen: String, level: Level?) throws {
        #expect(try found("translucentFlash", detail: screen).map(\.place.level) == (level.map { [$0] } ?? []))
        #expect(try found("translucentFlash", home: screen) == [])
    }

    @Test(
        "UIKit's setter paints over the default",
        arguments: [
            (##"[{ "background": "#FF0000CC" }]"##, true),
            (##"[{ "call": "resetColor" }, { "background": "#FF0000CC" }]"##, false),
            (##"[{ "background": "#FF0000CC", "translucent": true }]"##, false),
        ])
    func tintStacks(live: String, isFound: Bool) throws {
        let found = try found("tintStacks", detail: #""live": "# + live)
        #expect(
            found.map(\.message)
                == (isFound ? ["The system's setter paints over the default colour: you get #FF3333, not #FF0000CC."] : []))
    }
}
