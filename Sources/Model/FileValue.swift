/// A value that the project file can hold: how it is read, written and described.
public protocol FileValue: SendableMetatype {
    init(from reader: Reader) throws(Problem)
    var json: JSON { get }
    /// The JSON Schema of the value.
    static var schema: JSON { get }
}

extension Bool: FileValue {
    public init(from reader: Reader) throws(Problem) {
        guard let value = reader.json.bool else { throw reader.expected("true or false") }
        self = value
    }

    public var json: JSON { .bool(self) }
    public static var schema: JSON { ["type": "boolean"] }
}

extension Double: FileValue {
    public init(from reader: Reader) throws(Problem) {
        guard let value = reader.json.double else { throw reader.expected("a number") }
        self = value
    }

    public var json: JSON { .number(self) }
    public static var schema: JSON { ["type": "number"] }
}

extension String: FileValue {
    public init(from reader: Reader) throws(Problem) {
        guard let value = reader.json.string else { throw reader.expected("a text") }
        self = value
    }

    public var json: JSON { .string(self) }
    public static var schema: JSON { ["type": "string"] }
}

extension JSON: FileValue {
    public init(from reader: Reader) throws(Problem) { self = reader.json }
    public var json: JSON { self }
    public static var schema: JSON { .object([]) }
}

extension Array: FileValue where Element: FileValue {
    public init(from reader: Reader) throws(Problem) {
        self = []
        for element in try reader.elements() { append(try Element(from: element)) }
    }

    public var json: JSON { .array(map(\.json)) }
    public static var schema: JSON { ["type": "array", "items": Element.schema] }
}

/// A closed choice of words.
public protocol FileWord: FileValue, RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension FileWord {
    public init(from reader: Reader) throws(Problem) {
        guard let word = reader.json.string, let value = Self(rawValue: word) else {
            throw reader.expected("one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        self = value
    }

    public var json: JSON { .string(rawValue) }
    public static var schema: JSON { ["enum": .array(allCases.map { .string($0.rawValue) })] }
}

/// A value that a file sets to something, or to nothing with `null`; a key that is absent inherits.
public enum Setting<Value: FileValue & Equatable & Sendable>: FileValue, Equatable, Sendable {
    case nothing
    case value(Value)

    public init(from reader: Reader) throws(Problem) {
        self = reader.json == .null ? .nothing : .value(try Value(from: reader))
    }

    public var json: JSON { value?.json ?? .null }
    public static var schema: JSON { ["anyOf": [Value.schema, ["type": "null"]]] }

    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
