import Model

/// The findings that a project accepts.
struct Waivers {
    private let waivers: [Waiver]
    private let codes: Set<String>

    init(_ waivers: [Waiver], checks: [Check]) {
        self.waivers = waivers
        codes = Set(checks.map(\.code))
    }

    func report(_ findings: [Finding]) -> CheckReport {
        let left = findings.filter { finding in !waivers.contains { $0.covers(finding) } }
        var report = CheckReport(findings: left, waived: findings.count - left.count)
        guard codes.contains("waiver.unused") else { return report }
        for (index, waiver) in waivers.enumerated() where !findings.contains(where: waiver.covers) {
            if let note = unused(waiver, index) { report.findings.append(note) }
        }
        return report
    }

    /// The note about a waiver that covers nothing; none if its check was not run.
    private func unused(_ waiver: Waiver, _ index: Int) -> Finding? {
        let isKnown = Check.named(waiver.code) != nil
        guard codes.contains(waiver.code) || !isKnown else { return nil }
        let what: Phrase = waiver.screen.map { "\(waiver.code) of \($0)" } ?? "\(waiver.code)"
        return Finding(
            "waiver.unused", .note, screen: waiver.screen, place: Finding.Place("waivers[\(index)]"),
            isKnown ? "The waiver of \(what) matches no finding." : "The waiver of \(what) names a check that there is not.",
            remedy: isKnown ? "Take it out of the project." : "`transom checks` lists the codes.")
    }
}

extension Waiver {
    fileprivate func covers(_ finding: Finding) -> Bool {
        guard let screen else { return code == finding.code }
        let isOnTheWay = finding.screen == nil && finding.transition != nil
        return code == finding.code && (isOnTheWay ? finding.concerns(screen) : screen == finding.screen)
    }
}
