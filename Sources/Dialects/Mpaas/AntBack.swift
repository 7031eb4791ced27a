import Model

/// The colours of the left side: changes made while a page is open reach it only if it holds exactly one item of the framework.
struct AntBack {
    let textColor: RGBA
    let arrowColor: RGBA
    let image: String?
    /// What a change made while the page is open does to a left item of the page's own.
    private let itemColor: Color?
    private let itemImage: String?

    init(_ cascade: inout Cascade, item: Item, isStyled: Bool, button: TextLook) {
        let isSingle = Self.isSingle(item)
        let text = Self.pick(.backTitleColor, &cascade, isSingle, isStyled)
        let picture = Self.pick(.backImage, &cascade, isSingle, isStyled)
        let arrow = Self.pick(.backImageColor, &cascade, isSingle, isStyled)
        let request = cascade.request
        textColor = request.resolve(text?.value.color) ?? button.color
        arrowColor = request.resolve(arrow?.value.color) ?? AntTheme.defaultBlue
        image = picture?.value.text
        itemColor = text.flatMap { $0.level >= .live ? $0.value.color : nil }
        itemImage = picture.flatMap { $0.level >= .live ? $0.value.text : nil }
    }

    /// The item with the changes on its one left item, if it has one of its own.
    func colored(_ item: Item) -> Item {
        guard var left = item.left, left.count == 1 else { return item }
        if let itemColor { left[0].tint = itemColor }
        if let itemImage { left[0].image = itemImage }
        var item = item
        item.left = left
        return item
    }

    /// The base class's back item counts as the one item; an item of UIKit is none of the framework's.
    private static func isSingle(_ item: Item) -> Bool {
        guard let left = item.left, !left.isEmpty else { return true }
        return left.count == 1 && left[0].system == nil
    }

    private static func pick(_ key: StyleKey, _ cascade: inout Cascade, _ isSingle: Bool, _ isStyled: Bool) -> Cascade.Pick? {
        let plain = cascade.peek(key)
        guard let plain, plain.level >= .live && !isSingle || plain.level == .screen && !isStyled else {
            return cascade.pick(key)
        }
        let limit: Level = isStyled ? .live : .screen
        let below = cascade.levels.last { $0.level < limit && $0.style[key] != nil }
        cascade.record(
            key, at: below?.level ?? .builtIn, rule: isStyled ? "notOneItem" : "notStyled",
            sentence: isStyled
                ? "The change has no effect: there is not exactly one left item of the framework's kind."
                : "The page does not inherit from the base class, so its protocol methods are not called.")
        return below.flatMap { entry in entry.style[key].map { Cascade.Pick(value: $0, level: entry.level) } }
    }
}
