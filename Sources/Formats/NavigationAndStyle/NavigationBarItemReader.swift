import Model

/// Reads what a page hands to the library's `set` and `change`.
struct NavigationBarItemReader {
    let machine: SwiftMachine
    let page: SwiftObject

    func item() -> Item {
        var item = Item()
        item.title = title(page.properties["set.title"]).map { .value($0) }
        item.left = items(page.properties["set.leftItems"])
        item.right = items(page.properties["set.rightItems"])
        let own = page.properties["navigationItem"]?.object?.properties ?? [:]
        if let mode = own["largeTitleDisplayMode"]?.member { item.largeTitle = LargeTitleMode(rawValue: mode) }
        if page.properties["setLargeTitle"] != nil { item.largeTitle = .always }
        if let prompt = own["prompt"] { item.prompt = prompt.text.map { .value($0) } ?? .nothing }
        if let text = own["backButtonTitle"]?.text { item.backTitle = text.isEmpty ? .nothing : .value(text) }
        return item
    }

    /// One of the factories of `UINavigationBarItemType`.
    private func title(_ value: SwiftValue?) -> Title? {
        if value?.member == "empty" {
            var title = Title()
            title.kind = .empty
            return title
        }
        guard let object = value?.object, let name = object.properties["name"]?.text else { return nil }
        let text = object.properties["0"]?.text, image = object.properties["0"]?.image ?? object.properties["andImage"]?.image
        var title = Title()
        title.text = text
        title.image = image.map { $0.reference }
        title.autoDismiss = object.properties["autoDismiss"]?.flag == true ? true : nil
        title.tappable = object.properties["isTappable"]?.flag == true ? true : nil
        title.secondLine = secondLine(object.properties["secondLineAttributes"]?.dictionary)
        title.detail = object.properties["andLabelTitle"]?.text ?? object.properties["andButtonTitle"]?.text
        switch name {
        case "title": title.kind = .text
        case "label": title.kind = .label
        case "button": title.kind = .button
        case "imageView": title.kind = .image
        case "empty": title.kind = .empty
        case "largeTitle":
            title.kind =
                object.properties["andButtonTitle"] != nil ? .textAndButton : title.detail != nil ? .textAndLabel : .textAndImage
        default: return nil
        }
        if title.kind == .text, text == "" { return nil }
        if text == nil, image == nil, title.kind != .empty {
            machine.note(object.places["name"] ?? 0, Phrase("the title \(name) is skipped: only the app knows its text."))
            return nil
        }
        return title
    }

    private func secondLine(_ attributes: [String: SwiftValue]?) -> TextAttributes? {
        guard let attributes else { return nil }
        var line = TextAttributes()
        if let font = machine.font(attributes["font"]) {
            (line.family, line.size, line.weight) = (font.family, font.size, font.weight)
        }
        line.color = machine.color(attributes["foregroundColor"]).map(machine.flat)
        return line == TextAttributes() ? nil : line
    }

    private func items(_ value: SwiftValue?) -> [BarItem]? {
        guard let values = value?.list, !values.isEmpty else { return nil }
        return values.compactMap { value in
            let item = item(value)
            if item == nil,
                let place = value.object?.places["name"] ?? page.places["set.rightItems"] ?? page.places["set.leftItems"]
            {
                machine.note(place, Phrase("an item of the bar is skipped: only the app knows its content."))
            }
            return item
        }
    }

    /// The library's pictures, with the items that they make.
    private static let pictures: [String: (leaving: GenericItem, staying: GenericItem)] = [
        "NavigationAndStyle.backArrow": (.back, .noAutoDismissBack), "NavigationAndStyle.close": (.close, .noAutoDismissClose),
        "NavigationAndStyle.forwardArrow": (.forward, .forward), "NavigationAndStyle.settings": (.settings, .settings),
    ]

    private static let builtIn = [
        "NavigationAndStyle.backArrow": "builtin:back", "NavigationAndStyle.close": "builtin:close",
        "NavigationAndStyle.forwardArrow": "builtin:forward", "NavigationAndStyle.settings": "builtin:settings",
    ]

    /// One of the factories of `UIBarButtonItemType`.
    private func item(_ value: SwiftValue) -> BarItem? {
        var item = BarItem()
        if let generic = value.member.flatMap({ GenericItem(rawValue: $0) }) {
            item.generic = generic
            return item
        }
        guard let object = value.object, let name = object.properties["name"]?.text else { return nil }
        item.id = object.properties[SwiftStyle.constant]?.text.map { $0.hasSuffix("Item") ? String($0.dropLast(4)) : $0 }
        let first = object.properties["0"]
        item.autoDismiss = object.properties["autoDismiss"]?.flag == true ? true : nil
        item.extendTapAreaBy = object.properties["extendTapAreaBy"]?.number.flatMap { $0 == 0 ? nil : min(1000, max(0, $0)) }
        switch name {
        case "title": item.text = first?.text
        case "titleAndImage":
            item.text = first?.text
            item.image = object.properties["image"]?.image.map { Self.builtIn[$0.name] ?? $0.reference }
        case "image":
            guard let image = first?.image else { return nil }
            if let generic = Self.pictures[image.name] {
                item.generic = item.autoDismiss == true ? generic.leaving : generic.staying
                item.autoDismiss = nil
            } else {
                item.image = image.reference
            }
        case "systemItem": item.system = first?.member.flatMap { SystemItem(rawValue: $0) }
        default:
            item.generic = GenericItem(rawValue: name)
            if object.properties["autoDismiss"]?.flag == false {
                item.generic = name == "back" ? .noAutoDismissBack : name == "close" ? .noAutoDismissClose : item.generic
            }
            item.autoDismiss = nil
        }
        return item.text == nil && item.image == nil && item.system == nil && item.generic == nil ? nil : item
    }
}
