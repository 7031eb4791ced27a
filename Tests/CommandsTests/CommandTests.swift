import Model
import Testing

@testable import Commands

@Suite("The commands' table and help")
struct CommandTests {
    @Test func namesAreUnique() {
        let names = Command.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("No command has two options of one name", arguments: Command.all.map(\.name))
    func optionsAreUnique(name: String) throws {
        let command = try #require(Command.all.first { $0.name == name })
        let names = command.allOptions.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("--help tells every option", arguments: Command.all.map(\.name))
    func helpTellsOptions(name: String) throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run(name, "--help") == .done)
        let command = try #require(Command.all.first { $0.name == name })
        for option in command.allOptions { #expect(sandbox.output.contains(option.spelling)) }
        #expect(sandbox.output.contains(command.summary))
    }

    @Test func helpListsCommands() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("help") == .done)
        for command in Command.all { #expect(sandbox.output.contains("\n  \(command.name) ")) }
    }

    @Test func helpOfACommandIsItsHelp() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("help", "render") == .done)
        #expect(sandbox.output == Command.render.help)
    }

    @Test func tellsTheVersion() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("--version") == .done)
        #expect(sandbox.output == "transom \(Commands.version)\n")
    }

    @Test(
        arguments: [
            (["transom"], true), (["transom", "a.transom"], false), (["transom", "--gapplication-service"], true),
            (["transom", "help"], false), (["transom", "--version"], false), (["transom", "frobnicate", "--x"], false),
        ] as [([String], Bool)])
    func opensTheWindow(arguments: [String], opens: Bool) {
        var windows = 0
        // The window's own status shows that it was it who answered.
        let status = Commands.run(arguments) { _ in
            windows += 1
            return 7
        }
        #expect(windows == (opens ? 1 : 0))
        #expect((status == 7) == opens)
    }

    @Test func aMissingFileNeedsNoWindow() {
        let status = Commands.run(["transom", "/nonexistent/a.transom"]) { _ in 7 }
        #expect(status == Outcome.unreadable.rawValue)
    }

    @Test func tablesLineUp() {
        #expect(Table([["a", "x"], ["long", "y"]]).text() == "a     x\nlong  y\n")
    }
}
