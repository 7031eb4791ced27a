import Model

/// What a set of a catalogue is for: a property of the bar, by the set's name.
struct CatalogRole: Hashable {
    var key: StyleKey
    /// Whether it counts while the content stands at its top.
    var isAtEdge = false

    /// The properties that are colours or pictures.
    static let keys = StyleKey.all.filter { $0.kind == .color || $0.kind == .image }

    /// The set's name: `background`, `title` for `title.color`, `maskImage`, `scrollEdgeTint`.
    var name: String {
        let leaf = key.leaf.prefix(1).uppercased() + key.leaf.dropFirst()
        let name = key.group.map { key.leaf == "color" ? $0 : $0 + leaf } ?? key.name
        return isAtEdge ? "scrollEdge" + name.prefix(1).uppercased() + name.dropFirst() : name
    }

    /// Whether a value is of the property's kind.
    func fits(_ value: StyleValue) -> Bool { (value.color != nil) == (key.kind == .color) }

    /// Sets the property; says whether the value is of its kind.
    func set(_ value: StyleValue, in style: inout Style) -> Bool {
        guard fits(value) else { return false }
        guard isAtEdge else {
            style[key] = value
            return true
        }
        var edge = style.scrollEdge ?? Style()
        edge[key] = value
        style[.scrollEdge] = .style(edge)
        return true
    }

    /// The role of a name that an export gives.
    static func named(_ name: String) -> CatalogRole? { byName[name.lowercased()] }

    /// Every role, in the order of the keys.
    static let all = keys.flatMap { [CatalogRole(key: $0), CatalogRole(key: $0, isAtEdge: true)] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })

    /// The role that a developer's own name speaks of, and whether it names the bar too: `navBarTint`, `NavigationBar/Title`.
    static func guessed(from path: [String], isPicture: Bool) -> (role: CatalogRole, isPlain: Bool)? {
        var word = path.joined().lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if let tab = ["tabbar", "tab"].first(where: word.hasPrefix) {
            return tabs[stem(String(word.dropFirst(tab.count)))].map { (CatalogRole(key: $0), true) }
        }
        let bar = ["navigationbar", "navbar", "topbar", "titlebar", "nav", "bar"].first {
            word.hasPrefix($0) && word != "bartint"
        }
        if let bar { word.removeFirst(bar.count) }
        let names = isPicture ? [word, word + "image"] : [word, stem(word)]
        if let role = names.compactMap({ byName[$0] }).first(where: { ($0.key.kind == .image) == isPicture }) {
            return (role, bar != nil)
        }
        if let key = synonyms[stem(word)] { return (CatalogRole(key: key), bar != nil) }
        return bar != nil && stem(word).isEmpty ? (CatalogRole(key: .background), true) : nil
    }

    private static func stem(_ word: String) -> String {
        ["color", "colour"].first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word
    }

    private static let synonyms: [String: StyleKey] = [
        "bg": .background, "bartint": .background, "titletext": .titleColor, "accent": .tint, "separator": .hairline,
        "line": .hairline, "buttontext": .buttonColor, "icon": .imageTint, "back": .backImage, "backbutton": .backImage,
        "backarrow": .backImage, "backicon": .backImage, "backindicator": .backImage, "backindicatorimage": .backImage,
    ]

    private static let tabs: [String: StyleKey] = [
        "": .tabBarBackground, "background": .tabBarBackground, "hairline": .tabBarHairline, "line": .tabBarHairline,
        "separator": .tabBarHairline, "tint": .tabBarTint, "selected": .tabBarTint, "unselected": .tabBarUnselected,
        "normal": .tabBarUnselected,
    ]
}
