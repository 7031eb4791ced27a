public import Model

/// Keys of items that only some dialects offer; all others are offered by every dialect.
public enum ItemKey: String, CaseIterable, Sendable {
    case titleKind = "title.kind"
    case titleAutoDismiss = "title.autoDismiss"
    case largeTitle, whenLarge
    case backText = "back.title"
    case backImage = "back.image"
    case backTitle, hidesLeft, hidesTitle, hidesRight, generic, mpaas, badge, autoDismiss, extendTapAreaBy

    /// Whether a dialect offers the key at all.
    public func support(_ dialect: DialectName) -> Support {
        takers.contains(dialect) ? .yes : .ignored(reason)
    }

    /// Whether a dialect takes the key as an item sets it; `yes` too where it does not set it, or to what it is anyway.
    public func support(_ dialect: DialectName, in item: Item) -> Support {
        guard isSet(in: item) else { return .yes }
        switch self {
        case .titleKind: return item.title?.value?.support(dialect) ?? .yes
        case .extendTapAreaBy where dialect == .navigationAndStyle:
            return item.barItems.filter { ($0.extendTapAreaBy ?? 0) != 0 }.map { $0.tapAreaSupport(dialect) }
                .first { !$0.isSupported } ?? .yes
        default: return support(dialect)
        }
    }

    private var takers: Set<DialectName> {
        let all = Set(DialectName.allCases)
        switch self {
        case .titleKind: return all
        case .titleAutoDismiss, .generic, .autoDismiss, .extendTapAreaBy: return [.navigationAndStyle]
        case .largeTitle, .whenLarge: return [.uikit, .navigationAndStyle]
        case .backText, .backImage, .backTitle, .badge: return all.subtracting([.navigationAndStyle])
        case .hidesLeft, .hidesTitle, .hidesRight: return [.customBar]
        case .mpaas: return [.mpaas]
        }
    }

    /// Why the dialects that do not offer the key ignore it.
    private var reason: String {
        switch self {
        case .titleKind: "custom views are left to the app"
        case .titleAutoDismiss, .autoDismiss: "its taps always tell the app, which goes back by itself"
        case .largeTitle, .whenLarge: "it has no large titles"
        case .backText, .backImage, .backTitle: "its back button is an item like others"
        case .hidesLeft, .hidesTitle, .hidesRight: "it has no way to hide a side without removing it"
        case .generic: "these items come with NavigationAndStyle"
        case .mpaas: "these pictures come with mPaaS"
        case .badge: "its items have no badges"
        case .extendTapAreaBy: "its tap areas are as large as the system makes them"
        }
    }

    private func isSet(in item: Item) -> Bool {
        switch self {
        case .titleKind: item.title?.value != nil
        case .titleAutoDismiss: item.title?.value?.autoDismiss == true
        case .largeTitle: item.largeTitle == .always
        case .whenLarge: item.whenLarge != nil
        case .backText: item.back?.title != nil
        case .backImage: item.back?.image != nil
        case .backTitle: item.backTitle != nil
        case .hidesLeft: item.hidesLeft == true
        case .hidesTitle: item.hidesTitle == true
        case .hidesRight: item.hidesRight == true
        case .generic: item.barItems.contains { $0.generic != nil }
        case .mpaas: item.barItems.contains { $0.mpaas != nil }
        case .badge: item.barItems.contains { $0.badge != nil }
        case .autoDismiss: item.barItems.contains { $0.autoDismiss == true }
        case .extendTapAreaBy: item.barItems.contains { ($0.extendTapAreaBy ?? 0) != 0 }
        }
    }
}

extension TitleKind {
    /// Whether a dialect offers titles of this kind. A UIKit app may put any view into the title's place; NavigationAndStyle
    /// offers a list of kinds, and leaves views of the app's own to the app.
    public func support(_ dialect: DialectName) -> Support {
        switch self {
        case .double, .segmented: dialect == .navigationAndStyle ? .ignored("custom views are left to the app") : .yes
        case .text, .label, .button, .image, .textAndLabel, .textAndButton, .textAndImage, .empty: .yes
        }
    }
}

extension Title {
    /// Whether a dialect offers the title as it is: NavigationAndStyle has no button with a picture and a text.
    fileprivate func support(_ dialect: DialectName) -> Support {
        let isButton = kind == .button || kind == .textAndButton
        guard dialect == .navigationAndStyle, isButton, image != nil else { return kind.support(dialect) }
        return .ignored("its title buttons hold a text alone")
    }
}

extension BarItem {
    /// Whether a dialect can enlarge the item's tap area. NavigationAndStyle 1.1.8 offers it for texts and system items alone,
    /// whatever its README says of pictures.
    public func tapAreaSupport(_ dialect: DialectName) -> Support {
        guard dialect == .navigationAndStyle else { return ItemKey.extendTapAreaBy.support(dialect) }
        return text == nil && system == nil ? .ignored("only texts and system items have a larger tap area") : .yes
    }
}

extension Item {
    fileprivate var barItems: [BarItem] { (left ?? []) + (right ?? []) }
}
