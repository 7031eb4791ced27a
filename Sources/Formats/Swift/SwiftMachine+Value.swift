import Model

extension SwiftMachine {
    /// What an expression comes to.
    func value(_ expression: SwiftExpression, _ frame: SwiftFrame) -> SwiftValue {
        step { self.plainValue(expression, frame) } ?? .unknown
    }

    private func plainValue(_ expression: SwiftExpression, _ frame: SwiftFrame) -> SwiftValue {
        switch expression.kind {
        case .number(let number): return .number(number)
        case .text(let text): return text.map { .text($0) } ?? .unknown
        case .flag(let flag): return .flag(flag)
        case .nothing: return .nothing
        case .name(let name): return named(name, frame)
        case .implicit(let name): return .member(name, of: nil)
        case .member(let base, let name):
            if case .name("super") = base.kind { return member(name, of: frame.receiver ?? .unknown) }
            return member(name, of: value(base, frame))
        case .call(let callee, let arguments): return call(callee, arguments, expression.offset, frame)
        case .element(let base, let keys): return element(value(base, frame), keys, frame)
        case .list(let values): return .list(values.map { value($0, frame) })
        case .dictionary(let pairs):
            return .dictionary(Dictionary(pairs.map { (key($0.key, frame), value($0.value, frame)) }) { $1 })
        case .prefix(let sign, let inner): return prefixed(sign, value(inner, frame))
        case .infix(let sign, let left, let right): return infix(sign, left, right, frame)
        case .choice(let condition, let one, let other):
            return value(condition, frame).flag.map { value($0 ? one : other, frame) } ?? .unknown
        case .closure(let function): return .function(SwiftCallable(function: function, frame: frame))
        case .tuple, .other: return .unknown
        }
    }

    /// What a name by itself stands for.
    private func named(_ name: String, _ frame: SwiftFrame) -> SwiftValue {
        if let owner = frame.owner(of: name) { return owner.values[name] ?? .unknown }
        if name == "self" { return frame.receiver ?? .unknown }
        if name == "Self" { return frame.typeName.map { .type($0) } ?? .unknown }
        if let object = frame.receiver?.object, let value = known(name, of: object) { return value }
        var type = frame.typeName
        for _ in 0..<20 {
            guard let here = type else { break }
            if let value = staticMember(name, of: here) { return value }
            type = outerTypes[here]
        }
        if case .member? = frame.receiver, let value = frame.receiver.map({ member(name, of: $0) }), !value.isUnknown {
            return value
        }
        if let variable = variable(name, of: "", isStatic: true) { return constant(name, variable, typeName: nil) }
        if let function = functions(name, of: "").first {
            return .function(SwiftCallable(function: function, frame: SwiftFrame()))
        }
        return types[name] != nil || name.first?.isUppercase == true ? .type(name) : .unknown
    }

    /// A static property, a case or an inner type; `nil` if the file's type has none of the name.
    func staticMember(_ name: String, of typeName: String) -> SwiftValue? {
        if let value = statics["\(typeName).\(name)"] { return value }
        guard types[typeName] != nil else { return nil }
        if let variable = variable(name, of: typeName, isStatic: true) {
            return constant("\(typeName).\(name)", variable, typeName: typeName)
        }
        if hasCase(name, in: typeName) { return .member(name, of: typeName) }
        if types[name] != nil, outerTypes[name] == typeName { return .type(name) }
        if let function = functions(name, of: typeName).first(where: \.isStatic) {
            let frame = SwiftFrame(receiver: .type(typeName), typeName: typeName)
            return .function(SwiftCallable(function: function, frame: frame))
        }
        return nil
    }

    /// The member of a value.
    func member(_ name: String, of base: SwiftValue) -> SwiftValue {
        switch base {
        case .object(let object): return known(name, of: object) ?? .unknown
        case .type(let type):
            if name == "self" || name == "shared" && types[type] == nil { return base }
            return staticMember(name, of: type) ?? builtIn(name, of: type)
        case .member(let entry, let type):
            if name == "rawValue" { return rawValue(entry, type) }
            if type == nil, entry == "generic" { return factory(name, [], 0) }
            // What a constant of a type that only the place decides has for members.
            if type == nil, let style = staticMember(entry, of: "NavigationBarStyle") ?? builtInStyle(entry) {
                return member(name, of: style)
            }
            guard let type, let variable = self.variable(name, of: type, isStatic: false) else {
                return .unknown
            }
            let value =
                variable.getter.map { run($0, [], SwiftFrame(outer: SwiftFrame(receiver: base, typeName: type))) } ?? .unknown
            return typed(value, variable.typeName)
        case .list(let values):
            return name == "first" ? values.first ?? .nothing : name == "last" ? values.last ?? .nothing : .unknown
        case .nothing: return .nothing
        default: return .unknown
        }
    }

    private func rawValue(_ entry: String, _ type: String?) -> SwiftValue {
        guard let found = type.flatMap({ types[$0] })?.cases.first(where: { $0.name == entry }) else { return .unknown }
        return found.value.map { value($0, SwiftFrame()) } ?? .text(entry)
    }

    private func element(_ base: SwiftValue, _ keys: [SwiftExpression.Argument], _ frame: SwiftFrame) -> SwiftValue {
        guard let first = keys.first?.value else { return .unknown }
        switch base {
        case .dictionary(let values): return values[key(first, frame)] ?? .nothing
        case .list(let values):
            guard let number = value(first, frame).number, let index = Int(exactly: number), values.indices.contains(index) else {
                return .unknown
            }
            return values[index]
        default: return .unknown
        }
    }

    private func prefixed(_ sign: String, _ value: SwiftValue) -> SwiftValue {
        if sign == "-", let number = value.number { return .number(-number) }
        if sign == "!", let flag = value.flag { return .flag(!flag) }
        return .unknown
    }

    private static let longestText = 10_000

    private func infix(_ sign: String, _ left: SwiftExpression, _ right: SwiftExpression, _ frame: SwiftFrame) -> SwiftValue {
        let one = value(left, frame)
        if sign == "??" { return one.isNothing || one.isUnknown ? value(right, frame) : one }
        let other = value(right, frame)
        if let one = one.number, let other = other.number { return Self.sum(sign, one, other) }
        if case .pageWidth(let points) = one, let other = other.number, sign == "-" || sign == "+" {
            return .pageWidth(sign == "-" ? points - other : points + other)
        }
        switch sign {
        case "==", "===": return one.equals(other).map { .flag($0) } ?? .unknown
        case "!=", "!==": return one.equals(other).map { .flag(!$0) } ?? .unknown
        case "&&":
            if one.flag == false || other.flag == false { return .flag(false) }
            return one.flag == true && other.flag == true ? .flag(true) : .unknown
        case "||":
            if one.flag == true || other.flag == true { return .flag(true) }
            return one.flag == false && other.flag == false ? .flag(false) : .unknown
        case "+":
            guard let one = one.text, let other = other.text, one.count + other.count < Self.longestText else { return .unknown }
            return .text(one + other)
        default: return .unknown
        }
    }

    private static func sum(_ sign: String, _ one: Double, _ other: Double) -> SwiftValue {
        switch sign {
        case "+": .number(one + other)
        case "-": .number(one - other)
        case "*": .number(one * other)
        case "/": other == 0 ? .unknown : .number(one / other)
        case "==": .flag(one == other)
        case "!=": .flag(one != other)
        case "<": .flag(one < other)
        case ">": .flag(one > other)
        case "<=": .flag(one <= other)
        case ">=": .flag(one >= other)
        default: .unknown
        }
    }
}
