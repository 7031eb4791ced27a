import Dialects
import Model
import Testing

@testable import Scene

@Suite("Recordings")
struct RecordingTests {
    private static let project = """
        "dialect": "uikit", "tabs": [ { "title": "Home", "stack": ["home", "detail"] } ],
        "screens": [ { "id": "home", "item": { "title": { "kind": "text", "text": "Home" } } }, { "id": "detail" } ]
        """

    private func swipe(_ completes: Bool, _ progress: Double, _ release: Release? = nil) throws -> JSON? {
        let project = try Project(Self.project), navigator = Navigator(project)
        let pushed = try navigator.push("detail", in: .start(project)).after
        var recording = Recording(project)
        recording.note(try navigator.pop(.swipe, in: pushed), completes: completes, at: progress, release)
        return recording.steps.first
    }

    @Test("A swipe says how it was let go")
    func swipes() throws {
        #expect(try swipe(false, 0.4) == ["swipe": 0.4, "release": "cancel"])
        #expect(try swipe(true, 0.4) == ["swipe": 0.4, "release": "complete"])
        #expect(try swipe(true, 0.9, Release(progress: 0.41239, velocity: 1.2345)) == ["swipe": 0.412, "release": 1.23])
        #expect(
            try swipe(false, 0.2, Release(progress: 0.4, velocity: 1)) == ["swipe": 0.4, "release": "cancel"],
            "called off after it was let go to its end")
    }

    @Test("What was changed on the phone is set at the beginning")
    func beginning() throws {
        var old = try Project(Self.project)
        var recording = Recording(old)
        recording.note(scroll: 3)
        recording.note(scroll: 44.004)
        #expect(recording.scenario("Scrolled", endingOn: "home").steps == [["scroll": 44], ["expect": ["screen": "home"]]])
        var new = old
        new.appearance = .dark
        recording.noteSettings(from: old, to: new)
        old = new
        new.settings = PhoneSettings()
        new.settings?.textSize = 1.5
        recording.noteSettings(from: old, to: new)
        old = new
        new.settings?.textSize = nil
        new.settings?.orientation = .landscape
        recording.noteSettings(from: old, to: new)
        #expect(
            recording.scenario("Turned", endingOn: "home").steps == [
                ["appearance": "light"], ["settings": ["textSize": 1, "orientation": "portrait"]],
                ["scroll": 44], ["appearance": "dark"], ["settings": ["textSize": 1, "orientation": "landscape"]],
                ["expect": ["screen": "home"]],
            ])
    }

    @Test("What is shown can be expected, and is met by the same frame alone")
    func expects() throws {
        let project = try Project(Self.project)
        var recording = Recording(project)
        var run = ScenarioRun(project)
        recording.expect(FrameDescription(run.builder.frame(of: run.state), scale: 3).json)
        let scenario = recording.scenario("Shown", endingOn: "home")
        #expect(scenario.steps.first == ["appearance": "light"])
        #expect(scenario.steps.count == 2, "no second expectation follows one")
        #expect(scenario.steps.last?["expect"]?["elements"]?.array?.first?["text"] == "Home")
        let steps = try scenario.steps.map { try Step(Reader($0), in: project) }
        #expect(run.play(steps, scale: 3).passes)
        _ = try run.perform(Step(.appearance(.dark)))
        #expect(!run.play(Array(steps.suffix(1)), scale: 3).passes)
    }

    @Test("A step that cannot be read does not hide the others")
    func readings() throws {
        let project = try Project(Self.project)
        var scenario = Scenario()
        scenario.steps = [["push": "detail"], ["fly": true], ["push": "nowhere"], ["pop": true]]
        let isRead = Step.readings(of: scenario, in: project).map { (try? $0.get()) != nil }
        #expect(isRead == [true, false, false, true])
    }
}
