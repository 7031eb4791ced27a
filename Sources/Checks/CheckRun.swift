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

    /// The steps that lead through the app, and how many were left out because there are too many; with a screen, those alone
    /// that lead to it. None if no check looks at steps.
    public func steps(to screen: ScreenID? = nil) -> (steps: [StepLook], leftOut: Int) {
        guard checks.contains(where: { $0.work.onStep != nil || $0.work.onMotion != nil }) else { return ([], 0) }
        var steps: [StepLook] = []
        var count = 0
        for look in StepList(phone) {
            count += 1
            if count <= StepList.limit, screen == nil || look.screen == screen { steps.append(look) }
        }
        return (steps, max(0, count - StepList.limit))
    }

    /// What is found after a step, and on the way; steps may be looked at side by side.
    public func findings(of step: StepLook) -> [Finding] {
        let rest = checks.compactMap(\.work.onStep).flatMap { $0(step) }
        let works = checks.compactMap(\.work.onMotion)
        guard !works.isEmpty else { return rest }
        let appearances: [Appearance] = project.profile.hasDarkAppearance ? [.light, .dark] : [.light]
        let looks = appearances.compactMap { MotionLook(step, $0, painter: painter) }
        return rest + works.flatMap { find in looks.flatMap(find) }
    }

    /// What is found in all steps, one after the other, and how many were left out.
    public func findingsOfSteps(to screen: ScreenID? = nil) -> (findings: [Finding], leftOut: Int) {
        let (steps, leftOut) = steps(to: screen)
        return (steps.flatMap(findings(of:)), leftOut)
    }

    /// What is found in the document as a whole.
    public func findingsOfProject() -> [Finding] {
        checks.flatMap { check -> [Finding] in
            if case .project(let find) = check.work { find(self) } else { [] }
        }
    }

    /// The findings joined, without those that a waiver covers, with notes for waivers that cover none.
    public func report(_ findings: [Finding], steps: Int = 0, stepsLeftOut: Int = 0) -> CheckReport {
        var joined = FindingList()
        for finding in findings { joined.add(finding) }
        var report = Waivers(project.waivers, checks: checks).report(joined.findings)
        report.steps = steps
        report.stepsLeftOut = stepsLeftOut
        return report
    }
}

/// What is left when a project has been checked.
public struct CheckReport: Equatable, Sendable {
    public var findings: [Finding]
    /// How many findings waivers cover.
    public var waived: Int
    /// How many steps of navigation were looked at.
    public var steps = 0
    /// How many steps were not looked at, because there are too many.
    public var stepsLeftOut = 0

    /// How many findings have a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
