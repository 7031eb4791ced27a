import Model
import Testing

@testable import Commands
@testable import Render

/// Films need ffmpeg, which `Scripts/setup --test` installs.
@Suite("Films")
struct FilmTests {
    private func film(_ name: String, _ options: String...) throws -> (status: Outcome, sandbox: Sandbox) {
        let sandbox = try Sandbox()
        try sandbox.write(Sample.project, as: "p.transom")
        let words =
            ["frames", "\(sandbox.folder)/p.transom", "--transition", "pop", "--scale", "1", "-o", "\(sandbox.folder)/\(name)"]
            + options
        return (Commands.run(words, console: sandbox.console()), sandbox)
    }

    /// What stands near the beginning of a file of each kind.
    private static let heads: [(FilmKind, String)] = [
        (.gif, "GIF89a"), (.mp4, "ftyp"), (.webm, "webm"), (.webp, "WEBP"), (.apng, "acTL"),
    ]

    @Test("Each kind by its ending, whole, and the same bytes again", arguments: heads)
    func kinds(kind: FilmKind, head: String) throws {
        let name = "pop.\(kind.rawValue)"
        let (status, sandbox) = try film(name, "--fps", "10")
        try #require(status == .done, "\(sandbox.messages)")
        let bytes = try sandbox.read(name)
        #expect(String(decoding: bytes.prefix(120), as: UTF8.self).contains(head))
        #expect(sandbox.names == ["p.transom", name].sorted())
        #expect(try film(name, "--fps", "10").sandbox.read(name) == bytes)
    }

    @Test("A film has a frame for each moment")
    func frames() throws {
        let (status, sandbox) = try film("pop.apng", "--at", "0,0.3,0.6,1")
        #expect(status == .done)
        #expect(chunks("fcTL", in: try sandbox.read("pop.apng")) == 4)
    }

    /// How often a PNG has a chunk of a name.
    private func chunks(_ name: String, in bytes: [UInt8]) -> Int {
        var place = 8, count = 0
        while place + 8 <= bytes.count {
            let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            if Array(bytes[place + 4..<place + 8]) == Array(name.utf8) { count += 1 }
            place += 12 + size
        }
        return count
    }

    @Test("Video of odd sides goes on by its last pixels", arguments: ["odd.mp4", "odd.webm"])
    func odd(name: String) throws {
        let (status, sandbox) = try film(name, "--at", "0,1", "--device", "iPhone 8")
        #expect(status == .done, "\(sandbox.messages)")
        #expect(try sandbox.read(name).count > 100)
    }

    @Test(
        "Where it cannot go",
        arguments: [("none/a.gif", Outcome.unwritable), ("a.mov", .usage), ("a.png", .usage)])
    func refused(name: String, status: Outcome) throws {
        let (result, sandbox) = try film(name, "--at", "0,1")
        #expect(result == status)
        #expect(sandbox.names == ["p.transom"])
    }

    @Test("A fault of the project is told before one of the ending")
    func projectFirst() throws {
        let request = try FramesRequest(Words(["p", "--transition", "pop", "-o", "a.png"], for: .frames))
        #expect(throws: Problem.self) { try request.checkEnding() }
    }

    @Test("GIF is no faster than browsers show it", arguments: [(FilmKind.gif, 50.0), (.mp4, 60.0)])
    func speed(kind: FilmKind, speed: Double) throws {
        let words = try Words(["p", "--transition", "pop", "-o", "a.\(kind.rawValue)"], for: .frames)
        #expect(try FramesRequest(words).framesPerSecond(kind) == speed)
    }
}
