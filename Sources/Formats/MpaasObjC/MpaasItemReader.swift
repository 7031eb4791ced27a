import Model

/// Reads what a method of a page puts into its bar.
struct MpaasItemReader {
    private(set) var item = Item()
    /// The statements about the bar that are not understood.
    private(set) var skipped: [ArraySlice<ObjCToken>] = []
    /// What the methods of the page do that items call.
    private let actions: [String: ItemAction]
    private var items: [String: BarItem] = [:]
    private var pictures: [String: Title] = [:]

    init(actions: [String: ItemAction]) {
        self.actions = actions
    }

    mutating func read(_ statements: [ArraySlice<ObjCToken>]) {
        for statement in statements {
            guard let equals = statement.firstIndex(where: { $0.isSign("=") }) else { continue }
            let target = statement[..<equals].map(\.text).joined(), value = statement[(equals + 1)...]
            if !take(target, value), Self.isItem(statement) { skipped.append(statement) }
        }
    }

    /// Whether a statement puts something into the bar, perhaps under a condition.
    static func isItem(_ statement: ArraySlice<ObjCToken>) -> Bool {
        guard let equals = statement.firstIndex(where: { $0.isSign("=") }) else { return false }
        if statement.first?.isWord("if") == true {
            return zip(statement, statement.dropFirst()).contains { $0.isWord("navigationItem") && $1.isSign(".") }
        }
        let target = statement[..<equals].map(\.text).joined()
        return target.hasPrefix("self.navigationItem.") || target == "self.title"
    }

    /// Takes one assignment; `false` if it is not understood.
    private mutating func take(_ target: String, _ value: ArraySlice<ObjCToken>) -> Bool {
        switch target {
        case "self.title", "self.navigationItem.title": return set(text(value).map { Title(text: $0) })
        case "self.navigationItem.titleView":
            return set(doubleTitle(value) ?? name(value).flatMap { pictures[$0] } ?? picture(value))
        case "self.navigationItem.leftBarButtonItem": return takeBack(value) || take(single(value), \.left)
        case "self.navigationItem.rightBarButtonItem": return take(single(value), \.right)
        case "self.navigationItem.leftBarButtonItems": return take(list(value), \.left)
        // UIKit's first item stands outermost: at the right, its list runs from the edge inwards.
        case "self.navigationItem.rightBarButtonItems": return take(list(value)?.reversed(), \.right)
        default: return takeLocal(target, value)
        }
    }

    private mutating func set(_ title: Title?) -> Bool {
        guard let title else { return false }
        item.title = .value(title)
        return true
    }

    private mutating func take(_ items: [BarItem]?, _ side: WritableKeyPath<Item, [BarItem]?>) -> Bool {
        guard let items else { return false }
        item[keyPath: side] = items
        return true
    }

    private mutating func takeBack(_ value: ArraySlice<ObjCToken>) -> Bool {
        guard let message = ObjCExpression.message(value), message.selector.first == "backBarButtonItemWithTitle",
            let text = message.arguments.first.flatMap(text)
        else { return false }
        var back = BackButton()
        back.title = text.isEmpty ? .nothing : .value(text)
        item.back = back
        return true
    }

    /// A declaration of an item or a picture, or the setting of one of its properties.
    private mutating func takeLocal(_ target: String, _ value: ArraySlice<ObjCToken>) -> Bool {
        if let star = target.firstIndex(of: "*") {
            let name = String(target[target.index(after: star)...])
            items[name] = made(value)
            pictures[name] = picture(value)
            return true
        }
        let parts = target.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[1] {
        case "enabled":
            let isEnabled = ObjCExpression.flag(value)
            items[parts[0]]?.enabled = isEnabled == false ? false : nil
        case "aubadgeNumber":
            let badge = text(value)
            items[parts[0]]?.badge = badge
        case "tintColor":
            let tint = ObjCExpression.color(value)
            items[parts[0]]?.tint = tint
        case "frame":
            let size = size(value)
            pictures[parts[0]]?.size = size
        default: return false
        }
        return true
    }

    private func text(_ value: ArraySlice<ObjCToken>) -> String? {
        value.count == 1 && value.first?.kind == .string ? value.first?.text : nil
    }

    private func name(_ value: ArraySlice<ObjCToken>) -> String? {
        value.count == 1 && value.first?.kind == .word ? value.first?.text : nil
    }

    private func doubleTitle(_ value: ArraySlice<ObjCToken>) -> Title? {
        guard let message = ObjCExpression.message(value), message.selector == ["initWithTitle", "detailTitle"],
            message.arguments.count == 2, let text = text(message.arguments[0])
        else { return nil }
        var title = Title(text: text)
        (title.kind, title.detail) = (.double, self.text(message.arguments[1]))
        return title
    }

    private func picture(_ value: ArraySlice<ObjCToken>) -> Title? {
        guard let message = ObjCExpression.message(value), message.selector == ["initWithImage"],
            let image = message.arguments.first.flatMap(ObjCExpression.image)
        else { return nil }
        var title = Title()
        (title.kind, title.image) = (.image, image)
        return title
    }

    /// Width and height of `CGRectMake(0, 0, width, height)`; a width that is some points less than the page's is negative.
    private func size(_ value: ArraySlice<ObjCToken>) -> [Double]? {
        guard value.first?.isWord("CGRectMake") == true, value.count > 3 else { return nil }
        let parts = value.dropFirst(2).dropLast().split { $0.isSign(",") }
        guard parts.count == 4, let height = ObjCExpression.number(parts[3]) else { return nil }
        let page = ["self", ".", "view", ".", "bounds", ".", "size", ".", "width"]
        let rest = parts[2].map(\.text).starts(with: page) ? parts[2].dropFirst(page.count) : parts[2]
        return ObjCExpression.number(rest).map { [$0, height] }
    }

    private func single(_ value: ArraySlice<ObjCToken>) -> [BarItem]? {
        (name(value).flatMap { items[$0] } ?? made(value)).map { [$0] }
    }

    private func list(_ value: ArraySlice<ObjCToken>) -> [BarItem]? {
        guard value.first?.isSign("@[") == true, value.last?.isSign("]") == true else { return nil }
        let names = value.dropFirst().dropLast().split { $0.isSign(",") }
        let found = names.compactMap { name($0).flatMap { items[$0] } }
        return found.count == names.count ? found : nil
    }

    /// The item that an expression makes; `nil` if it makes none that the phone can show.
    private func made(_ value: ArraySlice<ObjCToken>) -> BarItem? {
        guard let message = ObjCExpression.message(value), let first = message.arguments.first else { return nil }
        var item = BarItem()
        switch message.selector[0] {
        case "barButtonItemWithImageType":
            item.mpaas = first.last.flatMap { MpaasItem(rawValue: Self.rest($0.text, after: "AUBarButtonImageType")) }
        case "initWithBarButtonSystemItem":
            let name = Self.rest(first.last?.text ?? "", after: "UIBarButtonSystemItem")
            item.system = SystemItem(rawValue: name.prefix(1).lowercased() + name.dropFirst())
        case "initWithImage": item.image = ObjCExpression.image(first)
        case "barButtonItemWithTitle", "initWithTitle": item.text = text(first)
        default: return nil
        }
        if let at = message.selector.firstIndex(of: "action"), message.arguments.indices.contains(at) {
            item.action = message.arguments[at].lazy.compactMap { actions[$0.text] }.first
        }
        return item.mpaas == nil && item.system == nil && item.image == nil && item.text == nil ? nil : item
    }

    private static func rest(_ text: String, after prefix: String) -> String {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : ""
    }
}
