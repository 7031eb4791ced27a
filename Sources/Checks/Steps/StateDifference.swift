import Dialects
import Model
import Scene

/// Something in which the app after a step is not as it was in another state.
struct StateDifference {
    /// In the frame as it is described.
    let path: String
    let own: JSON
    let other: JSON
    /// The path with the element's role in place of its number.
    let name: Phrase

    /// Both values in words; a long list by its length.
    var ownWords: Phrase { Self.words(own) }
    var otherWords: Phrase { Self.words(other) }

    private static func words(_ value: JSON) -> Phrase {
        if let text = value.string { return "\(text)" }
        if let list = value.array, value.compactText().count > 60 { return "a list of \(list.count)" }
        return "\(value.compactText())"
    }

    /// Where frame or stacks are not the same; the reasons for them are not looked at.
    static func all(_ look: StepLook, _ before: NavigationState) -> [StateDifference] {
        let builder = SceneBuilder(look.phone)
        let now = builder.frame(of: look.after), then = builder.frame(of: before)
        let hasSameStacks = place(look.after) == place(before)
        if hasSameStacks, now.seen == then.seen { return [] }
        return describe(now, look.after).differences(from: describe(then, before)).map { path, own, other in
            StateDifference(path: path, own: own, other: other, name: name(path, now))
        }
    }

    private static func describe(_ frame: Frame, _ state: NavigationState) -> JSON {
        let seen = (FrameDescription(frame, scale: 1).json.members ?? []).filter {
            !["transition", "trace", "events"].contains($0.key)
        }
        return .object(seen + [JSON.Member("navigation", place(state))])
    }

    private static func place(_ state: NavigationState) -> JSON {
        .object([
            "tab": .integer(state.selectedTab), "stack": state.visibleScreens.json, "modals": .integer(state.modals.count),
        ])
    }

    /// `elements[2].color` is the colour of the element that stands third.
    private static func name(_ path: String, _ frame: Frame) -> Phrase {
        guard path.hasPrefix("elements["), let end = path.firstIndex(of: "]"),
            let index = Int(path[..<end].dropFirst("elements[".count)), frame.elements.indices.contains(index)
        else { return "\(path)" }
        let rest = path[path.index(after: end)...].replacing(".", with: " ")
        return "\(frame.elements[index].role.words)\(rest)"
    }
}

extension Frame {
    /// The frame without what tells of the way there.
    fileprivate var seen: Frame {
        var frame = self
        (frame.transition, frame.trace, frame.events, frame.commands) = (nil, [], [], [])
        return frame
    }
}
