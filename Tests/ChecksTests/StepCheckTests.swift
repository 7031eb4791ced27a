import Dialects
import Model
import Scene
import Testing

@testable import Checks

@Suite("Checks of steps")
struct StepCheckTests {
    @Test("Every neighbour, modal, tab and scenario has its steps, in order")
    func steps() throws {
        let text = """
            { "transom": 1, "dialect": "hbd", "structure": "stackInTabs",
              "tabs": [ { "stack": ["a", "b", "c"] }, { "stack": ["d"] } ],
              "modals": [ { "stack": ["m"] } ],
              "scenarios": [ { "name": "Walk", "steps": [ { "push": "b" }, { "swipe": 0.4, "release": "cancel" }, { "mark": "x" }, { "scroll": 9 } ] } ],
              "screens": [ { "id": "a" }, { "id": "b" }, { "id": "c", "swipeBack": false }, { "id": "d" }, { "id": "m" } ] }
            """
        let project = try ProjectCodec.decode(Array(text.utf8))
        let words = StepList(Phone(project)).map { look in
            look.plan.map { "\($0.kind.rawValue) \($0.from) \($0.to)" + (look.cancelledFrom.map { " \($0)" } ?? "") } ?? "change"
        }
        #expect(
            words == [
                "push a b", "pop b a", "swipe b a", "swipe b a 0.3", "swipe b a 0.6", "push b c", "pop c b", "popToRoot c a",
                "present c m", "dismiss m c", "selectTab a d", "selectTab d a", "push a b", "swipe b a 0.4", "change",
            ])
    }

    @Test("mPaaS: what a page hides live stays hidden for the one below; other libraries restore it")
    func aHiddenBarLeaks() throws {
        let live = #""live": [ { "hidden": true } ]"#
        let found = try findings("stack.leak", in: stacked("mpaas", detail: live))
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.screen == "home")
        #expect(finding.transition == Finding.Transition(.pop, from: "detail", to: "home"))
        #expect(finding.message == "After pop from detail, home shows no bar instead of its own.")
        #expect(finding.remedy == "Show the bar again in viewWillDisappear of detail.")
        #expect(try findings("stack.leak", in: stacked("hbd", detail: live)) == [])
    }

    @Test(
        "What else leaks",
        arguments: [
            ("mpaas", #""autoStyle": false"#, ##""style": { "background": "#FF0000" }"##, ["background"]),
            ("mpaas", "", ##""style": { "background": "#FF0000" }"##, []),
            (
                "navigationAndStyle", #""item": { "largeTitle": "always" }"#, #""item": { "largeTitle": "automatic" }"#,
                ["largeTitle"]
            ),
            ("hbd", ##""style": { "background": "#FF0000" }"##, ##""style": { "tint": "#00FF00", "hidden": true }"##, []),
            ("uikit", ##""style": { "background": "#FF0000" }"##, ##""style": { "barStyle": "black" }"##, []),
        ])
    func leaks(dialect: String, home: String, detail: String, elements: [String]) throws {
        let found = try findings("stack.leak", in: stacked(dialect, home: home, detail: detail))
        #expect(found.filter { elements.isEmpty || elements.contains($0.place.element ?? "") }.map(\.place.element) == elements)
    }

    @Test("A tab that the app selects wears the title and items of the one before; one that a person selects has its own")
    func itemsOfAnotherTab() throws {
        func tabs(_ structure: String, _ steps: String) -> String {
            let screens = ["a", "b"].map {
                #"{ "id": "\#($0)", "item": { "title": { "kind": "text", "text": "\#($0.uppercased())" }, "right": [ { "text": "Add \#($0)" } ] } }"#
            }
            return """
                { "transom": 1, "dialect": "mpaas", "structure": "\(structure)", "tabs": [ { "stack": ["a"] }, { "stack": ["b"] } ],
                  "scenarios": [ { "name": "S", "steps": [ \(steps) ] } ], "screens": [ \(screens.joined(separator: ", ")) ] }
                """
        }
        let select = #"{ "selectTab": 1 }"#
        let found = try findings("stack.leak", in: tabs("tabsInStack", select))
        #expect(found.map(\.place.element) == ["title", "right"])
        #expect(found.allSatisfy { $0.screen == "b" && $0.transition == Finding.Transition(.selectTab, from: "a", to: "b") })
        #expect(
            found.map(\.message) == [
                "After selectTab from a, b shows the title A instead of B.",
                "After selectTab from a, b shows right items Add a instead of Add b.",
            ])
        #expect(
            found.first?.remedy
                == "Give the tab controller the title and items of b as its tab is selected by the app too.")
        #expect(try findings("stack.leak", in: tabs("tabsInStack", "")) == [])
        #expect(try findings("stack.leak", in: tabs("stackInTabs", select)) == [])
    }

    private func modal(_ dialect: String, _ keys: String, home: String, note: String = "") -> String {
        """
        { "transom": 1, "dialect": "\(dialect)", "profile": "ios12", \(keys)
          "tabs": [ { "stack": ["home"] } ], "modals": [ { "stack": ["note"], "presentation": "fullScreen" } ],
          "screens": [ { "id": "home"\(home) }, { "id": "note"\(note) } ] }
        """
    }

    @Test("mPaaS: the base class undoes what a tap did, once a modal has gone; saveRestore leaves the bar alone")
    func afterAModal() throws {
        let steps = ##""scenarios": [ { "steps": [ { "tap": "Go" }, { "present": "note" }, { "dismiss": true } ] } ],"##
        let home =
            ##", "item": { "right": [ { "text": "Go" } ] }, "live": [ { "when": "tap", "hidden": false, "background": "#FF0000", "translucent": false } ]"##
        let found = try findings("stack.afterModal", in: modal("mpaas", steps, home: home))
        #expect(found.map(\.screen) == ["home"])
        #expect(found.first?.message.hasPrefix("After note is dismissed, home has bars[0]") == true)
        #expect(found.first?.remedy == "Apply the style of home again in viewWillAppear.")
        let image = #", "style": { "backgroundImage": "builtin:NavBar" }"#
        #expect(try findings("stack.afterModal", in: modal("saveRestore", "", home: image)) == [])
    }

    @Test(
        "Items that do not come back",
        arguments: [
            (
                "customBar",
                #""live": [ { "item": { "hidesLeft": true } }, { "item": { "hidesLeft": true } }, { "item": { "hidesLeft": false } } ]"#,
                ["left"]
            ),
            ("customBar", #""live": [ { "item": { "hidesLeft": false } } ]"#, ["left"]),
            ("customBar", #""live": [ { "item": { "hidesTitle": true } }, { "item": { "hidesTitle": false } } ]"#, []),
            ("customBar", #""live": [ { "item": { "hidesLeft": true } } ]"#, []),
            ("hbd", #""live": [ { "hidden": true }, { "hidden": false } ]"#, ["title"]),
            ("hbd", "", []), ("uikit", #""live": [ { "hidden": true }, { "hidden": false } ]"#, []),
        ])
    func lostItems(dialect: String, live: String, elements: [String]) throws {
        let item =
            #""item": { "title": { "kind": "image", "image": "builtin:logo" }, "left": [ { "text": "Close", "action": "pop" } ] }"#
        let found = try findings("stack.itemsLost", in: stacked(dialect, detail: item + (live.isEmpty ? "" : ", " + live)))
        #expect(found.map(\.place.element) == elements)
        #expect(
            found.allSatisfy { $0.severity == .error && $0.screen == "detail" && $0.remedy == "Set them again after showing." })
    }

    /// Pages that set a picture of their own on the shared bar.
    private func pictures(_ stack: [(id: String, image: String?)], _ keys: String = "", steps: String = "") -> String {
        let screens = stack.map { screen in
            let style = screen.image.map { #", "style": { "backgroundImage": "builtin:\#($0)" }"# } ?? ""
            return #"{ "id": "\#(screen.id)"\#(style)\#(screen.id == "b" ? keys : "") }"#
        }
        let ids = stack.map { #""\#($0.id)""# }.joined(separator: ", ")
        return """
            { "transom": 1, "dialect": "saveRestore", "theme": { "backgroundImage": "builtin:NavBar" },
              "tabs": [ { "stack": [\(steps.isEmpty ? ids : #""m""#)] } ], "scenarios": [ \(steps) ],
              "screens": [ \(screens.joined(separator: ", ")) ] }
            """
    }

    @Test("A page saves what another one had set, and puts it on a third")
    func savedWrong() throws {
        let found = try findings(
            "saveRestore.savedWrong", in: pictures([("m", nil), ("c", "hero"), ("b", "BlackNavBar"), ("d", nil)]))
        // The root is reached with popToRoot, where nobody restores.
        #expect(found.map(\.screen) == ["d", "m"])
        #expect(found.first?.message == "b saved the image of c, which was still showing when b loaded, and puts it on d.")
        #expect(found.first?.remedy == "Save the app's default once, not what the bar shows.")
        #expect(try findings("saveRestore.savedWrong", in: pictures([("m", nil), ("b", "BlackNavBar"), ("d", nil)])) == [])
    }

    @Test(
        "A page leaves its picture behind",
        arguments: [
            (#"{ "steps": [ { "setStack": ["m", "b", "x", "y"] } ] }"#, "", []),
            (#"{ "steps": [ { "push": "b" }, { "setStack": ["m", "b", "x", "y"] } ] }"#, "", ["y"]),
            (#"{ "steps": [ { "push": "b" }, { "push": "x" }, { "push": "y" } ] }"#, "", []),
            (#"{ "steps": [ { "push": "b" }, { "push": "x" } ] }"#, #", "restore": "none""#, ["m", "x"]),
        ])
    func notRestored(steps: String, keys: String, screens: [String]) throws {
        let stack: [(id: String, image: String?)] = [("m", nil), ("b", "BlackNavBar"), ("x", nil), ("y", nil)]
        let found = try findings("saveRestore.notRestored", in: pictures(stack, keys, steps: steps))
        #expect(Set(found.compactMap(\.screen)) == Set(screens))
        #expect(found.allSatisfy { $0.message.hasPrefix("b was left by") })
    }

    @Test(
        "A popped page with a bar of its own leaves a plain one",
        arguments: [
            (##""style": { "background": "#108EE9" }, "##, "", ["home"]), ("", ##""theme": { "background": "#108EE9" }, "##, []),
        ])
    func plainAfterPop(stack: String, theme: String, screens: [String]) throws {
        let text = """
            { "transom": 1, "dialect": "customBar", \(theme)
              "tabs": [ { \(stack) "stack": ["home", "custom"] } ],
              "screens": [ { "id": "home" }, { "id": "custom", "style": { "customBar": { "height": 60 } } } ] }
            """
        let found = try findings("customBar.plainAfterPop", in: text)
        #expect(found.map(\.screen) == screens)
        #expect(
            found.allSatisfy {
                $0.severity == .warning && $0.message.hasPrefix("After pop from custom, home has a new plain bar")
            })
    }

    @Test(
        "A custom bar that draws the title is not told of a title view",
        arguments: [
            (#"["title"]"#, #"{ "item": { "title": { "kind": "image", "image": "builtin:logo" } } }"#, true),
            (#"["title"]"#, #"{ "item": { "title": { "text": "New" } } }"#, false),
            (#"["title"]"#, #"{ "when": "appear", "item": { "title": { "kind": "image" } } }"#, false),
            (#"["back"]"#, #"{ "item": { "title": { "kind": "image" } } }"#, false),
        ])
    func staleTitle(draws: String, live: String, isFound: Bool) throws {
        let detail =
            #""item": { "title": { "text": "Old" } }, "style": { "customBar": { "draws": \#(draws) } }, "live": [ \#(live) ]"#
        let found = try findings("customBar.titleViewStale", in: stacked("customBar", detail: detail))
        #expect(found.map(\.remedy) == (isFound ? ["Reload the bar yourself."] : []))
    }
}
