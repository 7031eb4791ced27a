import Model
import Testing

@testable import Commands
@testable import Render

@Suite("diff")
struct DiffTests {
    private func project(theme: String = "#108EE9", detail: String = "", more: String = "") -> String {
        """
        { "transom": 1, "dialect": "mpaas", "device": "iPhone SE (1st gen)", "theme": { "background": "\(theme)" },
          "tabs": [ { "stack": ["home", "detail"] } ],
          "screens": [ { "id": "home", "style": { "background": "#FFFFFF" } }, { "id": "detail" \(detail) } \(more) ] }
        """
    }

    private func diff(_ one: String, _ other: String, _ options: String...) throws -> (status: Outcome, sandbox: Sandbox) {
        let sandbox = try Sandbox()
        try sandbox.write(one, as: "a.transom")
        try sandbox.write(other, as: "b.transom")
        let words = ["diff", "\(sandbox.folder)/a.transom", "\(sandbox.folder)/b.transom", "--scale", "1"] + options
        return (Commands.run(words, console: sandbox.console()), sandbox)
    }

    @Test("The same values, however they are spelled", arguments: ["#108EE9", "#108ee9ff"])
    func same(theme: String) throws {
        let (status, sandbox) = try diff(project(), project(theme: theme))
        #expect(status == .done)
        #expect(sandbox.output == "0 values and 0 pictures differ\n")
    }

    @Test func aColourOfAScreenIsToldByLevelAndInPixels() throws {
        let (status, sandbox) = try diff(project(), project(detail: ##", "style": { "background": "#AA0000" }"##))
        #expect(status == .found)
        let lines = sandbox.output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "screen detail: background: not set -> #AA0000")
        // The bar's 64 points of 320, less the title's and the clock's ink.
        #expect(
            lines[1].hasPrefix("screen detail, light: ") && lines[1].hasSuffix(" of 181760 pixels differ, by up to 233 of 255"))
        #expect(lines[3] == "1 value and 2 pictures differ")
    }

    @Test func jsonTellsPlaceAndBothValues() throws {
        let live = ##", "live": [ { "background": "#FFFFFF" } ]"##
        let (status, sandbox) = try diff(
            project(detail: live), project(theme: "#000000", more: #", { "id": "new" }"#), "--format", "json")
        #expect(status == .found)
        let json = try JSON(parsing: sandbox.bytes)
        let values: [String] = try #require(json["values"]?.array).map { $0.compactText() }
        #expect(
            values == [
                ##"{"screen": null, "level": "theme", "key": "background", "old": "#108EE9", "new": "#000000"}"##,
                ##"{"screen": "detail", "level": "live", "key": "live", "old": [{"background": "#FFFFFF"}], "new": null}"##,
                ##"{"screen": "new", "level": "screen", "key": "id", "old": null, "new": "new"}"##,
            ])
    }

    @Test func picturesStandSideBySide() throws {
        let (_, sandbox) = try diff(
            project(), project(detail: ##", "style": { "background": "#AA0000" }"##), "-o", "/nowhere/pictures")
        #expect(sandbox.messages.contains("/nowhere/pictures"))
        let again = try Sandbox()
        try again.write(project(), as: "a.transom")
        try again.write(project(detail: ##", "style": { "background": "#AA0000" }"##), as: "b.transom")
        #expect(again.run("diff", "@a.transom", "@b.transom", "--scale", "1", "-o", "@out") == .found)
        #expect(again.output.contains("(2-detail-light.png)"))
        let picture = try ImageDecoder.png(try again.read("out/2-detail-light.png"), as: "picture").0
        #expect(picture.width == 1024)
        #expect(picture.height == 600)
    }

    @Test(
        "What cannot be read",
        arguments: [("@a.transom", "@none.transom", Outcome.unreadable), ("@a.transom", "@broken.transom", .invalid)])
    func unreadable(one: String, other: String, status: Outcome) throws {
        let sandbox = try Sandbox()
        try sandbox.write(project(), as: "a.transom")
        try sandbox.write("{", as: "broken.transom")
        #expect(sandbox.run("diff", one, other) == status)
        #expect(sandbox.run("diff", one) == .usage)
    }
}
