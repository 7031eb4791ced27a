import Model

/// The values at a call, with their labels.
typealias SwiftArguments = [(label: String?, value: SwiftValue)]

extension SwiftMachine {
    func call(_ callee: SwiftExpression, _ list: [SwiftExpression.Argument], _ offset: Int, _ frame: SwiftFrame) -> SwiftValue {
        switch callee.kind {
        case .name(let name):
            if name == "#colorLiteral" || name == "#imageLiteral" {
                return construct(name == "#colorLiteral" ? "UIColor" : "UIImage", values(list, frame), offset)
            }
            if let object = frame.receiver?.object, frame.owner(of: name) == nil,
                let method = method(name, in: object.kind, isStatic: false, labels: list.map(\.label))
            {
                return run(method, values(list, frame), SwiftFrame(receiver: .object(object), typeName: object.kind))
            }
            if frame.owner(of: name) == nil, let type = frame.typeName,
                let method = method(name, in: type, isStatic: true, labels: list.map(\.label))
            {
                return run(method, values(list, frame), SwiftFrame(receiver: .type(type), typeName: type))
            }
            switch value(callee, frame) {
            case .function(let callable): return invoke(callable, values(list, frame))
            case .type(let type): return construct(type, values(list, frame), offset)
            default:
                if let object = frame.receiver?.object, let value = method(name, of: object, values(list, frame), offset) {
                    return value
                }
                return handedOn(name, values(list, frame))
            }
        case .implicit(let name): return implicit(name, values(list, frame), offset)
        case .member(let base, let name):
            if case .name("super") = base.kind { return inherited(name, frame) }
            return method(name, on: value(base, frame), values(list, frame), offset, frame)
        default:
            guard case .function(let callable) = value(callee, frame) else { return .unknown }
            return invoke(callable, values(list, frame))
        }
    }

    private func values(_ list: [SwiftExpression.Argument], _ frame: SwiftFrame) -> SwiftArguments {
        list.map { ($0.label, value($0.value, frame)) }
    }

    /// Calls a function or a closure.
    func invoke(_ callable: SwiftCallable, _ arguments: SwiftArguments) -> SwiftValue {
        run(callable.function, arguments, SwiftFrame(outer: callable.frame))
    }

    /// A function that the file does not know: a text stays itself, and a closure that comes with an object sets that up.
    private func handedOn(_ name: String, _ arguments: SwiftArguments) -> SwiftValue {
        if name == "NSLocalizedString" { return arguments.first?.value ?? .unknown }
        guard let object = arguments.first?.value.object, case .function(let callable)? = arguments.last?.value else {
            return .unknown
        }
        _ = invoke(callable, [(nil, .object(object))])
        return .object(object)
    }

    /// What a superclass of UIKit's or of a library gives.
    private func inherited(_ name: String, _ frame: SwiftFrame) -> SwiftValue {
        if let object = frame.receiver?.object, let type = frame.typeName.flatMap({ types[$0] })?.inherited.first,
            let method = method(name, in: type, isStatic: false)
        {
            return run(method, [], SwiftFrame(receiver: .object(object), typeName: type))
        }
        return name == "getNavigationBarStyle" ? .object(SwiftObject(SwiftStyle.below)) : .unknown
    }

    private func method(_ name: String, on base: SwiftValue, _ arguments: SwiftArguments, _ offset: Int, _ frame: SwiftFrame)
        -> SwiftValue
    {
        switch base {
        case .type(let type):
            if name == "init" {
                let value = construct(type, arguments, offset)
                if frame.typeName == type { initialized = value }
                return value
            }
            if let method = method(name, in: type, isStatic: true, labels: arguments.map(\.label)) {
                return run(method, arguments, SwiftFrame(receiver: base, typeName: type))
            }
            if case .function(let callable)? = staticMember(name, of: type) { return invoke(callable, arguments) }
            if types[name] != nil || name.first?.isUppercase == true { return construct(name, arguments, offset) }
            return builtIn(name, arguments, of: type, offset)
        case .object(let object):
            if let method = method(name, in: object.kind, isStatic: false, labels: arguments.map(\.label)) {
                return run(method, arguments, SwiftFrame(receiver: base, typeName: object.kind))
            }
            if case .function(let callable)? = object.properties[name] { return invoke(callable, arguments) }
            return method(name, of: object, arguments, offset) ?? setUp(base, arguments)
        case .member(let entry, let type):
            if let type, let method = method(name, in: type, isStatic: false) {
                return run(method, arguments, SwiftFrame(receiver: base, typeName: type))
            }
            if let style = (staticMember(entry, of: SwiftStyle.kind) ?? builtInStyle(entry))?.object, name == "new" {
                return method(name, of: style, arguments, offset) ?? .unknown
            }
            return color(base).map { method(name, of: $0, arguments) } ?? .unknown
        case .color(let color): return method(name, of: color, arguments)
        case .font(var font):
            if name == "withSize", let size = arguments.first?.value.number { font.size = size }
            return .font(font)
        case .image(var image):
            if name == "withTintColor" { image.tint = arguments.first.flatMap { color($0.value) } ?? image.tint }
            return .image(image)
        case .list(let values):
            guard name == "forEach", case .function(let callable)? = arguments.first?.value else { return .unknown }
            for value in values.prefix(50) { _ = invoke(callable, [(nil, value)]) }
            return .unknown
        case .text: return base
        case .function(let callable): return name == "callAsFunction" ? invoke(callable, arguments) : .unknown
        default: return .unknown
        }
    }

