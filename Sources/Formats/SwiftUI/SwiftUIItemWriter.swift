import Model

/// Writes what a page puts into its bar: title, back button and toolbar.
struct SwiftUIItemWriter {
    private let screen: Screen
    private let code: SwiftUICode
    private(set) var lost: [Loss] = []
    /// Whether a button leaves the page.
    private(set) var dismisses = false

    init(screen: Screen, code: SwiftUICode) {
        self.screen = screen
        self.code = code
    }

    mutating func modifiers() -> [String] {
        let item = screen.item
        var lines: [String] = []
        if let title = item.title {
            if title.value?.kind != .empty { lines.append(".navigationTitle(\(SwiftUICode.text(title.value?.text ?? "")))") }
        }
        if let isHidden = item.hidesBack { lines.append(".navigationBarBackButtonHidden(\(isHidden))") }
        return lines + toolbar(item)
    }

    private mutating func toolbar(_ item: Item) -> [String] {
        let entries = items(item.left, "left", "topBarLeading") + items(item.right, "right", "topBarTrailing")
        guard !entries.isEmpty else { return [] }
        return [".toolbar {"] + SwiftCode.indented(entries) + ["}"]
    }

    private mutating func items(_ items: [BarItem]?, _ side: String, _ placement: String) -> [String] {
        var lines: [String] = []
        for (index, item) in (items ?? []).enumerated() {
            let property = "item.\(side)[\(index)]"
            guard let button = button(item) else {
                lose(property)
                continue
            }
            if item.badge != nil { lose("\(property).badge") }
            if item.extendTapAreaBy != nil { lose("\(property).extendTapAreaBy") }
            var body = [button]
            if let tint = item.tint { body.append("    .tint(\(code.color(tint)))") }
            if item.enabled == false { body.append("    .disabled(true)") }
            lines += ["ToolbarItem(placement: .\(placement)) {"] + SwiftCode.indented(body) + ["}"]
        }
        return lines
    }

    private mutating func lose(_ property: String) {
        lost.append(Loss(property, screen: screen.id, closest: Capabilities.leftOut))
    }

    /// One button; `nil` if SwiftUI has none like it.
    private mutating func button(_ item: BarItem) -> String? {
        let text = item.text ?? item.system?.text
        if item.image == nil, text == nil, symbol(item) == nil { return nil }
        let leaves = item.autoDismiss == true || item.generic == .back || item.generic == .close
        let action = item.action ?? (leaves ? ItemAction.pop : ItemAction.none)
        if action != .none { dismisses = true }
        let call = action == .none ? "{}" : "{ dismiss() }"
        if let image = item.image {
            guard let text else { return "Button \(call) label: { \(SwiftUICode.image(image)) }" }
            return
                "Button \(call) label: { Label(\(SwiftUICode.text(text)), image: \(SwiftCode.string(ImageName.asset(image)))) }"
        }
        if let text { return "Button(\(SwiftUICode.text(text))) \(call)" }
        return "Button \(call) label: { Image(systemName: \(SwiftCode.string(symbol(item) ?? ""))) }"
    }

    /// The symbol that stands for a ready-made item.
    private func symbol(_ item: BarItem) -> String? {
        let generic: [GenericItem: String] = [
            .back: "chevron.backward", .noAutoDismissBack: "chevron.backward", .close: "xmark", .noAutoDismissClose: "xmark",
            .forward: "chevron.forward", .settings: "gearshape",
        ]
        let system: [SystemItem: String] = [
            .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
            .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
            .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
            .fastForward: "forward.fill", .close: "xmark",
        ]
        return item.generic.flatMap { generic[$0] } ?? item.system.flatMap { system[$0] }
    }
}
