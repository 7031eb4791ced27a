import Dialects
import Model

/// Writes the options of one page: what it says itself, and what its bar has by its stack.
struct HybridPageWriter {
    private let screen: Screen
    private let look: PageLook
    private let theme: PageLook
    private let project: Project
    private(set) var colors: PlainColors
    private var result: [JSON.Member] = []
    /// Whether the app says for all pages that the line is hidden, or that bars are split.
    var isLineHidden = false
    var isSplit = false
    /// What lies behind the content of a page that says nothing.
    var background: Color?

    init(screen: Screen, look: PageLook, theme: PageLook, project: Project, colors: PlainColors) {
        self.screen = screen
        self.look = look
        self.theme = theme
        self.project = project
        self.colors = colors
    }

    mutating func members() -> [JSON.Member] {
        writeTitle()
        writeStyle()
        writeGestures()
        writeItems()
        return result
    }

    private mutating func set(_ name: String, _ value: JSON?) {
        if let value { result.append(JSON.Member(name, value)) }
    }

    private mutating func lose(_ property: String, closest: Phrase = Capabilities.leftOut) {
        colors.lose(property, screen: screen.id, closest: closest)
    }

    private mutating func writeTitle() {
        guard let title = screen.item.title else { return }
        guard let title = title.value, title.kind != .empty else { return set("titleItem", ["title": ""]) }
        if title.kind != .text { lose("item.title.kind", closest: Phrase("a plain title")) }
        set("titleItem", ["title": .string(title.text ?? "")])
    }

    private mutating func writeStyle() {
        let style = screen.style
        if let background = screen.background, background != self.background {
            let own = colors.plain(background, "background of the page", screen: screen.id)
            let usual = self.background.map { project.palette.resolve($0, .light) ?? .clear }
            if own != usual { set("screenBackgroundColor", HybridValue.json(own)) }
        }
        set("topBarStyle", style.text(.barStyle).map(HybridValue.style))
        set("topBarColor", color(.background, .background))
        set("topBarAlpha", style.number(.barAlpha).map(JSON.number))
        set("topBarTintColor", color(.tint, .tint))
        writeTitleText()
        if !isLineHidden { set("topBarShadowHidden", style.flag(.hairlineHidden).map(JSON.bool)) }
        set("topBarHidden", style.flag(.hidden).map(JSON.bool))
        set("statusBarHidden", style.flag(.statusBarHidden).map(JSON.bool))
        set("extendedLayoutIncludesTopBar", style.flag(.includesOpaqueBars).map(JSON.bool))
        if !isSplit, style[.splitTransition] != nil {
            lose(StyleKey.splitTransition.name, closest: Phrase("only all pages together can"))
        }
        let flags: [StyleKey] = [
            .barStyle, .barAlpha, .hairlineHidden, .hidden, .statusBarHidden, .includesOpaqueBars, .titleSize,
        ]
        for key in flags where style[key] == .nothing { lose(key.name) }
    }

    /// The colour that the page sets, or the one that its stack gives it; `nil` for the app's.
    private mutating func color(_ key: StyleKey, _ part: BarPart) -> JSON? {
        if let own = colors.plain(key, of: screen.style, screen: screen.id) { return HybridValue.json(own) }
        // The library knows no stacks, and what else changes a ground in its own dialect is said apart.
        let shown = look.standard[.light][part]
        return project.dialect == .hbd && part == .background || shown == theme.standard[.light][part]
            ? nil : HybridValue.json(colors.shown(part, of: look, key))
    }

    private mutating func writeTitleText() {
        let own = look.standard[.light], base = theme.standard[.light], style = screen.style
        let sets = [StyleKey.titleColor, .titleSize, .titleWeight].contains { style[$0] != nil }
        let said = colors.plain(.titleColor, of: style, screen: screen.id)
        if let said {
            set("titleTextColor", HybridValue.json(said))
        } else if sets || own[.title] != base[.title] {
            set("titleTextColor", HybridValue.json(colors.shown(.title, of: look, .titleColor)))
        }
        // The library completes a page's title from the app's, and takes whole points.
        let size = own.titleFont.size.rounded()
        if size != base.titleFont.size.rounded() {
            set("titleTextSize", .number(size))
            if size != own.titleFont.size { lose(StyleKey.titleSize.name, closest: "\(JSON.spelling(size))") }
        }
        if own.titleFont.weight != HybridValue.titleWeight, sets || own.titleFont.weight != base.titleFont.weight {
            lose(
                StyleKey.titleWeight.name, closest: Phrase("\(JSON.spelling(HybridValue.titleWeight)), the weight of every title")
            )
        }
    }

    private mutating func writeGestures() {
        set("backInteractive", screen.backInteractive.map(JSON.bool))
        set("swipeBackEnabled", screen.swipeBack.map(JSON.bool))
        if screen.clickBack != nil { lose("clickBack", closest: Phrase("backInteractive, which holds for the swipe too")) }
        set("backButtonHidden", screen.item.hidesBack.map(JSON.bool))
        if let title = screen.item.backTitle { set("backItemIOS", ["title": .string(title.value ?? "")]) }
    }

    private mutating func writeItems() {
        set("leftBarButtonItems", items(screen.item.left, "left"))
        set("rightBarButtonItems", items(screen.item.right, "right"))
    }

    private mutating func items(_ items: [BarItem]?, _ side: String) -> JSON? {
        guard let items else { return nil }
        var list: [JSON] = []
        for (index, item) in items.enumerated() {
            if let made = self.item(item, "item.\(side)[\(index)]") { list.append(made) }
        }
        if list.isEmpty, !items.isEmpty { return nil }
        // UIKit's first item stands outermost: at the right, its list runs from the edge inwards.
        return .array(side == "right" ? list.reversed() : list)
    }

    private mutating func item(_ item: BarItem, _ property: String) -> JSON? {
        guard let text = item.text ?? item.system?.text ?? (item.image == nil ? nil : "") else {
            lose(property)
            return nil
        }
        if item.system != nil { lose("\(property).system", closest: Phrase("a text")) }
        if item.image != nil, !text.isEmpty { lose("\(property).text", closest: Phrase("the picture alone")) }
        let isSaid = (item.action == nil || item.action == ItemAction.none) && item.autoDismiss != true
        if !isSaid { lose("\(property).action", closest: Phrase("a function of the page's code")) }
        if item.badge != nil { lose("\(property).badge") }
        if item.extendTapAreaBy != nil { lose("\(property).extendTapAreaBy") }
        let tint = item.tint.map { colors.plain($0, "\(property).tint", screen: screen.id) }
        return .object([
            "title": item.image == nil ? .string(text) : nil, "icon": item.image.map(HybridValue.image),
            "enabled": item.enabled.map(JSON.bool), "tintColor": tint.map(HybridValue.json),
        ])
    }
}
