extension Style {
    public static var schema: JSON { ["$ref": "#/$defs/style"] }

    /// The schema that `schema` refers to.
    static var definition: JSON {
        ["type": "object", "description": "A partial set of bar properties.", "properties": .object(properties)]
    }

    /// The keys of a style as members of a schema's `properties`.
    static var properties: [JSON.Member] {
        var result: [JSON.Member] = []
        for key in StyleKey.all {
            let schema = key.kind.schema.described(key.summary)
            guard let group = key.group else {
                result.append(JSON.Member(key.name, schema))
                continue
            }
            guard !result.contains(where: { $0.key == group }) else { continue }
            let inner = StyleKey.all.filter { $0.group == group }
            result.append(
                JSON.Member(
                    group,
                    [
                        "type": ["object", "null"],
                        "properties": .object(inner.map { JSON.Member($0.leaf, $0.kind.schema.described($0.summary)) }),
                    ]))
        }
        return result
    }
}

extension StyleKey.Kind {
    fileprivate var schema: JSON {
        let plain: JSON =
            switch self {
            case .color: Color.schema
            case .flag: ["type": "boolean"]
            case .number(_, let valid, _, _):
                ["type": "number", "minimum": .number(valid.lowerBound), "maximum": .number(valid.upperBound)]
            case .word(let words): ["enum": .array(words.map { .string($0) })]
            case .image, .family: ["type": "string"]
            case .customBar: CustomBar.schema
            case .style: Style.schema
            }
        return ["anyOf": [plain, ["type": "null"]]]
    }
}
