import Dialects
import Model
import Testing

@testable import Scene

@Suite("Steps of a scenario")
struct StepTests {
    private func project() throws -> Project {
        try Project.of(
            [["home", "detail"], ["more"]], screens: "home detail more m",
            "\"palette\": { \"brand\": \"#108EE9\" }, \"modals\": [{ \"stack\": [\"m\"], \"presentation\": \"sheet\" }]")
    }

    private func step(_ text: String) throws -> Step {
        try Step(Reader(try JSON(parsing: Array(text.utf8))), in: project())
    }

    @Test(
        "Every word is read",
        arguments: [
            (#"{ "push": "detail" }"#, Step.Action.push("detail")),
            (#"{ "pop": true }"#, .pop),
            (#"{ "popTo": "home" }"#, .popTo("home")),
            (#"{ "popToRoot": null }"#, .popToRoot),
            (#"{ "setStack": ["home", "more"] }"#, .setStack(["home", "more"])),
            (#"{ "swipe": 0.4, "release": "cancel" }"#, .swipe(0.4, .cancel)),
            (#"{ "release": "complete", "swipe": 1 }"#, .swipe(1, .complete)),
            (#"{ "swipe": 0.25, "release": -1.5 }"#, .swipe(0.25, .velocity(-1.5))),
            (#"{ "swipe": 0.6 }"#, .swipe(0.6, .velocity(0))),
            (#"{ "present": "m" }"#, .present("m")),
            (#"{ "dismiss": true }"#, .dismiss),
            (#"{ "selectTab": 1 }"#, .selectTab(1)),
            (#"{ "scroll": 64 }"#, .scroll(64)),
            (#"{ "tap": "backLabel" }"#, .tap("backLabel")),
            (#"{ "appearance": "dark" }"#, .appearance(.dark)),
            (#"{ "mark": "before" }"#, .mark("before")),
            (#"{ "expect": { "screen": "home" } }"#, .expect(Expectation(subset: ["screen": "home"]))),
            (#"{ "expect": { "same": "before" } }"#, .expect(Expectation(mark: "before"))),
        ])
    func words(text: String, action: Step.Action) throws {
        #expect(try step(text).action == action)
    }

    @Test("Styles, items and settings are read as the file has them")
    func records() throws {
        guard case .set(let entry) = try step(##"{ "set": { "background": "{brand}", "translucent": false } }"##).action else {
            Issue.record("no live entry")
            return
        }
        #expect(entry.style[.background] == .color(.palette("brand")))
        #expect(entry.moment == .appeared)
        guard case .set(let change) = try step(#"{ "setItem": { "prompt": "Now" } }"#).action else {
            Issue.record("no item")
            return
        }
        #expect(change.item?.prompt == .value("Now"))
        var settings = PhoneSettings()
        settings.rightToLeft = true
        #expect(try step(#"{ "settings": { "rightToLeft": true } }"#).action == .settings(settings))
        #expect(try step(#"{ "push": "detail", "animated": false }"#).isAnimated == false)
    }

    @Test(
        "What is wrong is named by its place",
        arguments: [
            (#"{ "teleport": "home" }"#, "$", "no step"),
            (#"{ "puhs": "home" }"#, "$", "\"push\""),
            (#"{}"#, "$", "one of push, pop"),
            (#"[]"#, "$", "an object"),
            (#"{ "push": "hone" }"#, "$.push", "\"home\""),
            (#"{ "push": 3 }"#, "$.push", "a text"),
            (#"{ "push": "home", "pop": true }"#, "$.pop", "step of its own"),
            (#"{ "push": "home", "release": 1 }"#, "$.release", "does not go with push"),
            (#"{ "pop": false }"#, "$.pop", "expected true"),
            (#"{ "setStack": ["home", "nowhere"] }"#, "$.setStack[1]", "nowhere"),
            (#"{ "swipe": 1.5 }"#, "$.swipe", "0 to 1"),
            (#"{ "swipe": 0.5, "release": "maybe" }"#, "$.release", "complete, cancel"),
            (#"{ "selectTab": 2 }"#, "$.selectTab", "0 to 1"),
            (#"{ "selectTab": 0.5 }"#, "$.selectTab", "0 to 1"),
            (#"{ "scroll": -1 }"#, "$.scroll", "0 or more"),
            (#"{ "set": { "background": "red" } }"#, "$.set.background", "a colour"),
            (#"{ "set": { "background": "{brnad}" } }"#, "$.set.background", "\"brand\""),
            (#"{ "set": { "when": "load" } }"#, "$.set.when", "now"),
            (#"{ "appearance": "dim" }"#, "$.appearance", "light, dark"),
            (#"{ "expect": true }"#, "$.expect", "an object"),
        ])
    func problems(text: String, place: String, part: String) {
        let problem = #expect(throws: Problem.self) { try step(text) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == place)
        #expect(problem?.description.contains(part) == true, "\(problem?.description ?? "")")
    }

    @Test("A step of the file is named by its scenario and its place there")
    func places() throws {
        var project = try project()
        var scenario = Scenario()
        scenario.steps = [["push": "detail"], ["push": "nowhere"]]
        project.scenarios = [Scenario(), scenario]
        let problem = #expect(throws: Problem.self) { try Step.steps(ofScenario: 1, in: project) }
        #expect(problem?.place == "$.scenarios[1].steps[1].push")
        #expect(try Step.steps(ofScenario: 0, in: project).isEmpty)
        #expect(throws: Problem.self) { try Step.steps(ofScenario: 2, in: project) }
    }

    @Test("Steps stand alone or in a scenario")
    func lists() throws {
        let project = try project()
        let list: JSON = [["push": "detail"], ["pop": true]]
        #expect(try Step.steps(Reader(list), in: project).map(\.action) == [.push("detail"), .pop])
        let whole: JSON = ["name": "Back and forth", "steps": list]
        #expect(try Step.steps(Reader(whole), in: project).map(\.place) == ["$.steps[0].push", "$.steps[1].pop"])
        let problem = #expect(throws: Problem.self) { try Step.steps(Reader("push"), in: project) }
        #expect(problem?.message.contains("a list of steps") == true)
    }
}
