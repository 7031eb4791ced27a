import Model

/// The state of the bar object that all pages of an mPaaS app share.
struct AntBar: Equatable {
    enum Backing { case opaque, frosted, clear }

    /// The framework's own colour.
    var color: AntValue<RGBA?>
    /// A colour that UIKit's setter laid over it.
    var systemColor: AntValue<RGBA?>
    var backing: AntValue<Backing>
    var line: AntValue<RGBA?>
    var titleColor: AntValue<RGBA>
    /// Set by `setHidden:` on the bar, apart from what a page asks for.
    var isHidden: AntValue<Bool>

    /// The bar before any page has appeared.
    init(_ theme: AntTheme) {
        color = theme.color
        systemColor = AntValue(nil, AntOrigin(level: .builtIn, call: .builtIn))
        backing = theme.backing
        line = theme.line
        titleColor = theme.titleColor
        isHidden = AntValue(false, AntOrigin(level: .builtIn, call: .builtIn))
    }

    /// `setNavigationBarDefaultStyle`: everything but being hidden is the theme's again.
    mutating func setDefault(_ theme: AntTheme) {
        let hidden = isHidden
        self = AntBar(theme)
        isHidden = hidden
    }

    /// What the appearance protocol of a page asks for.
    mutating func setPage(_ page: Screen, isTabRoot: Bool, _ surroundings: Surroundings) {
        if let color = surroundings.resolve(page.style.color(.background)) {
            setColor(color, AntOrigin(level: .screen, call: isTabRoot ? .tabRootColor : .pageColor, screen: page.id))
            let isClear = color.alpha == 0
            if !isTabRoot { backing = AntValue(isClear ? .clear : .opaque, self.color.origin) }
            if isClear { line = AntValue(nil, self.color.origin) }
        }
        if let color = surroundings.resolve(page.style.color(.titleColor)) {
            titleColor = AntValue(color, AntOrigin(level: .screen, call: .page, screen: page.id))
        }
    }

    /// The calls of one live entry or scroll stop, the background's before the line's.
    mutating func apply(_ style: Style, at level: Level, by page: ScreenID, _ surroundings: Surroundings) {
        func origin(_ call: AntCall) -> AntOrigin { AntOrigin(level: level, call: call, screen: page) }
        let isTranslucent = style.flag(.translucent)
        if let color = surroundings.resolve(style.color(.background)) {
            if let isTranslucent {
                setColor(color, origin(.styleWithColor))
                backing = AntValue(isTranslucent ? .frosted : .opaque, origin(.styleWithColor))
            } else {
                systemColor = AntValue(color, origin(.systemSetter))
            }
        } else if let isTranslucent {
            backing = AntValue(isTranslucent ? .frosted : .opaque, origin(.systemSetter))
        }
        if style.number(.barAlpha) == 0 { setClear(origin(.translucentStyle)) }
        if let value = style[.hairline] { line = AntValue(surroundings.resolve(value.color), origin(.bottomLine)) }
        if let color = surroundings.resolve(style.color(.titleColor)) { titleColor = AntValue(color, origin(.titleColor)) }
        if let hides = style.flag(.hidden) { isHidden = AntValue(hides, origin(.setHidden)) }
    }

    /// `resetNavigationBarColor`.
    mutating func resetColor(by page: ScreenID) {
        color = AntValue(nil, AntOrigin(level: .live, call: .resetColor, screen: page))
    }

    /// Every way to set the framework's colour takes UIKit's away and puts the line back.
    private mutating func setColor(_ color: RGBA, _ origin: AntOrigin) {
        self.color = AntValue(color, origin)
        systemColor = AntValue(nil, origin)
        var reset = origin
        reset.call = .lineReset
        line = AntValue(AntTheme.defaultLine, reset)
    }

    private mutating func setClear(_ origin: AntOrigin) {
        color = AntValue(nil, origin)
        systemColor = AntValue(nil, origin)
        backing = AntValue(.clear, origin)
        line = AntValue(nil, origin)
    }

    /// The way to another state: colours mix, everything else is still this one's.
    func mixed(with other: AntBar, _ share: Double) -> AntBar {
        func mix(_ from: AntValue<RGBA?>, _ to: AntValue<RGBA?>) -> AntValue<RGBA?> {
            guard from.value != to.value else { return from }
            let clear = (from.value ?? to.value ?? .clear).with(opacity: 0)
            return AntValue((from.value ?? clear).mixed(with: to.value ?? clear, share), to.origin)
        }
        var bar = self
        bar.color = mix(color, other.color)
        bar.systemColor = mix(systemColor, other.systemColor)
        bar.line = mix(line, other.line)
        bar.titleColor = AntValue(titleColor.value.mixed(with: other.titleColor.value, share), other.titleColor.origin)
        return bar
    }
}
