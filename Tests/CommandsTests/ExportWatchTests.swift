import Glibc
import Testing

@testable import Commands

@Suite("export --watch")
struct ExportWatchTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try save("#112233")
    }

    private static func project(_ color: String) -> String {
        """
        { "transom": 1, "name": "P", "theme": { "background": "\(color)", "backgroundImage": "art.png" }, "screens": [ { "id": "home" } ] }
        """
    }

    private func save(_ color: String, as name: String = "p.transom") throws { try sandbox.write(Self.project(color), as: name) }

    private func start(_ words: String...) throws -> RunningProgram {
        let words =
            ["export", "\(sandbox.folder)/p.transom", "--watch"]
            + words.map { $0.hasPrefix("@") ? "\(sandbox.folder)/\($0.dropFirst())" : $0 }
        return try RunningProgram(words, messages: "\(sandbox.folder)/messages")
    }

    /// The text of a file, empty until it is there.
    private func text(_ name: String) -> String {
        guard sandbox.names.contains(name), let bytes = try? sandbox.read(name) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func messages() -> String { text("messages") }

    /// Waits until something holds, for ten seconds at most.
    private func wait(_ isSo: () -> Bool) -> Bool {
        for _ in 0..<1000 {
            if isSo() { return true }
            usleep(10_000)
        }
        return false
    }

    private func comes(_ color: String) -> Bool { wait { text("p.css").contains("--bar-background: \(color);") } }

    @Test(
        "Each save is exported: in place, by another file, after a deletion; then the end is asked for",
        arguments: [SIGINT, SIGTERM])
    func saves(signal: Int32) throws {
        let program = try start("--to", "css", "-o", "@p.css")
        try #require(comes("#112233"))
        try save("#223344")
        #expect(comes("#223344"))
        try save("#334455", as: "new.transom")
        rename("\(sandbox.folder)/new.transom", "\(sandbox.folder)/p.transom")
        #expect(comes("#334455"))
        unlink("\(sandbox.folder)/p.transom")
        #expect(wait { messages().contains("no such file") })
        try save("#445566")
        #expect(comes("#445566"))
        program.send(signal)
        #expect(program.end() == nil)
        #expect(program.exitStatus == 0)
        let lines = messages().split(separator: "\n")
        #expect(lines.filter { $0.contains("exported to") }.count == 4)
        #expect(lines.filter { $0.contains("backgroundImage of ") && $0.contains("cannot be said") }.count == 1)
        #expect(sandbox.names == ["messages", "p.css", "p.transom"])
    }

    @Test("A broken save is told, and the next good one exported")
    func broken() throws {
        let program = try start("--to", "css", "-o", "@p.css", "--quiet")
        try #require(comes("#112233"))
        #expect(messages() == "")
        try sandbox.write("{ \"transom\": 1, ", as: "p.transom")
        #expect(wait { messages().contains("p.transom: line 1") })
        try save("#223344")
        #expect(comes("#223344"))
        program.send(SIGTERM)
        #expect(program.end() == nil)
    }

    @Test("A picture that the format holds is watched too")
    func picture() throws {
        try sandbox.write("one", as: "art.png")
        let program = try start("--to", "xcassets", "-o", "@P.xcassets")
        try #require(wait { messages().contains("exported to") })
        try sandbox.write("another", as: "art.png")
        #expect(wait { messages().split(separator: "\n").filter { $0.contains("exported to") }.count == 2 })
        program.send(SIGINT)
        #expect(program.end() == nil)
        #expect(program.exitStatus == 0)
    }

    @Test("An output folder that is gone is made again, and stays a folder")
    func folderGone() throws {
        mkdir("\(sandbox.folder)/out", 0o755)
        let program = try start("--to", "css", "-o", "@out")
        try #require(wait { messages().contains("exported to") })
        unlink("\(sandbox.folder)/out/P.css")
        rmdir("\(sandbox.folder)/out")
        try save("#223344")
        #expect(wait { access("\(sandbox.folder)/out/P.css", F_OK) == 0 })
        program.send(SIGINT)
        #expect(program.end() == nil)
        #expect(program.exitStatus == 0)
    }

    @Test("A first export that fails ends as without watching")
    func missing() throws {
        unlink("\(sandbox.folder)/p.transom")
        let program = try start("--to", "css", "-o", "@p.css")
        #expect(program.end() == nil)
        #expect(program.exitStatus == Outcome.unreadable.rawValue)
    }

    @Test(
        "Streams and the project itself are refused",
        arguments: [
            ["-", "--to", "css", "-o", "@p.css"], ["@p.transom", "--to", "css", "-o", "-"], ["@p.transom", "--to", "css"],
            ["@p.transom", "--to", "transom", "-o", "@p.transom"],
        ])
    func refused(words: [String]) {
        let words = ["export"] + words + ["--watch"]
        #expect(sandbox.run(words) == .usage)
        #expect(sandbox.messages.hasPrefix("transom: --watch: "))
        #expect(sandbox.names == ["p.transom"])
    }
}
