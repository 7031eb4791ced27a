import Foundation

/// The files that the tests read.
enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The path of a file or folder.
    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

    static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The text that an export is expected to have; with `RECORD` in the environment the text that it has is written down first.
    static func recorded(_ name: String, _ text: String) throws -> String {
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return try self.text(name)
    }
}
