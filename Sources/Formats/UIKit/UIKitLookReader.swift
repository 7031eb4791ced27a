import Model

/// Reads looks from the objects that code has set up.
struct UIKitLookReader {
    let machine: SwiftMachine

    /// The look of an appearance.
    func look(_ object: SwiftObject) -> Style {
        var style = start(object)
        let reader = UIKitValueReader(machine: machine, object: object)
        effect(object, &style)
        if let color = reader.color("backgroundColor") { style[.background] = color }
        if let image = reader.image("backgroundImage") { style[.backgroundImage] = image }
        if let mode = object.properties["backgroundImageContentMode"]?.member {
            style[.imageMode] = Self.mode(mode).map { .word($0) }
        }
        if let color = reader.color("shadowColor") { style[.hairline] = color }
        if let image = reader.image("shadowImage") { style[.hairlineImage] = image }
        if style[.hairline] == .nothing, style[.hairlineImage] == .nothing {
            (style[.hairline], style[.hairlineImage], style[.hairlineHidden]) = (nil, nil, .flag(true))
        }
        texts(reader, &style)
        backImage(object, &style)
        return style
    }

    /// What an appearance begins as.
    private func start(_ object: SwiftObject) -> Style {
        switch object.properties["configured"]?.text {
        case "configureWithOpaqueBackground":
            return Style([.translucent: .flag(false), .blur: .word("none"), .background: UIKitLooks.opaqueGround])
        case "configureWithTransparentBackground":
            return Style([.blur: .word("none"), .background: .nothing, .hairline: .nothing])
        default: return Style()
        }
    }

    private static func mode(_ name: String) -> String? {
        switch name {
        case "scaleToFill", "redraw": "stretch"
        case "scaleAspectFill", "scaleAspectFit": "aspectFill"
        default: "natural"
        }
    }

    private func effect(_ object: SwiftObject, _ style: inout Style) {
        switch object.properties["backgroundEffect"] {
        case .nothing?: style[.blur] = .word("none")
        case .object(let effect)?:
            guard let name = effect.properties["style"]?.member else { return }
            style[.blur] = .word(Self.blur(name))
            if !["light", "extraLight", "dark", "systemChromeMaterial"].contains(name),
                let place = object.places["backgroundEffect"]
            {
                machine.note(place, Phrase("the effect \(name) is read as \(Self.blur(name))."))
            }
        default: break
        }
    }

    private static func blur(_ name: String) -> String {
        if ["light", "extraLight", "dark"].contains(name) { return name }
        return name.hasSuffix("Dark") ? "dark" : name.hasSuffix("Light") ? "light" : "chrome"
    }

    private func texts(_ reader: UIKitValueReader, _ style: inout Style) {
        reader.text("titleTextAttributes", .titleFamily, .titleSize, .titleWeight, .titleColor, &style)
        reader.text("largeTitleTextAttributes", .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor, &style)
        let button = state(reader.object, "buttonAppearance", "normal")
        button?.text("titleTextAttributes", .buttonFamily, .buttonSize, .buttonWeight, .buttonColor, &style)
        if let color = state(reader.object, "buttonAppearance", "disabled")?.foreground("titleTextAttributes") {
            style[.disabledColor] = color
        }
        guard let back = state(reader.object, "backButtonAppearance", "normal") else { return }
        if let color = back.foreground("titleTextAttributes"), color != style[.buttonColor] { style[.backTitleColor] = color }
        if button?.object.properties["titleTextAttributes"] == nil {
            back.text("titleTextAttributes", .buttonFamily, .buttonSize, .buttonWeight, nil, &style)
        }
    }

    private func state(_ object: SwiftObject, _ part: String, _ state: String) -> UIKitValueReader? {
        object.properties[part]?.object?.properties[state]?.object.map { UIKitValueReader(machine: machine, object: $0) }
    }

    private func backImage(_ object: SwiftObject, _ style: inout Style) {
        switch object.properties["backIndicatorImage"] {
        case .nothing?: style[.backImage] = .nothing
        case .image(let image)? where image.kind != .symbol:
            style[.backImage] = .image(image.reference)
            if let tint = image.tint { style[.backImageColor] = .color(tint) }
        case .image?:
            machine.note(
                object.places["backIndicatorImage"] ?? 0, Phrase("the back picture is skipped: it is a symbol of the system."))
        default: break
        }
    }

    /// The look that a bar has by the properties it had before appearances came, iOS 13.
    func classicLook(_ bar: SwiftObject) -> Style {
        var style = Style()
        let reader = UIKitValueReader(machine: machine, object: bar)
        if let color = reader.color("barTintColor") { style[.background] = color }
        if let image = reader.image("backgroundImage") {
            // A picture without pixels is how code of that time made bars clear.
            style[.backgroundImage] = image == .image(ImageName.empty) ? nil : image
            if image == .image(ImageName.empty) { (style[.background], style[.blur]) = (.nothing, .word("none")) }
        }
        if let image = reader.image("shadowImage") {
            style[.hairlineImage] = image == .image(ImageName.empty) ? nil : image
            if image == .image(ImageName.empty) { style[.hairline] = .nothing }
        }
        reader.text("titleTextAttributes", .titleFamily, .titleSize, .titleWeight, .titleColor, &style)
        reader.text("largeTitleTextAttributes", .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor, &style)
        backImage(bar, &style)
        if let place = bar.places["barTintColor"] ?? bar.places["backgroundImage"] {
            machine.note(
                place,
                Phrase(
                    "the bar's own background counts from iOS 15 on only while content is scrolled; appearances have a scrollEdgeAppearance."
                )
            )
        }
        if let place = bar.places["backgroundColor"] {
            machine.note(place, Phrase("backgroundColor of the bar itself is skipped: it lies behind what the bar paints."))
        }
        return style
    }

    /// What a bar has beside its appearances.
    func bar(_ bar: SwiftObject) -> Style {
        var style = Style()
        if let tint = UIKitValueReader(machine: machine, object: bar).color("tintColor") { style[.tint] = tint }
        if let word = bar.properties["barStyle"]?.member {
            style[.barStyle] = .word(word.hasPrefix("black") ? "black" : "default")
        }
        if let flag = bar.properties["isTranslucent"]?.flag { style[.translucent] = .flag(flag) }
        if let flag = bar.properties["isHidden"]?.flag { style[.hidden] = .flag(flag) }
        if let image = UIKitValueReader(machine: machine, object: bar).image("backgroundImageLandscape") {
            style[.backgroundImageLandscape] = image
        }
        return style
    }
}