    /// A closure at an unknown method sets the object up, as `then` and `configure` of many helpers do.
    private func setUp(_ base: SwiftValue, _ arguments: SwiftArguments) -> SwiftValue {
        guard case .function(let callable)? = arguments.last?.value else { return .unknown }
        _ = invoke(callable, [(nil, base)])
        return base
    }

    private func method(_ name: String, of color: Color, _ arguments: SwiftArguments) -> SwiftValue {
        guard name == "withAlphaComponent", let alpha = arguments.first?.value.number else {
            return name == "resolvedColor" ? .color(color) : .unknown
        }
        return .color(mapped(color) { $0.with(opacity: alpha) })
    }

    /// A new value of a type.
    func construct(_ type: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        if let known = types[type] {
            let labels = arguments.map(\.label)
            if let method = method("init", in: type, isStatic: false, labels: labels), known.isExtension {
                // An initialiser that an extension adds hands its work on to another one.
                initialized = nil
                if method.parameters.map(\.label) == labels || method.parameters.count >= labels.count {
                    _ = run(method, arguments, SwiftFrame(receiver: .type(type), typeName: type))
                    if let value = initialized, !value.isUnknown { return value }
                }
            }
            if !known.isExtension { return instance(of: type, arguments, offset) }
        }
        return constructBuiltIn(type, arguments, offset)
    }

    /// A value of a type of the file: its initialiser runs, or else its properties are set by their names.
    private func instance(of type: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        if types[type]?.cases.isEmpty == false { return arguments.first?.value.text.flatMap { entry($0, of: type) } ?? .unknown }
        let object = SwiftObject(type)
        for argument in arguments { if let label = argument.label { object.properties[label] = argument.value } }
        if let method = method("init", in: type, isStatic: false, labels: arguments.map(\.label)) {
            _ = run(method, arguments, SwiftFrame(receiver: .object(object), typeName: type))
        }
        if root(of: type) == "UINavigationController" { adopt(object, arguments) }
        return .object(object)
    }

    private func entry(_ raw: String, of type: String) -> SwiftValue? {
        let found = types[type]?.cases.first { entry in
            entry.value.map { value($0, SwiftFrame()).text == raw } ?? (entry.name == raw)
        }
        return found.map { .member($0.name, of: type) }
    }

    /// Keeps a navigation controller with its first page.
    private func adopt(_ object: SwiftObject, _ arguments: SwiftArguments) {
        made.append(object)
        if let root = arguments.first(where: { $0.label == "rootViewController" })?.value {
            object.properties["viewControllers"] = .list([root])
        }
    }

    private func constructBuiltIn(_ type: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        let first = arguments.first?.value ?? .unknown
        switch type {
        case "NSLocalizedString": return first
        case "CGFloat", "Double", "Float", "Int", "NSNumber": return first.number.map { .number($0) } ?? .unknown
        case "String", "LocalizedStringResource": return first.text.map { .text($0) } ?? .unknown
        case "UIColor": return color(arguments, offset)
        case "UIFont": return font(arguments)
        case "UIImage": return image(arguments)
        case "Weight": return first
        case SwiftStyle.kind: return style(SwiftStyle.initializer, arguments, offset)
        case "UINavigationController":
            let object = SwiftObject(type)
            adopt(object, arguments)
            return .object(object)
        default:
            if let copied = arguments.first(where: { $0.label == "barAppearance" })?.value.object {
                let object = SwiftObject(type, copied.copy().properties)
                return .object(object)
            }
            let object = SwiftObject(type)
            for (index, argument) in arguments.enumerated() {
                object.properties[argument.label ?? "\(index)"] = argument.value
            }
            if type.hasSuffix("NavigationBarAppearance") { made.append(object) }
            return .object(object)
        }
    }

    /// A call whose type only the place decides: `.systemFont(ofSize: 17)`, `.init(white: 1, alpha: 1)`.
    private func implicit(_ name: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        let labels = Set(arguments.compactMap(\.label))
        if name == "init" {
            if !labels.isDisjoint(with: ["red", "white", "hue", "hex", "rgb", "displayP3Red", "dynamicProvider"]) {
                return construct("UIColor", arguments, offset)
            }
            if labels.contains("named") { return .object(SwiftObject("named", ["name": arguments[0].value])) }
            if labels.contains("size") { return font(arguments) }
            return .object(SwiftObject("init", Dictionary(arguments.map { ($0.label ?? "", $0.value) }) { $1 }))
        }
        for type in ["UIColor", "UIFont", "UIImage", SwiftStyle.kind, SwiftStyle.titleKind, SwiftStyle.itemKind] {
            if let method = method(name, in: type, isStatic: true) {
                return run(method, arguments, SwiftFrame(receiver: .type(type), typeName: type))
            }
        }
        if let font = systemFont(name, arguments) { return font }
        if name == "transparent" { return style(SwiftStyle.transparent, arguments, offset) }
        return factory(name, arguments, offset)
    }
}
