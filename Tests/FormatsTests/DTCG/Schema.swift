import Foundation
import Model

/// A JSON Schema (draft 7) in a file, with as much of the language as the official schemas of design tokens use.
struct Schema: Sendable {
    /// The schemas by the paths of their files.
    private let documents: [String: JSON]

    /// The schemas in a folder.
    init(folder: URL) {
        var documents: [String: JSON] = [:]
        for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            guard path.hasSuffix(".json"), let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { continue }
            documents[path] = try? JSON(parsing: Array(data))
        }
        self.documents = documents
    }

    /// What is wrong with a value for the schema of a file, with the path to it; `nil` if nothing is.
    func complaint(about value: JSON, file: String) -> String? {
        guard let schema = documents[file] else { return "there is no schema \(file)" }
        return complaint(value, schema, Place(file: file, path: "$"))
    }

    private struct Place {
        var file: String
        var path: String

        func at(_ key: String) -> Place { Place(file: file, path: "\(path).\(key)") }
    }

    private func complaint(_ value: JSON, _ schema: JSON, _ place: Place) -> String? {
        if let allowed = schema.bool { return allowed ? nil : "\(place.path) is not allowed" }
        if let reference = schema["$ref"]?.string { return followed(reference, value, place) }
        return plain(value, schema, place) ?? object(value, schema, place) ?? list(value, schema, place)
            ?? combined(value, schema, place)
    }

    private func followed(_ reference: String, _ value: JSON, _ place: Place) -> String? {
        let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let base = URL(fileURLWithPath: "/" + place.file).deletingLastPathComponent()
        let path = parts[0].isEmpty ? place.file : String(base.appendingPathComponent(parts[0]).standardized.path.dropFirst())
        guard var schema = documents[path] else { return "\(place.path): there is no schema \(path)" }
        for key in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
            guard let next = schema[String(key)] else { return "\(place.path): there is no schema \(reference)" }
            schema = next
        }
        return complaint(value, schema, Place(file: path, path: place.path))
    }

    private func plain(_ value: JSON, _ schema: JSON, _ place: Place) -> String? {
        if let type = schema["type"]?.string, !Self.isOf(type, value) { return "\(place.path) is no \(type)" }
        if let choices = schema["enum"]?.array, !choices.contains(value) { return "\(place.path) is none of its choices" }
        if let constant = schema["const"], constant != value { return "\(place.path) is not \(constant.compactText())" }
        if let pattern = schema["pattern"]?.string, let text = value.string, !Self.matches(text, pattern) {
            return "\(place.path) does not match \(pattern)"
        }
        guard let number = value.double else { return nil }
        let isTooSmall = schema["minimum"]?.double.map { number < $0 } ?? false
        let isTooLarge =
            schema["maximum"]?.double.map { number > $0 } ?? schema["exclusiveMaximum"]?.double.map { number >= $0 } ?? false
        return isTooSmall || isTooLarge ? "\(place.path) is out of range" : nil
    }

    private func object(_ value: JSON, _ schema: JSON, _ place: Place) -> String? {
        guard let members = value.members else { return nil }
        for key in schema["required"]?.array ?? [] where value[key.string ?? ""] == nil {
            return "\(place.path) has no \(key.string ?? "")"
        }
        if let least = schema["minProperties"]?.double, Double(members.count) < least {
            return "\(place.path) has too few members"
        }
        for member in members {
            var isKnown = false
            if let own = schema["properties"]?[member.key] {
                isKnown = true
                if let complaint = complaint(member.value, own, place.at(member.key)) { return complaint }
            }
            for pattern in schema["patternProperties"]?.members ?? [] where Self.matches(member.key, pattern.key) {
                isKnown = true
                if let complaint = complaint(member.value, pattern.value, place.at(member.key)) { return complaint }
            }
            if !isKnown, let rest = schema["additionalProperties"],
                let complaint = complaint(member.value, rest, place.at(member.key))
            {
                return complaint
            }
        }
        return nil
    }

    private func list(_ value: JSON, _ schema: JSON, _ place: Place) -> String? {
        guard let values = value.array else { return nil }
        let isShort = schema["minItems"]?.double.map { Double(values.count) < $0 } ?? false
        let isLong = schema["maxItems"]?.double.map { Double(values.count) > $0 } ?? false
        if isShort || isLong { return "\(place.path) has \(values.count) items" }
        for (index, value) in values.enumerated() {
            let schemas = schema["items"]?.array
            guard let own = schemas.map({ index < $0.count ? $0[index] : true }) ?? schema["items"] else { continue }
            if let complaint = complaint(value, own, place.at(String(index))) { return complaint }
        }
        return nil
    }

    private func combined(_ value: JSON, _ schema: JSON, _ place: Place) -> String? {
        for part in schema["allOf"]?.array ?? [] {
            if let complaint = complaint(value, part, place) { return complaint }
        }
        if let parts = schema["anyOf"]?.array {
            let complaints = parts.map { complaint(value, $0, place) }
            if !complaints.contains(nil) { return complaints.compactMap(\.self).joined(separator: " or ") }
        }
        if let parts = schema["oneOf"]?.array {
            let complaints = parts.map { complaint(value, $0, place) }
            let count = complaints.count { $0 == nil }
            if count == 0 { return complaints.compactMap(\.self).max { $0.count < $1.count } }
            if count > 1 { return "\(place.path) is more than one of its choices" }
        }
        if let refused = schema["not"], complaint(value, refused, place) == nil { return "\(place.path) is refused" }
        guard let condition = schema["if"] else { return nil }
        let branch = complaint(value, condition, place) == nil ? schema["then"] : schema["else"]
        return branch.flatMap { complaint(value, $0, place) }
    }

    private static func isOf(_ type: String, _ value: JSON) -> Bool {
        switch type {
        case "object": value.members != nil
        case "array": value.array != nil
        case "string": value.string != nil
        case "number": value.double != nil
        case "boolean": value.bool != nil
        default: false
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
