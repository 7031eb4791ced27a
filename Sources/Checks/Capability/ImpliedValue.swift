import Model

/// Values that ignored keys have anyway, because the dialect works like that; setting them says nothing wrong.
enum ImpliedValue {
    static func holds(_ key: StyleKey, _ value: StyleValue, _ dialect: DialectName) -> Bool {
        if value == .nothing { return true }
        switch key {
        case .hidden, .statusBarHidden, .splitTransition, .hairlineHidden: return value == .flag(false)
        case .includesOpaqueBars: return value == .flag(dialect == .navigationAndStyle)
        case .translucent: return dialect == .hbd && value == .flag(true)
        case .barAlpha, .maskAlpha: return value == .number(1)
        case .maskColor, .shadowColor: return value.color == .plain(.clear)
        case .base: return value == .word("inherit")
        case .paint: return value == .word("api")
        case .barStyle, .statusBar: return value == .word("default") || value == .word("auto")
        case .imageMode: return value == .word(dialect == .navigationAndStyle ? "aspectFill" : "stretch")
        case .blur: return value == .word(dialect == .hbd ? "light" : "none")
        default: return false
        }
    }
}
