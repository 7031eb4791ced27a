import Model

/// A part of a bar that has a colour.
enum BarPart: CaseIterable {
    case background, hairline, shadow, tint, title, largeTitle, button, backArrow, backText, disabled
    case tabBackground, tabHairline, tabTint, tabUnselected

    /// The keys from which the colour may come, the nearest first.
    var keys: [StyleKey] {
        switch self {
        case .background: [.background]
        case .hairline: [.hairline]
        case .shadow: [.shadowColor]
        case .tint: [.imageTint, .tint]
        case .title: [.titleColor]
        case .largeTitle: [.largeTitleColor, .titleColor]
        case .button: [.buttonColor, .tint]
        case .backArrow: [.backImageColor, .imageTint, .tint]
        case .backText: [.backTitleColor, .buttonColor, .tint]
        case .disabled: [.disabledColor]
        case .tabBackground: [.tabBarBackground]
        case .tabHairline: [.tabBarHairline]
        case .tabTint: [.tabBarTint]
        case .tabUnselected: [.tabBarUnselected]
        }
    }
}
