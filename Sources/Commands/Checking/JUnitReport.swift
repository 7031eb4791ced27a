import Checks

/// Findings as JUnit's XML: a test for each finding and each check without one. What makes the command fail is a failure; a test
/// of a lesser finding passes and tells it.
struct JUnitReport {
    let report: CheckReport
    /// The project's name.
    let name: String
    let checks: [Check]
    /// The least severity that is a failure.
    let failOn: Severity

    var text: String {
        let quiet = checks.filter { check in !report.findings.contains { $0.code == check.code } }
        let cases = report.findings.map(found) + quiet.map { #"  <testcase name="\#($0.code)" classname="transom"/>"# }
        let failures = report.findings.count { $0.severity >= failOn }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="\(escaped(name))" tests="\(cases.count)" failures="\(failures)">
            \(cases.joined(separator: "\n"))
            </testsuite>

            """
    }

    private func found(_ finding: Finding) -> String {
        let subject = [finding.code, finding.subject].compactMap { $0 }.joined(separator: " ")
        let severity = finding.severity.rawValue, message = escaped(finding.message), remedy = escaped(finding.remedy)
        let result =
            finding.severity >= failOn
            ? #"<failure type="\#(severity)" message="\#(message)">\#(remedy)</failure>"#
            : "<system-out>\(severity): \(message) \(remedy)</system-out>"
        return """
              <testcase name="\(escaped(subject))" classname="transom">
                \(result)
              </testcase>
            """
    }

    /// Text for XML; control characters, which XML cannot say, become spaces.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
