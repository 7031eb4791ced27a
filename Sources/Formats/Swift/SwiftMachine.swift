import Model

/// Follows what theme code does to bars: runs functions on values, as far as they are known without the app.
final class SwiftMachine {
    let source: Source
    let content: SwiftType
    /// The labels of the calls in the file, by the function's name.
    let called: [String: Set<[String]>]
    /// The types of the file by name, with what extensions add.
    private(set) var types: [String: SwiftType] = [:]
    /// The names of types in the order of the file.
    private(set) var typeNames: [String] = []
    private(set) var outerTypes: [String: String] = [:]
    /// Properties and functions by their type and name; what stands outside of types has an empty one.
    private var variables: [String: SwiftVariable] = [:]
    private var functions: [String: [SwiftFunction]] = [:]
    private var cases: Set<String> = []
    /// Static and global properties that have been asked for.
    var statics: [String: SwiftValue] = [:]
    private var inProgress: Set<String> = []
    /// The objects that stand for all of a kind: `UINavigationBar.appearance()`.
    var proxies: [String: SwiftObject] = [:]
    /// The objects that the code has made, in their order.
    var made: [SwiftObject] = []
    /// The constants that are colours.
    var palette = Palette()
    /// What the last `self.init(...)` of an extension's initialiser gave.
    var initialized: SwiftValue?
    private(set) var notes: [Note] = []
    private var noted: Set<Note> = []
    /// Whether a branch is gone through whose condition only the app knows: nothing is set then.
    var isDoubtful = false
    private var steps = 0
    private var depth = 0

    /// Steps of all that is run; a file that needs more is no theme.
    private static let mostSteps = 300_000
    private static let deepest = 60
    private static let mostNotes = 500

    init(source: Source) throws(Problem) {
        self.source = source
        (content, called) = try SwiftParser.file(source)
        index(content)
        for type in content.types { register(type, outer: nil) }
    }

    private func index(_ type: SwiftType) {
        for variable in type.variables where variables[Self.key(type.name, variable.name, variable.isStatic)] == nil {
            variables[Self.key(type.name, variable.name, variable.isStatic)] = variable
        }
        for function in type.functions { functions["\(type.name).\(function.name)", default: []].append(function) }
        for entry in type.cases { cases.insert("\(type.name).\(entry.name)") }
    }

    private static func key(_ type: String, _ name: String, _ isStatic: Bool) -> String {
        isStatic ? "\(type).\(name)" : "\(type)#\(name)"
    }

    /// The property of a type; of an empty name for one outside of all types.
    func variable(_ name: String, of type: String, isStatic: Bool) -> SwiftVariable? { variables[Self.key(type, name, isStatic)] }

    /// The functions of a name in a type; of an empty name for those outside of all types.
    func functions(_ name: String, of type: String) -> [SwiftFunction] { functions["\(type).\(name)"] ?? [] }

    func hasCase(_ name: String, in type: String) -> Bool { cases.contains("\(type).\(name)") }

    /// The types that classes of the file come from.
    private(set) var parents: Set<String> = []

    private func register(_ type: SwiftType, outer: String?) {
        if let outer { outerTypes[type.name] = outer }
        if var known = types[type.name] {
            known.inherited += type.inherited
            known.variables += type.variables
            known.functions += type.functions
            known.cases += type.cases
            if !type.isExtension { (known.isClass, known.isExtension) = (type.isClass, false) }
            types[type.name] = known
        } else {
            types[type.name] = type
            typeNames.append(type.name)
        }
        index(type)
        for name in type.inherited where type.isClass && !type.isExtension { parents.insert(name) }
        for inner in type.types { register(inner, outer: type.name) }
    }

    /// Tells of something at a place; each thing once.
    func note(_ offset: Int, _ message: Phrase) {
        let note = Note(line: source.line(offset), message)
        guard notes.count < Self.mostNotes, noted.insert(note).inserted else { return }
        notes.append(note)
    }

