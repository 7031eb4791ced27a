import Model

/// Writes the title and the items of a page as calls of the library.
struct NavigationBarItemWriter {
    let screen: Screen
    let code: SwiftCode
    private(set) var lost: [Loss] = []
    /// The declarations of the items that have an id: the page knows an item by comparing it with its constant.
    private(set) var constants: [String] = []
    /// A constant may not be called as what each page has.
    private var names = UniqueNames(reserved: ["navigationitem", "editbuttonitem", "tabbaritem"])

    init(screen: Screen, code: SwiftCode) {
        self.screen = screen
        self.code = code
    }

    /// The statements of `viewDidLoad`.
    mutating func statements() -> [String] {
        let item = screen.item
        var arguments: [String] = []
        if let title = title(item.title?.value) { arguments.append("title: \(title)") }
        for (label, items, side) in [("leftItems", item.left, "left"), ("rightItems", item.right, "right")] {
            let made = (items ?? []).enumerated().compactMap { self.named($0.element, "\(side)[\($0.offset)]") }
            if !made.isEmpty { arguments.append("\(label): [\(made.joined(separator: ", "))]") }
        }
        var lines = ["set(\(arguments.joined(separator: ", ")))"]
        if arguments.count > 1 {
            lines = ["set("] + arguments.dropLast().map { "    \($0)," } + ["    \(arguments[arguments.count - 1]))"]
        }
        switch item.largeTitle {
        case .always: lines.append("setLargeTitle()")
        case .automatic, .never: lines.append("navigationItem.largeTitleDisplayMode = .\(item.largeTitle?.rawValue ?? "never")")
        case nil: break
        }
        if let prompt = item.prompt { lines.append("navigationItem.prompt = \(prompt.value.map(SwiftCode.string) ?? "nil")") }
        if let title = item.backTitle { lines.append("navigationItem.backButtonTitle = \(SwiftCode.string(title.value ?? ""))") }
        return lines
    }

    private mutating func lose(_ property: String, _ closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss("item.\(property)", screen: screen.id, closest: closest))
    }

    private mutating func title(_ title: Title?) -> String? {
        guard let title else { return nil }
        let text = SwiftCode.string(title.text ?? ""), detail = SwiftCode.string(title.detail ?? "")
        let image = title.image.map(SwiftCode.present)
        if title.size != nil { lose("title.size") }
        switch title.kind {
        case .text: return ".title(\(text))"
        case .label: return ".label(\(text)\(secondLine(title)))"
        case .button: return ".button(\(text)\(secondLine(title))\(flag("autoDismiss", title.autoDismiss)))"
        case .textAndLabel: return ".largeTitle(\(text), andLabelTitle: \(detail)\(secondLine(title)))"
        case .textAndButton:
            return ".largeTitle(\(text), andButtonTitle: \(detail)\(secondLine(title))\(flag("autoDismiss", title.autoDismiss)))"
        case .image, .textAndImage:
            guard let image else { break }
            let taps = flag("isTappable", title.tappable) + flag("autoDismiss", title.autoDismiss)
            return title.kind == .image ? ".imageView(\(image)\(taps))" : ".largeTitle(\(text), andImage: \(image)\(taps))"
        case .empty: return ".empty"
        case .double:
            lose("title.kind", Phrase("a label of two lines"))
            return ".label(\(SwiftCode.string([title.text, title.detail].compactMap { $0 }.joined(separator: "\n"))))"
        case .segmented: break
        }
        lose("title.kind", Phrase("a plain title"))
        return ".title(\(text))"
    }

    private func flag(_ label: String, _ value: Bool?) -> String { value == true ? ", \(label): true" : "" }

    /// The attributes of the line after a newline.
    private func secondLine(_ title: Title) -> String {
        guard let line = title.secondLine else { return "" }
        let hasFont = line.family != nil || line.size != nil || line.weight != nil
        let font =
            hasFont ? ".font: \(SwiftCode.font(family: line.family, size: line.size ?? 17, weight: line.weight ?? 400))" : nil
        let parts = [font, line.color.map { ".foregroundColor: \(code.color($0))" }].compactMap { $0 }
        return parts.isEmpty ? "" : ", secondLineAttributes: [\(parts.joined(separator: ", "))]"
    }

    /// An item, by its constant if it has an id.
    private mutating func named(_ item: BarItem, _ property: String) -> String? {
        guard let made = self.item(item, property) else { return nil }
        guard let stem = item.id.flatMap(Self.stem) else { return made }
        let name = names.name(stem, suffix: "Item")
        constants.append("let \(name): UIBarButtonItemType = \(made)")
        return name
    }

    /// The id as the beginning of a constant's name, without the word with which that ends.
    private static func stem(_ id: String) -> String? {
        guard !Identifier.usable(id).isEmpty else { return nil }
        let name = Identifier.camel(id, or: "bar")
        return name.hasSuffix("Item") && name.count > 4 ? String(name.dropLast(4)) : name
    }

    private mutating func item(_ item: BarItem, _ property: String) -> String? {
        if item.enabled == false { lose("\(property).enabled") }
        if item.tint != nil { lose("\(property).tint") }
        if item.badge != nil { lose("\(property).badge") }
        let leaves = item.autoDismiss == true || item.action == .pop || item.action == .dismiss
        let dismiss = flag("autoDismiss", leaves)
        let area = item.extendTapAreaBy.map { ", extendTapAreaBy: \(JSON.spelling($0))" } ?? ""
        if let system = item.system { return ".systemItem(.\(system.rawValue)\(dismiss))" }
        if let generic = item.generic { return "UIBarButtonItemType.generic.\(generic.rawValue)" }
        if let text = item.text, let image = item.image {
            return ".titleAndImage(\(SwiftCode.string(text)), image: \(SwiftCode.present(image))\(area)\(dismiss))"
        }
        if let text = item.text { return ".title(\(SwiftCode.string(text))\(area)\(dismiss))" }
        if let image = item.image {
            if item.extendTapAreaBy != nil { lose("\(property).extendTapAreaBy") }
            return ".image(\(SwiftCode.present(image))\(dismiss))"
        }
        lose(property)
        return nil
    }
}
