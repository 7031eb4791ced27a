import Model

/// A picture on the shared bar, and who put it there.
struct SavedPicture: Equatable {
    let reference: String
    let mode: String
    let level: Level
    /// The page that set it; `nil` for the theme's.
    let owner: ScreenID?
}

/// How pictures reach a bar before there was an API for it.
enum Paint: String {
    /// `setBackgroundImage:forBarMetrics:`, from iOS 5 on.
    case api
    /// A category's `drawRect:`, which iOS 5 no longer calls.
    case category
    /// A subclass's `drawRect:`, over what UIKit draws.
    case subclass
    /// The category on iOS 4, the API after it.
    case both

    init(_ style: Style, else theme: Style) {
        self = (style.text(.paint) ?? theme.text(.paint)).flatMap { Paint(rawValue: $0) } ?? .api
    }

    /// Whether the app's one picture is painted.
    func paintsTheme(_ profile: Profile) -> Bool {
        switch self {
        case .api: profile.version >= 5
        case .category: profile.version == 4
        case .subclass, .both: true
        }
    }

    /// Whether code can put another picture on the bar.
    func canSet(_ profile: Profile) -> Bool { profile.version >= 5 || self == .both }

    /// Whether the picture is drawn at its own size instead of being stretched.
    func isDrawn(_ profile: Profile) -> Bool { self == .subclass || profile.version == 4 }
}
