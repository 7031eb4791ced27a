/// One property of a bar, declared once: its spelling, type, editor and meaning.
///
/// The file format, its schema, the inspector's rows, the comparison of projects and the reference in the handbook all follow
/// from `StyleKey.all`.
public struct StyleKey: Hashable, Sendable {
    /// The type of a key's value and how the inspector edits it.
    public enum Kind: Equatable, Sendable {
        case color
        case flag
        /// A number that is valid within `valid` and edited within `usual`, with its unit (`pt` or empty).
        case number(usual: ClosedRange<Double>, valid: ClosedRange<Double>, step: Double, unit: String)
        case word([String])
        case image
        case family
        case customBar
        case style
    }

    /// The part of the inspector in which a key stands.
    public enum Section: String, CaseIterable, Sendable {
        case bar = "Bar"
        case background = "Background"
        case line = "Line and Shadow"
        case title = "Title"
        case largeTitle = "Large Title"
        case items = "Items"
        case back = "Back Button"
        case statusBar = "Status Bar"
        case tabBar = "Tab Bar"
        case custom = "Custom Bar"
        case scrollEdge = "Scroll Edge"
    }

    /// The spelling in the file; a point leads into an object, as in `title.color`.
    public let name: String
    public let kind: Kind
    public let section: Section
    /// What the inspector's row is called, in English.
    public let label: String
    /// What the key does, in one sentence.
    public let summary: String

    init(_ name: String, _ kind: Kind, _ section: Section, _ label: String, _ summary: String) {
        self.name = name
        self.kind = kind
        self.section = section
        self.label = label
        self.summary = summary
    }

    /// The object of the file in which the key stands, such as `title`.
    public var group: String? { name.firstIndex(of: ".").map { String(name[..<$0]) } }

    /// The key within its object.
    public var leaf: String { name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name }

    /// The key with a name.
    public static func named(_ name: String) -> StyleKey? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    public static func == (one: StyleKey, other: StyleKey) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
