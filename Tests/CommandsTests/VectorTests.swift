import Model
import Testing

@testable import Commands

/// The truth tables of the libraries: what `describe` says of each case of the files in `Vectors`.
@Suite("Vectors")
struct VectorTests {
    @Test(arguments: VectorCase.all)
    func describe(_ vector: VectorCase) throws {
        let sandbox = try Sandbox()
        for picture in vector.pictures { try sandbox.write(VectorPicture(picture).png, as: picture) }
        try sandbox.write(vector.project.text(), as: "project.transom")
        let words = ["describe", "\(sandbox.folder)/project.transom"] + vector.options
        try #require(Commands.run(words, console: sandbox.console()) == .done, "\(sandbox.messages)")
        let differences = VectorMatch.differences(vector.expected, try JSON(parsing: sandbox.bytes))
        #expect(differences.isEmpty, "\(differences.prefix(4).joined(separator: "\n"))")
    }

    /// The tables are whole: each system has at least as many cases as it has rows and rules.
    @Test(arguments: [
        ("hbd", 40), ("navigationAndStyle", 25), ("mpaas", 25), ("saveRestore", 15), ("customBar", 20), ("uikit", 20),
    ])
    func theTablesAreWhole(_ system: String, _ least: Int) {
        #expect(VectorCase.all.count { $0.id.hasPrefix(system + ".") } >= least)
    }
}
