import Model
import Testing

@testable import Formats

@Suite("The encodings of theme files") struct EncodingTests {
    private static let text = "\"TITLEBAR_BACKGROUND_COLOR\" = \"COLOR(#108EE9,1)\";\n/* 海图 */\n"

    private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
        text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    }

    @Test(
        "UTF-8 and UTF-16 are read with and without a mark, and all ends of lines",
        arguments: [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16("\u{FEFF}" + text, isBig: false),
            utf16("\u{FEFF}" + text, isBig: true), utf16(text, isBig: false), utf16(text, isBig: true),
            Array(text.utf8).flatMap { $0 == 10 ? [13, 10] : [$0] }, Array(text.utf8).map { $0 == 10 ? 13 : $0 },
        ])
    func encodings(_ bytes: [UInt8]) throws {
        let read = try Formats.importProject(bytes: bytes, fileName: "a.strings")
        #expect(read.project.theme.style[.background] == .color(.plain(RGBA(0x10, 0x8E, 0xE9))))
    }

    @Test("A comment in code ends with its line, whatever ends that")
    func oldMac() throws {
        let code = "// a\rfunc go() {\r// b\rUINavigationBar.appearance().barTintColor = .red\r}\r"
        let read = try Formats.importProject(bytes: Array(code.utf8), fileName: "a.swift")
        #expect(read.project.theme.style[.background] == .color(.plain(RGBA(255, 0, 0))))
    }

    @Test(
        "Other bytes are refused at their place",
        arguments: [
            ([0x2F, 0x2F, 0x0A, 0x2F, 0xE9], "line 2, column 2", "the text is not UTF-8."),
            ([0x2F, 0x2F, 0x0A, 0x2F, 0x2F, 0x00, 0x20], "line 2, column 3", "a zero byte stands here, which no text has."),
            ([UInt8](repeating: 0, count: 9), "line 1, column 1", "a zero byte stands here, which no text has."),
        ])
    func refused(_ bytes: [UInt8], _ place: String, _ message: String) {
        for format in Formats.all where format.canImport && format.identifier != "xcassets" {
            let problem = #expect(throws: Problem.self) { try Formats.importProject(bytes: bytes, fileName: "a", format: format) }
            #expect(problem?.place == "a: \(place)")
            #expect(problem?.message == message)
        }
    }

    @Test("A file without a word is no theme", arguments: ["", " \n", "/* nothing */"])
    func empty(_ text: String) {
        for format in Formats.all where format.canImport {
            let problem = #expect(throws: Problem.self) {
                try Formats.importProject(bytes: Array(text.utf8), fileName: "a", format: format)
            }
            #expect(problem?.kind == .invalid, "\(format.identifier)")
        }
    }
}
