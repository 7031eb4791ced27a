import Model
import Testing

@testable import Checks

@Suite("Checks of layout, stacks and appearance")
struct LayoutCheckTests {
    @Test func neighboursThatStartAtDifferentPlaces() throws {
        let home = ##""style": { "background": "#FFFFFF" }"##
        let mixed = try findings(
            "layout.underBarMix", in: stacked("hbd", home: home, detail: ##""style": { "background": "#FFFFFFCC" }"##))
        #expect(mixed.map(\.message) == ["home starts below the bar, detail under it."])
        #expect(mixed.first?.severity == .note)
        #expect(mixed.first?.remedy.contains("jump by 64 pt") == true)
        #expect(mixed.first?.remedy.hasSuffix("or set includesOpaqueBars on home.") == true)
        #expect(try findings("layout.underBarMix", in: stacked("hbd", home: home, detail: home)) == [])
        let hidden = ##""style": { "background": "#FFFFFFCC", "hidden": true }"##
        #expect(try findings("layout.underBarMix", in: stacked("hbd", home: home, detail: hidden)) == [])
    }

    @Test(arguments: [("1.5", true), ("1.10.0", false)])
    func aHiddenBarThatTakesRoom(library: String, isFound: Bool) throws {
        let screen = ##""style": { "hidden": true, "background": "#FFFFFF" }"##
        let found = try findings("layout.hiddenReservesSpace", in: stacked("hbd", #""library": "\#(library)""#, detail: screen))
        #expect(
            found.map(\.message) == (isFound ? ["The bar of detail is hidden, its space is not: content starts at 64."] : []))
        #expect(found.allSatisfy { $0.remedy == "Set includesOpaqueBars." && $0.limit == 20 })
    }

    @Test(arguments: [("An unusually wide page title", true), ("Wide", false)])
    func aTitleThatIsCut(title: String, isFound: Bool) throws {
        let items = #""left": [ { "text": "Cancel" } ], "right": [ { "text": "Continue" } ]"#
        let screen = #""item": { "title": { "text": "\#(title)" }, \#(items) }"#
        let found = try findings("layout.titleCut", in: stacked("hbd", detail: screen))
        #expect(found.map(\.place.element) == (isFound ? ["title"] : []))
        #expect(found.allSatisfy { ($0.measured ?? 0) < ($0.limit ?? 0) && $0.remedy.hasPrefix("It fits from iPhone") })
        #expect(found.allSatisfy { $0.remedy.hasSuffix("Shorten it, or use icons for the items.") })
    }

    @Test(
        "A screen that nobody can leave",
        arguments: [
            ("hbd", #""style": { "hidden": true }, "swipeBack": false"#, Severity.error),
            ("hbd", #""style": { "hidden": true }"#, nil),
            ("hbd", #""backInteractive": false"#, .warning),
            ("hbd", #""swipeBack": false"#, nil),
            ("uikit", #""item": { "hidesBack": true }"#, .error),
            ("uikit", #""item": { "left": [ { "text": "Close", "action": "pop" } ] }"#, nil),
            ("uikit", #""item": { "left": [ { "text": "Menu" } ] }"#, .error),
            ("navigationAndStyle", #""swipeBack": false, "item": { "left": [ { "generic": "back" } ] }"#, nil),
            ("navigationAndStyle", #""swipeBack": false, "item": { "left": [ { "generic": "settings" } ] }"#, .error),
        ] as [(String, String, Severity?)])
    func noWayBack(dialect: String, screen: String, severity: Severity?) throws {
        let found = try findings("stack.noWayBack", in: stacked(dialect, detail: screen))
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.screen == "detail" })
    }

    @Test func theRootOfAnAppNeedsNoWayBack() throws {
        #expect(
            try findings("stack.noWayBack", in: stacked("hbd", home: #""style": { "hidden": true }, "swipeBack": false"#)) == [])
    }

    @Test(
        "A modal needs a way out, a card is dragged down",
        arguments: [
            ("fullScreen", "", true), ("sheet", "", false),
            ("fullScreen", #", "item": { "left": [ { "system": "close" } ] }"#, false),
        ])
    func modals(presentation: String, item: String, isFound: Bool) throws {
        let text = """
            { "transom": 1, "dialect": "uikit", "tabs": [ { "stack": ["home"] } ],
              "modals": [ { "stack": ["note"], "presentation": "\(presentation)" } ],
              "screens": [ { "id": "home" }, { "id": "note"\(item) } ] }
            """
        let found = try findings("stack.noWayBack", in: text)
        #expect(found.map(\.screen) == (isFound ? ["note"] : []))
        #expect(
            found.allSatisfy { $0.message == "Nobody can leave note: the back button is invisible, swipe back is off." })
    }

    @Test(
        "A single colour beside a pair",
        arguments: [
            (##"{ "light": "#FFFFFF", "dark": "#1C1C1E" }"##, ##""#000000""##, ["title.color"]),
            (##"{ "light": "#FFFFFF", "dark": "#1C1C1E" }"##, ##"{ "light": "#000000", "dark": "#FFFFFF" }"##, []),
            (##""#FFFFFF""##, ##""#000000""##, []),
            (##""#FFFFFF""##, ##"{ "light": "#000000", "dark": "#FFFFFF" }"##, ["background"]),
        ])
    func onlyLight(ground: String, title: String, elements: [String]) throws {
        let style = """
            "content": "list", "item": { "title": { "text": "Wallet" } },
            "style": { "background": \(ground), "title": { "color": \(title) }, "translucent": false,
              "scrollEdge": { "background": \(ground) } }
            """
        let found = try findings("appearance.onlyLight", in: stacked("uikit", home: style))
        #expect(found.map(\.place.element) == elements)
        #expect(
            found.allSatisfy { $0.place.appearances == [.dark] && $0.place.level == .screen && $0.remedy == "Give it a pair." })
    }
}
