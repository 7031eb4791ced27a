import Model

/// Writes what a page puts into its bar, as statements.
struct HBDItemWriter {
    private let item: Item
    private let screen: ScreenID
    private let code: HBDCode
    /// What stands in front of a property in the list of losses.
    private let place: String
    private(set) var lost: [Loss] = []
    /// What the items do, by the names of the methods that they call.
    private(set) var actions: [ItemAction] = []

    init(item: Item, screen: ScreenID, code: HBDCode, place: String = "") {
        self.item = item
        self.screen = screen
        self.code = code
        self.place = place
    }

    /// The method of an action.
    static func method(_ action: ItemAction) -> (name: String, statement: String) {
        action == .dismiss
            ? ("onClickClose", "[self dismissViewControllerAnimated:YES completion:nil];")
            : ("onClickBack", "[self.navigationController popViewControllerAnimated:YES];")
    }

    mutating func statements() -> [String] {
        var lines = title(item.title)
        if let prompt = item.prompt {
            lines.append("self.navigationItem.prompt = \(prompt.value.map(ObjCCode.string) ?? "nil");")
        }
        if let title = item.backTitle {
            let text = ObjCCode.string(title.value ?? "")
            lines.append(
                "self.navigationItem.backBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:\(text) style:UIBarButtonItemStylePlain target:nil action:NULL];"
            )
        }
        if let isHidden = item.hidesBack { lines.append("self.navigationItem.hidesBackButton = \(ObjCCode.flag(isHidden));") }
        if item.back?.title != nil { lose("back.title", closest: Phrase("backTitle of the page below")) }
        if item.back?.image != nil { lose("back.image", closest: Phrase("backImage of the theme")) }
        return lines + items(item.left, "left") + items(item.right, "right")
    }

    private mutating func lose(_ property: String, closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss("\(place)item.\(property)", screen: screen, closest: closest))
    }

    private mutating func title(_ title: Setting<Title>?) -> [String] {
        guard let title = title?.value else { return title == nil ? [] : ["self.title = nil;"] }
        let text = title.text.map { ["self.title = \(ObjCCode.string($0));"] } ?? []
        switch title.kind {
        case .text: return text
        case .empty: return []
        case .image:
            guard let image = title.image else { break }
            let size = title.size.flatMap { $0.count == 2 ? $0 : nil }
            let width = size.map { $0[0] < 0 ? "self.view.bounds.size.width - \(JSON.spelling(-$0[0]))" : JSON.spelling($0[0]) }
            let frame = size.map { "titleView.frame = CGRectMake(0, 0, \(width ?? "0"), \(JSON.spelling($0[1])));" }
            return ["UIImageView *titleView = [[UIImageView alloc] initWithImage:\(HBDCode.image(image))];"]
                + [frame, "self.navigationItem.titleView = titleView;"].compactMap { $0 }
        default: break
        }
        lose("title.kind", closest: Phrase("a plain title"))
        return text
    }

    private mutating func items(_ items: [BarItem]?, _ side: String) -> [String] {
        guard let items else { return [] }
        var lines: [String] = []
        var names: [String] = []
        for (index, item) in items.enumerated() {
            guard let made = made(item) else {
                lose("\(side)[\(index)]")
                continue
            }
            let name = "\(side)Item\(names.count + 1)"
            names.append(name)
            lines.append("UIBarButtonItem *\(name) = \(made);")
            if item.enabled == false { lines.append("\(name).enabled = NO;") }
            if let tint = item.tint { lines.append("\(name).tintColor = \(code.color(tint));") }
            if item.badge != nil { lose("\(side)[\(index)].badge") }
            if item.extendTapAreaBy != nil { lose("\(side)[\(index)].extendTapAreaBy") }
            if item.text != nil, item.image != nil { lose("\(side)[\(index)].text", closest: Phrase("the picture alone")) }
        }
        // UIKit's first item stands outermost: at the right, its list runs from the edge inwards.
        let ordered = side == "right" ? names.reversed() : names
        return lines + ["self.navigationItem.\(side)BarButtonItems = @[\(ordered.joined(separator: ", "))];"]
    }

    private mutating func made(_ item: BarItem) -> String? {
        let symbols: [GenericItem: String] = [
            .back: "chevron.backward", .noAutoDismissBack: "chevron.backward", .close: "xmark", .noAutoDismissClose: "xmark",
            .forward: "chevron.forward", .settings: "gearshape",
        ]
        let style = "style:UIBarButtonItemStylePlain \(target(item))"
        if let system = item.system {
            let name = system.rawValue.prefix(1).uppercased() + system.rawValue.dropFirst()
            return "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItem\(name) \(target(item))]"
        }
        if let image = item.image { return "[[UIBarButtonItem alloc] initWithImage:\(HBDCode.image(image)) \(style)]" }
        if let symbol = item.generic.flatMap({ symbols[$0] }) {
            return "[[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:\(ObjCCode.string(symbol))] \(style)]"
        }
        return item.text.map { "[[UIBarButtonItem alloc] initWithTitle:\(ObjCCode.string($0)) \(style)]" }
    }

    private mutating func target(_ item: BarItem) -> String {
        let leaves = item.autoDismiss == true || item.generic == .back || item.generic == .close
        let action = item.action ?? (leaves ? .pop : .none)
        guard action != .none else { return "target:nil action:NULL" }
        if !actions.contains(action) { actions.append(action) }
        return "target:self action:@selector(\(Self.method(action).name))"
    }
}
