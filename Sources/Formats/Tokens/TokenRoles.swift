import Model

/// Finds out from a token's name what of a bar it says; tokens themselves have no roles.
struct TokenRoles {
    /// Root groups that extend the bar's group: the looks of single screens.
    var screenGroups: Set<String> = []
    /// Whether the file was written by Transom, with groups for tabs and modals.
    var isOwn = false

    static let barWords: Set<String> = [
        "navbar", "navigationbar", "nav", "navigation", "topbar", "appbar", "topappbar", "titlebar", "toolbar", "header", "bar",
    ]
    private static let tabWords: Set<String> = ["tabbar", "bottombar", "bottomnavigation", "bottomtabs", "bottomappbar"]
    static let screenWords: Set<String> = ["screens", "screen", "pages", "page"]
    static let paletteWords: Set<String> = ["palette", "color", "colors", "colour", "colours"]

    /// Where a token of a name and type stands; `nil` if its name says nothing of bars.
    func role(of path: [String], type: String) -> (TokenPlace, TokenRole)? {
        guard let (holder, parts) = holder(of: path) else { return nil }
        var place = TokenPlace(holder: holder)
        var rest = parts
        if rest.count > 2, let number = Int(rest[1]), number > 0 {
            if rest[0] == "live" { place.part = .live(number - 1) }
            if rest[0] == "scroll" { place.part = .scroll(number - 1) }
            if place.part != .style { rest.removeFirst(2) }
        }
        if rest.count > 1, Self.plain(rest[0]) == "scrolledge" {
            place.isEdge = true
            rest.removeFirst()
        }
        return Self.role(Array(rest), type).map { (place, $0) }
    }

    /// Whose look a path begins with, and the rest of the path.
    private func holder(of path: [String]) -> (TokenPlace.Holder, [String])? {
        guard path.count > 1 else { return prefixed(path) }
        if isOwn, path[0] == "tabs" { return (.tab(path[1]), Array(path.dropFirst(2))) }
        if isOwn, path[0] == "modals" { return (.modal(path[1]), Array(path.dropFirst(2))) }
        if Self.screenWords.contains(Self.plain(path[0])) {
            let rest = path.dropFirst(2)
            let isBar = rest.first.map { Self.barWords.contains(Self.plain($0)) && rest.count > 1 } == true
            return (.screen(path[1]), Array(isBar ? rest.dropFirst() : rest))
        }
        if screenGroups.contains(path[0]) { return (.screen(path[0]), Array(path.dropFirst())) }
        if Self.paletteWords.contains(Self.plain(path[0])) { return nil }
        for (index, part) in path.enumerated() {
            let word = Self.plain(part)
            let rest = Array(path.dropFirst(index + 1))
            if Self.barWords.contains(word) { return (.theme, rest) }
            if Self.tabWords.contains(word) { return (.theme, ["tabBar"] + rest) }
        }
        return prefixed(path)
    }

    /// The key of a name such as `navbar-background` or `navbar.background` in a palette.
    func prefixedKey(_ path: [String]) -> StyleKey? { holder(of: path).flatMap { Self.named($0.1) } }

    /// A name such as `navbar-background` or `tabBarTint`.
    private func prefixed(_ path: [String]) -> (TokenPlace.Holder, [String])? {
        guard let first = path.first, !isOwn else { return nil }
        let word = Self.plain(first)
        for (words, start) in [(Self.tabWords, ["tabBar"]), (Self.barWords, [])] {
            let fitting = words.filter { word.hasPrefix($0) && word.count > $0.count }
            guard let longest = fitting.max(by: { $0.count < $1.count }) else { continue }
            let rest = start + [String(word.dropFirst(longest.count))] + path.dropFirst()
            if Self.named(rest) != nil { return (.theme, rest) }
        }
        return nil
    }

    /// Lower-case letters and digits alone.
    static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

    // MARK: Names within a bar

    private static func role(_ rest: [String], _ type: String) -> TokenRole? {
        switch type {
        case "typography":
            let word = words(rest).joined()
            if word.hasPrefix("large") { return .font("largeTitle") }
            if word.hasPrefix("button") || word.hasPrefix("item") || word.hasPrefix("action") { return .font("button") }
            return word.hasPrefix("title") || word.hasPrefix("text") || word.hasPrefix("font") || word.isEmpty
                ? .font("title") : nil
        case "border":
            return named(rest) == .hairline || words(rest).isEmpty ? .border : nil
        case "shadow":
            return [.shadowColor, .hairline].contains(named(rest)) ? .shadow : nil
        default:
            guard let key = named(rest), fits(key, type) else { return nil }
            return .key(key)
        }
    }

