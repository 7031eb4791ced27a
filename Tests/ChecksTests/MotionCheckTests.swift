import Dialects
import Model
import Scene
import Testing

@testable import Checks

@Suite("Checks of transitions")
struct MotionCheckTests {
    private static let white = ##""style": { "background": "#FFFFFF", "tint": "#000000" }"##
    private static let black = ##""style": { "barStyle": "black", "background": "#000000", "tint": "#FFFFFF" }"##
    private static let right = ##", "item": { "right": [ { "text": "Save" } ] }"##

    @Test("hbd: a swipe has the new tint from a quarter on, over the old bar")
    func aTintThatIsTooEarly() throws {
        let found = try findings("contrast.transition", in: stacked("hbd", home: Self.black, detail: Self.white + Self.right))
        let back = try #require(found.first { $0.transition?.from == "detail" })
        #expect(back.severity == .note && back.screen == nil)
        #expect(back.transition?.to == "home")
        #expect(back.limit == 3)
        #expect((back.measured ?? 9) < 3)
        #expect(back.message.contains("cannot be read from progress 0.") && back.message.contains("from detail to home"))
        #expect(try findings("contrast.transition", in: stacked("hbd", home: Self.white, detail: Self.white + Self.right)) == [])
    }

    @Test("hbd: back by button mixes the tint to the end, back by swipe does not")
    func tapAndSwipe() throws {
        let found = try findings("transition.tapSwipeDiffer", in: stacked("hbd", home: Self.black, detail: Self.white))
        #expect(found.map(\.transition) == [Finding.Transition(.swipe, from: "detail", to: "home")])
        #expect(found.first?.place.progress == 0.1)
        #expect(
            found.first?.message
                == "Back by button and back by swipe look different: back arrow colour at progress 0.1 of the way from detail to home "
                + "is #1A1A1A or #666666.")
        #expect(try findings("transition.tapSwipeDiffer", in: stacked("hbd", home: Self.white, detail: Self.white)) == [])
    }

    @Test(
        "The status bar on the way",
        arguments: [
            ("hbd", white, black, true), ("hbd", white, white, false),
            ("hbd", ##""style": { "background": "#EEEEEE" }"##, ##""style": { "background": "#FFFFFF" }"##, false),
        ])
    func statusBar(dialect: String, home: String, detail: String, isFound: Bool) throws {
        let found = try findings("contrast.statusBar", in: stacked(dialect, #""profile": "ios12""#, home: home, detail: detail))
        #expect(found.isEmpty != isFound)
        #expect(found.allSatisfy { $0.message.hasPrefix("The status bar cannot be read during the p") && $0.limit == 3 })
    }

    @Test("saveRestore: the bar turns to the restored picture in the first frame")
    func aJump() throws {
        let text = stacked("saveRestore", detail: #""style": { "backgroundImage": "builtin:BlackNavBar" }"#)
        let found = try findings("transition.jump", in: text)
        #expect(found.map(\.transition?.kind) == [.push, .pop])
        let pop = try #require(found.last)
        #expect(pop.place.progress == 0)
        #expect(pop.limit == 0.1 && (pop.measured ?? 0) > 0.7)
        #expect(pop.message == "The bar changes at once at progress 0 of the pop from detail to home.")
        #expect(pop.remedy == "In saveRestore this cannot be animated; hbd or navigationAndStyle can.")
    }

    @Test("customBar: one bar takes the place of another at once; a shared bar that mixes does not")
    func aSwap() throws {
        let custom = ##""style": { "customBar": { "height": 60, "background": "#000000" } }"##
        let found = try findings("transition.jump", in: stacked("customBar", detail: custom))
        #expect(found.isEmpty == false)
        let (black, white) = (##""style": { "background": "#000000" }"##, ##""style": { "background": "#FFFFFF" }"##)
        let mixed = stacked("mpaas", home: black, detail: white)
        #expect(try findings("transition.jump", in: mixed) == [])
        #expect(try findings("transition.flash", in: mixed) == [])
    }

    @Test("mPaaS: a page made clear by the translucent style flashes white on the way back")
    func aFlash() throws {
        let detail = ##""style": { "background": "#000000" }, "live": [ { "barAlpha": 0 } ]"##
        let found = try findings(
            "transition.flash", in: stacked("mpaas", home: ##""style": { "background": "#202020" }"##, detail: detail))
        let pop = try #require(found.first { $0.transition?.kind == .pop })
        #expect(pop.severity == .error)
        #expect(pop.isMost && pop.limit == 0.08 && (pop.measured ?? 0) >= 0.25)
        #expect(pop.remedy == "The white ground behind the bar shows here. Use an opaque colour, or hide the bar.")
        // On the way there the page's own colour is shown, which it takes away at the end.
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("the bar shows #010101") == true)
    }

    @Test(
        "Two colours mix, a page edge parts two, a clear one fades: no flash",
        arguments: ["#0000FF", "#FFFFFF00", "#FF000080"])
    func noFlash(color: String) throws {
        for dialect in ["hbd", "uikit", "mpaas", "navigationAndStyle"] {
            let text = stacked(
                dialect, home: ##""style": { "background": "#FF0000" }"##, detail: #""style": { "background": "\#(color)" }"#)
            #expect(try findings("transition.flash", in: text) == [], "\(dialect) \(color)")
        }
    }

    @Test("hbd: two dynamic colours are never equal, so the seam is seen for nothing")
    func aNeedlessSeam() throws {
        let pair = ##""style": { "background": { "light": "#FFFFFF", "dark": "#FFFFFF" } }"##
        let found = try findings("transition.needlessSeam", in: stacked("hbd", home: pair, detail: pair))
        #expect(found.map(\.transition?.kind) == [.push, .pop])
        #expect(found.first?.remedy == "Use the same colour value on both screens (two dynamic colours are never equal).")
        let plain = ##""style": { "background": "#FFFFFF" }"##
        #expect(try findings("transition.needlessSeam", in: stacked("hbd", home: plain, detail: plain)) == [])
        let asked = ##""style": { "background": "#FFFFFF", "splitTransition": true }"##
        #expect(try findings("transition.needlessSeam", in: stacked("hbd", home: asked, detail: plain)) == [])
    }

    @Test("navigationAndStyle: a swipe refreshes the title only at its end, the back button at once")
    func aLateStyle() throws {
        func page(_ color: String, _ title: String) -> String {
            ##""item": { "title": { "text": "\##(title)" } }, "style": { "background": "#7F7F7F", "title": { "color": "\##(color)" } }"##
        }
        let text = stacked("navigationAndStyle", home: page("#000000", "Home"), detail: page("#FFFFFF", "Detail"))
        let found = try findings("transition.lateStyle", in: text)
        #expect(found.map(\.transition) == [Finding.Transition(.swipe, from: "detail", to: "home")])
        #expect(
            found.first?.message == "In the swipe from detail to home the title of home has detail's colour and jumps at the end."
        )
        #expect(found.first?.place.element == "title")
    }

    @Test("Bars of different height move each as at rest; hidden and visible neighbours keep their content")
    func nothingElseMoves() throws {
        for dialect in ["hbd", "uikit", "navigationAndStyle"] {
            let texts = [
                stacked(dialect, home: #""item": { "prompt": "One line more" }"#),
                stacked(dialect, detail: #""style": { "hidden": true }"#),
            ]
            for text in texts {
                for code in ["transition.secondBarRect", "layout.contentJump", "transition.cancelState"] {
                    #expect(try findings(code, in: text) == [], "\(dialect) \(code)")
                }
            }
        }
    }

    @Test("The pages that a page hides its bar in at its end: the content jumps")
    func contentJumps() throws {
        let detail = ##""style": { "background": "#FFFFFF" }, "live": [ { "when": "appeared", "hidden": true } ]"##
        let found = try findings("layout.contentJump", in: stacked("hbd", detail: detail))
        let push = try #require(found.first { $0.transition?.kind == .push })
        #expect(push.severity == .error)
        #expect(push.place.progress == 1)
        #expect(push.measured == 64)
    }

    @Test(
        "A page that changes the bar as it begins to go has not gone when the swipe is cancelled",
        arguments: [
            ("uikit", ##""tint": "#00FF00""##, "back arrow color stays #00FF00FF (was #007AFFFF)"),
            ("hbd", ##""background": "#FF0000""##, "bars[0].layers[1].color stays #FF0000FF (was #F7F7F7CC)"),
            ("mpaas", #""hidden": true"#, "bars[0].hidden stays true (was false)"),
            ("uikit", #""item": { "title": { "text": "Bye" } }"#, "elements stays a list of 3 (was a list of 2)"),
            ("mpaas", ##""background": "#FF0000""##, nil),
        ] as [(String, String, String?)])
    func cancelled(dialect: String, live: String, words: String?) throws {
        let text = stacked(dialect, #""profile": "ios12""#, detail: #""live": [ { "when": "disappear", \#(live) } ]"#)
        let found = try findings("transition.cancelState", in: text)
        #expect(found.count == (words == nil ? 0 : 1))
        guard let words, let finding = found.first else { return }
        #expect(finding.severity == .error)
        #expect(finding.transition == Finding.Transition(.swipe, from: "detail", to: "home"))
        #expect(finding.message.hasPrefix("After a cancelled swipe from detail, \(words)."))
        #expect(finding.remedy == "Re-apply the style in viewWillAppear of detail.")
    }

    @Test("Transitions are joined by way, screens of a waiver count at both ends")
    func waivers() throws {
        let waiver = #""waivers": [ { "code": "transition.jump", "screen": "home", "reason": "Old library." } ]"#
        let image = #""style": { "backgroundImage": "builtin:BlackNavBar" }"#
        let report = try CheckRun(stacked("saveRestore", waiver, detail: image), codes: ["transition.jump", "waiver.unused"])
            .report
        #expect(report.findings == [])
        #expect(report.waived == 2)
    }

    @Test("Runs of at least three frames count, and one of three is asked first")
    func runs() {
        func run(_ bad: ClosedRange<Int>) -> [Int]? {
            UnreadableRun(40) { bad.contains($0) ? 1 + Double($0) / 100 : 9 }.longest.map { [$0.first, $0.last, $0.worst] }
        }
        #expect(run(1...3) == [1, 3, 1])
        #expect(run(4...5) == nil)
        #expect(run(7...39) == [7, 39, 7])
        #expect(run(38...39) == nil)
    }
}
