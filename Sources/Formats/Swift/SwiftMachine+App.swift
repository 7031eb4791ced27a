import Model

extension SwiftMachine {
    /// What an app does with its bars: as it starts, as its navigation controllers load, and as its pages appear.
    struct App {
        /// Navigation controllers, made by code or only declared, in the order of the file.
        var stacks: [SwiftObject] = []
        /// One object for each class of a page, in the order of the file.
        var pages: [SwiftObject] = []
    }

    private static let life = ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// Runs the whole file.
    func runApp() -> App {
        for function in content.functions where function.name.isEmpty || isStart(function) {
            start(function, .unknown, typeName: nil)
        }
        for name in typeNames where pageKind(name) == nil { startMembers(of: name) }
        var app = App()
        let stackTypes = typeNames.filter { pageKind($0) == "UINavigationController" || pageKind($0) == "UITabBarController" }
        for name in stackTypes where !made.contains(where: { $0.kind == name }) && !isInherited(name) {
            let object = SwiftObject(name)
            if pageKind(name) == "UINavigationController" { made.append(object) } else { live(object) }
        }
        app.stacks = made.filter { builtInKind($0.kind) == "UINavigationController" }
        for stack in app.stacks { live(stack) }
        let pageTypes = typeNames.filter { pageKind($0) == "UIViewController" }
        for name in pageTypes where !isInherited(name) {
            let page = SwiftObject(name)
            live(page)
            app.pages.append(page)
        }
        return app
    }

    /// Which of UIKit's classes a class of the file is; `nil` for other types.
    private func pageKind(_ name: String) -> String? {
        guard let type = types[name], !type.isExtension, !type.inherited.isEmpty else { return nil }
        let kind = builtInKind(name)
        return ["UIViewController", "UINavigationController", "UITabBarController"].contains(kind)
            || root(of: name) == "UITabBarController" ? kind : nil
    }

    /// Whether other classes of the file come from this one, so that its code is theirs.
    private func isInherited(_ name: String) -> Bool { parents.contains(name) }

    /// Whether nothing in the file calls a function, so that the app does.
    private func isStart(_ function: SwiftFunction) -> Bool {
        !function.isAction && function.name != "init" && !function.name.isEmpty && !isCalled(function)
    }

    private func isCalled(_ function: SwiftFunction) -> Bool {
        let labels = function.parameters.map { $0.label ?? "_" }
        let needed = function.parameters.count { $0.standard == nil }
        return called[function.name]?.contains {
            $0.allSatisfy(labels.contains) && $0.count <= labels.count && $0.count + 1 >= needed
        } == true
            && (needed > 0 || called[function.name]?.contains([]) == true || !labels.isEmpty)
    }

    private func startMembers(of name: String) {
        guard let type = types[name] else { return }
        let receiver: SwiftValue =
            switch builtInKind(name) {
            case "UINavigationBar": .object(proxy("UINavigationBar", []))
            case "UITabBar": .object(proxy("UITabBar", []))
            case "UINavigationController" where type.isExtension:
                .object(SwiftObject(name, ["navigationBar": .object(proxy("UINavigationBar", []))]))
            case "UIViewController" where type.isExtension:
                .object(
                    SwiftObject(
                        name,
                        [
                            "navigationController": .object(
                                SwiftObject("UINavigationController", ["navigationBar": .object(proxy("UINavigationBar", []))]))
                        ]))
            default: type.cases.isEmpty ? .object(SwiftObject(name)) : .unknown
            }
        for function in type.functions where isStart(function) {
            start(function, function.isStatic ? .type(name) : receiver, typeName: name)
        }
    }

    private func start(_ function: SwiftFunction, _ receiver: SwiftValue, typeName: String?) {
        let arguments: SwiftArguments = function.parameters.map { parameter in
            switch parameter.typeName {
            case "UINavigationBar"?: (parameter.label, .object(proxy("UINavigationBar", [])))
            case "UITabBar"?: (parameter.label, .object(proxy("UITabBar", [])))
            case "UINavigationController"?:
                (
                    parameter.label,
                    .object(SwiftObject("UINavigationController", ["navigationBar": .object(proxy("UINavigationBar", []))]))
                )
            default: (parameter.label, .unknown)
            }
        }
        _ = run(function, arguments, SwiftFrame(receiver: receiver, typeName: typeName))
    }

    /// Runs what a page or a navigation controller does until it has appeared; without such methods, what else it has.
    private func live(_ object: SwiftObject) {
        let methods = Self.life.compactMap { method($0, in: object.kind, isStatic: false) }
        let others = (types[object.kind]?.functions ?? []).filter {
            !$0.isStatic && !$0.isOverride && $0.parameters.isEmpty && isStart($0)
        }
        for function in methods.isEmpty ? others : methods {
            _ = run(function, [], SwiftFrame(receiver: .object(object), typeName: object.kind))
        }
    }
}
