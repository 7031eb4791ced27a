public import Model
public import Scene

/// Checks a project; screens may be looked at side by side.
public struct CheckRun: Sendable {
    public let project: Project
    let phone: Phone
    let painter: any FramePainter
    let checks: [Check]

    /// A run of some checks over the project on a phone.
    public init(_ phone: Phone, painter: any FramePainter, checks: [Check] = Check.all) {
        project = phone.project
        self.phone = phone
        self.painter = painter
        self.checks = checks
    }

    /// What is found on one screen at rest.
    public func findings(on screen: Screen) -> [Finding] {
        guard let look = ScreenLook(screen, in: self) else { return [] }
        return checks.compactMap(\.work.onScreen).flatMap { $0(look) }
    }

    /// What is found after the steps that lead through the app, and how many steps were left out; with a screen, after those
    /// alone that lead to it.
    public func findingsOfSteps(to screen: ScreenID? = nil) -> (findings: [Finding], leftOut: Int) {
        let works = checks.compactMap(\.work.onStep)
        guard !works.isEmpty else { return ([], 0) }
        var findings: [Finding] = []
        var count = 0
        for look in StepList(phone) {
            count += 1
            guard count <= StepList.limit, screen == nil || look.screen == screen else { continue }
            findings += works.flatMap { $0(look) }
        }
        return (findings, max(0, count - StepList.limit))
    }

    /// What is found in the document as a whole.
    public func findingsOfProject() -> [Finding] {
        checks.flatMap { check -> [Finding] in
            if case .project(let find) = check.work { find(self) } else { [] }
        }
    }

    /// The findings joined, without those that a waiver covers, with notes for waivers that cover none.
    public func report(_ findings: [Finding], stepsLeftOut: Int = 0) -> CheckReport {
        var joined = FindingList()
        for finding in findings { joined.add(finding) }
        var report = Waivers(project.waivers, checks: checks).report(joined.findings)
        report.stepsLeftOut = stepsLeftOut
        return report
    }
}

/// What is left when a project has been checked.
public struct CheckReport: Equatable, Sendable {
    public var findings: [Finding]
    /// How many findings waivers cover.
    public var waived: Int
    /// How many steps were not looked at, because there are too many.
    public var stepsLeftOut = 0

    /// How many findings have a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
