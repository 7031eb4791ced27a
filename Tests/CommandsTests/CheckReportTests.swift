import Model
import Testing

@testable import Commands

@Suite("check")
struct CheckReportTests {
    /// White on light blue: a warning for the title, none for a page of its own in dark blue.
    private static let faulty = """
        { "transom": 1, "dialect": "mpaas", "structure": "stackInTabs", "device": "iPhone SE (1st gen)",
          "theme": { "background": "#108EE9", "hairline": "#108EE9", "title": { "color": "#FFFFFF" } },
          "tabs": [ { "title": "Home", "stack": ["home"] } ],
          "screens": [ { "id": "home", "item": { "title": { "kind": "text", "text": "A < B & \\"C\\"" } } } ] }
        """

    private func check(_ options: String...) throws -> (status: Outcome, sandbox: Sandbox) {
        let sandbox = try Sandbox()
        let words = ["check", "-", "--only", "contrast.title"] + options
        return (Commands.run(words, console: sandbox.console(input: Self.faulty)), sandbox)
    }

    @Test func textTellsFindingRemedyAndSum() throws {
        let (status, sandbox) = try check()
        #expect(status == .found)
        #expect(
            sandbox.output == """
                warning: home: The title "A < B & "C"" has contrast 3.46, needed 4.5. [contrast.title]
                    The nearest background that passes is #0078D1.
                0 errors, 1 warning, 0 notes

                """)
    }

    @Test func jsonHasFindingsAndSummary() throws {
        let json = try JSON(parsing: check("--format", "json").sandbox.bytes)
        let finding = try #require(json["findings"]?.array?.first)
        #expect(
            finding.members?.map(\.key) == [
                "code", "severity", "screen", "transition", "place", "measured", "limit", "message", "remedy",
            ])
        #expect(finding["measured"] == 3.4609)
        #expect(finding["limit"] == 4.5)
        #expect(finding["place"] == ["element": "title", "appearance": ["light", "dark"], "scroll": [0]])
        #expect(json["summary"] == ["errors": 0, "warnings": 1, "notes": 0, "waived": 0, "screens": 1])
    }

    @Test func sarifListsTheRuleOfEachResult() throws {
        let json = try JSON(parsing: check("--format", "sarif").sandbox.bytes)
        let run = try #require(json["runs"]?.array?.first)
        #expect(json["version"] == "2.1.0")
        #expect(run["results"]?.array?.map { $0["ruleId"] } == ["contrast.title"])
        #expect(run["tool"]?["driver"]?["rules"]?.array?.map { $0["id"] } == ["contrast.title"])
        #expect(run["results"]?.array?.first?["level"] == "warning")
    }

    @Test func junitEscapesItsTexts() throws {
        let text = try check("--format", "junit").sandbox.output
        #expect(text.contains(#"tests="1" failures="1""#))
        #expect(text.contains("A &lt; B &amp; &quot;C&quot;"))
    }

    @Test("In JUnit a failure is what makes the command fail", arguments: [("note", true), ("warning", true), ("error", false)])
    func junitFailsFromASeverityOn(severity: String, fails: Bool) throws {
        let (status, sandbox) = try check("--format", "junit", "--fail-on", severity)
        #expect((status == .found) == fails)
        #expect(sandbox.output.contains(#"failures="\#(fails ? 1 : 0)""#))
        #expect(sandbox.output.contains("<failure ") == fails)
        #expect(sandbox.output.contains("<system-out>warning: The title") != fails)
    }

    @Test(
        "A scenario that cannot be read is an error of the file",
        arguments: [
            (#"{ "teleport": "home" }"#, "$.scenarios[0].steps[0]"), (#"{ "push": "nowhere" }"#, "$.scenarios[0].steps[0].push"),
            (#"{ "swipe": 3 }"#, "$.scenarios[0].steps[0].swipe"),
            (#"{ "expect": { "screen": "nowhere" } }"#, "$.scenarios[0].steps[0].expect.screen"),
        ])
    func aBrokenScenario(step: String, place: String) throws {
        let sandbox = try Sandbox()
        let project = Self.faulty.dropLast(2) + #", "scenarios": [ { "name": "a", "steps": [ \#(step) ] } ] }"#
        try sandbox.write(String(project), as: "p.transom")
        for command in ["check", "run"] {
            #expect(sandbox.run(command, "@p.transom") == .invalid)
        }
        let lines = sandbox.messages.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines { #expect(line.hasPrefix("transom: \(sandbox.folder)/p.transom: \(place): "), "\(line)") }
    }

    @Test(arguments: [("note", Outcome.found), ("warning", .found), ("error", .done)])
    func failsFromASeverityOn(severity: String, status: Outcome) throws {
        #expect(try check("--fail-on", severity).status == status)
    }

    @Test func withoutTheCheckNothingIsFound() throws {
        let (status, sandbox) = try check("--except", "contrast.title")
        #expect(status == .done)
        #expect(sandbox.output == "0 errors, 0 warnings, 0 notes\n")
    }
}
