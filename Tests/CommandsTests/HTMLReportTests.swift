import Files
import Model
import Testing

@testable import Commands
@testable import Render

@Suite("check --report")
struct HTMLReportTests {
    /// White text on light blue, and a page that flashes on the way back.
    private static let faulty = """
        { "transom": 1, "name": "A <b> & \\"C\\"", "dialect": "mpaas", "structure": "stackInTabs", "device": "iPhone SE (1st gen)",
          "theme": { "background": "#108EE9", "hairline": "#108EE9", "title": { "color": "#FFFFFF" } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] } ],
          "screens": [
            { "id": "home", "item": { "title": { "kind": "text", "text": "x < y" } } },
            { "id": "detail", "style": { "background": "#000000" }, "live": [ { "barAlpha": 0 } ] } ] }
        """

    private func report(_ only: String, input: String = faulty) throws -> (status: Outcome, sandbox: Sandbox) {
        let sandbox = try Sandbox()
        let status = sandbox.run("check", "-", "--only", only, "--report", "@report", input: input)
        return (status, sandbox)
    }

    private func page(_ sandbox: Sandbox) throws -> String {
        String(decoding: try sandbox.read("report/index.html"), as: UTF8.self)
    }

    /// What stands between two marks, each time.
    private func parts(_ text: String, from start: String, to end: Character) -> [String] {
        text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != end }) }
    }

    @Test func everyMarkIsClosedInItsOrder() throws {
        let text = try page(report("contrast.title,transition.flash").sandbox)
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(text.contains(#"<meta name="viewport" content="width=device-width, initial-scale=1">"#))
        var open: [String] = []
        for mark in parts(text, from: "<", to: ">").map({ String($0.prefix { $0 != " " }) }) where mark != "!DOCTYPE" {
            if mark.hasPrefix("/") {
                #expect(open.popLast() == String(mark.dropFirst()))
            } else if !["meta", "img"].contains(mark) {
                open.append(mark)
            }
        }
        #expect(open == [])
    }

    @Test func wordsOfTheProjectAreEscaped() throws {
        let text = try page(report("contrast.title").sandbox)
        #expect(text.contains("<h1>Findings in A &lt;b&gt; &amp; &quot;C&quot;</h1>"))
        #expect(text.contains("The title &quot;x &lt; y&quot; has contrast 3.46, needed 4.5."))
    }

    @Test func everyPictureIsThereAndIsDescribed() throws {
        let (status, sandbox) = try report("contrast.title,transition.flash")
        #expect(status == .found)
        let text = try page(sandbox)
        let files = parts(text, from: "src=\"", to: "\"")
        #expect(files.count == parts(text, from: "alt=\"The screen ", to: "\"").count)
        #expect(files.count > 3)
        for file in files {
            let picture = try ImageDecoder.png(try sandbox.read("report/\(file)"), as: file).0
            #expect(picture.width == 320)
        }
        #expect(Set(files).count == Folder.entries(of: sandbox.folder + "/report/pictures").count)
        #expect(!text.contains("http"))
    }

    @Test("A transition is shown before, where it is worst, and after")
    func framesOfATransition() throws {
        let text = try page(report("transition.flash").sandbox)
        #expect(
            parts(text, from: "<figcaption>", to: "<").suffix(3) == ["before, light", "progress 0.025", "after"])
    }

    @Test func withoutFindingsThePageSaysSo() throws {
        let (status, sandbox) = try report("image.missing")
        #expect(status == .done)
        #expect(try page(sandbox).contains("<p>Nothing was found.</p>"))
        #expect(Folder.entries(of: sandbox.folder + "/report") == ["index.html"])
    }

    @Test func aFolderThatIsNotEmptyIsLeftAlone() throws {
        let sandbox = try Sandbox()
        try sandbox.write("kept", as: "report/note")
        #expect(sandbox.run("check", "-", "--only", "image.missing", "--report", "@report", input: Self.faulty) == .unwritable)
        #expect(Folder.entries(of: sandbox.folder + "/report") == ["note"])
    }

    @Test func anOlderReportIsReplaced() throws {
        let (_, sandbox) = try report("contrast.title")
        #expect(sandbox.run("check", "-", "--only", "image.missing", "--report", "@report", input: Self.faulty) == .done)
        #expect(Folder.entries(of: sandbox.folder + "/report") == ["index.html"])
        #expect(sandbox.names == ["report"])
    }

    @Test(
        "A report with somebody else's file, or with another page, stays", arguments: ["note", "pictures/note.txt", "index.html"])
    func whatIsNotItsOwnStays(name: String) throws {
        let (_, sandbox) = try report("contrast.title")
        try sandbox.write("kept", as: "report/" + name)
        #expect(sandbox.run("check", "-", "--only", "image.missing", "--report", "@report", input: Self.faulty) == .unwritable)
        #expect(try sandbox.read("report/" + name) == Array("kept".utf8))
        #expect(sandbox.messages.contains("Only a report of Transom"))
    }
}
