import FoundationEssentials
import Model

/// The sample projects that the program ships.
enum Samples {
    static let names = ["portal", "hbd", "uikit", "navigation-and-style", "save-restore", "custom-bar"]

    static func project(_ name: String) throws -> Project {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try ProjectCodec.decode(Array(try Data(contentsOf: root.appending(path: "data/samples/\(name).transom"))))
    }
}
