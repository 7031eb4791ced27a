public import Model

/// An element by its place, so that it is the same one while it moves and changes.
public struct ElementName: Hashable, Sendable {
    public var role: Element.Role
    /// The screen whose item it shows.
    public var owner: ScreenID
    /// The place in its list, for items and tabs.
    public var index: Int

    public init(role: Element.Role, owner: ScreenID, index: Int) {
        self.role = role
        self.owner = owner
        self.index = index
    }

    public init(_ element: Element) {
        self.init(role: element.role, owner: element.owner, index: element.index)
    }
}
