import Testing

@testable import Commands
@testable import Render

@Suite("render --all")
struct BoardCommandTests {
    @Test("Light and dark of both screens, or one appearance", arguments: [([], 4), (["--appearance", "dark"], 2)])
    func png(options: [String], pictures: Int) throws {
        let sandbox = try Sandbox()
        let words = ["render", "-", "--all", "--scale", "0.5"] + options
        #expect(Commands.run(words, console: sandbox.console(input: Sample.project)) == .done)
        let picture = try ImageDecoder.png(sandbox.bytes, as: "board").0
        let area = picture.width * picture.height, least = pictures * 160 * 284
        #expect(area > least)
        #expect(area < 2 * least)
        // The bar of detail is red in each picture of it, at the same height.
        let reds = (0..<picture.height).map { row in (0..<picture.width).count { picture[$0, row] == 0xFFFF_0000 } }
        let widest = reds.max() ?? 0, wanted = pictures / 2 * 150
        #expect(widest >= wanted)
    }

    @Test func pdf() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.run("render", "-", "--all", "-o", "@board.pdf", input: Sample.project) == .done)
        #expect(String(decoding: try sandbox.read("board.pdf").prefix(5), as: UTF8.self) == "%PDF-")
    }

    @Test("One thing or the other", arguments: [["--screen", "home"], ["--press", "title"], ["--steps", "[]"]])
    func exclusive(options: [String]) throws {
        let sandbox = try Sandbox()
        let words = ["render", "-", "--all"] + options
        #expect(Commands.run(words, console: sandbox.console(input: Sample.project)) == .usage)
    }
}
