import Model

@testable import Formats

extension Project {
    /// The project without what a report names as lost; `isOriginal` for the one that was exported, whose lists still have what an
    /// imported one's have no more.
    func without(_ losses: [Loss], isOriginal: Bool = true) -> Project {
        var result = self
        for loss in losses where !loss.isEntry { result.lose(loss) }
        // Of lists the last entries go first, so that the others keep their numbers.
        for loss in losses.reversed() where loss.isEntry && (isOriginal || loss.property.hasPrefix("live[")) { result.lose(loss) }
        return result
    }

    private mutating func lose(_ loss: Loss) {
        let (owner, index, property) = Self.parts(loss.property)
        let own = Loss(property, closest: loss.closestPhrase)
        if let id = loss.screen {
            guard let screen = screens.firstIndex(where: { $0.id == id }) else { return }
            screens[screen].lose(own, owner, index)
        } else {
            switch owner {
            case "tabs": (tabs[index].style, tabs[index].item) = own.dropped(tabs[index].style, tabs[index].item)
            case "modals": modals[index].style = own.dropped(modals[index].style, nil).0
            case "defaults": defaults = defaults.map { own.dropped($0, nil).0 }
            default: (theme.style, theme.item) = own.dropped(theme.style, theme.item)
            }
        }
    }

    /// The part of a project or screen that a property names, its number, and the rest.
    private static func parts(_ property: String) -> (owner: String, index: Int, rest: String) {
        if property.hasPrefix("defaults.") { return ("defaults", 0, String(property.dropFirst("defaults.".count))) }
        for owner in ["tabs", "modals", "live", "scroll"] where property.hasPrefix(owner + "[") {
            let parts = property.dropFirst(owner.count + 1).split(separator: "].", maxSplits: 1)
            return (owner, parts.first.flatMap { Int($0) } ?? 0, parts.last.map { String($0) } ?? "")
        }
        return ("", 0, property)
    }
}

extension Screen {
    fileprivate mutating func lose(_ loss: Loss, _ owner: String, _ index: Int) {
        switch owner {
        case "live":
            guard live.indices.contains(index) else { return }
            (live[index].style, live[index].item) = loss.dropped(live[index].style, live[index].item)
        case "scroll":
            guard scroll.indices.contains(index) else { return }
            (scroll[index].style, scroll[index].item) = loss.dropped(scroll[index].style, scroll[index].item)
        default:
            let (style, item) = loss.dropped(style, item)
            (self.style, self.item) = (style, item ?? Item())
        }
    }
}

extension Loss {
    /// Whether it is a whole entry of a list of items.
    fileprivate var isEntry: Bool { property.hasSuffix("]") }

    /// A style and an item without the property.
    fileprivate func dropped(_ style: Style, _ item: Item?) -> (Style, Item?) {
        var style = style, item = item
        if property.hasPrefix("item.") {
            item?.lose(String(property.dropFirst("item.".count)))
        } else {
            style.lose(self)
        }
        return (style, item)
    }
}

extension Style {
    fileprivate mutating func lose(_ loss: Loss) {
        let edge = "scrollEdge."
        if loss.property.hasPrefix(edge), var style = scrollEdge {
            style.lose(Loss(String(loss.property.dropFirst(edge.count)), closest: loss.closestPhrase))
            self[.scrollEdge] = .style(style)
        } else if let key = StyleKey.named(loss.property) {
            let words = loss.closest.split { " ;,".contains($0) }
            let isOnlyDark = words.starts(with: ["the", "light", "colour"])
            self[key] = isOnlyDark ? Color(hex: String(words[3])).map(StyleValue.color) : nil
        }
    }
}

extension Item {
    /// Takes out what a path such as `right[1].badge` names; without the kind of a title only its first line counts.
    fileprivate mutating func lose(_ path: String) {
        if path == "title.kind" {
            let text = title?.value?.text?.split(separator: "\n").first
            title = text.map { .value(Title(text: String($0))) }
            return
        }
        if path.hasSuffix(".system") { lose(path.dropLast("system".count) + "text") }
        let steps = path.split { ".[]".contains($0) }.map(String.init)
        let json = Self.without(json, steps[...])
        self = (try? Item(from: Reader(json))) ?? Item()
    }

    private static func without(_ json: JSON, _ steps: ArraySlice<String>) -> JSON {
        guard let step = steps.first else { return json }
        let isLast = steps.count == 1
        if let index = Int(step), var list = json.array {
            guard list.indices.contains(index) else { return json }
            if isLast { list.remove(at: index) } else { list[index] = without(list[index], steps.dropFirst()) }
            return .array(list)
        }
        guard var members = json.members, let index = members.firstIndex(where: { $0.key == step }) else { return json }
        if isLast { members.remove(at: index) } else { members[index].value = without(members[index].value, steps.dropFirst()) }
        return .object(members)
    }
}
