import Checks

/// Findings as JUnit's XML: a test for each check, a failure for each finding.
struct JUnitReport {
    let report: CheckReport
    /// The project's name.
    let name: String
    let checks: [Check]

    var text: String {
        let quiet = checks.filter { check in !report.findings.contains { $0.code == check.code } }
        let cases = report.findings.map(failed) + quiet.map { #"  <testcase name="\#($0.code)" classname="transom"/>"# }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="\(escaped(name))" tests="\(cases.count)" failures="\(report.findings.count)">
            \(cases.joined(separator: "\n"))
            </testsuite>

            """
    }

    private func failed(_ finding: Finding) -> String {
        let subject = [finding.code, finding.subject].compactMap { $0 }.joined(separator: " ")
        return """
              <testcase name="\(escaped(subject))" classname="transom">
                <failure type="\(finding.severity.rawValue)" message="\(escaped(finding.message))">\(escaped(finding.remedy))</failure>
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
