import Model
import Testing

@testable import Formats

@Suite("Formats") struct FormatsTests {
    @Test("Identifiers are unique, and each format reads or writes")
    func table() {
        #expect(Set(Formats.all.map(\.identifier)).count == Formats.all.count)
        for format in Formats.all {
            #expect(format.canImport || format.canExport)
            #expect(Formats.named(format.identifier)?.title == format.title)
        }
        #expect(Formats.named("nothing") == nil)
    }

    @Test(
        "A file is recognised by its text, under any name",
        arguments: [
            ("theme1.strings", "mpaas-strings"), ("AUThemeManager+Portal.m", "mpaas-objc"), ("BrokenComment.m", "mpaas-objc"),
            ("Tokens/Portal.tokens.json", "dtcg"), ("Tokens/Portal.dark.tokens.json", "dtcg"),
            ("Tokens/Portal.resolver.json", "dtcg"),
            ("Tokens/Portal.json", "tokens-studio"), ("Tokens/studio.json", "tokens-studio"),
            ("Tokens/material-theme.json", "material-theme"),
            ("Exported.swift.txt", "uikit"), ("options.json", "hybrid-navigation"),
            ("ExportedStyles.swift.txt", "navigation-and-style"),
        ])
    func recognized(_ file: String, _ identifier: String) throws {
        let bytes = try Fixture.bytes(file)
        #expect(Formats.recognize(bytes: bytes, fileName: file)?.identifier == identifier)
        #expect(Formats.recognize(bytes: bytes, fileName: "unnamed.txt")?.identifier == identifier)
    }

    @Test("A project is recognised, and comes back as it was")
    func project() throws {
        let project = try Projects.themed(.mpaas, theme: ##"{ "background": "{brand}", "x-strange": [1, null] }"##)
        let text = try Formats.export(project, to: .transom).files[0].text
        #expect(Formats.recognize(bytes: Array(text.utf8), fileName: "a.json")?.identifier == "transom")
        #expect(try Formats.importProject(bytes: Array(text.utf8), fileName: "a.json").project == project)
    }

    @Test("What no format speaks for is refused with what to do")
    func unknown() {
        let problem = #expect(throws: Problem.self) { try Formats.importProject(bytes: [0, 1, 2, 0x6E], fileName: "a.bin") }
        #expect(problem?.kind == .invalid)
        #expect(problem?.remedy?.contains("--from") == true)
    }

    @Test("A format that is only read cannot be written")
    func onlyRead() {
        let problem = #expect(throws: Problem.self) { try Formats.export(Project(), to: .mpaasStrings) }
        #expect(problem?.kind == .usage)
    }

    @Test("Bytes that are no UTF-8 are refused at their place")
    func notUTF8() {
        let problem = #expect(throws: Problem.self) {
            try Formats.importProject(bytes: Array("\"A\" =\n \"é".utf8) + [0xFF], fileName: "a.strings", format: .mpaasStrings)
        }
        #expect(problem?.place == "a.strings: line 2, column 4")
    }

    @Test("UTF-16, as older tools write strings, is read")
    func utf16() throws {
        let text = "\"TITLEBAR_TEXTCOLOR\" = \"COLOR(#123456)\";\n"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let project = try Formats.importProject(bytes: bytes, fileName: "a.strings").project
        #expect(project.theme.style[.buttonColor] == .color(.plain(RGBA(0x12, 0x34, 0x56))))
    }
}
