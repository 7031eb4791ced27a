import Model

/// The names under which NavigationAndStyle's objects are known while code is followed.
enum SwiftStyle {
    static let kind = "NavigationBarStyle"
    static let titleKind = "UINavigationBarItemType"
    static let itemKind = "UIBarButtonItemType"
    /// The style of the level below, whatever it is.
    static let below = "NavigationBarStyle below"
    static let initializer = "init"
    static let standard = "default"
    static let transparent = "transparent"
    /// The property that holds the style that another one is a copy of.
    static let origin = "copy of"
    /// The property that says how a style began.
    static let base = "base"

    /// The property of an item that holds the name of its constant.
    static let constant = "constant"

    /// What the library's standard colours are before an app changes them (NavigationBarStyle.swift 1.1.8).
    static let usualColors = ["disabledColor": "lightGray", "blueColor": "systemBlue", "darkTextColor": "darkText"]

    static func isStyle(_ object: SwiftObject) -> Bool { object.kind == kind || object.kind == below }
}

extension SwiftMachine {
    /// A new style from one of the library's own.
    func style(_ base: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        let object = SwiftObject(SwiftStyle.kind, [SwiftStyle.base: .text(base)])
        fill(object, arguments, offset)
        return .object(object)
    }

    /// A copy with changes: `style.new(...)`.
    func style(_ origin: SwiftObject, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        let object = SwiftObject(SwiftStyle.kind, [SwiftStyle.origin: .object(origin)])
        fill(object, arguments, offset)
        return .object(object)
    }

    private func fill(_ object: SwiftObject, _ arguments: SwiftArguments, _ offset: Int) {
        for argument in arguments {
            guard let label = argument.label else { continue }
            if argument.value.isUnknown {
                note(offset, Phrase("\(label) is skipped: only the app knows its value."))
            } else {
                object.properties[label] = argument.value
                object.places[label] = offset
            }
        }
    }

    /// One of the library's own styles; `nil` for another name.
    func builtInStyle(_ name: String) -> SwiftValue? {
        switch name {
        case "default", "transparent":
            let key = "\(SwiftStyle.kind).\(name)"
            if let known = statics[key] { return known }
            let value = style(name, [], 0)
            statics[key] = value
            return value
        case "global": return statics["\(SwiftStyle.kind).global"] ?? .object(SwiftObject(SwiftStyle.below))
        default: return nil
        }
    }

    /// An item or a title of one of the library's factories, such as `.systemItem(.cancel)`.
    func factory(_ name: String, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        let object = SwiftObject("factory", ["name": .text(name)])
        for (index, argument) in arguments.enumerated() { object.properties[argument.label ?? "\(index)"] = argument.value }
        object.places["name"] = offset
        return .object(object)
    }
}
