import Glibc
import Testing

@testable import Commands

@Suite("A signal that ends a command")
struct InterruptionTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Sample.project, as: "p.transom")
        try sandbox.write(many("#FF0000"), as: "old.transom")
        try sandbox.write(many("#00FF00"), as: "new.transom")
    }

    /// More screens than are looked at in a moment.
    private func many(_ color: String) -> String {
        let names = (0..<300).map { "\"s\($0)\"" }
        let screens = names.map { "{ \"id\": \($0), \"content\": \"article\", \"style\": { \"background\": \"\(color)\" } }" }
        return """
            { "transom": 1, "dialect": "hbd", "tabs": [ { "stack": ["s0"] } ], "screens": [ \(screens.joined(separator: ",")) ] }
            """
    }

    private static let names = ["new.transom", "old.transom", "p.transom"]

    /// Waits until something holds, for ten seconds at most.
    private func wait(_ isSo: () -> Bool) -> Bool {
        for _ in 0..<1000 {
            if isSo() { return true }
            usleep(10_000)
        }
        return false
    }

    @Test(
        "Nothing is left of a folder, and the signal is what it ended by",
        arguments: [
            (["frames", "@p.transom", "--transition", "pop", "--fps", "1000", "-o", "@f"], SIGINT),
            (["check", "@new.transom", "--report", "@f"], SIGTERM),
            (["diff", "@old.transom", "@new.transom", "-o", "@f"], SIGHUP),
        ])
    func folder(words: [String], number: Int32) throws {
        let program = try RunningProgram(words.map { $0.hasPrefix("@") ? "\(sandbox.folder)/\($0.dropFirst())" : $0 })
        try #require(wait { sandbox.names.count > 3 })
        program.send(number)
        #expect(program.end() == number)
        #expect(sandbox.names == Self.names)
    }

    @Test("Nothing is left of a film, and ffmpeg ends too", arguments: [SIGINT, SIGTERM])
    func film(number: Int32) throws {
        let program = try RunningProgram([
            "frames", sandbox.folder + "/p.transom", "--transition", "pop", "--fps", "1000", "-o", sandbox.folder + "/f.webm",
        ])
        try #require(wait { !program.helpers.isEmpty })
        let helpers = program.helpers
        program.send(number)
        #expect(program.end() == number)
        #expect(wait { !helpers.contains(where: RunningProgram.isAlive) })
        #expect(sandbox.names == Self.names)
    }
}
