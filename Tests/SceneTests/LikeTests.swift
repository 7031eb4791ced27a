import Dialects
import Model
import Testing

@testable import Scene

@Suite("The same step in another app")
struct LikeTests {
    private let one = try? Project.of([["a", "b"], ["d"]], screens: "a b c d m", #""modals": [ { "stack": ["m"] } ]"#)
    private let other = try? Project.of(
        [["a", "b"], ["d"]], screens: "a b d m", #""structure": "tabsInStack", "modals": [ { "stack": ["m"] } ]"#)

    @Test("Each kind of step leads to the same screen", arguments: ["push", "pop", "swipe", "popToRoot", "present", "setStack"])
    func kinds(kind: String) throws {
        let one = try #require(one), other = try #require(other)
        let plan = try Navigator(one).plan(try #require(TransitionKind(rawValue: kind)))
        let start = plan.before.retraced(in: other)
        #expect(start.visibleScreens == plan.before.visibleScreens)
        let like = try #require(Navigator(other).plan(like: plan, from: start))
        #expect(like.kind == plan.kind && like.to == plan.to)
        #expect(like.after.visible.screen == plan.after.visible.screen)
    }

    @Test("A step that another project cannot take is none")
    func missing() throws {
        let one = try #require(one), other = try #require(other)
        let plan = try Navigator(one).push("c", in: .start(one))
        #expect(Navigator(other).plan(like: plan, from: .start(other)) == nil)
        let tab = try Navigator(one).plan(.selectTab)
        #expect(Navigator(other).plan(like: tab, from: .start(other))?.to == "d")
        #expect(Navigator(other).plan(like: tab, from: tab.before.retraced(in: other)) == nil, "the tabs are covered there")
        #expect(plan.after.retraced(in: other).visible.screen == "a")
    }

    @Test("A transition is a replay where the app has gone on")
    func replay() throws {
        let one = try #require(one)
        let plan = try Navigator(one).push("b", in: .start(one))
        #expect(!plan.isReplay(in: plan.before))
        #expect(plan.isReplay(in: plan.after))
    }
}
