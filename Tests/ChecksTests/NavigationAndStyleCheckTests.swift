import Model
import Testing

@testable import Checks

@Suite("Checks of NavigationAndStyle")
struct NavigationAndStyleCheckTests {
    private func found(_ code: String, _ keys: String = "", home: String = "", detail: String = "") throws -> [Finding] {
        try findings("navigationAndStyle." + code, in: stacked("navigationAndStyle", keys, home: home, detail: detail))
    }

    @Test(arguments: [(1.4, "1"), (-0.2, "0"), (1, nil), (0, nil)] as [(Double, String?)])
    func maskAlpha(alpha: Double, drawn: String?) throws {
        let found = try found("maskAlphaRange", detail: #""style": { "mask": { "alpha": \#(alpha) } }"#)
        #expect(found.map(\.message) == (drawn.map { ["mask.alpha \(JSON.spelling(alpha)) is drawn as \($0)."] } ?? []))
        #expect(found.allSatisfy { $0.place == Finding.Place("mask.alpha", at: .screen) && $0.screen == "detail" })
    }

    @Test(
        "A large title stays on",
        arguments: [
            ("always", "automatic", true), ("always", "never", false), ("never", "automatic", false), ("always", "always", false),
        ])
    func largeTitle(home: String, detail: String, isFound: Bool) throws {
        func item(_ mode: String) -> String { #""item": { "largeTitle": "\#(mode)", "title": { "text": "A" } }"# }
        let found = try found("largeTitleSticks", home: item(home), detail: item(detail))
        #expect(found.map(\.screen) == (isFound ? ["detail"] : []))
        #expect(found.allSatisfy { $0.message.hasSuffix("detail is large after home.") && $0.remedy == "Set never on it." })
    }

    @Test(arguments: [(true, true), (false, false)])
    func largeTitleOfABarePage(isBare: Bool, isFound: Bool) throws {
        let text = """
            { "transom": 1, "dialect": "navigationAndStyle", "tabs": [ { "stack": ["home"] } ],
              "modals": [ { "stack": ["note"], "bare": \(isBare) } ],
              "screens": [ { "id": "home" }, { "id": "note", "item": { "largeTitle": "always" } } ] }
            """
        let found = try findings("navigationAndStyle.largeTitleSticks", in: text)
        #expect(found.map(\.message) == (isFound ? ["A page without a navigation controller gets no large title."] : []))
    }

    @Test(
        "Without left items the back button goes for good",
        arguments: [
            (#""item": { "title": { "text": "A" } }"#, Level.screen), (#""item": { "left": [ { "generic": "back" } ] }"#, nil),
            (#""item": { "hidesBack": true }"#, nil),
            (#""item": { "left": [ { "generic": "back" } ] }, "live": [ { "item": { "left": [] } } ]"#, .live),
        ] as [(String, Level?)])
    func backButton(screen: String, level: Level?) throws {
        let found = try found("backHiddenForGood", home: #""item": { "title": { "text": "Home" } }"#, detail: screen)
        #expect(found.map(\.place) == (level.map { [Finding.Place("left", at: $0)] } ?? []))
    }

    @Test(
        "Content over the bar's ground",
        arguments: [
            (#""content": "list", "contentTop": "screen""#, true), (#""content": "empty", "contentTop": "screen""#, false),
            (#""content": "list", "contentTop": "screen", "shrinkOnScroll": true"#, false),
            (#""content": "list", "contentTop": "docked""#, false),
            (#""content": "list", "contentTop": "screen", "style": { "base": "transparent" }"#, false),
        ])
    func covered(screen: String, isFound: Bool) throws {
        #expect(try found("coveredByContent", detail: screen).map(\.screen) == (isFound ? ["detail"] : []))
    }

    @Test(
        "The status bar has to be handed on",
        arguments: [
            ("", #""style": { "statusBar": "light" }, "forwardsStatusBar": false"#, true),
            ("", #""style": { "statusBar": "light" }"#, false),
            ("", #""style": { "statusBar": "default" }, "forwardsStatusBar": false"#, false),
            (#""statusBarPerScreen": false"#, #""style": { "statusBar": "light" }"#, true),
        ])
    func statusBar(keys: String, screen: String, isFound: Bool) throws {
        let found = try found("statusNotForwarded", keys, detail: screen)
        #expect(found.map(\.message) == (isFound ? ["The status bar of detail stays as it is."] : []))
        #expect(found.allSatisfy { $0.place.element == "statusBar" && $0.place.level == .screen })
    }

    @Test(
        "A picture as title wants equal sides",
        arguments: [
            (#""left": [ { "generic": "back" } ]"#, "44 and 0"),
            (#""left": [ { "generic": "back" } ], "right": [ { "generic": "settings" } ]"#, nil), ("", nil),
            (#""right": [ { "generic": "settings" }, { "generic": "close" } ]"#, "0 and 88"),
        ] as [(String, String?)])
    func sides(items: String, widths: String?) throws {
        func item(_ kind: String) -> String {
            #""item": { "title": { "kind": "\#(kind)", "image": "builtin:logo", "text": "A" }\#(items.isEmpty ? "" : ", ")\#(items) }"#
        }
        let found = try found("unequalSides", detail: item("image"))
        #expect(found.count == (widths == nil ? 0 : 1))
        if let widths { #expect(found.first?.message.contains("(\(widths) pt)") == true) }
        #expect(try self.found("unequalSides", detail: item("text")) == [])
    }
}
