import Model
import Render

/// What differs between two projects, for a person and as JSON.
struct DiffReport {
    let values: [ProjectDifference]
    let screens: [PixelDiff.Screen]

    var isEmpty: Bool { values.isEmpty && screens.isEmpty }

    // MARK: Text

    var text: String {
        values.map(Self.line).joined() + screens.map(Self.line).joined() + sum
    }

    private static func line(_ value: ProjectDifference) -> String {
        let screen = value.screen.map { "screen \($0)" }
        let level = screen != nil && value.place.name == Level.screen.rawValue ? nil : value.place.name
        let place = [screen, level].compactMap { $0 }.joined(separator: ", ")
        func spelled(_ json: JSON?) -> String { json.map { $0.string ?? $0.compactText() } ?? "not set" }
        return "\(place): \(value.key): \(spelled(value.old)) -> \(spelled(value.new))\n"
    }

    private static func line(_ screen: PixelDiff.Screen) -> String {
        let difference = screen.difference
        let picture = screen.picture.map { " (\($0))" } ?? ""
        return
            "screen \(screen.id), \(screen.appearance.rawValue): \(difference.count) of \(difference.total) pixels differ, by up to "
            + "\(difference.largest) of 255\(picture)\n"
    }

    private var sum: String {
        func part(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        return "\(part(values.count, "value")) and \(part(screens.count, "picture")) differ\n"
    }

    // MARK: JSON

    var json: JSON {
        .object([
            "values": .array(values.map(Self.json)), "pixels": .array(screens.map(Self.json)),
            "summary": .object(["values": .integer(values.count), "pictures": .integer(screens.count)]),
        ])
    }

    private static func json(_ value: ProjectDifference) -> JSON {
        .object([
            "screen": value.screen.map(JSON.string) ?? .null, "level": .string(value.place.name), "key": .string(value.key),
            "old": value.old ?? .null, "new": value.new ?? .null,
        ])
    }

    private static func json(_ screen: PixelDiff.Screen) -> JSON {
        .object([
            "screen": .string(screen.id), "appearance": screen.appearance.json, "count": .integer(screen.difference.count),
            "total": .integer(screen.difference.total), "largest": .integer(screen.difference.largest),
            "picture": screen.picture.map(JSON.string),
        ])
    }
}

extension ProjectDifference.Place {
    /// The level's name; for what is no style, whose key it is.
    var name: String {
        switch self {
        case .project: "project"
        case .style(let level): level.rawValue
        case .screen: "screen"
        }
    }
}
