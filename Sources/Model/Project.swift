/// The document: theme, palette, screens and stacks.
public struct Project: Record {
    /// The version of the format.
    public var transom: Double = 1
    public var name = "Untitled"
    public var dialect: DialectName = .uikit
    public var profile: Profile = .ios18
    public var library: String?
    public var quirks: Quirks?
    public var device: Device = .standard
    public var appearance: Appearance = .light
    public var structure: Structure?
    public var motion: Motion?
    public var statusBarPerScreen: Bool?
    public var settings: PhoneSettings?
    public var defaults: Style?
    public var palette = Palette()
    public var theme = Theme()
    public var tabs: [Tab] = []
    public var pushed: [ScreenID]?
    public var modals: [Modal] = []
    public var screens: [Screen] = []
    public var scenarios: [Scenario] = []
    public var waivers: [Waiver] = []
    public var unknown: [JSON.Member] = []

    public init() {}

    public subscript(screen id: ScreenID) -> Screen? { screens.first { $0.id == id } }

    /// The structure in force: mPaaS apps have one stack above the tabs unless the project says otherwise.
    public var effectiveStructure: Structure { structure ?? (dialect == .mpaas ? .tabsInStack : .stackInTabs) }

    public static let summary = "A project of Transom."
    public static let fields: [Field<Project>] = [
        Field("transom", \.transom, isRequired: true, "The version of the format: 1."),
        Field("name", \.name, "The project's name."),
        Field("dialect", \.dialect, "Whose rules resolve styles and move bars."),
        Field("profile", \.profile, "The iOS versions imitated."),
        Field(
            "library", \.library,
            "The version of the imitated library, of those that `transom dialects` lists; the newest if not set."),
        Field("quirks", \.quirks, "Known faults that are imitated or left out, whatever dialect, profile and library say."),
        Field("device", \.device, "The phone."),
        Field("appearance", \.appearance, "Light or dark."),
        Field("structure", \.structure, "Whether each tab has its stack, or one stack holds the tabs at its root."),
        Field("motion", \.motion, "The table that moves a bar's elements."),
        Field("statusBarPerScreen", \.statusBarPerScreen, "Whether each page decides on the status bar; true if not set."),
        Field("settings", \.settings, "The phone's own settings."),
        Field("defaults", \.defaults, "Changes to the built-in level."),
        Field("palette", \.palette, "Named colours."),
        Field("theme", \.theme, "The application-wide style."),
        Field("tabs", \.tabs, "The tabs and their stacks, root first."),
        Field("pushed", \.pushed, "Screens above the tabs, where one stack holds the tabs at its root."),
        Field("modals", \.modals, omit: [], "Modal stacks, the lowest first."),
        Field("screens", \.screens, "All screens."),
        Field("scenarios", \.scenarios, omit: [], "Lists of steps with expected states."),
        Field("waivers", \.waivers, omit: [], "Findings that are known and accepted."),
    ]
}

/// A tab and its stack.
public struct Tab: Record {
    public var title = ""
    public var icon: String?
    public var style = Style()
    public var item: Item?
    /// Screens, root first.
    public var stack: [ScreenID] = []
    public var unknown: [JSON.Member] = []

    public init() {}

    public init(title: String, icon: String? = nil, stack: [ScreenID]) {
        self.title = title
        self.icon = icon
        self.stack = stack
    }

    public static let summary = "A tab and its stack."
    public static let fields: [Field<Tab>] = [
        Field("title", \.title, "The tab's title."),
        Field("icon", \.icon, "The tab's icon: a built-in name or a picture."),
        Field("style", \.style, omit: Style(), "The style of the stack's navigation controller."),
        Field("item", \.item, "What every screen of the stack puts into its bar unless it says otherwise."),
        Field("stack", \.stack, "Screens, root first."),
    ]
}

/// A modal and its stack.
public struct Modal: Record {
    public var stack: [ScreenID] = []
    public var presentation: Presentation?
    /// Whether the modal is a page without a navigation controller.
    public var bare: Bool?
    public var style = Style()
    public var unknown: [JSON.Member] = []

    public init() {}

    public init(stack: [ScreenID], presentation: Presentation) {
        self.stack = stack
        self.presentation = presentation
    }

    public static let summary = "A modal and its stack."
    public static let fields: [Field<Modal>] = [
        Field("stack", \.stack, "Screens, root first."),
        Field("presentation", \.presentation, "How the modal is shown; a sheet if not set."),
        Field("bare", \.bare, "Whether the modal is a page without a navigation controller."),
        Field("style", \.style, omit: Style(), "The style of the modal's navigation controller."),
    ]
}

/// A list of steps with expected states.
public struct Scenario: Record {
    public var name = ""
    /// Each step is an object with one key for what happens, such as `push`.
    public var steps: [JSON] = []
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "A list of steps with expected states."
    public static let fields: [Field<Scenario>] = [
        Field("name", \.name, "The scenario's name."),
        Field("steps", \.steps, "What happens, one object a step, and what is expected then."),
    ]
}

/// A finding that is known and accepted.
public struct Waiver: Record {
    public var code = ""
    public var screen: ScreenID?
    public var reason = ""
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "A finding that is known and accepted."
    public static let fields: [Field<Waiver>] = [
        Field("code", \.code, isRequired: true, "The finding's code."),
        Field("screen", \.screen, "The screen; all of them if not set."),
        Field("reason", \.reason, isRequired: true, "Why it is accepted."),
    ]
}

/// The settings that a person makes on the phone.
public struct PhoneSettings: Record {
    /// Scale of text, 1 = the standard size.
    public var textSize: Double?
    public var boldText: Bool?
    public var increasedContrast: Bool?
    public var reducedTransparency: Bool?
    public var reducedMotion: Bool?
    public var language: String?
    public var rightToLeft: Bool?
    public var orientation: Orientation?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "The settings that a person makes on the phone."
    public static let fields: [Field<PhoneSettings>] = [
        Field("textSize", \.textSize, "Scale of text, 1 for the standard size."),
        Field("boldText", \.boldText, "Whether text is bold."),
        Field("increasedContrast", \.increasedContrast, "Whether contrast is increased."),
        Field("reducedTransparency", \.reducedTransparency, "Whether transparency is reduced."),
        Field("reducedMotion", \.reducedMotion, "Whether motion is reduced: pages fade instead of sliding."),
        Field("language", \.language, "The phone's language."),
        Field("rightToLeft", \.rightToLeft, "Whether the phone reads right to left."),
        Field("orientation", \.orientation, "How the phone is held."),
    ]
}
