import Model

/// The names under which the palette's colours stand in code, one for light and one for dark where they differ.
struct ColorNames {
    /// A constant that the code declares.
    struct Constant: Equatable {
        let name: String
        let value: RGBA
    }

    private(set) var constants: [Constant] = []
    private var names: [String: Both<String>] = [:]

    init(_ palette: Palette) {
        var unique = UniqueNames(reserved: Set(Self.reserved.map { $0.lowercased() }))
        for entry in palette.entries {
            guard let light = palette.resolve(entry.color, .light), let dark = palette.resolve(entry.color, .dark) else {
                continue
            }
            let wanted = Identifier.camel(entry.name, or: "color")
            let name = unique.name(Self.reserved.contains(wanted) ? "\(wanted)Color" : wanted)
            constants.append(Constant(name: name, value: light))
            let darkName = light == dark ? name : unique.name("\(name)Dark")
            if light != dark { constants.append(Constant(name: darkName, value: dark)) }
            names[entry.name] = Both { $0 == .dark ? darkName : name }
        }
    }

    /// The constant that a colour is; `nil` for one without a name.
    func name(_ color: LookColor, _ appearance: Appearance) -> String? { color.name.flatMap { names[$0]?[appearance] } }

    /// The words that cannot name a constant in Dart, Kotlin or JavaScript.
    private static let reserved: Set<String> = SwiftCode.keywords.union([
        "abstract", "arguments", "assert", "async", "await", "base", "const", "constructor", "covariant", "debugger", "delete",
        "deferred", "dynamic", "eval", "export", "extends", "external", "factory", "final", "finally", "fun", "function", "get",
        "implements", "instanceof", "interface", "late", "library", "mixin", "new", "null", "object", "on", "package", "part",
        "required", "sealed", "set", "show", "sync", "this", "typeof", "val", "void", "when", "with", "yield", "hashCode",
        "runtimeType", "toString", "noSuchMethod",
    ])
}
