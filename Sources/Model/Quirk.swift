/// A known fault of some versions of a library or of the system, which can be imitated or left out.
public enum Quirk: String, FileWord {
    case itemsMasked, whiteOnPop, frozenBackground, imageVeil, translucentFlash

    /// What is seen, in one sentence.
    public var summary: String {
        switch self {
        case .itemsMasked:
            "HBDNavigationBar 1.9.10 to 1.10.0 on iOS 26: a bar of alpha 0 hides title and items."
        case .whiteOnPop:
            "HBDNavigationBar 1.9.10 to 1.10.0 on iOS 26: the white ground of a bar of alpha 0 shows while its page goes back."
        case .frozenBackground:
            "HBDNavigationBar 1.9.10 to 1.10.0 on iOS 26: a background set while the page is open has no effect."
        case .imageVeil:
            "UIKit from iOS 15 on: a white veil lies over a page with a clear bar while one with a picture in its bar goes back to it."
        case .translucentFlash:
            "mPaaS: a bar made clear by the translucent style flashes white while its page goes back."
        }
    }
}

/// Which quirks are imitated, whatever dialect, profile and library say; one that is not named follows them.
public struct Quirks: Record {
    public var unknown: [JSON.Member] = []
    private var states: [Quirk: Bool] = [:]

    public init() {}

    public subscript(_ quirk: Quirk) -> Bool? {
        get { states[quirk] }
        set { states[quirk] = newValue }
    }

    public static let summary =
        "Known faults that are imitated (true) or left out (false); by dialect, profile and library if not set."
    public static let fields: [Field<Quirks>] = Quirk.allCases.map { Field($0.rawValue, \Quirks[$0], $0.summary) }
}
