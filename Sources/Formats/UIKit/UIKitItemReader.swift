import Model

/// Reads what a page puts into its bar.
struct UIKitItemReader {
    let machine: SwiftMachine
    let page: SwiftObject

    private var navigationItem: SwiftObject? { page.properties["navigationItem"]?.object }

    func item() -> Item {
        var item = Item()
        let source = navigationItem?.properties ?? [:]
        if let text = page.properties["title"]?.text ?? source["title"]?.text { item.title = .value(Title(text: text)) }
        if let text = source["title"]?.text { item.title = .value(Title(text: text)) }
        if let title = titleView(source["titleView"]?.object) { item.title = .value(title) }
        if let prompt = source["prompt"] { item.prompt = prompt.text.map { .value($0) } ?? (prompt.isNothing ? .nothing : nil) }
        item.largeTitle = source["largeTitleDisplayMode"]?.member.flatMap {
            LargeTitleMode(rawValue: $0 == "inline" ? "never" : $0)
        }
        let bar = page.properties["navigationController"]?.object?.properties["navigationBar"]?.object
        if item.largeTitle == nil, let isLarge = bar?.properties["prefersLargeTitles"]?.flag {
            item.largeTitle = isLarge ? .always : .never
        }
        item.backTitle = backTitle(source)
        item.hidesBack = source["hidesBackButton"]?.flag
        item.left = items(source["leftBarButtonItems"], source["leftBarButtonItem"])
        // UIKit's first item stands at the edge.
        item.right = items(source["rightBarButtonItems"], source["rightBarButtonItem"])?.reversed()
        return item
    }

    /// What pages above show for this one: a title of its own, or none.
    private func backTitle(_ source: [String: SwiftValue]) -> Setting<String>? {
        if source["backButtonDisplayMode"]?.member == "minimal" { return .nothing }
        let text = source["backButtonTitle"]?.text ?? source["backBarButtonItem"]?.object?.properties["title"]?.text
        return text.map { $0.allSatisfy(\.isWhitespace) ? .nothing : .value($0) }
    }

    private func titleView(_ view: SwiftObject?) -> Title? {
        guard let view else { return nil }
        var title = Title()
        switch view.kind {
        case "UIImageView":
            guard let image = (view.properties["image"] ?? view.properties["0"])?.image else { break }
            title.kind = .image
            title.image = image.reference
            title.size = size(view)
            return title
        case "UILabel":
            guard let text = view.properties["text"]?.text else { break }
            title.kind = .label
            title.text = text
            return title
        case "UIButton":
            guard let text = view.properties["setTitle"]?.text else { break }
            title.kind = .button
            title.text = text
            return title
        default: break
        }
        if let place = navigationItem?.places["titleView"] {
            machine.note(place, Phrase("the title view \(view.kind) is skipped."))
        }
        return nil
    }

    /// Width and height, a width that is some points less than the page's as a negative number.
    private func size(_ view: SwiftObject) -> [Double]? {
        guard let frame = view.properties["frame"]?.object?.properties, let height = frame["height"]?.number else { return nil }
        if case .pageWidth(let points)? = frame["width"], points < 0 { return [points, height] }
        return frame["width"]?.number.map { [$0, height] }
    }

    private func items(_ list: SwiftValue?, _ single: SwiftValue?) -> [BarItem]? {
        guard let values = list?.list ?? single?.object.map({ [.object($0)] }) else { return nil }
        return values.compactMap { value in
            guard let object = value.object, let item = item(object) else {
                if let place = navigationItem?.places.values.max() {
                    machine.note(place, Phrase("an item of the bar is skipped: its content is none that the phone can show."))
                }
                return nil
            }
            return item
        }
    }

    /// The library's pictures that stand for symbols of the system.
    private static let symbols: [String: (leaving: GenericItem, staying: GenericItem)] = [
        "chevron.backward": (.back, .noAutoDismissBack), "chevron.left": (.back, .noAutoDismissBack),
        "xmark": (.close, .noAutoDismissClose),
        "chevron.forward": (.forward, .forward), "chevron.right": (.forward, .forward), "gearshape": (.settings, .settings),
        "gear": (.settings, .settings), "gearshape.fill": (.settings, .settings),
    ]

    private static let systemSymbols: [String: SystemItem] = [
        "plus": .add, "magnifyingglass": .search, "square.and.arrow.up": .action, "trash": .trash, "camera": .camera,
        "square.and.pencil": .compose,
        "bookmark": .bookmarks, "book": .bookmarks, "folder": .organize, "arrow.clockwise": .refresh, "play": .play,
        "pause": .pause,
    ]

    private func item(_ object: SwiftObject) -> BarItem? {
        var item = BarItem()
        let properties = object.properties
        item.action = action(properties["primaryAction"]?.object)
        if let system = (properties["barButtonSystemItem"] ?? properties["systemItem"])?.member {
            item.system = SystemItem(rawValue: system)
        } else {
            item.text = properties["title"]?.text
            if let image = properties["image"]?.image { picture(image, &item) }
        }
        item.enabled = properties["isEnabled"]?.flag == false ? false : nil
        item.tint = properties["tintColor"].flatMap { machine.color($0) }.map(machine.flat)
        return item.system == nil && item.text == nil && item.image == nil && item.generic == nil ? nil : item
    }

    private func picture(_ image: SwiftImage, _ item: inout BarItem) {
        guard image.kind == .symbol else {
            item.image = image.reference
            return
        }
        if let generic = Self.symbols[image.name] {
            item.generic = item.action == .pop || item.action == .dismiss ? generic.leaving : generic.staying
            if item.action == .pop { item.action = nil }
        } else if let system = Self.systemSymbols[image.name] {
            item.system = system
        } else {
            item.image = image.reference
        }
    }

    /// What a tap does, as far as the action's code shows it.
    private func action(_ action: SwiftObject?) -> ItemAction? {
        guard case .function(let callable)? = action?.properties["handler"] ?? action?.properties["0"] else { return nil }
        for statement in callable.function.body {
            guard case .expression(let value) = statement.kind, case .call(let callee, _) = value.kind,
                case .member(_, let name) = callee.kind
            else { continue }
            if name == "popViewController" { return .pop }
            if name == "dismiss" { return .dismiss }
        }
        return nil
    }
}
