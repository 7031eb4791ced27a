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
        return checks.flatMap { check -> [Finding] in
            if case .screen(let find) = check.work { find(look) } else { [] }
        }
    }

    /// What is found in the document as a whole.
    public func findingsOfProject() -> [Finding] {
        checks.flatMap { check -> [Finding] in
            if case .project(let find) = check.work { find(self) } else { [] }
        }
    }

    /// The findings joined, without those that a waiver covers, with notes for waivers that cover none.
    public func report(_ findings: [Finding]) -> CheckReport {
        var joined = FindingList()
        for finding in findings { joined.add(finding) }
        return Waivers(project.waivers, checks: checks).report(joined.findings)
    }
}

/// What is left when a project has been checked.
public struct CheckReport: Equatable, Sendable {
    public var findings: [Finding]
    /// How many findings waivers cover.
    public var waived: Int

    /// How many findings have a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
