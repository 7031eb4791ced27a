import Model
import Testing

@testable import Commands
@testable import Scene

@Suite("Scenarios of the samples")
struct SampleScenarioTests {
    private static let samples = ["custom-bar", "hbd", "navigation-and-style", "portal", "save-restore", "uikit"]

    @Test("Each step leads to what the sample expects", arguments: samples)
    func hold(sample: String) throws {
        let path =
            String(#filePath.dropLast("Tests/CommandsTests/SampleScenarioTests.swift".count)) + "data/samples/\(sample).transom"
        let look = try Look(Words([path], for: .describe), Sandbox().console())
        for (index, scenario) in look.project.scenarios.enumerated() {
            var run = ScenarioRun(look.project, images: look.builder.phone.images, text: look.builder.phone.text)
            let report = run.play(try Step.steps(ofScenario: index, in: look.project), scale: look.scale)
            #expect(report.failures == [], "\(scenario.name)")
        }
    }
}
