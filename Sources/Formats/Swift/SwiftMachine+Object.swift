import Model

extension SwiftMachine {
    /// The objects that UIKit's objects bring along.
    private static let parts: [String: [String: String]] = [
        "UINavigationBarAppearance": [
            "buttonAppearance": "UIBarButtonItemAppearance", "doneButtonAppearance": "UIBarButtonItemAppearance",
            "backButtonAppearance": "UIBarButtonItemAppearance", "prominentButtonAppearance": "UIBarButtonItemAppearance",
        ],
        "UIBarButtonItemAppearance": [
            "normal": "UIBarButtonItemStateAppearance", "disabled": "UIBarButtonItemStateAppearance",
            "highlighted": "UIBarButtonItemStateAppearance", "focused": "UIBarButtonItemStateAppearance",
        ],
        "UITabBarAppearance": [
            "stackedLayoutAppearance": "UITabBarItemAppearance", "inlineLayoutAppearance": "UITabBarItemAppearance",
            "compactInlineLayoutAppearance": "UITabBarItemAppearance",
        ],
        "UITabBarItemAppearance": [
            "normal": "UITabBarItemStateAppearance", "selected": "UITabBarItemStateAppearance",
            "disabled": "UITabBarItemStateAppearance", "focused": "UITabBarItemStateAppearance",
        ],
        "UINavigationController": ["navigationBar": "UINavigationBar"],
        "UITabBar": ["standardAppearance": "UITabBarAppearance"],
        "UIViewController": [
            "navigationItem": "UINavigationItem", "navigationController": "UINavigationController", "view": page,
        ],
        page: ["bounds": pageBounds, "frame": pageBounds],
    ]

    /// The view of a page, and the rectangle that it takes.
    private static let page = "page", pageBounds = "page bounds"

    /// The properties that are `nil` unless code sets them.
    private static let optional: Set<String> = [
        "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance", "titleTextAttributes",
        "largeTitleTextAttributes",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "titleView", "prompt",
    ]

