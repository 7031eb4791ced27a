import Checks
import Model

/// Findings as SARIF 2.1.0, which code hosts show beside the file.
struct SarifReport {
    let report: CheckReport
    /// The project's file.
    let path: String
    let checks: [Check]

    var json: JSON {
        [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [["tool": ["driver": driver], "results": .array(report.findings.map(result))]],
        ]
    }

    private var driver: JSON {
        let rules = checks.map { check in
            JSON.object([
                "id": .string(check.code), "shortDescription": .object(["text": .string(check.summary)]),
                "defaultConfiguration": .object(["level": check.severity.json]),
            ])
        }
        return ["name": "Transom", "version": .string(Commands.version), "rules": .array(rules)]
    }

    private func result(_ finding: Finding) -> JSON {
        let kind: JSON = finding.screen == nil ? "transition" : "screen"
        let logical = finding.subject.map { JSON.array([["name": .string($0), "kind": kind]]) }
        let location = JSON.object([
            "physicalLocation": .object(["artifactLocation": .object(["uri": .string(uri)])]), "logicalLocations": logical,
        ])
        return [
            "ruleId": .string(finding.code), "level": finding.severity.json,
            "message": ["text": .string("\(finding.message) \(finding.remedy)")], "locations": [location],
        ]
    }

    /// The path with all but the plain letters of an address escaped.
    private var uri: String {
        path.utf8.reduce(into: "") { text, byte in
            let isPlain =
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
            let digits = String(byte, radix: 16, uppercase: true)
            text += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
        }
    }
}
