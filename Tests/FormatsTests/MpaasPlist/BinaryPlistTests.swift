import Model
import Testing

@testable import Formats

@Suite("Binary property lists") struct BinaryPlistTests {
    /// Objects and a table of bytes each, as `bplist00` puts them together.
    private static func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8), offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8 & 255), UInt8(bytes.count & 255)]
            bytes += object
        }
        let table = bytes.count
        func long(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (56 - 8 * $0) & 255) } }
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + long(objects.count) + long(Int(top)) + long(table)
    }

    private static func text(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return (bytes.count < 15 ? [0x50 | UInt8(bytes.count)] : [0x5F, 0x10, UInt8(bytes.count)]) + bytes
    }

    @Test("Every kind of value comes out as in XML")
    func kinds() throws {
        let names = ["text", "wide", "yes", "whole", "below", "real", "date", "data", "list", "none"]
        let values: [[UInt8]] = [
            Self.text("a < b and some more"), [0x62, 0x6D, 0x77, 0x56, 0xFE], [0x09], [0x11, 0x01, 0x00],
            [0x13] + [UInt8](repeating: 255, count: 8), [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0],
            [0x33, 0x41, 0xC5, 0x50, 0xB0, 0x80, 0, 0, 0], [0x44, 1, 2, 3, 4], [0xA2, 1, 3], [0xA0],
        ]
        let count = UInt8(names.count)
        let dictionary: [UInt8] = [0xD0 | count] + Array(1...count) + Array((count + 1)...(2 * count))
        let xml = try BinaryPlist.xml(Self.list([dictionary] + names.map(Self.text) + values))
        let root = try PlistReader.root(of: try Source(bytes: xml, fileName: "a.plist"))
        #expect(root["text"]?.value == .string("a < b and some more"))
        #expect(root["wide"]?.value == .string("海图"))
        #expect(root["yes"]?.value == .flag(true))
        #expect(root["whole"]?.value == .integer("256"))
        #expect(root["below"]?.value == .integer("-1"))
        #expect(root["real"]?.text == "1.5")
        #expect(root["date"]?.value == .other("date", "2023-09-01T00:00:00Z"))
        #expect(root["data"]?.value == .other("data", "AQIDBA=="))
        #expect(root["list"]?.json == ["text", "yes"])
        #expect(root["none"]?.value == .array([]))
    }

    @Test("A theme is recognised and read")
    func theme() throws {
        let bytes = Self.list([
            [0xD1, 1, 2], Self.text("APNavigationBar"), [0xD1, 3, 4], Self.text("TitleColor"), Self.text("#FF0000"),
        ])
        #expect(Formats.recognize(bytes: bytes, fileName: "theme.plist")?.identifier == "mpaas-plist")
        let read = try Formats.importProject(bytes: bytes, fileName: "theme.plist")
        #expect(read.project.dialect == .mpaas)
    }

    @Test(
        "What is damaged, turns in a circle or grows without bounds is refused",
        arguments: [
            Array("bplist00".utf8), Array("bplist15".utf8) + [UInt8](repeating: 0, count: 60),
            list([[0xA1, 0]]), list([[0xA1, 9]]), list([[0xAF, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]]),
            list([[0x5F, 0x12, 127, 255, 255, 255]]), list([[0x7F]]), list([[0xD1, 0, 0]]),
            list([[0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]]),
            // Thirty lists, each of which holds the next one twice.
            list((1...30).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]),
        ])
    func damaged(_ bytes: [UInt8]) {
        let problem = #expect(throws: Problem.self) { try Formats.importProject(bytes: bytes, fileName: "theme.plist") }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place?.hasPrefix("theme.plist") == true)
        #expect(problem?.remedy?.contains("plistutil") == true)
    }
}
