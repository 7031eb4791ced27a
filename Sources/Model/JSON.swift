/// A JSON value that keeps the order of its keys and the spelling of unusual numbers.
public enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    /// A number whose spelling a double would not give back, kept as written.
    case literal(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key and its value.
    public struct Member: Equatable, Sendable {
        public var key: String
        public var value: JSON

        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// An object of the members whose value is there.
    public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// A whole number.
    public static func integer(_ value: Int) -> JSON { .number(Double(value)) }

    /// The value of a key of an object.
    public subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    public var double: Double? {
        switch self {
        case .number(let value): value
        case .literal(let text): Double(text)
        default: nil
        }
    }

    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var array: [JSON]? {
        if case .array(let values) = self { values } else { nil }
    }

    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// What kind of value this is, for messages.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number, .literal: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0, $1) }) }
}
