/// A function, an initialiser, a closure, or the reader of a computed property.
struct SwiftFunction: Sendable {
    struct Parameter: Sendable {
        /// The name at the call; `nil` for none.
        var label: String?
        var name: String
        /// The name of its type where that is plain.
        var typeName: String?
        var standard: SwiftExpression?
    }

    var name: String
    var parameters: [Parameter] = []
    var body: [SwiftStatement] = []
    var offset: Int
    var isStatic = false
    /// Whether it stands in for one of a superclass.
    var isOverride = false
    /// Whether something outside of the code calls it, such as a button.
    var isAction = false
    var height: Int { (body.map(\.height).max() ?? 0) + 1 }
}

/// A constant or variable.
struct SwiftVariable: Sendable {
    var name: String
    /// The name of its type, without optional mark; `nil` if it is not told or not plain.
    var typeName: String?
    var initial: SwiftExpression?
    /// The code that computes it.
    var getter: SwiftFunction?
    var offset: Int
    var isStatic = false
}

/// A class, structure, enumeration, or what extensions add to one.
struct SwiftType: Sendable {
    var name: String
    var inherited: [String] = []
    var variables: [SwiftVariable] = []
    var functions: [SwiftFunction] = []
    var types: [SwiftType] = []
    /// The cases of an enumeration, with their raw values.
    var cases: [(name: String, value: SwiftExpression?)] = []
    var offset: Int
    var isClass = false
    var isExtension = false
}
