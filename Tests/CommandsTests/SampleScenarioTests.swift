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
            var marks: [String: JSON] = [:]
            for step in try Step.steps(ofScenario: index, in: look.project) {
                let outcome = try run.perform(step)
                let frame = FrameDescription(run.builder.frame(of: run.state), scale: look.scale).json
                switch outcome {
                case .marked(let name): marks[name] = frame
                case .expected(let expectation):
                    let differences = expectation.differences(from: frame, marks: marks)
                    #expect(differences.isEmpty, "\(scenario.name), \(step.place): \(differences.joined(separator: "; "))")
                case .moved, .changed, .stayed: break
                }
            }
        }
    }
}
