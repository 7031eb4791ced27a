import Model

extension SwiftMachine {
    /// The colour of a value; `nil` if it is none.
    func color(_ value: SwiftValue?) -> Color? {
        switch value {
        case .color(let color): return color
        case .member(let name, nil):
            if case .color(let color)? = staticMember(name, of: "UIColor") { return color }
            return NamedColors.color(name)
        case .object(let object) where object.kind == "named": return object.properties["name"]?.text.map { named($0, 0) }
        default: return nil
        }
    }

    /// The value as one of a type that the code names.
    func typed(_ value: SwiftValue, _ type: String?) -> SwiftValue {
        switch type {
        case "UIColor"?: color(value).map { .color($0) } ?? value
        case SwiftStyle.kind?: value.member.flatMap { staticMember($0, of: SwiftStyle.kind) ?? builtInStyle($0) } ?? value
        case SwiftStyle.titleKind?, SwiftStyle.itemKind?: value.member.map { factory($0, [], 0) } ?? value
        case "CGFloat"?, "Double"?, "Float"?, "Int"?, "String"?, nil: value
        case let name?:
            if case .member(let entry, nil) = value, let member = staticMember(entry, of: name) { member } else { value }
        }
    }

    /// A colour of an initialiser of UIColor, or of the ones that many apps add to it.
    func color(_ arguments: SwiftArguments, _ offset: Int) -> SwiftValue {
        if case .function(let callable)? = arguments.last?.value, arguments.count == 1 { return dynamic(callable) }
        var values: [String: SwiftValue] = [:]
        for argument in arguments { values[argument.label ?? ""] = argument.value }
        if let name = values["named"]?.text { return .color(named(name, offset)) }
        if let name = values["resource"]?.member { return .color(named(name, offset)) }
        let alpha = values["alpha"]?.number ?? values["a"]?.number ?? 1
        func number(_ label: String) -> Double? { values[label]?.number }
        if let red = number("red") ?? number("displayP3Red"), let green = number("green"), let blue = number("blue") {
            if values["displayP3Red"] != nil { note(offset, Phrase("a colour of the space Display P3 is read as one of sRGB.")) }
            return .color(.plain(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
        }
        if let white = number("white") { return .color(.plain(RGBA(red: white, green: white, blue: white, alpha: alpha))) }
        if let hue = number("hue"), let saturation = number("saturation"), let brightness = number("brightness") {
            return .color(.plain(Self.color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
        }
        return hexadecimal(values, alpha, offset).map { .color(.plain($0)) } ?? .unknown
    }

    /// `UIColor(hex: "#108EE9")` and `UIColor(rgb: 0x108EE9)`; eight digits have no order that all agree on.
    private func hexadecimal(_ values: [String: SwiftValue], _ alpha: Double, _ offset: Int) -> RGBA? {
        guard let value = ["hex", "hexString", "rgb", "hexValue"].lazy.compactMap({ values[$0] }).first ?? values[""] else {
            return nil
        }
        if let number = value.number, let digits = UInt32(exactly: number) {
            guard digits <= 0xFFFFFF else { return nil }
            return RGBA(UInt8(digits >> 16 & 0xFF), UInt8(digits >> 8 & 0xFF), UInt8(digits & 0xFF)).with(opacity: alpha)
        }
        guard let text = value.text else { return nil }
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
        if digits.count == 8 {
            note(offset, Phrase("\(text) is skipped: where alpha stands among eight digits is for the app to say."))
        }
        guard digits.count == 3 || digits.count == 6 else { return nil }
        return RGBA(hex: "#\(digits)")?.with(opacity: alpha)
    }

    /// A colour that a closure chooses by light and dark.
    private func dynamic(_ callable: SwiftCallable) -> SwiftValue {
        func shown(_ style: String) -> Color? {
            let traits = SwiftObject("UITraitCollection", ["userInterfaceStyle": .member(style, of: nil)])
            return color(invoke(callable, [(nil, .object(traits))]))
        }
        guard let light = shown("light"), let dark = shown("dark") else { return .unknown }
        return .color(light == dark ? light : pair(light, dark))
    }

    /// A pair of colours, each of them single.
    private func pair(_ light: Color, _ dark: Color) -> Color {
        func single(_ color: Color, _ appearance: Appearance) -> Color {
            if case .palette = color, !palette.isDynamic(color) { return color }
            return palette.resolve(color, appearance).map { .plain($0) } ?? color
        }
        return .pair(light: single(light, .light), dark: single(dark, .dark))
    }

    /// The colour as the palette takes it, where pairs hold single colours.
    func flat(_ color: Color) -> Color {
        if case .pair(let light, let dark) = color { pair(light, dark) } else { color }
    }

    /// The colour with both of its appearances changed.
    func mapped(_ color: Color, _ change: (RGBA) -> RGBA) -> Color {
        let light = change(palette.resolve(color, .light) ?? .clear), dark = change(palette.resolve(color, .dark) ?? .clear)
        return light == dark ? .plain(light) : .pair(light: .plain(light), dark: .plain(dark))
    }

    /// A colour of an asset catalogue: a name of the palette, grey until someone says what it is.
    private func named(_ name: String, _ offset: Int) -> Color {
        let name = name.isEmpty ? "color" : name
        if palette[name] == nil {
            palette.entries.append(Palette.Entry(name, .plain(RGBA(128, 128, 128))))
            note(offset, Phrase("the colour \(name) stands in an asset catalogue; the palette has it in grey."))
        }
        return .palette(name)
    }

    /// A colour of numbers of 0 to 1 around the colour circle.
    private static func color(hue: Double, saturation: Double, brightness: Double, alpha: Double) -> RGBA {
        func channel(_ shift: Double) -> Double {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return RGBA(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }
}