    private static func fits(_ key: StyleKey, _ type: String) -> Bool {
        switch key.kind {
        case .color: type == "color"
        case .family: type == "fontFamily"
        case .number where key.leaf == "weight": type == "fontWeight" || type == "number"
        case .number: type == "dimension" || type == "number"
        default: false
        }
    }

    /// The key that a name stands for: its own, or one of the names that it has elsewhere.
    private static func named(_ rest: [String]) -> StyleKey? {
        if let key = StyleKey.named(rest.joined(separator: ".")), key != .scrollEdge { return key }
        return synonyms[words(rest).joined()]
    }

    /// The parts of a name without those that only say that it is the usual one.
    private static func words(_ rest: [String]) -> [String] {
        var parts = rest.map(plain)
        while let last = parts.last, ["default", "base", "normal", "enabled", "rest", "root", "value", ""].contains(last) {
            parts.removeLast()
        }
        return parts
    }

    /// For each key the names that other systems of bars use, without dashes and points.
    private static let synonyms: [String: StyleKey] = {
        let names: [(StyleKey, String)] = [
            (.background, "background backgroundcolor bg bgcolor color bartint bartintcolor barcolor fill surface container"),
            (.background, "containercolor backgroundbase"),
            (.hairline, "hairline hairlinecolor line linecolor separator separatorcolor divider dividercolor border bordercolor"),
            (.hairline, "borderbottom borderbottomcolor bottomline bottomlinecolor bottomborder outline outlinevariant"),
            (.hairlineHeight, "hairlineheight hairlinewidth linewidth separatorheight dividerheight borderwidth"),
            (.tint, "tint tintcolor accent accentcolor primary foreground foregroundcolor icon iconcolor icons iconscolor"),
            (.titleColor, "title titlecolor titletext titletextcolor titleforeground text textcolor onsurface heading label"),
            (.titleSize, "titlesize titlefontsize titletextsize fontsize textsize"),
            (.titleWeight, "titleweight titlefontweight fontweight"),
            (.titleFamily, "titlefamily titlefont titlefontfamily fontfamily font"),
            (.largeTitleColor, "largetitle largetitlecolor largetitletext largetitletextcolor"),
            (.largeTitleSize, "largetitlesize largetitlefontsize"), (.largeTitleWeight, "largetitleweight largetitlefontweight"),
            (.largeTitleFamily, "largetitlefamily largetitlefont largetitlefontfamily"),
            (.buttonColor, "button buttoncolor buttontext buttontextcolor action actioncolor item itemcolor link linkcolor"),
            (.buttonSize, "buttonsize buttonfontsize"), (.buttonWeight, "buttonweight buttonfontweight"),
            (.buttonFamily, "buttonfamily buttonfont buttonfontfamily"),
            (.shadowColor, "shadow shadowcolor"), (.maskColor, "mask maskcolor overlay overlaycolor"),
            (.disabledColor, "disabled disabledcolor buttondisabled itemdisabled"),
            (.backTitleColor, "backtitle backtitlecolor backtext backtextcolor"),
            (.backImageColor, "back backcolor backimage backimagecolor backicon backiconcolor backarrow chevron"),
            (.barAlpha, "baralpha opacity alpha"), (.highlightAlpha, "highlightalpha pressedopacity pressedalpha"),
            (
                .tabBarBackground,
                "tabbarbackground tabbarbackgroundcolor tabbarbg tabbarsurface tabbarcontainer tabbarcolor tabbar"
            ),
            (.tabBarHairline, "tabbarhairline tabbarline tabbarseparator tabbardivider tabbarborder"),
            (.tabBarTint, "tabbartint tabbartintcolor tabbarselected tabbaractive tabbarprimary tabbaraccent"),
            (.tabBarUnselected, "tabbarunselected tabbarinactive tabbarunselecteditem"),
            (.tabBarFont, "tabbarfont tabbarfontsize"),
        ]
        return Dictionary(
            names.flatMap { key, words in words.split(separator: " ").map { (String($0), key) } }
        ) { first, _ in first }
    }()

    /// What the general colours of a design system are to a bar, where a file says nothing of bars; earlier names count first.
    static let general: [(key: StyleKey, names: [String])] = [
        (.background, ["background", "surface", "bg"]), (.tint, ["tint", "accent", "primary"]),
        (.titleColor, ["title", "onsurface", "text"]), (.hairline, ["hairline", "separator", "divider", "outlinevariant"]),
    ]
}
