import Model

/// Writes one page: a view controller that says in `viewDidLoad` what of its bar differs from the app's.
struct HBDPageWriter {
    private let screen: Screen
    private let code: HBDCode
    private(set) var lost: [Loss] = []
    private var actions: [ItemAction] = []

    /// The methods in which changes happen, with the statement that comes first.
    private static let moments: [(moment: Moment, head: String, before: String)] = [
        (.load, "- (void)viewDidLoad", "[super viewDidLoad];"),
        (.appear, "- (void)viewWillAppear:(BOOL)animated", "[super viewWillAppear:animated];"),
        (.appeared, "- (void)viewDidAppear:(BOOL)animated", "[super viewDidAppear:animated];"),
        (.disappear, "- (void)viewWillDisappear:(BOOL)animated", "[super viewWillDisappear:animated];"),
    ]

    init(screen: Screen, code: HBDCode) {
        self.screen = screen
        self.code = code
    }

    /// The methods of the page; none if it says no more than a title that is its name.
    mutating func methods() -> [[String]] {
        var layout = HBDStyleWriter(code: code, style: screen.style, screen: screen.id)
        let first = layout.layout()
        lost += layout.lost
        let items = statements(screen.item, "")
        let load = items + statements(screen.style, whole: screen.style, "") + gestures()
        let (calls, changes) = live()
        let lifecycle = Self.moments.compactMap { moment, head, before -> [String]? in
            let body = (moment == .load ? load : []) + (calls[moment] ?? [])
            let early = moment == .load ? first : []
            return body.isEmpty && early.isEmpty ? nil : ObjCCode.method(head, early + [before] + body)
        }
        let rest = changes + overrides()
        let hasPlainTitle = items.count == 1 && screen.item.title == .value(Title(text: screen.label))
        if rest.isEmpty, first.isEmpty, lifecycle.count <= 1, load.isEmpty || load.count == 1 && hasPlainTitle, calls.isEmpty {
            return []
        }
        return lifecycle + rest
    }

    /// The view controller of a name with its methods.
    func lines(_ className: String, _ methods: [[String]]) -> [String] {
        var lines = [
            "#pragma mark - \(Identifier.comment(screen))", "", "@interface \(className) : UIViewController", "@end", "",
        ]
        lines += ["@implementation \(className)", ""]
        for method in methods { lines += method + [""] }
        return lines + ["@end"]
    }

    private mutating func statements(_ item: Item, _ place: String) -> [String] {
        var writer = HBDItemWriter(item: item, screen: screen.id, code: code, place: place)
        let lines = writer.statements()
        lost += writer.lost
        actions += writer.actions.filter { !actions.contains($0) }
        return lines
    }

    private mutating func statements(_ style: Style, whole: Style, _ prefix: String) -> [String] {
        var writer = HBDStyleWriter(code: code, style: style, screen: screen.id, prefix: prefix)
        let lines = writer.page(whole: whole)
        lost += writer.lost
        return lines
    }

    private func gestures() -> [String] {
        var lines: [String] = []
        if let flag = screen.swipeBack { lines.append("self.hbd_swipeBackEnabled = \(ObjCCode.flag(flag));") }
        if let flag = screen.clickBack { lines.append("self.hbd_clickBackEnabled = \(ObjCCode.flag(flag));") }
        if let flag = screen.backInteractive, screen.item.back?.intercept == nil {
            lines.append("self.hbd_backInteractive = \(ObjCCode.flag(flag));")
        }
        return lines
    }

    /// What each moment calls, and the methods of changes that a tap or a later moment makes.
    private mutating func live() -> (calls: [Moment: [String]], changes: [[String]]) {
        var calls: [Moment: [String]] = [:], changes: [[String]] = [], whole = Style()
        for (index, entry) in screen.live.enumerated() {
            let prefix = "live[\(index)]."
            whole = whole.merging(entry.style)
            var body = entry.item.map { statements($0, prefix) } ?? []
            let style = statements(entry.style, whole: whole, prefix)
            if entry.call != nil { lost.append(Loss(prefix + "call", screen: screen.id, closest: Capabilities.leftOut)) }
            body += style
            guard !body.isEmpty else { continue }
            if entry.moment == .load {
                calls[.load, default: []] += body
                continue
            }
            if !style.isEmpty { body.append("[self hbd_setNeedsUpdateNavigationBar];") }
            let name = entry.moment == .tap ? "onTap\(changes.count + 1)" : "change\(changes.count + 1)"
            changes.append(ObjCCode.method("- (void)\(name)", body))
            if entry.moment != .tap { calls[entry.moment, default: []].append("[self \(name)];") }
        }
        return (calls, changes)
    }

    private mutating func overrides() -> [[String]] {
        var methods: [[String]] = []
        switch screen.style[.statusBarHidden] {
        case .flag(let flag):
            methods.append(ObjCCode.method("- (BOOL)prefersStatusBarHidden", ["return \(ObjCCode.flag(flag));"]))
        case .nothing: lost.append(Loss(StyleKey.statusBarHidden.name, screen: screen.id, closest: Capabilities.leftOut))
        default: break
        }
        if let flag = screen.hidesTabBar {
            methods.append(ObjCCode.method("- (BOOL)hidesBottomBarWhenPushed", ["return \(ObjCCode.flag(flag));"]))
        }
        if let question = screen.item.back?.intercept { methods.append(Self.intercept(question)) }
        for action in actions {
            let (name, statement) = HBDItemWriter.method(action)
            methods.append(ObjCCode.method("- (void)\(name)", [statement]))
        }
        return methods
    }

    /// The library asks this before it goes back; the page asks the person instead.
    private static func intercept(_ question: String) -> [String] {
        ObjCCode.method(
            "- (BOOL)hbd_backInteractive",
            [
                "UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil",
                "                                                               message:\(ObjCCode.string(question))",
                "                                                        preferredStyle:UIAlertControllerStyleAlert];",
                "UIAlertAction *leave = [UIAlertAction actionWithTitle:@\"OK\"",
                "                                                style:UIAlertActionStyleDefault",
                "                                              handler:^(UIAlertAction *action) {",
                "    [self.navigationController popViewControllerAnimated:YES];", "}];", "[alert addAction:leave];",
                "[alert addAction:[UIAlertAction actionWithTitle:@\"Cancel\" style:UIAlertActionStyleCancel handler:nil]];",
                "[self presentViewController:alert animated:YES completion:nil];", "return NO;",
            ])
    }
}
