import Model

/// Reads an object's properties as values of styles; what is none is noted.
struct UIKitValueReader {
    let machine: SwiftMachine
    let object: SwiftObject

    private func skip(_ name: String) {
        guard let place = object.places[name] else { return }
        machine.note(place, Phrase("\(name) is skipped: it is no value that the phone can show."))
    }

    /// The colour of a property, `.nothing` for `nil`; `nil` if it is not set.
    func color(_ name: String) -> StyleValue? {
        guard let value = object.properties[name] else { return nil }
        if value.isNothing { return .nothing }
        guard let color = machine.color(value) else {
            skip(name)
            return nil
        }
        return .color(machine.flat(color))
    }

    /// The picture of a property, `.nothing` for `nil`; `nil` if it is not set.
    func image(_ name: String) -> StyleValue? {
        guard let value = object.properties[name] else { return nil }
        if value.isNothing { return .nothing }
        guard let image = value.image, image.kind != .symbol else {
            skip(name)
            return nil
        }
        return .image(image.reference)
    }

    /// The colour among the attributes of a text.
    func foreground(_ name: String) -> StyleValue? {
        guard let value = object.properties[name]?.dictionary?["foregroundColor"] else { return nil }
        if value.isUnknown || machine.color(value) == nil { skip(name) }
        return machine.color(value).map { .color(machine.flat($0)) }
    }

    private static let understood: Set<String> = ["font", "foregroundColor"]

    /// Font and colour among the attributes of a text; those that are not there are UIKit's own.
    func text(_ name: String, _ family: StyleKey, _ size: StyleKey, _ weight: StyleKey, _ color: StyleKey?, _ style: inout Style)
    {
        guard let value = object.properties[name] else { return }
        guard let attributes = value.dictionary ?? (value.isNothing ? [:] : nil) else { return skip(name) }
        for key in [family, size, weight] + (color.map { [$0] } ?? []) { style[key] = nil }
        if let font = machine.font(attributes["font"]) {
            style[family] = font.family.map { .text($0) }
            style[size] = .number(min(200, max(1, font.size)))
            style[weight] = .number(font.weight)
        } else if attributes["font"] != nil {
            skip(name)
        }
        if let color { style[color] = foreground(name) }
        for key in attributes.keys.sorted() where !Self.understood.contains(key) {
            if let place = object.places[name] { machine.note(place, Phrase("the attribute \(key) of \(name) is skipped.")) }
        }
    }
}
