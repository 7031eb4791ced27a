import Dialects
import Model
import Testing

@testable import Scene

@Suite("Scenario runs")
struct ScenarioRunTests {
    private static let portal = """
        "dialect": "uikit",
        "tabs": [ { "title": "Home", "stack": ["home", "detail"] }, { "title": "More", "stack": ["more"] } ],
        "modals": [ { "stack": ["compose"], "presentation": "sheet" } ],
        "screens": [
          { "id": "home", "content": "list", "item": { "title": { "kind": "text", "text": "Home" },
            "right": [ { "system": "add" }, { "text": "Off", "enabled": false } ] },
            "live": [ { "when": "tap", "background": "#00FF00" } ] },
          { "id": "detail", "content": "list", "item": { "title": { "kind": "text", "text": "Detail" },
            "right": [ { "system": "edit" } ] } },
          { "id": "asks", "item": { "back": { "intercept": "Discard?" }, "right": [ { "text": "Pop", "id": "pop", "action": "pop" } ] } },
          { "id": "stuck", "swipeBack": false, "item": { "title": { "kind": "text", "text": "Stuck" } } },
          { "id": "more" },
          { "id": "compose", "item": { "left": [ { "system": "cancel" } ], "title": { "kind": "text", "text": "New" } } } ]
        """

    private func run(_ steps: [Step.Action], _ project: Project? = nil) throws -> (ScenarioRun, ScenarioRun.Outcome?) {
        var run = ScenarioRun(try project ?? Project(Self.portal))
        var last: ScenarioRun.Outcome?
        for action in steps { last = try run.perform(Step(action)) }
        return (run, last)
    }

    @Test("A run begins with a fresh start")
    func start() throws {
        #expect(try run([]).0.state.visibleScreens == ["home"])
    }

    @Test(
        "Steps of navigation move the app",
        arguments: [
            ([.push("detail")], ["home", "detail"]),
            ([.push("detail"), .push("asks"), .pop], ["home", "detail"]),
            ([.push("detail"), .push("asks"), .popTo("home")], ["home"]),
            ([.push("detail"), .push("asks"), .popToRoot], ["home"]),
            ([.setStack(["more", "detail"])], ["more", "detail"]),
            ([.push("detail"), .swipe(0.4, .cancel)], ["home", "detail"]),
            ([.push("detail"), .swipe(0.4, .complete)], ["home"]),
            ([.push("detail"), .swipe(0.4, .velocity(0))], ["home", "detail"]),
            ([.push("detail"), .swipe(0.4, .velocity(1))], ["home"]),
            ([.push("detail"), .swipe(0.6, .velocity(-1))], ["home", "detail"]),
            ([.present("compose")], ["compose"]),
            ([.present("compose"), .dismiss], ["home"]),
            ([.selectTab(1)], ["more"]),
            ([.push("detail"), .tap("backChevron")], ["home"]),
            ([.present("compose"), .tap("cancel")], ["home"]),
            ([.tap("More")], ["more"]),
            ([.push("asks"), .tap("pop")], ["home"]),
        ] as [([Step.Action], [ScreenID])])
    func moves(steps: [Step.Action], screens: [ScreenID]) throws {
        #expect(try run(steps).0.state.visibleScreens == screens)
    }

    @Test("A swipe hands on how it was let go")
    func release() throws {
        guard case .moved(let plan, let release?) = try run([.push("detail"), .swipe(0.4, .complete)]).1 else {
            Issue.record("no move")
            return
        }
        #expect(plan.kind == .swipe && plan.from == "detail" && plan.to == "home")
        #expect(release.progress == 0.4 && release.completes)
        #expect(release.progress(at: 2) == 1)
        #expect(Release(progress: 0.7, completes: false).progress(at: 2) == 0)
    }

