import Model

/// Writes what a page puts into its bar, as statements of `viewDidLoad`.
struct MpaasItemWriter {
    private let screen: Screen
    private(set) var colors: PlainColors
    /// What stands in front of a property in the list of losses.
    private let place: String
    /// The methods that the items call.
    private(set) var actions: [Action] = []

    /// A method without arguments and its only statement.
    struct Action: Equatable {
        var name: String
        var statement: String
    }

    init(screen: Screen, colors: PlainColors, place: String = "") {
        self.screen = screen
        self.colors = colors
        self.place = place
    }

    mutating func statements() -> [String] {
        let item = screen.item
        return title(item.title) + back(item.back) + items(item.left, "left") + items(item.right, "right")
    }

    private mutating func title(_ title: Setting<Title>?) -> [String] {
        guard let title = title?.value else { return [] }
        let text = title.text ?? ""
        switch title.kind {
        case .text: return ["self.title = \(ObjCCode.string(text));"]
        case .empty: return []
        case .double:
            let detail = ObjCCode.string(title.detail ?? "")
            return [
                "self.navigationItem.titleView = [[AUDoubleTitleView alloc] initWithTitle:\(ObjCCode.string(text)) detailTitle:\(detail)];"
            ]
        case .image:
            guard let image = title.image else { break }
            let frame = title.size.flatMap { $0.count == 2 ? $0 : nil }.map { size in
                let width = size[0] < 0 ? "self.view.bounds.size.width - \(JSON.spelling(-size[0]))" : JSON.spelling(size[0])
                return "titleView.frame = CGRectMake(0, 0, \(width), \(JSON.spelling(size[1])));"
            }
            return ["UIImageView *titleView = [[UIImageView alloc] initWithImage:\(ObjCCode.image(image))];"]
                + [frame, "self.navigationItem.titleView = titleView;"].compactMap { $0 }
        default: break
        }
        colors.lose("\(place)item.title.kind", screen: screen.id, closest: Phrase("a plain title"))
        return text.isEmpty ? [] : ["self.title = \(ObjCCode.string(text));"]
    }

    private mutating func back(_ back: BackButton?) -> [String] {
        guard let back else { return [] }
        if back.intercept != nil { colors.lose("\(place)item.back.intercept", screen: screen.id) }
        if back.image != nil {
            colors.lose("\(place)item.back.image", screen: screen.id, closest: Phrase("the picture of backImage"))
        }
        guard let title = back.title else { return [] }
        let text = ObjCCode.string(title.value ?? "")
        return [
            "self.navigationItem.leftBarButtonItem = [AUBarButtonItem backBarButtonItemWithTitle:\(text) target:self action:\(selector(.pop))];"
        ]
    }

    private mutating func items(_ items: [BarItem]?, _ side: String) -> [String] {
        guard let items, !items.isEmpty else { return [] }
        var lines: [String] = []
        var names: [String] = []
        for (index, item) in items.enumerated() {
            guard let made = made(item) else {
                colors.lose("\(place)item.\(side)[\(index)]", screen: screen.id)
                continue
            }
            let name = "\(side)Item\(names.count + 1)"
            names.append(name)
            lines.append("AUBarButtonItem *\(name) = \(made);")
            lines += settings(of: item, name, "\(place)item.\(side)[\(index)]")
        }
        // UIKit's first item stands outermost: at the right, its list runs from the edge inwards.
        let ordered = side == "right" ? names.reversed() : names
        return names.isEmpty ? [] : lines + ["self.navigationItem.\(side)BarButtonItems = @[\(ordered.joined(separator: ", "))];"]
    }

    private mutating func made(_ item: BarItem) -> String? {
        let target = target(item)
        if let type = item.mpaas {
            return "[AUBarButtonItem barButtonItemWithImageType:AUBarButtonImageType\(type.rawValue) \(target)]"
        }
        if let system = item.system {
            let name = system.rawValue.prefix(1).uppercased() + system.rawValue.dropFirst()
            return "[[AUBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItem\(name) \(target)]"
        }
        if let image = item.image {
            return "[[AUBarButtonItem alloc] initWithImage:\(ObjCCode.image(image)) style:UIBarButtonItemStylePlain \(target)]"
        }
        return item.text.map { "[AUBarButtonItem barButtonItemWithTitle:\(ObjCCode.string($0)) \(target)]" }
    }

    private mutating func target(_ item: BarItem) -> String {
        let action = item.action ?? (item.autoDismiss == true ? .pop : .none)
        return action == .none ? "target:nil action:NULL" : "target:self action:\(selector(action))"
    }

    private mutating func selector(_ action: ItemAction) -> String {
        let made =
            action == .dismiss
            ? Action(name: "onClickClose", statement: "[self dismissViewControllerAnimated:YES completion:nil];")
            : Action(name: "onClickBack", statement: "[self.navigationController popViewControllerAnimated:YES];")
        if !actions.contains(made) { actions.append(made) }
        return "@selector(\(made.name))"
    }

    private mutating func settings(of item: BarItem, _ name: String, _ property: String) -> [String] {
        var lines: [String] = []
        if item.enabled == false { lines.append("\(name).enabled = NO;") }
        if let badge = item.badge { lines.append("\(name).aubadgeNumber = \(ObjCCode.string(badge));") }
        if let tint = item.tint {
            lines.append("\(name).tintColor = \(ObjCCode.color(colors.plain(tint, "\(property).tint", screen: screen.id)));")
        }
        if item.extendTapAreaBy != nil { colors.lose("\(property).extendTapAreaBy", screen: screen.id) }
        if item.text != nil, item.image != nil {
            colors.lose("\(property).text", screen: screen.id, closest: Phrase("the picture alone"))
        }
        return lines
    }
}
