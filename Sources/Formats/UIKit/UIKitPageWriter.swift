import Model

/// Writes one page: a view controller with its appearances, its items and its status bar.
struct UIKitPageWriter {
    private let screen: Screen
    private let look: UIKitLook
    /// Whether the code makes the page, so that it needs a class even if it says nothing.
    private let isNamed: Bool
    private(set) var lost: [Loss] = []
    /// The statements of `viewDidLoad`, and the other members.
    private var load: [String] = []
    private var rest: [[String]] = []
    private static let bar = "navigationController?.navigationBar"

    init(screen: Screen, look: UIKitLook, isNamed: Bool) {
        self.screen = screen
        self.look = look
        self.isNamed = isNamed
    }

    /// Makes the members of the page; `false` if it says no more than a title that is its name.
    mutating func write() -> Bool {
        var items = UIKitItemWriter(screen: screen, code: look.code)
        load = items.statements()
        lost += items.lost
        let hasPlainTitle = load.count == 1 && screen.item.title == .value(Title(text: screen.label))
        load += appearances()
        if let flag = screen.style.flag(.includesOpaqueBars) { load.append("extendedLayoutIncludesOpaqueBars = \(flag)") }
        rest = appearing() + statusBar()
        if load.isEmpty, isNamed, rest.isEmpty { load.append("// It looks as its stack does.") }
        return !rest.isEmpty || !load.isEmpty && (isNamed || load.count > 1 || !hasPlainTitle)
    }

    /// The view controller of a name.
    func lines(_ className: String) -> [String] {
        let load = SwiftPages.identifying(screen, className) + load
        let loading = load.isEmpty ? [] : [Self.method("viewDidLoad()", ["super.viewDidLoad()"] + load)]
        let body = (loading + rest).joined(separator: [""])
        return [SwiftPages.mark(screen), "", "class \(className): UIViewController {"]
            + SwiftCode.indented(Array(body)) + ["}"]
    }

    private static func method(_ head: String, _ body: [String]) -> [String] {
        ["override func \(head) {"] + SwiftCode.indented(body) + ["}"]
    }

    private func appearances() -> [String] {
        let style = screen.style
        var lines = look.standardLines(style, "appearance")
        if !lines.isEmpty {
            lines += ["navigationItem.standardAppearance = appearance", "navigationItem.compactAppearance = appearance"]
        }
        var own = look.standardLines(style, "scrollEdge")
        if own.isEmpty { own = ["let scrollEdge = \(look.standardSource)"] }
        let edge = look.edgeLines(style, "scrollEdge", own: own)
        return lines + (edge.isEmpty ? [] : edge + ["navigationItem.scrollEdgeAppearance = scrollEdge"])
    }

    /// What belongs to the bar that all pages share is set while the page shows and given back when it goes.
    private func appearing() -> [[String]] {
        var shown = look.barLines(screen.style, Self.bar)
        var gone = look.restoringLines(screen.style, Self.bar)
        if let isHidden = screen.style.flag(.hidden) {
            shown.append("navigationController?.setNavigationBarHidden(\(isHidden), animated: animated)")
            if isHidden { gone.append("navigationController?.setNavigationBarHidden(false, animated: animated)") }
        }
        var methods: [[String]] = []
        if !shown.isEmpty {
            methods.append(Self.method("viewWillAppear(_ animated: Bool)", ["super.viewWillAppear(animated)"] + shown))
        }
        if !gone.isEmpty {
            methods.append(Self.method("viewWillDisappear(_ animated: Bool)", ["super.viewWillDisappear(animated)"] + gone))
        }
        return methods
    }

    private mutating func statusBar() -> [[String]] {
        var lines: [[String]] = []
        if let set = screen.style[.statusBar] ?? look.standard[.statusBar] {
            let style =
                switch set.text {
                case "light", "blackOpaque", "blackTranslucent": "lightContent"
                case "dark": "darkContent"
                default: "default"
                }
            lines.append(["override var preferredStatusBarStyle: UIStatusBarStyle { .\(style) }"])
        }
        if let isHidden = screen.style.flag(.statusBarHidden) {
            lines.append(["override var prefersStatusBarHidden: Bool { \(isHidden) }"])
        }
        for key in [StyleKey.hidden, .statusBarHidden, .includesOpaqueBars] where screen.style[key] == .nothing {
            lost.append(Loss(key.name, screen: screen.id, closest: Capabilities.leftOut))
        }
        return lines
    }
}
