import Model
import Render
import Scene

extension Command {
    /// Takes the steps of the project's scenarios.
    static let run = Command(
        "run", "Takes the steps of the project's scenarios; ends with 1 if something is not as expected.", operands: ["PROJECT"],
        options: [
            .scenario, .json, .output, .device, .appearance, .dialect, .profile, .library, .orientation, .textSize, .contrast,
            .reduceMotion, .locale, .rightToLeft,
        ]
    ) { words, console throws(Problem) in
        let options = try LookOptions(words)
        let input = try ProjectInput(words.operands[0], console)
        let project = try options.applied(to: input.project)
        let fonts = FontMeasurer(fonts: Renderer(images: input.images).fonts)
        var results: [ScenarioResult] = []
        for (index, steps) in try scenarios(of: input, project, words) {
            var run = ScenarioRun(project, images: input.images, text: fonts)
            let report = run.play(steps, scale: project.device.scale)
            results.append(ScenarioResult(name: project.scenarios[index].name, report: report))
        }
        let text = words.has(.json) ? ScenarioResult.json(results).text() : ScenarioResult.text(results)
        try console.put(text, to: words.text(.output))
        return results.allSatisfy(\.report.passes) ? .done : .found
    }

    /// The scenarios that are asked for, by their place, with their steps; all are read before the first one begins.
    private static func scenarios(
        of input: ProjectInput, _ project: Project, _ words: Words
    ) throws(Problem) -> [(Int, [Step])] {
        var indices = Array(project.scenarios.indices)
        if let name = words.text(.scenario) {
            indices = indices.filter { project.scenarios[$0].name == name }
            if indices.isEmpty { throw words.choice(.scenario, name, project.scenarios.map(\.name)) }
        }
        var result: [(Int, [Step])] = []
        for index in indices { result.append((index, try input.steps(ofScenario: index, in: project))) }
        return result
    }
}

/// A scenario and what came of it, for a person and as JSON.
struct ScenarioResult {
    let name: String
    let report: ScenarioReport

    static func text(_ results: [ScenarioResult]) -> String {
        let failed = results.count { !$0.report.passes }
        return results.map(\.lines).joined() + "\(results.count - failed) passed, \(failed) failed\n"
    }

    private var lines: String {
        let head = "\(report.passes ? "ok" : "FAILED"): \(name) (\(report.steps) step\(report.steps == 1 ? "" : "s"))\n"
        let stays = report.stays.flatMap { remark in remark.lines.map { "    \(remark.place): nothing moved: \($0)\n" } }
        let failures = report.failures.flatMap { remark in remark.lines.map { "    \(remark.place): \($0)\n" } }
        return head + stays.joined() + failures.joined()
    }

    static func json(_ results: [ScenarioResult]) -> JSON {
        let failed = results.count { !$0.report.passes }
        return .object([
            "scenarios": .array(results.map(\.json)),
            "summary": .object(["passed": .integer(results.count - failed), "failed": .integer(failed)]),
        ])
    }

    private var json: JSON {
        func list(_ remarks: [ScenarioReport.Remark]) -> JSON {
            .array(remarks.map { .object(["place": .string($0.place), "lines": $0.lines.json]) })
        }
        return .object([
            "name": .string(name), "passed": .bool(report.passes), "steps": .integer(report.steps),
            "failures": list(report.failures), "stays": list(report.stays),
        ])
    }
}
