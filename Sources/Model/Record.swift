/// An object of the project file whose keys stand in one table: reading, writing and the schema follow from it.
public protocol Record: FileValue, Equatable, Sendable {
    init()
    /// The keys in the order in which they are written.
    static var fields: [Field<Self>] { get }
    /// What the object is, in one sentence.
    static var summary: String { get }
    /// Members that this version does not know, kept as they are.
    var unknown: [JSON.Member] { get set }
}

/// One key of a record: its spelling, its place in the record and its meaning.
public struct Field<Owner>: Sendable {
    public let name: String
    public let summary: String
    let isRequired: Bool
    let schema: @Sendable () -> JSON
    let read: @Sendable (inout Owner, Reader) throws(Problem) -> Void
    let write: @Sendable (Owner) -> JSON?

    /// A key that may be absent; for a plain value `null` means absent too.
    public init<Value: FileValue>(
        _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ summary: String
    ) {
        self.name = name
        self.summary = summary
        isRequired = false
        schema = { Value.schema }
        read = { (owner: inout Owner, reader: Reader) throws(Problem) in
            let isNothing = reader.json == .null && !(Value.self is any Nullable.Type)
            owner[keyPath: path] = isNothing ? nil : try Value(from: reader)
        }
        write = { $0[keyPath: path]?.json }
    }

    /// A key with a default, written always, or only when it differs from `omit`.
    public init<Value: FileValue & Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, omit: Value? = nil, isRequired: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        schema = { Value.schema }
        read = { (owner: inout Owner, reader: Reader) throws(Problem) in owner[keyPath: path] = try Value(from: reader) }
        write = { owner in
            let value = owner[keyPath: path]
            return value == omit ? nil : value.json
        }
    }
}

/// A type to which `null` means something else than absence.
protocol Nullable {}
extension Setting: Nullable {}
extension JSON: Nullable {}

extension Record {
    public init(from reader: Reader) throws(Problem) {
        self.init()
        try read(reader)
    }

    /// Reads the keys of the table; the rest goes to `unknown`.
    mutating func read(_ reader: Reader) throws(Problem) {
        let members = try reader.members()
        let fields = Self.fields
        for member in members {
            if let field = fields.first(where: { $0.name == member.key }) {
                try field.read(&self, reader.member(member.key, member.value))
            } else {
                unknown.append(member)
            }
        }
        for field in fields where field.isRequired && !members.contains(where: { $0.key == field.name }) {
            throw reader.member(field.name, .null).missing(field.summary)
        }
    }

    public var json: JSON { .object(members) }

    /// The keys of the table that are set, then the unknown ones.
    var members: [JSON.Member] {
        Self.fields.compactMap { field in field.write(self).map { JSON.Member(field.name, $0) } } + unknown
    }

    public static var schema: JSON {
        let required = fields.filter(\.isRequired).map { JSON.string($0.name) }
        return .object([
            "type": "object", "description": .string(summary),
            "properties": .object(fields.map { JSON.Member($0.name, $0.schema().described($0.summary)) }),
            "required": required.isEmpty ? nil : .array(required),
        ])
    }
}

extension JSON {
    /// A schema with a description in front.
    func described(_ text: String) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object([Member("description", .string(text))] + members.filter { $0.key != "description" })
    }
}

extension Reader {
    fileprivate func missing(_ summary: String) -> Problem {
        Problem(.invalid, place: path.text, "the key is missing.", remedy: "It says: \(summary)")
    }
}

/// A record whose remaining keys are those of a style.
protocol StyledRecord: Record {
    var style: Style { get set }
}

extension StyledRecord {
    public init(from reader: Reader) throws(Problem) {
        self.init()
        try read(reader)
        style = try Style(members: unknown, of: reader)
        unknown = []
    }

    public var json: JSON { .object(members + style.members) }

    public static var schema: JSON {
        guard case .object(var members) = recordSchema, let at = members.firstIndex(where: { $0.key == "properties" }),
            case .object(let own) = members[at].value
        else { return recordSchema }
        members[at].value = .object(own + Style.properties)
        return .object(members)
    }

    private static var recordSchema: JSON {
        .object([
            "type": "object", "description": .string(summary),
            "properties": .object(fields.map { JSON.Member($0.name, $0.schema().described($0.summary)) }),
        ])
    }
}
