import Dialects
import Model

/// What came of a scenario: whether everything was as expected.
public struct ScenarioReport: Equatable, Sendable {
    /// A step and what there is to say about it, one line each.
    public struct Remark: Equatable, Sendable {
        /// Where the step stands in the file.
        public var place: String
        public var lines: [String]

        public init(place: String, lines: [String]) {
            self.place = place
            self.lines = lines
        }
    }

    /// Steps that were taken.
    public var steps = 0
    /// What is not as expected, and a step that could not be taken, which is the last one then.
    public var failures: [Remark] = []
    /// Steps at which nothing moved, and why.
    public var stays: [Remark] = []

    public var passes: Bool { failures.isEmpty }

    public init() {}
}

extension ScenarioRun {
    /// Takes steps to the end, or to one that cannot be taken; the run then stands where they lead.
    ///
    /// What is expected is compared with the frame as `describe` tells it at `scale` pixels a point.
    public mutating func play(_ steps: [Step], scale: Double) -> ScenarioReport {
        var report = ScenarioReport()
        for step in steps {
            let verdict = take(step, scale: scale).verdict
            let remark = ScenarioReport.Remark(place: step.place, lines: verdict.lines)
            switch verdict {
            case .taken, .met: break
            case .stayed: report.stays.append(remark)
            case .failed: report.failures.append(remark)
            case .broken:
                report.failures.append(remark)
                return report
            }
            report.steps += 1
        }
        return report
    }

    /// Takes one step and judges it; without an outcome nothing has changed.
    public mutating func take(_ step: Step, scale: Double) -> (outcome: Outcome?, verdict: StepVerdict) {
        do {
            let outcome = try perform(step)
            switch outcome {
            case .moved, .changed: return (outcome, .taken)
            case .stayed(let reason): return (outcome, .stayed(reason))
            case .marked(let name):
                marks[name] = description(scale)
                return (outcome, .taken)
            case .expected(let expectation):
                let lines = expectation.differences(from: description(scale), marks: marks)
                return (outcome, lines.isEmpty ? .met : .failed(lines))
            }
        } catch {
            return (nil, StepVerdict(error))
        }
    }

    private func description(_ scale: Double) -> JSON { FrameDescription(builder.frame(of: state), scale: scale).json }
}
