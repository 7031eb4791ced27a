import Dialects
import Gtk
import Model

/// What the inspector says about one style key at the level that is edited.
struct KeyState: Equatable {
    /// What the level itself says.
    var value: StyleValue?
    /// What counts if the level says nothing, colours as they are painted; `null` if nothing does.
    var inherited: JSON = .null
    /// The level that this comes from.
    var inheritedFrom: Level?
    /// A higher level that beats this one.
    var beatenBy: Level?
    /// Why the dialect ignores the key at this level.
    var ignored: String?

    /// The state of a key, read from what the trace of the bar says of it.
    ///
    /// `usual` counts where no level says anything.
    init(
        _ key: StyleKey, in style: Style, at level: Level, _ dialect: any Dialect, _ entries: [Trace.Entry], usual: JSON = .null
    ) {
        value = style[key]
        ignored = Self.reason(key, at: level, dialect)
        let below = entries.filter { $0.level < level }
        let source = below.last { $0.wins } ?? below.last { $0.value != .null }
        inherited = source?.value ?? .null
        inheritedFrom = source?.level
        if let winner = entries.first(where: \.wins)?.level, winner > level { beatenBy = winner }
        if inherited == .null, beatenBy == nil, usual != .null { (inherited, inheritedFrom) = (usual, .builtIn) }
    }

    /// Why a dialect ignores a key at a level, in the window's language; `nil` if it takes it.
    static func reason(_ key: StyleKey, at level: Level, _ dialect: any Dialect) -> String? {
        guard case .ignored(let reason) = dialect.support(key, at: level) else { return nil }
        let levels = Level.allCases.filter { $0 != .builtIn && dialect.support(key, at: $0).isSupported }
        guard !levels.isEmpty else { return tr(reason) }
        return tr("it counts only at these levels:") + " " + levels.map(\.title).joined(separator: ", ")
    }
}

extension ResolvedBar {
    /// What a bar draws its texts with; for keys of which no level need say anything.
    func usual(_ key: StyleKey) -> JSON {
        switch key {
        case .titleSize: .number(title.font.size)
        case .titleWeight: .number(title.font.weight)
        case .largeTitleSize: .number(largeTitle.font.size)
        case .largeTitleWeight: .number(largeTitle.font.weight)
        case .buttonSize: .number(button.font.size)
        case .buttonWeight: .number(button.font.weight)
        case .tabBarFont: .number(tabBar.fontSize)
        case .highlightAlpha: .number(highlightAlpha)
        default: .null
        }
    }
}
