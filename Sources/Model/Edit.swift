/// Where a style is set.
public struct StylePlace: Equatable, Sendable {
    /// The level, with the thing that it belongs to.
    public enum Owner: Equatable, Sendable {
        case defaults
        case theme
        case tab(Int)
        case modal(Int)
        case screen(ScreenID)
        case live(ScreenID, Int)
        case scroll(ScreenID, Int)
    }

    public var owner: Owner
    /// Whether the style at the scroll edge is meant.
    public var isScrollEdge: Bool

    public init(_ owner: Owner, isScrollEdge: Bool = false) {
        self.owner = owner
        self.isScrollEdge = isScrollEdge
    }

    public var level: Level {
        switch owner {
        case .defaults: .builtIn
        case .theme: .theme
        case .tab, .modal: .stack
        case .screen: .screen
        case .live: .live
        case .scroll: .scroll
        }
    }
}

/// One change of a project. Everything a person can do to the document is one of these.
public enum Edit: Equatable, Sendable {
    /// Sets a style key; `nil` resets it so that it inherits again.
    case setStyle(StylePlace, StyleKey, StyleValue?)
    /// Replaces a whole style, as paste does.
    case replaceStyle(StylePlace, Style)
    /// Replaces what a level puts into the bar; levels that hold no item stay as they are.
    case setItem(StylePlace, Item)
    /// Replaces a screen, found by its id.
    case setScreen(Screen)
    case addScreen(Screen, at: Int)
    /// Removes a screen from the catalogue and from every stack.
    case removeScreen(ScreenID)
    case moveScreen(ScreenID, to: Int)
    case setTabs([Tab])
    case setPushed([ScreenID])
    case setModals([Modal])
    case setPalette(Palette)
    /// Renames a colour of the palette and every use of it.
    case renameColor(String, to: String)
    case setName(String)
    case setDialect(DialectName)
    case setProfile(Profile)
    case setLibrary(String?)
    case setQuirks(Quirks?)
    case setDevice(Device)
    case setAppearance(Appearance)
    case setSettings(PhoneSettings?)
    case setStructure(Structure?)
    case setScenarios([Scenario])
    case setWaivers([Waiver])
    /// Edits made one after the other, as one.
    case several([Edit])
    /// Puts another project in place of this one, as an import does.
    case replace(Project)
}
