import Model
import Testing

@testable import Commands

@Suite("run")
struct RunTests {
    private func project(_ scenarios: String) -> String {
        """
        { "transom": 1, "dialect": "hbd", "device": "iPhone SE (1st gen)", "tabs": [ { "stack": ["home"] } ],
          "scenarios": [ \(scenarios) ],
          "screens": [ { "id": "home" }, { "id": "detail", "swipeBack": false } ] }
        """
    }

    private static let good = #"{ "name": "good", "steps": [ { "push": "detail" }, { "expect": { "screen": "detail" } } ] }"#
    private static let bad =
        #"{ "name": "bad", "steps": [ { "push": "detail" }, { "swipe": 0.9, "release": "complete" }, { "expect": { "screen": "home" } } ] }"#

    @Test func tellsEachScenarioAndTheSum() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("run", "-", input: project(Self.good + "," + Self.bad)) == .found)
        #expect(
            sandbox.output == """
                ok: good (2 steps)
                FAILED: bad (3 steps)
                    $.scenarios[1].steps[1].swipe: nothing moved: "detail" cannot be swiped back.
                    $.scenarios[1].steps[2].expect: screen: expected "home", got "detail"
                1 passed, 1 failed

                """)
    }

    @Test(
        "One by its name",
        arguments: [("good", Outcome.done), ("bad", .found), ("none of these", .usage)])
    func one(name: String, status: Outcome) throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("run", "-", "--scenario", name, input: project(Self.good + "," + Self.bad)) == status)
        if status == .usage { #expect(sandbox.messages.contains("There are: good, bad.")) }
    }

    @Test(
        "A step that is none, or names no screen, is told with its place before anything is run",
        arguments: [#"{ "teleport": "detail" }"#, #"{ "push": "nowhere" }"#])
    func invalid(step: String) throws {
        let sandbox = try Sandbox()
        let steps = project(Self.bad + #", { "steps": [ \#(step) ] }"#)
        #expect(sandbox.run("run", "-", input: steps) == .invalid)
        #expect(sandbox.output == "")
        #expect(sandbox.messages.contains("$.scenarios[1].steps[0]"))
    }

    @Test func aStepThatCannotBeTakenEndsItsScenario() throws {
        let sandbox = try Sandbox()
        let steps = project(#"{ "name": "up", "steps": [ { "pop": true }, { "push": "detail" } ] }"#)
        #expect(sandbox.run("run", "-", "--json", input: steps) == .found)
        let json = try JSON(parsing: sandbox.bytes)
        #expect(json["summary"] == ["passed": 0, "failed": 1])
        let scenario = try #require(json["scenarios"]?.array?.first)
        #expect(scenario["steps"] == 0)
        #expect(scenario["failures"]?.array?.first?["place"] == "$.scenarios[0].steps[0].pop")
    }

    @Test func aProjectWithoutScenariosPasses() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("run", "-", input: project("")) == .done)
        #expect(sandbox.output == "0 passed, 0 failed\n")
    }

    // MARK: --steps

    private func described(_ options: String..., steps: String) throws -> (status: Outcome, json: JSON?, messages: String) {
        let sandbox = try Sandbox()
        let words = ["describe", "-", "--steps", steps] + options
        let status = Commands.run(words, console: sandbox.console(input: project("")))
        return (status, try? JSON(parsing: sandbox.bytes), sandbox.messages)
    }

    @Test(
        "Steps lead to the screen that is described",
        arguments: [
            (#"[ { "push": "detail" } ]"#, "detail"), (#"{ "name": "first", "steps": [ { "push": "detail" } ] }"#, "detail"),
            (#"[ { "push": "detail" }, { "pop": true } ]"#, "home"),
        ])
    func stepsFirst(steps: String, screen: JSON) throws {
        #expect(try described(steps: steps).json?["screen"] == screen)
    }

    @Test func stepsChangeTheAppearanceAndATransitionGoesOnFromThere() throws {
        let steps = #"[ { "push": "detail" }, { "appearance": "dark" } ]"#
        let frame = try described("--transition", "pop", "--progress", "0.5", steps: steps).json
        #expect(frame?["appearance"] == "dark")
        #expect(frame?["transition"]?["from"] == "detail")
        #expect(frame?["transition"]?["to"] == "home")
    }

    @Test(
        "Steps that do not go are wrong usage",
        arguments: [
            ("[", ""), (#"[ { "push": "nowhere" } ]"#, "$[0].push"), (#"[ { "pop": true } ]"#, "$[0].pop"),
            (#"[ { "expect": { "screen": "detail" } } ]"#, "$[0].expect"),
        ])
    func wrongSteps(steps: String, place: String) throws {
        let (status, _, messages) = try described(steps: steps)
        #expect(status == .usage)
        #expect(messages.contains("--steps: \(place)"))
    }

    @Test func anotherScreenThanTheStepsLeadToIsWrongUsage() throws {
        #expect(try described("--screen", "home", steps: #"[ { "push": "detail" } ]"#).status == .usage)
        #expect(
            try described("--transition", "pop", "--from", "home", "--progress", "1", steps: #"[ { "push": "detail" } ]"#).status
                == .usage)
    }
}
