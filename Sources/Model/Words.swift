/// Light or dark, of the mock phone.
public enum Appearance: String, FileWord { case light, dark }

/// Whose rules resolve styles and move bars.
public enum DialectName: String, FileWord {
    case uikit, hbd, navigationAndStyle, mpaas, saveRestore, customBar

    /// The versions of the library that can be imitated, oldest first; the last one is the default. Of the others there is one
    /// version, which needs no name.
    public var libraries: [String] { self == .hbd ? ["1.5", "1.9.9", "1.10.0"] : [] }
}

/// The iOS versions imitated.
public enum Profile: String, FileWord {
    case ios4, ios5, ios6, ios12, ios14, ios18, ios26

    /// The first iOS version that the profile stands for.
    public var version: Int {
        switch self {
        case .ios4: 4
        case .ios5: 5
        case .ios6: 6
        case .ios12: 11
        case .ios14: 13
        case .ios18: 15
        case .ios26: 26
        }
    }

    /// Whether the phone knows a dark appearance; older ones are always light.
    public var hasDarkAppearance: Bool { version >= 13 }

    /// Whether a pop during a push turns it around where it is; before, UIKit defers the pop until the push has ended.
    public var turnsPushesAround: Bool { version >= 26 }
}

/// Where a style is set; each one beats those before it.
public enum Level: String, FileWord, Comparable {
    case builtIn = "built-in"
    case theme, stack, screen, live, scroll

    public static func < (one: Level, other: Level) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }
}

/// Whether each tab has its stack, or one stack holds the tabs at its root.
public enum Structure: String, FileWord { case stackInTabs, tabsInStack }

/// The table that moves a bar's elements: measured on iOS, or Flutter's.
public enum Motion: String, FileWord { case ios, flutter }

/// How the phone is held.
public enum Orientation: String, FileWord { case portrait, landscape }

/// What a mock page is filled with.
public enum ContentKind: String, FileWord { case list, grid, article, hero, form, web, empty }

/// Where a page's content begins.
public enum ContentTop: String, FileWord { case docked, safeArea, screen }

/// How a screen of dialect `saveRestore` restores the bar.
public enum Restore: String, FileWord { case guarded, simple, none }

/// How a modal is shown.
public enum Presentation: String, FileWord { case sheet, fullScreen }

/// When a live entry is applied.
public enum Moment: String, FileWord { case load, appear, appeared, disappear, tap }

/// A named call of a live entry.
public enum LiveCall: String, FileWord { case resetColor }

/// How a scroll stop is reached from the one before it.
public enum Ramp: String, FileWord { case linear }

/// Whether a screen's title is large.
public enum LargeTitleMode: String, FileWord { case never, automatic, always }

/// What a title is made of.
public enum TitleKind: String, FileWord {
    case text, label, button, image, textAndLabel, textAndButton, textAndImage, double, segmented, empty
}

/// What a tap on a bar item does.
public enum ItemAction: String, FileWord { case none, pop, dismiss }

/// NavigationAndStyle's ready-made items.
public enum GenericItem: String, FileWord {
    case back, close, noAutoDismissBack, noAutoDismissClose, forward, settings
}

/// UIKit's ready-made items (UIBarButtonItem.SystemItem).
public enum SystemItem: String, FileWord {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    /// The word that a text item shows; `nil` for icons.
    public var text: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }
}

/// mPaaS's item pictures (AUBarButtonImageType).
public enum MpaasItem: String, FileWord {
    case userSetting = "UserSetting"
    case user = "User"
    case add = "Add"
    case bill = "Bill"
    case check = "Check"
    case comment = "Comment"
    case cancelStyle1 = "CancelStyle1"
    case cancelStyle2 = "CancelStyle2"
    case announcement = "Announcement"
    case search = "Search"
    case share = "Share"
    case delete = "Delete"
    case itemList = "ItemList"
    case scanCode = "ScanCode"
    case dragdown = "Dragdown"
    case praise = "Praise"
    case map = "Map"
    case checkBoxSelected = "CheckBoxSelected"
    case checkBoxNormal = "CheckBoxNormal"
    case back = "Back"
    case complaints = "Complaints"
    case qrCode = "QRCode"
    case more = "More"
    case voice = "Voice"
    case cashier = "Cashier"
    case userAdd = "UserAdd"
    case detail = "Detail"
    case help = "Help"
    case groupChat = "GroupChat"
    case setting = "Setting"
}
