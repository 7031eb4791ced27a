import Checks
import Dialects
import Model

/// How `check` tells its findings.
enum ReportFormat: String, FileWord {
    case text, json, sarif, junit

    /// The whole report.
    func text(_ report: CheckReport, of project: Project, at path: String, checks: [Check], failOn: Severity) -> String {
        switch self {
        case .text: TextReport(report: report).text
        case .json: JSONReport(report: report, screens: project.screens.count).json.text()
        case .sarif: SarifReport(report: report, path: path, checks: checks).json.text()
        case .junit: JUnitReport(report: report, name: project.name, checks: checks, failOn: failOn).text
        }
    }
}

/// Findings for a person: a line each, the remedy below it, and the sum.
struct TextReport {
    let report: CheckReport

    var text: String {
        report.findings.map(Self.lines).joined() + sum
    }

    private static func lines(_ finding: Finding) -> String {
        let place = [finding.subject, finding.place.text].compactMap { $0 }.joined(separator: ", ")
        let head = place.isEmpty ? "" : "\(place): "
        return "\(finding.severity.rawValue): \(head)\(finding.message) [\(finding.code)]\n    \(finding.remedy)\n"
    }

    private var sum: String {
        func part(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        let counts = [Severity.error, .warning, .note].map { part(report.count($0), $0.rawValue) }
        let waived = report.waived > 0 ? ", \(report.waived) waived" : ""
        let steps = report.steps > 0 ? ", \(part(report.steps, "step")) looked at" : ""
        let leftOut = report.stepsLeftOut > 0 ? ", \(report.stepsLeftOut) left out" : ""
        return counts.joined(separator: ", ") + waived + steps + leftOut + "\n"
    }
}

extension Finding {
    /// The screen, or the transition, in a few words.
    var subject: String? { screen ?? transition.map { "\($0.kind.rawValue) from \($0.from) to \($0.to)" } }
}

extension Finding.Place {
    /// Appearance and scroll offset in words, where a finding is not there in all of them.
    var text: String? {
        let parts = [
            appearances.count == 1 ? appearances[0].rawValue : nil,
            scroll.count == 1 && scroll[0] != 0 ? "scrolled by \(JSON.spelling(scroll[0]))" : nil,
            progress.map { "progress \(JSON.spelling(($0 * 1000).rounded() / 1000))" },
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

/// Findings as JSON.
struct JSONReport {
    let report: CheckReport
    let screens: Int

    var json: JSON {
        .object([
            "findings": .array(report.findings.map(Self.finding)),
            "summary": .object([
                "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
                "notes": .integer(report.count(.note)), "waived": .integer(report.waived), "screens": .integer(screens),
                "steps": report.steps > 0 ? .integer(report.steps) : nil,
                "stepsLeftOut": report.stepsLeftOut > 0 ? .integer(report.stepsLeftOut) : nil,
            ]),
        ])
    }

    private static func finding(_ finding: Finding) -> JSON {
        .object([
            "code": .string(finding.code), "severity": finding.severity.json,
            "screen": finding.screen.map(JSON.string) ?? .null,
            "transition": finding.transition.map(transition) ?? .null,
            "place": place(finding.place),
            "measured": finding.measured.map(number) ?? .null,
            "limit": finding.limit.map(number) ?? .null,
            "message": .string(finding.message), "remedy": .string(finding.remedy),
        ])
    }

    private static func transition(_ transition: Finding.Transition) -> JSON {
        .object(["kind": transition.kind.json, "from": .string(transition.from), "to": .string(transition.to)])
    }

    private static func place(_ place: Finding.Place) -> JSON {
        .object([
            "element": place.element.map(JSON.string) ?? .null, "appearance": place.appearances.json,
            "scroll": .array(place.scroll.map(number)), "progress": place.progress.map(number),
        ])
    }

    /// Rounded to four places.
    private static func number(_ value: Double) -> JSON { .number((value * 10_000).rounded() / 10_000) }
}
