import Dialects
import Model
import Scene

/// What came of the project's scenarios, as long as the project is the one that they were tried with.
struct ScenarioTrials: Equatable {
    private var project: Project?
    /// The verdicts on steps by the scenario's place and the step's.
    private var verdicts: [Int: [Int: StepVerdict]] = [:]

    /// The verdicts on a scenario's steps; `nil` before it was tried with this project.
    func verdicts(of scenario: Int, in project: Project) -> [Int: StepVerdict]? {
        self.project == project ? verdicts[scenario] : nil
    }

    /// Whether a scenario passed; `nil` before it was tried with this project.
    func passes(_ scenario: Int, in project: Project) -> Bool? {
        verdicts(of: scenario, in: project).map { $0.values.allSatisfy(\.passes) }
    }

    /// Takes what came of a scenario; what was tried with another project is forgotten.
    mutating func note(_ made: [Int: StepVerdict], of scenario: Int, in project: Project) {
        if self.project != project { (self.project, verdicts) = (project, [:]) }
        verdicts[scenario] = made
    }
}

/// A scenario that is being played on the phone.
struct Rehearsal: Equatable {
    /// Its place in the project.
    let scenario: Int
    /// Counts what was played, so that who plays one knows whether it still is that one.
    let number: Int
    /// The step under way.
    var step = 0
    /// The project as the steps have changed it.
    var project: Project
}

/// What of the scenarios is looked at.
struct ScenarioChoices: Equatable {
    /// The place of the chosen one.
    var chosen = 0
    /// The chosen step.
    var step: Int?
}

extension Project {
    /// What comes of a scenario without animation; meant for another thread than the main one.
    nonisolated func tried(_ scenario: Int, images: any ImageLibrary, text: any TextMeasurer) -> [Int: StepVerdict] {
        var run = ScenarioRun(self, images: images, text: text)
        var verdicts: [Int: StepVerdict] = [:]
        for (index, reading) in Step.readings(of: scenarios[scenario], in: self).enumerated() {
            let verdict =
                switch reading {
                case .success(let step): run.take(step, scale: device.scale).verdict
                case .failure(let problem): StepVerdict(problem)
                }
            verdicts[index] = verdict
            if case .broken = verdict { break }
        }
        return verdicts
    }
}
