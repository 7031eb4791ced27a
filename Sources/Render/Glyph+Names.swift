extension Glyph {
    /// The icon of an `AUBarButtonImageType` by its name, with or without the type's prefix.
    public static func mpaas(_ name: String) -> Glyph? {
        mpaasNames[name.hasPrefix("AUBarButtonImageType") ? String(name.dropFirst(20)) : name].flatMap(named)
    }

    /// The icon of a `UIBarButtonItem.SystemItem`; nil for those that are text.
    public static func system(_ name: String) -> Glyph? { systemNames[name].flatMap(named) }

    /// The icon of a tab, by its name.
    public static func tab(_ name: String) -> Glyph? { tabNames[name].flatMap(named) }

    /// The icon of a generic bar item: `back`, `close`, `forward`, `settings` and the two that do not dismiss.
    public static func generic(_ name: String) -> Glyph? {
        switch name {
        case "back", "noAutoDismissBack": named("back")
        case "close", "noAutoDismissClose": named("close")
        case "forward", "settings": named(name)
        default: nil
        }
    }

    static let mpaasNames = [
        "UserSetting": "userSetting", "User": "person", "Add": "add", "Bill": "bill", "Check": "check",
        "Comment": "comment", "CancelStyle1": "close", "CancelStyle2": "closeCircle", "Announcement": "announcement",
        "Search": "search", "Share": "share", "Delete": "trash", "ItemList": "list", "ScanCode": "scanCode",
        "Dragdown": "dragdown", "Praise": "praise", "Map": "map", "CheckBoxSelected": "checkBoxSelected",
        "CheckBoxNormal": "checkBoxNormal", "Back": "back", "Complaints": "complaints", "QRCode": "qrCode",
        "More": "more", "Voice": "voice", "Cashier": "cashier", "UserAdd": "userAdd", "Detail": "detail",
        "Help": "help", "GroupChat": "group", "Setting": "settings",
    ]

    static let systemNames = [
        "add": "add", "compose": "compose", "reply": "reply", "action": "share", "organize": "organize",
        "bookmarks": "bookmarks", "search": "search", "refresh": "refresh", "stop": "close", "camera": "camera",
        "trash": "trash", "play": "play", "pause": "pause", "rewind": "rewind", "fastForward": "fastForward",
        "undo": "undo", "redo": "redo", "close": "close",
    ]

    static let tabNames = [
        "home": "home", "search": "search", "list": "list", "person": "person", "gear": "settings", "star": "star",
        "heart": "heart", "bag": "bag", "chat": "chat", "map": "map", "photo": "photo", "clock": "clock",
        "bookmarks": "bookmarks", "more": "more",
    ]
}

extension Glyph {
    /// The icon that a draw command names, such as `chevronBack`, `mpaas.Help`, `system.add`, `tab.home` or `status.wifi`.
    static func forCommand(_ name: String) -> Glyph? {
        guard let dot = name.firstIndex(of: "."), !name.hasPrefix("device.") else { return single(name) }
        let rest = String(name[name.index(after: dot)...])
        switch name[..<dot] {
        case "mpaas": return mpaas(rest)
        case "system": return system(rest)
        case "tab": return tab(rest)
        case "generic": return generic(rest)
        case "status": return status(rest)
        default: return nil
        }
    }

    private static func single(_ name: String) -> Glyph? {
        switch name {
        case "chevronBack": backChevron
        case "chevronForward": backChevron.mirrored
        case "disclosure": disclosure
        case "disclosureBack": disclosure.mirrored
        case "device.notch": notch
        case "rowCheck": rowCheck
        default: named(name)
        }
    }

    private static func status(_ name: String) -> Glyph? {
        switch name {
        case "signal", "cellular": signal()
        case "wifi": wireless
        case "battery": battery()
        default: nil
        }
    }
}
