public import Model

/// Keys of screens that only some dialects know; all others count in every dialect.
public enum ScreenKey: String, CaseIterable, Sendable {
    case dock, shrinkOnScroll, forwardsStatusBar, clickBack, autoStyle, loadingColors, restore

    /// Whether a dialect knows the key.
    public func support(_ dialect: DialectName) -> Support {
        dialect == taker ? .yes : .ignored(reason)
    }

    private var taker: DialectName {
        switch self {
        case .dock, .shrinkOnScroll, .forwardsStatusBar: .navigationAndStyle
        case .clickBack: .hbd
        case .autoStyle, .loadingColors: .mpaas
        case .restore: .saveRestore
        }
    }

    private var reason: String {
        switch self {
        case .dock: "content begins where the bar's translucency says"
        case .shrinkOnScroll: "its bar lies above the content by itself"
        case .forwardsStatusBar: "its status bar needs no help from the page"
        case .clickBack: "it has one switch for back as a whole"
        case .autoStyle: "it has no base class that styles pages"
        case .loadingColors: "it has no loading line"
        case .restore: "its pages do not save and restore the bar"
        }
    }
}
