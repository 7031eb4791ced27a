import Files
import Glibc
import Model
import Synchronization
import Testing

@testable import Commands

/// A console whose streams are kept, and a folder of its own that is removed at the end.
final class Sandbox: Sendable {
    private struct Streams {
        var output: [UInt8] = []
        var messages = ""
    }

    let folder: String
    private let streams = Mutex(Streams())

    init() throws {
        var template = Array("/tmp/transom-tests-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit { Folder.remove(folder) }

    var output: String { streams.withLock { String(decoding: $0.output, as: UTF8.self) } }
    var bytes: [UInt8] { streams.withLock { $0.output } }
    var messages: String { streams.withLock { $0.messages } }
    /// The names in the folder.
    var names: [String] { Folder.entries(of: folder).sorted() }

    func console(input: String = "") -> Console {
        Console(
            read: { () throws(Problem) in Array(input.utf8) },
            print: { [self] bytes throws(Problem) in streams.withLock { $0.output += bytes } },
            tell: { [self] text in streams.withLock { $0.messages += text } }, isWatched: false)
    }

    /// Runs a command; a word that begins with `@` is a name in the folder.
    func run(_ words: String..., input: String = "") -> Outcome { run(words, input: input) }

    func run(_ words: [String], input: String = "") -> Outcome {
        let words = words.map { $0.hasPrefix("@") ? "\(folder)/\($0.dropFirst())" : $0 }
        return Commands.run(words, console: console(input: input))
    }

    func write(_ text: String, as name: String) throws { try write(Array(text.utf8), as: name) }

    /// Writes a file and the folders that its name has.
    func write(_ bytes: [UInt8], as name: String) throws {
        let parts = name.split(separator: "/")
        for count in 1..<max(1, parts.count) { mkdir("\(folder)/\(parts.prefix(count).joined(separator: "/"))", 0o755) }
        let file = try #require(fopen("\(folder)/\(name)", "w"))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func read(_ name: String) throws -> [UInt8] {
        let file = open("\(folder)/\(name)", O_RDONLY)
        try #require(file >= 0)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4 << 20)
        let count = Glibc.read(file, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }
}

enum Sample {
    /// Two screens in one stack, the upper one red.
    static let project = """
        {
          "transom": 1, "dialect": "uikit", "device": "iPhone SE (1st gen)",
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] } ],
          "screens": [
            { "id": "home", "item": { "title": { "kind": "text", "text": "Home" } } },
            { "id": "detail", "item": { "title": { "kind": "text", "text": "Detail" }, "right": [ { "text": "Edit" } ] },
              "style": { "background": "#FF0000", "scrollEdge": { "background": "#FF0000" } } }
          ]
        }
        """
}
