import Model
import Testing

@testable import Formats

/// What a format keeps of a sample project is all that a second export needs.
@Suite("Export, import, export") struct FixedPointTests {
    static let formats = Formats.all.filter { $0.canImport && $0.canExport }.map(\.identifier)

    /// What the second export rightly has otherwise.
    private static func isRight(_ identifier: String, _ file: String, _ line: String) -> Bool {
        switch identifier {
        case "uikit":
            // Code does not tell the title of a tab.
            line.hasSuffix("    static func mailStack() -> UINavigationController {")
                || line.hasSuffix("    static func mailboxesStack() -> UINavigationController {")
                // A page that repeats what its stack says anyway is not told apart from one that says nothing.
                || line.hasPrefix("-        appearance.setBackIndicatorImage(")
                || line.hasPrefix("-        scrollEdge.") && line.hasSuffix(" = nil")
        case "xcassets":
            // Pages without sets of their own are not in a catalogue: another background may be that of most pages.
            file.contains("/pageBackground.colorset/") || file.contains("/Pages/") && !file.contains(".colorset/")
                // Two sets of one picture are two pictures afterwards.
                || file.contains("/Pictures/")
        default: false
        }
    }

    @Test("An export that has been read is written again", arguments: formats, SampleRoundTripTests.samples)
    func fixedPoint(_ identifier: String, _ sample: String) throws {
        let format = try #require(Formats.named(identifier))
        let project = try SampleRoundTripTests.project(sample)
        let first = try exported(project, format)
        var read = try SampleRoundTripTests.importing(first, format)
        // Each import adds the start that an app needs, which no file has said.
        if project[screen: "home"] == nil { read.screens.removeAll { $0.id == "home" } }
        let second = try exported(read, format)
        let third = try exported(SampleRoundTripTests.importing(second, format), format)
        let again = try exported(SampleRoundTripTests.importing(third, format), format)
        #expect(Self.changes(third, again).isEmpty)
        let changes = Self.changes(first, second).filter { !Self.isRight(identifier, $0.file, $0.line) }
        #expect(changes.isEmpty, "\(changes.map { "\($0.file): \($0.line)" }.joined(separator: "\n"))")
    }

    private func exported(_ project: Project, _ format: Format) throws -> [ExportedFile] {
        try Formats.export(project, to: format, pictures: SampleRoundTripTests.picture).files
    }

    /// The lines that two exports have otherwise, with a sign in front.
    private static func changes(_ one: [ExportedFile], _ other: [ExportedFile]) -> [(file: String, line: String)] {
        Set((one + other).map(\.name)).sorted().flatMap { name in
            lines(other, name).difference(from: lines(one, name)).map { change in
                switch change {
                case .insert(_, let line, _): (name, "+\(line)")
                case .remove(_, let line, _): (name, "-\(line)")
                }
            }
        }
    }

    private static func lines(_ files: [ExportedFile], _ name: String) -> [Substring] {
        files.first { $0.name == name }?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }
}
