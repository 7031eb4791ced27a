import Foundation
import Model
import Testing

@testable import Formats

@Suite("What is said of files that cannot be imported") struct ImportMessageTests {
    @Test(
        "A format that is only written is called by its name",
        arguments: ["hbd-objc", "flutter", "compose", "react-navigation", "css", "swiftui"])
    func onlyWritten(_ identifier: String) throws {
        let format = try #require(Formats.named(identifier))
        let project = try Projects.themed(.hbd, theme: #"{ "background": "{brand}" }"#)
        let file = try #require(try Formats.export(project, to: format).files.first)
        #expect(Formats.recognize(bytes: file.bytes, fileName: file.name) == nil)
        let problem = #expect(throws: Problem.self) { try Formats.importProject(bytes: file.bytes, fileName: file.name) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == file.name)
        #expect(problem?.message == "this is \(format.title) (\(identifier)), which Transom writes but does not read.")
        #expect(problem?.remedy?.hasPrefix("These can be read: transom, mpaas-objc, ") == true)
    }

    @Test("What other code says of a library that is only written takes no file from its format")
    func shared() {
        let code = "import SwiftUI\nimport UIKit\nfunc go() { UINavigationBar.appearance().barTintColor = .red }"
        #expect(Formats.recognize(bytes: Array(code.utf8), fileName: "App.swift")?.identifier == "uikit")
    }

    @Test("A folder, an empty file and one that is too large are told with what can be done")
    func places() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func problem(_ path: String, _ format: Format? = nil) -> Problem? {
            #expect(throws: Problem.self) { try Formats.importProject(at: path, format: format) }
        }
        let plain = problem(folder.path())
        #expect(plain?.message == "this is a folder without a theme.")
        #expect(plain?.remedy == "Name a file; the folders that are read are those of xcassets (.xcassets).")
        #expect(problem(folder.path(), .dtcg)?.message == "this is a folder, and dtcg is a file.")
        let empty = folder.appending(path: "empty.txt")
        try Data().write(to: empty)
        #expect(problem(empty.path())?.message == "the file is empty.")
        let link = folder.appending(path: "loop")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: link)
        let loop = problem(link.path())
        #expect(loop?.kind == .unreadable)
        #expect(loop?.message == "it cannot be read: its symbolic links lead in a circle.")
        #expect(loop?.remedy == "Name the file itself, or let one of the links lead to it.")
        let large = [UInt8](repeating: 0x20, count: Formats.largestFile + 1)
        let tooLarge = #expect(throws: Problem.self) {
            try Formats.importProject(bytes: large, fileName: "a.json", format: .dtcg)
        }
        #expect(tooLarge?.message == "the file is larger than 32 MiB, the most that is read of a theme file.")
        #expect(tooLarge?.remedy != nil)
    }

    @Test(
        "A file that was written in part says what was expected, and where",
        arguments: [
            (#"{"transom": 1, "name": "Po"#, 24, "the text that begins here does not end."),
            ("{\"name\": \"Po\n, \"a\": 1}", 10, "the text that begins here does not end."),
            (#"{"transom": 1"#, 14, "the file ends here, and a comma or }, the end of the object was expected."),
            (#"{"transom": "#, 13, "the file ends here, and a value was expected."),
            (#"{"transom": 1, name"#, 16, "expected a key in quotes."),
            (#"{"a": [1 2"#, 10, "expected a comma or ], the end of the list."),
            (#"{"a" 1"#, 6, #"expected a colon after the key "a"."#),
        ])
    func halfWritten(_ text: String, _ column: Int, _ message: String) {
        let problem = #expect(throws: Problem.self) { try JSON(parsing: Array(text.utf8)) }
        #expect(problem?.place == "line 1, column \(column)")
        #expect(problem?.message == message)
    }

    @Test("A reference out of the folder names its file once")
    func outside() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, message) in [
            ("../out.json", "../out.json: it lies outside of the theme's folder."),
            ("no.json", "no.json: it cannot be read: there is no such file or folder."),
        ] {
            let text = """
                {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "\(name)"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}
                """
            let file = folder.appending(path: "r.resolver.json")
            try Data(text.utf8).write(to: file)
            let problem = #expect(throws: Problem.self) { try Formats.importProject(at: file.path()) }
            #expect(problem?.message.hasSuffix(message) == true, "\(problem?.description ?? "")")
        }
    }
}
