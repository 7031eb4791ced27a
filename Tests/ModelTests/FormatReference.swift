@testable import Model

/// The tables of docs/format.md, written from the declarations that also read and write the file.
enum FormatReference {
    /// All tables, one heading a record.
    static var markdown: String {
        [
            table("The project", Project.self), styleTable,
            table("`theme`: a style, and", Theme.self), table("One of `tabs`", Tab.self), table("One of `modals`", Modal.self),
            table("One of `screens`", Screen.self), table("`dock`", Dock.self), table("`item`", Item.self),
            table("`title`", Title.self), table("`secondLine`", TextAttributes.self), table("`back`", BackButton.self),
            table("One of `left` and `right`", BarItem.self), table("One of `live`: a style, and", LiveEntry.self),
            table("One of `scroll`", ScrollStop.self), table("`customBar`", CustomBar.self),
            table("`quirks`", Quirks.self), table("`settings`", PhoneSettings.self),
            table("One of `scenarios`", Scenario.self), table("One of `waivers`", Waiver.self),
        ].joined()
    }

    private static var styleTable: String {
        let rows = StyleKey.all.map { key in
            let type = Style.properties.first { $0.key == key.group ?? key.name }?.value
            let schema = key.group == nil ? type : type?["properties"]?[key.leaf]
            return row(key.name, schema ?? .null, key.summary)
        }
        return heading("A style") + "Each key may be `null`, which sets it to nothing.\n\n" + head + rows.joined() + "\n"
    }

    private static func table<Owner: Record>(_ title: String, _ record: Owner.Type) -> String {
        heading(title) + "\(record.summary)\n\n" + head
            + record.fields.map { row($0.name, $0.schema(), $0.summary) }.joined() + "\n"
    }

    private static func heading(_ title: String) -> String { "### \(title)\n\n" }
    private static let head = "| key | value | meaning |\n|---|---|---|\n"

    private static func row(_ name: String, _ schema: JSON, _ summary: String) -> String {
        "| `\(name)` | \(words(schema)) | \(summary) |\n".replacing("||", with: "|")
    }

    /// What a schema allows, in a few words.
    static func words(_ schema: JSON) -> String {
        if let choices = schema["enum"]?.array { return listed(choices) }
        if let reference = schema["$ref"]?.string { return String(reference.split(separator: "/").last ?? "") }
        if let kinds = schema["anyOf"]?.array {
            return kinds.map(words).filter { $0 != "null" }.joined(separator: " or ")
        }
        switch schema["type"]?.string {
        case "string": return "text"
        case "boolean": return "true or false"
        case "integer": return "whole number"
        case "number": return range(schema)
        case "array": return "list of \(schema["items"].map(words) ?? "values")"
        case "object": return "object"
        case let kind?: return kind
        case nil: return "object"
        }
    }

    /// Words of a choice; a long choice is shortened, the schema has them all.
    private static func listed(_ choices: [JSON]) -> String {
        let words = choices.prefix(12).compactMap(\.string).map { "`\($0)`" }.joined(separator: ", ")
        return choices.count > 12 ? "\(words) ..." : words
    }

    private static func range(_ schema: JSON) -> String {
        guard let least = schema["minimum"]?.double, let most = schema["maximum"]?.double else { return "number" }
        return "number, \(JSON.spelling(least)) to \(JSON.spelling(most))"
    }
}
