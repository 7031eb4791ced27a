import Model
import Testing

@testable import Checks

@Suite("Findings")
struct CheckRunTests {
    @Test func codesAreUnique() {
        #expect(Set(Check.all.map(\.code)).count == Check.all.count)
    }

    @Test func whiteOnLightBlue() throws {
        let text = project(##""theme": { "background": "#108EE9", "hairline": "#108EE9", "title": { "color": "#FFFFFF" } },"##)
        let findings = try CheckRun(text, codes: ["contrast.title"]).report.findings
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.severity == .warning)
        #expect(finding.measured.map { abs($0 - 3.4609) < 0.000_05 } == true)
        #expect(finding.place == Finding.Place("title", appearances: [.light, .dark], scroll: [0]))
        #expect(finding.remedy == "The nearest background that passes is #0078D1.")
    }

    @Test(arguments: [("#FFFFFF", "#000000", Severity?.none), ("#FFFFFF", "#FFFFFF", .error), ("#108EE9", "#FFFFFF", .warning)])
    func titleAgainstBar(bar: String, title: String, severity: Severity?) throws {
        let theme = ##""theme": { "background": "\##(bar)", "hairline": "\##(bar)", "title": { "color": "\##(title)" } },"##
        #expect(try CheckRun(project(theme), codes: ["contrast.title"]).report.findings.first?.severity == severity)
    }

    @Test("Large text needs 3 only: white of 34 points on #108EE9 passes")
    func largeTitle() throws {
        let look = ##""background": "#108EE9", "title": { "color": "#000000" }, "largeTitle": { "color": "#FFFFFF" }"##
        let text = """
            { "transom": 1, "dialect": "uikit", "tabs": [ { "stack": ["home"] } ],
              "theme": { "translucent": false, \(look), "scrollEdge": { "translucent": false, \(look) } },
              "screens": [ { "id": "home", "content": "list",
                "item": { "title": { "kind": "text", "text": "Wallet" }, "largeTitle": "always" } } ] }
            """
        #expect(try CheckRun(text, codes: ["contrast.title"]).report.findings == [])
    }

    @Test func aStatusBarThatCannotBeRead() throws {
        let dark = ##", "style": { "background": "#101010" }"##
        let findings = try CheckRun(project("", screen: dark, dialect: "hbd"), codes: ["contrast.statusBar"]).report.findings
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.remedy == "Use the light style.")
        let black = ##", "style": { "background": "#101010", "barStyle": "black" }"##
        let other = try CheckRun(project("", screen: black, dialect: "hbd"), codes: ["contrast.statusBar"]).report.findings
        #expect(other == [])
    }

    @Test func whatCanBeReadOnThisContentOnly() throws {
        let glass = ##", "background": "#F2F2F7", "style": { "background": "#0B5CA8CC", "title": { "color": "#FFFFFF" } }"##
        let findings = try CheckRun(project("", screen: glass, dialect: "hbd"), codes: ["contrast.dependsOnContent"]).report
            .findings
        #expect(findings.first?.severity == .note)
        #expect(findings.first?.place.element == "title")
        let opaque = ##", "style": { "background": "#0B5CA8", "title": { "color": "#FFFFFF" } }"##
        #expect(
            try CheckRun(project("", screen: opaque, dialect: "hbd"), codes: ["contrast.dependsOnContent"]).report.findings == [])
    }

    @Test func picturesThatAreNotThere() throws {
        let screen = #", "contentImage": "builtin:nothing", "style": { "backgroundImage": "../up.png" }"#
        let findings = try CheckRun(project("", screen: screen, dialect: "hbd"), codes: ["image.missing"]).report.findings
        #expect(findings.map(\.place.element) == ["builtin:nothing", "../up.png"])
        #expect(findings.allSatisfy { $0.severity == .error && $0.screen == "home" })
    }

    @Test(
        arguments: [
            (##""theme": { "background": "#108EE9" },"##, ["mpaas.lineVisible"]),
            (##""theme": { "background": "#108EE9", "hairline": "#108EE9" },"##, []),
            ("", []),
        ] as [(String, [String])])
    func mpaasLine(theme: String, codes: [String]) throws {
        #expect(try CheckRun(project(theme), codes: ["mpaas.lineVisible"]).report.findings.map(\.code) == codes)
    }

    @Test(
        arguments: [
            (##""background": "#108EE9""##, "ios18", ["uikit.scrollEdgeMissing"]), (##""background": "#108EE9""##, "ios12", []),
            (##""background": "#108EE9", "scrollEdge": { "background": "#108EE9" }"##, "ios18", []), ("", "ios18", []),
        ] as [(String, String, [String])])
    func scrollEdge(theme: String, profile: String, codes: [String]) throws {
        let text = project(
            #""profile": "\#(profile)", "theme": { \#(theme) },"#, screen: #", "content": "list""#, dialect: "uikit")
        #expect(try CheckRun(text, codes: ["uikit.scrollEdgeMissing"]).report.findings.map(\.code) == codes)
    }

    @Test func waiversCoverTheirFindingsAndNoOthers() throws {
        let theme = ##""theme": { "background": "#108EE9", "title": { "color": "#FFFFFF" } },"##
        func report(_ waivers: String) throws -> CheckReport {
            try CheckRun(project(theme + #""waivers": [\#(waivers)],"#), codes: ["contrast.title", "waiver.unused"]).report
        }
        let covered = try report(#"{ "code": "contrast.title", "screen": "home", "reason": "agreed" }"#)
        #expect(covered.findings == [])
        #expect(covered.waived == 1)
        let other = try report(#"{ "code": "contrast.title", "screen": "away", "reason": "agreed" }"#)
        #expect(other.findings.map(\.code) == ["contrast.title", "waiver.unused"])
        #expect(other.waived == 0)
        let unknown = try report(#"{ "code": "contrast.titel", "reason": "agreed" }"#)
        #expect(unknown.findings.last?.message == "The waiver of contrast.titel names a check that there is not.")
        // Whether another check's waiver is used is not known here.
        #expect(try report(#"{ "code": "image.missing", "reason": "agreed" }"#).findings.map(\.code) == ["contrast.title"])
    }
}
