import Gtk
import Model

extension ProjectDifference {
    /// Where the value stands, in the words of the inspector as far as it has any.
    func place(in project: Project) -> String {
        if let screen {
            let name = project[screen: screen]?.label ?? screen
            return way.isEmpty ? name : name + " · " + Self.words(way)
        }
        if place == .style(.theme) { return tr("Theme") + " · " + Self.words(way) }
        if way.first == .key("palette"), way.count > 1, case .key(let name) = way[1] {
            return ([tr("Palette"), name, Self.words(Array(way[2...]))]).filter { !$0.isEmpty }.joined(separator: " · ")
        }
        guard way.count > 2, case .key(let list) = way[0], case .index(let index) = way[1] else { return Self.words(way) }
        let owner: ColorPlace.Owner = list == "tabs" ? .tab(index) : .modal(index)
        return PlacesPopover.name(owner, in: project) + " · " + Self.words(Array(way[2...]))
    }

    /// The key of a style that the way leads to.
    var styleKey: StyleKey? { Self.styleKey(place == .style(.theme) && screen == nil ? way[...] : styleWay) }

    /// What comes behind the style on the way.
    private var styleWay: ArraySlice<JSON.Step> {
        way.lastIndex { [.key("style"), .key("scrollEdge")].contains($0) }.map { way[($0 + 1)...] } ?? []
    }

    private static func styleKey(_ way: ArraySlice<JSON.Step>) -> StyleKey? {
        let keys = way.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return keys.count == way.count ? StyleKey.named(keys.joined(separator: ".")) : nil
    }

    private static func words(_ way: [JSON.Step]) -> String {
        var rest = way[...], parts: [String] = []
        while let head = rest.first {
            // A colour may lead on to its light or its dark half.
            if let key = styleKey(rest) ?? styleKey(rest.dropLast()) {
                parts.append(key.title)
                rest = key == styleKey(rest) ? [] : rest.suffix(1)
            } else {
                if let word = word(head) { parts.append(word) }
                rest.removeFirst()
            }
        }
        return parts.joined(separator: " · ")
    }

    /// What a part of the way is called: as in the inspector where that has a word for it, else as in the file; `nil` if it goes
    /// without saying.
    private static func word(_ step: JSON.Step) -> String? {
        guard case .key(let key) = step else {
            if case .index(let index) = step { return String(index + 1) }
            return nil
        }
        return switch key {
        case "style", "item": nil
        case "defaults": tr("Built-in level")
        case "live": Level.live.title
        case "scroll": Level.scroll.title
        case "scrollEdge": tr("Scroll Edge")
        case "left": tr("Left Items")
        case "right": tr("Right Items")
        case "title": tr("Title")
        case "prompt": tr("Prompt")
        case "back": tr("Back Button")
        case "light": tr("Light")
        case "dark": tr("Dark")
        default: key
        }
    }
}
