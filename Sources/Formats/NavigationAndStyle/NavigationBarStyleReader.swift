import Model

/// Reads styles from the values of `NavigationBarStyle` that code makes.
struct NavigationBarStyleReader {
    let machine: SwiftMachine

    /// The style of a value, as a copy of one of some values with changes, or as one with a beginning of its own.
    func style(_ object: SwiftObject, below: [SwiftObject], isTheme: Bool = false) -> Style {
        var chain: [SwiftObject] = []
        var current: SwiftObject? = object
        while let here = current, here.kind != SwiftStyle.below, !below.contains(where: { $0 === here }), chain.count < 100 {
            chain.append(here)
            current = here.properties[SwiftStyle.origin]?.object
        }
        var style = Style()
        if let base = chain.last?.properties[SwiftStyle.base]?.text, !(isTheme && base == SwiftStyle.standard) {
            style[.base] = .word(base)
        }
        for entry in chain.reversed() { style = style.merging(changes(entry)) }
        return style
    }

    private static let colors: [String: StyleKey] = [
        "backgroundColor": .background, "backgroundMaskColor": .maskColor, "hairlineSeparatorColor": .hairline,
        "shadow": .shadowColor,
        "titleColor": .titleColor, "largeTitleColor": .largeTitleColor, "buttonTitleColor": .buttonColor, "imageTint": .imageTint,
        "disabledColor": .disabledColor,
    ]
    private static let images: [String: StyleKey] = ["backgroundImage": .backgroundImage, "backgroundMaskImage": .maskImage]
    private static let numbers: [String: StyleKey] = ["backgroundMaskAlpha": .maskAlpha, "highlightAlpha": .highlightAlpha]
    private static let fonts: [String: (family: StyleKey, size: StyleKey, weight: StyleKey)] = [
        "titleFont": (.titleFamily, .titleSize, .titleWeight),
        "largeTitleFont": (.largeTitleFamily, .largeTitleSize, .largeTitleWeight),
        "buttonFont": (.buttonFamily, .buttonSize, .buttonWeight),
    ]

    private func changes(_ object: SwiftObject) -> Style {
        var style = Style()
        let values = UIKitValueReader(machine: machine, object: object)
        for label in object.places.keys.sorted() {
            if let key = Self.colors[label] {
                if let color = values.color(label), color != .nothing { style[key] = color }
            } else if let key = Self.images[label] {
                if let image = values.image(label) { style[key] = image }
            } else if let key = Self.numbers[label] {
                if let number = object.properties[label]?.number { style[key] = .number(min(100, max(-100, number))) }
            } else if let keys = Self.fonts[label], let font = machine.font(object.properties[label]) {
                Self.set(font, keys, &style)
            } else if label == "statusBarStyle", let word = Self.statusBar(object.properties[label]?.member) {
                style[.statusBar] = .word(word)
            } else {
                machine.note(object.places[label] ?? 0, Phrase("\(label) is skipped: it is no value that the phone can show."))
            }
        }
        return style
    }

    private static func set(_ font: SwiftFont, _ keys: (family: StyleKey, size: StyleKey, weight: StyleKey), _ style: inout Style)
    {
        style[keys.family] = .text(font.family ?? "SF Pro Text")
        style[keys.size] = .number(min(200, max(1, font.size)))
        style[keys.weight] = .number(font.weight)
    }

    private static func statusBar(_ member: String?) -> String? {
        switch member {
        case "lightContent": "light"
        case "darkContent": "dark"
        case "default": "default"
        default: nil
        }
    }

    /// What the code makes of `NavigationBarStyle.Defaults`.
    func defaults() -> Style? {
        var style = Style()
        let object = SwiftObject("Defaults")
        for (key, value) in machine.statics where key.hasPrefix("Defaults.") {
            object.properties[String(key.dropFirst("Defaults.".count))] = value
        }
        let values = UIKitValueReader(machine: machine, object: object)
        if let color = values.color("navigationBarBackgroundColor") { style[.background] = color }
        if let color = values.color("hairlineSeparatorColor") { style[.hairline] = color }
        if let color = values.color("disabledColor") { style[.disabledColor] = color }
        for key in [StyleKey.buttonColor, .imageTint] { if let color = values.color("blueColor") { style[key] = color } }
        for key in [StyleKey.titleColor, .largeTitleColor] { if let color = values.color("darkTextColor") { style[key] = color } }
        if let height = object.properties["heightOfHairlineSeparator"]?.number {
            style[.hairlineHeight] = .number(min(100, max(0, height)))
        }
        if let alpha = object.properties["highlightAlpha"]?.number {
            style[.highlightAlpha] = .number(min(100, max(-100, alpha)))
        }
        if let image = values.image("backgroundShadow") { style[.shadowImage] = image }
        for (label, keys) in Self.fonts { if let font = machine.font(object.properties[label]) { Self.set(font, keys, &style) } }
        return style.isEmpty ? nil : style
    }
}