    @Test("What a library does not allow leaves the app where it is")
    func refusals() throws {
        let (stuck, outcome) = try run([.push("stuck"), .swipe(0.9, .complete)])
        #expect(stuck.state.visibleScreens == ["home", "stuck"])
        guard case .stayed = outcome else {
            Issue.record("it moved")
            return
        }
        let (asked, answer) = try run([.push("asks"), .tap("backLabel")])
        #expect(answer == .stayed("the page asks: Discard?"))
        #expect(asked.events == [Event("backIntercepted", screen: "asks", detail: "Discard?")])
        #expect(try run([.tap("Off")]).1 == .stayed("rightItem takes no taps."))
    }

    @Test("A change is the last of the live entries of the page in front")
    func set() throws {
        var entry = LiveEntry()
        entry.style[.background] = .color(.plain(RGBA(255, 0, 0)))
        let (run, _) = try run([.push("detail"), .scroll(100), .set(entry)])
        #expect(run.project[screen: "detail"]?.live == [entry])
        #expect(run.builder.frame(of: run.state).bars[0].layers.contains { $0.layer.color == RGBA(255, 0, 0) })
    }

    @Test("A tap sets off what waits for it, and the app is told")
    func tap() throws {
        let (run, _) = try run([.scroll(100), .tap("add")])
        #expect(run.state.journal.last?.moment == .tap)
        #expect(run.events == [Event("itemPressed", screen: "home", detail: "add")])
        #expect(run.builder.frame(of: run.state).bars[0].layers.contains { $0.layer.color == RGBA(0, 255, 0) })
    }

    @Test("Editing, scrolling, appearance and settings change the frame")
    func changes() throws {
        var settings = PhoneSettings()
        settings.orientation = .landscape
        var more = PhoneSettings()
        more.rightToLeft = true
        let (run, _) = try run([
            .push("detail"), .tap("edit"), .scroll(30), .appearance(.dark), .settings(settings), .settings(more),
        ])
        #expect(run.state.toggledEditing == ["detail"])
        #expect(run.state.scroll["detail"] == 30)
        #expect(run.project.appearance == .dark)
        #expect(run.project.settings?.orientation == .landscape && run.project.settings?.rightToLeft == true)
        #expect(run.builder.frame(of: run.state).width == 852)
    }

    @Test("Expectations and marks are handed to the caller")
    func expectations() throws {
        let expectation = Expectation(subset: ["screen": "home"])
        #expect(try run([.expect(expectation)]).1 == .expected(expectation))
        #expect(try run([.mark("start")]).1 == .marked("start"))
    }

    @Test("A step that cannot be names its place and changes nothing")
    func problems() throws {
        var run = ScenarioRun(try Project(Self.portal))
        let before = run.state
        let problem = #expect(throws: Problem.self) { try run.perform(Step(.pop, place: "$.steps[3].pop")) }
        #expect(problem?.kind == .invalid && problem?.place == "$.steps[3].pop")
        let tap = #expect(throws: Problem.self) { try run.perform(Step(.tap("ad"), place: "$.tap")) }
        #expect(tap?.place == "$.tap" && tap?.remedy?.isEmpty == false)
        #expect(run.state == before)
    }

    @Test("NavigationAndStyle starts to leave, then says so, and does not tell of the tap")
    func automaticDismissal() throws {
        let project = try Project(
            """
            "dialect": "navigationAndStyle", "tabs": [ { "title": "T", "stack": ["a"] } ],
            "screens": [ { "id": "a" },
              { "id": "b", "item": { "title": { "kind": "button", "text": "Top" }, "left": [ { "generic": "back" } ],
                "right": [ { "generic": "noAutoDismissClose" } ] } } ]
            """)
        let (told, _) = try run([.push("b"), .tap("rightItem"), .tap("titleButton")], project)
        #expect(told.events.map(\.name) == ["navBarItemPressed", "navBarTitlePressed"])
        #expect(told.state.visibleScreens == ["a", "b"])
        let (left, _) = try run([.push("b"), .tap("leftItem")], project)
        #expect(left.events.map(\.name) == ["willAutomaticallyDismiss"])
        #expect(left.state.visibleScreens == ["a"])
    }
}