    /// Runs a step; `nil` if the code has taken too many already, or stands too deep.
    func step<Result>(_ work: () -> Result) -> Result? {
        steps += 1
        guard steps <= Self.mostSteps else {
            note(source.bytes.count, Phrase("the code does more than is followed; what comes later in it is skipped."))
            return nil
        }
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        return work()
    }

    /// The value of a static or global property, which is computed once.
    func constant(_ key: String, _ variable: SwiftVariable, typeName: String?) -> SwiftValue {
        if let value = statics[key] { return value }
        guard inProgress.insert(key).inserted else { return .unknown }
        defer { inProgress.remove(key) }
        let frame = SwiftFrame(receiver: typeName.map { .type($0) }, typeName: typeName)
        var value = self.value(of: variable, frame)
        value = typed(value, variable.typeName)
        if case .color(let color) = value { value = .color(.palette(entry(variable.name, color, key))) }
        if variable.getter == nil || value.object == nil { statics[key] = value }
        return value
    }

    /// The names in the palette by the keys of the constants.
    private(set) var paletteKeys: [String: String] = [:]

    /// The name in the palette of a constant's colour.
    private func entry(_ name: String, _ color: Color, _ key: String) -> String {
        if let known = paletteKeys[key] { return known }
        var result = name
        var number = 1
        while palette[result] != nil {
            number += 1
            result = "\(name)\(number)"
        }
        palette.entries.append(Palette.Entry(result, flat(color)))
        paletteKeys[key] = result
        return result
    }

    private func value(of variable: SwiftVariable, _ frame: SwiftFrame) -> SwiftValue {
        if let initial = variable.initial { return value(initial, frame) }
        if let getter = variable.getter { return run(getter, [], SwiftFrame(outer: frame)) }
        return .unknown
    }

    /// The value of a property of an object of the file's types.
    func property(_ name: String, of object: SwiftObject) -> SwiftValue? {
        var type: String? = object.kind
        for _ in 0..<20 {
            guard let known = type.flatMap({ types[$0] }) else { return nil }
            if let variable = variable(name, of: known.name, isStatic: false) {
                let frame = SwiftFrame(receiver: .object(object), typeName: object.kind)
                if let getter = variable.getter, variable.initial == nil { return run(getter, [], SwiftFrame(outer: frame)) }
                let value = typed(self.value(of: variable, frame), variable.typeName)
                if variable.typeName == SwiftStyle.itemKind { value.object?.properties[SwiftStyle.constant] = .text(name) }
                object.properties[name] = value
                return value
            }
            type = known.inherited.first
        }
        return nil
    }

    /// The method of a type or of one that it inherits from.
    func method(_ name: String, in typeName: String, isStatic: Bool, labels: [String?]? = nil) -> SwiftFunction? {
        var type: String? = typeName
        for _ in 0..<20 {
            guard let known = type.flatMap({ types[$0] }) else { return nil }
            let named = functions(name, of: known.name).filter { isStatic == $0.isStatic || name == "init" }
            if let labels, let exact = named.first(where: { Self.fits($0, labels) }) { return exact }
            if let first = named.first { return first }
            type = known.inherited.first
        }
        return nil
    }

    private static func fits(_ function: SwiftFunction, _ labels: [String?]) -> Bool {
        let needed = function.parameters.filter { $0.standard == nil }.map(\.label)
        return function.parameters.count >= labels.count && labels.count >= needed.count
            && labels.allSatisfy { label in function.parameters.contains { $0.label == label } }
    }

    /// The first of UIKit's types that a type comes from; the type itself if the file does not declare it.
    func root(of typeName: String) -> String {
        var name = typeName
        for _ in 0..<20 {
            guard let type = types[name], !type.isExtension || type.isClass, let next = type.inherited.first else { return name }
            name = next
        }
        return name
    }
}