    private static let copied: Set<String> = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance", "buttonAppearance",
        "doneButtonAppearance", "backButtonAppearance", "prominentButtonAppearance", "stackedLayoutAppearance",
    ]

    /// What UIKit has for a class of the file: a page, a navigation controller, or the class itself.
    func builtInKind(_ kind: String) -> String {
        let root = root(of: kind)
        if root.hasSuffix("ViewController"), root != "UIAlertController" { return "UIViewController" }
        return root
    }

    /// The value of an object's property; `nil` if nothing is known of it.
    func known(_ name: String, of object: SwiftObject) -> SwiftValue? {
        if let value = object.properties[name] { return value }
        if let value = property(name, of: object) { return value }
        let kind = builtInKind(object.kind)
        if kind == "UINavigationBar" || kind == "UINavigationItem", name == "standardAppearance" {
            return standardAppearance(of: object, kind)
        }
        if kind == "UIViewController", name == "tabBarController" {
            return .object(SwiftObject("UITabBarController", ["tabBar": .object(proxy("UITabBar", []))]))
        }
        if kind == "UIViewController" || kind == "UINavigationController", name == "topViewController" || name == "self" {
            return .object(object)
        }
        if kind == Self.pageBounds, name == "width" { return .pageWidth(0) }
        if kind == Self.pageBounds, name == "size" { return .object(object) }
        if let part = Self.parts[kind]?[name] {
            let inner = SwiftValue.object(SwiftObject(part))
            object.properties[name] = inner
            return inner
        }
        if Self.optional.contains(name) { return .nothing }
        return kind == "UINavigationBarAppearance" && Self.ground.contains(name) ? .object(SwiftObject(Self.usual)) : nil
    }

    /// What stands for a value that nobody has changed.
    private static let usual = "usual"

    /// A bar has an appearance from the beginning, that of all bars; an item has none.
    private func standardAppearance(of object: SwiftObject, _ kind: String) -> SwiftValue {
        guard kind == "UINavigationBar" else { return .nothing }
        let all = proxies["UINavigationBar"]
        let start = all === object ? nil : all?.properties["standardAppearance"]?.object?.copy()
        let value = SwiftValue.object(start ?? SwiftObject("UINavigationBarAppearance"))
        object.properties["standardAppearance"] = value
        return value
    }

    /// The object through which code reaches all objects of a kind, or those inside of some classes.
    func proxy(_ kind: String, _ containers: [String]) -> SwiftObject {
        let key = ([kind] + containers).joined(separator: " ")
        if let known = proxies[key] { return known }
        let object = SwiftObject(kind)
        proxies[key] = object
        return object
    }

    private static let bars: Set<String> = [
        "UINavigationBar", "UINavigationBarAppearance", "UIBarAppearance", "UIBarButtonItemStateAppearance", "UINavigationItem",
        "UITabBar", "UITabBarAppearance", "UITabBarItemStateAppearance", "UIBarButtonItem",
    ]

    /// Sets a property, unless the code may not run or only the app knows the value: both are noted for bars.
    func set(_ name: String, of object: SwiftObject, to value: SwiftValue, _ offset: Int) {
        let isBar = Self.bars.contains(builtInKind(object.kind)) && !["delegate", "searchController"].contains(name)
        guard !isDoubtful else {
            if isBar { note(offset, Phrase("\(name) is skipped: it depends on what only the app knows.")) }
            return
        }
        guard !(value.isUnknown && isBar) else {
            return note(offset, Phrase("\(name) is skipped: only the app knows its value."))
        }
        object.places[name] = offset
        if value.object?.kind == Self.usual {
            object.properties[name] = nil
        } else if case .object(let inner) = value, Self.copied.contains(name) {
            object.properties[name] = .object(inner.copy())
        } else {
            object.properties[name] = value
        }
    }

    /// What a configuration of an appearance resets.
    private static let ground = [
        "backgroundEffect", "backgroundColor", "backgroundImage", "backgroundImageContentMode", "shadowColor", "shadowImage",
    ]

    /// A method of UIKit's objects; `nil` if it is none that theme code needs.
    func method(_ name: String, of object: SwiftObject, _ arguments: SwiftArguments, _ offset: Int) -> SwiftValue? {
        let first = arguments.first?.value ?? .unknown
        switch name {
        case "copy", "mutableCopy": return .object(object.copy())
        case "configureWithDefaultBackground", "configureWithOpaqueBackground", "configureWithTransparentBackground":
            if !isDoubtful { for key in Self.ground { object.properties[key] = nil } }
            set("configured", of: object, to: .text(name), offset)
        case "configureWithDefault": if !isDoubtful { object.properties = [:] }
        case "setBackIndicatorImage": set("backIndicatorImage", of: object, to: first, offset)
        case "setBackgroundImage":
            let metrics = arguments.first { $0.label == "for" || $0.label == "barMetrics" }?.value.member
            let isCompact = arguments.contains { $0.value.member == "compact" } || metrics == "compact"
            set(isCompact ? "backgroundImageLandscape" : "backgroundImage", of: object, to: first, offset)
        case "setTitleTextAttributes":
            let state = arguments.first { $0.label == "for" }?.value.member ?? "normal"
            set("titleTextAttributes.\(state)", of: object, to: first, offset)
        case "setLeftBarButtonItems", "setRightBarButtonItems", "setLeftBarButton", "setRightBarButton":
            let key = name.contains("Left") ? "leftBarButtonItem" : "rightBarButtonItem"
            set(name.hasSuffix("Items") ? key + "s" : key, of: object, to: first, offset)
        case "setHidesBackButton": set("hidesBackButton", of: object, to: first, offset)
        case "setNavigationBarHidden": set("isNavigationBarHidden", of: object, to: first, offset)
        case "setViewControllers": set("viewControllers", of: object, to: first, offset)
        case "pushViewController":
            set("viewControllers", of: object, to: .list((object.properties["viewControllers"]?.list ?? []) + [first]), offset)
        case "new" where SwiftStyle.isStyle(object): return style(object, arguments, offset)
        case "getNavigationBarStyle": return .object(SwiftObject(SwiftStyle.below))
        case "set", "change", "setLargeTitle", "setShrinkOnScroll", "dockViewToNavigationBar":
            guard builtInKind(object.kind) == "UIViewController" else { return nil }
            if name.hasPrefix("set"), name != "set" { set(name, of: object, to: .flag(true), offset) }
            if name == "dockViewToNavigationBar" {
                set(name, of: object, to: arguments.first { $0.label == "constant" }?.value ?? .number(0), offset)
            }
            let usual: SwiftArguments =
                name == "set" ? [("title", .unknown), ("leftItems", .list([])), ("rightItems", .list([]))] : []
            for argument in usual + arguments where ["title", "leftItems", "rightItems"].contains(argument.label) {
                if let label = argument.label { set("set.\(label)", of: object, to: argument.value, offset) }
            }
        default: return nil
        }
        return .unknown
    }

    /// A static method of UIKit's types or of a library's.
    func builtIn(_ name: String, _ arguments: SwiftArguments, of type: String, _ offset: Int) -> SwiftValue {
        if name == "appearance" {
            let containers = arguments.first { $0.label == "whenContainedInInstancesOf" }?.value.list ?? []
            return .object(proxy(type, containers.compactMap { if case .type(let name) = $0 { name } else { nil } }))
        }
        if type == SwiftStyle.kind, name == "transparent" { return style(SwiftStyle.transparent, arguments, offset) }
        if type == "UIFont", let font = systemFont(name, arguments) { return font }
        if [SwiftStyle.titleKind, SwiftStyle.itemKind, "generic"].contains(type) { return factory(name, arguments, offset) }
        if case .function(let callable)? = arguments.last?.value, ["UIView", "DispatchQueue"].contains(type) {
            _ = invoke(callable, [])
        }
        return .unknown
    }

    /// A static property of UIKit's types or of a library's.
    func builtIn(_ name: String, of type: String) -> SwiftValue {
        switch type {
        case "UIColor": return NamedColors.color(name).map { .color($0) } ?? .unknown
        case SwiftStyle.kind:
            if let style = builtInStyle(name) { return style }
        case "NavigationAndStyle": return .image(SwiftImage(name: "NavigationAndStyle.\(name)"))
        case "Defaults":
            if let name = SwiftStyle.usualColors[name] { return builtIn(name, of: "UIColor") }
        case SwiftStyle.titleKind, SwiftStyle.itemKind, "generic":
            if name == "generic" { return .type(name) }
            if name.first?.isLowercase == true { return factory(name, [], 0) }
        default: break
        }
        return name.first?.isUppercase == true ? .type(name) : .member(name, of: nil)
    }
}
