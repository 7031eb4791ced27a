import Dialects
import Model

/// Writes the app's options, and below them those of each page for its `navigationItem`.
struct HybridExporter {
    private let project: Project
    private let looks: ProjectLooks
    private var colors: PlainColors
    private var members: [JSON.Member] = []
    /// Whether all pages say the same, so that it is said once for the app.
    private let isSplit: Bool
    private let isLineHidden: Bool
    private let background: Color?

    init(project: Project) {
        self.project = project
        // What the library cannot say does not change what it shows where nothing is set; the colour of icons is its tint.
        looks = ProjectLooks(Self.sayable(project))
        colors = PlainColors(project)
        let screens = project.screens
        isSplit = !screens.isEmpty && screens.allSatisfy { $0.style.flag(.splitTransition) == true }
        isLineHidden = !screens.isEmpty && screens.allSatisfy { $0.style.flag(.hairlineHidden) == true }
        background = project.usualBackground
    }

    private static func sayable(_ project: Project) -> Project {
        let capabilities = HybridNavigationFormat.capabilities
        func plain(_ style: Style, _ level: Level) -> Style {
            var result = style
            for key in style.keys where !capabilities.canSay(key, at: level) && capabilities.standIns[key]?.keys.isEmpty != false
            {
                result[key] = nil
            }
            return result
        }
        var result = project
        result.theme.style = plain(project.theme.style, .theme)
        for index in result.tabs.indices { result.tabs[index].style = plain(project.tabs[index].style, .stack) }
        for index in result.modals.indices { result.modals[index].style = plain(project.modals[index].style, .stack) }
        for index in result.screens.indices { result.screens[index].style = plain(project.screens[index].style, .screen) }
        return result
    }

    mutating func result() -> ExportResult {
        writeBar()
        writeLine()
        writeTabs()
        var pages: [JSON.Member] = []
        for (screen, look) in zip(project.screens, looks.pages) {
            var writer = HybridPageWriter(screen: screen, look: look, theme: looks.theme, project: project, colors: colors)
            writer.isLineHidden = isLineHidden
            writer.isSplit = isSplit
            writer.background = background
            let members = writer.members()
            colors = writer.colors
            if !members.isEmpty { pages.append(JSON.Member(screen.id, .object(members))) }
        }
        if !pages.isEmpty { members.append(JSON.Member("navigationItems", .object(pages))) }
        return ExportResult(files: [ExportedFile("style.json", JSON.object(members).text())], lost: colors.lost)
    }

    private mutating func set(_ name: String, _ value: JSON?) {
        if let value { members.append(JSON.Member(name, value)) }
    }

    /// The colour that a key says, or else the one that is shown where nothing says any.
    private mutating func color(_ key: StyleKey, _ part: BarPart) -> JSON {
        HybridValue.json(colors.plain(key, of: project.theme.style) ?? colors.shown(part, of: looks.theme, key))
    }

    private mutating func writeBar() {
        let style = project.theme.style, look = looks.theme.standard[.light]
        if let background { set("screenBackgroundColor", HybridValue.json(colors.plain(background, "background of the pages"))) }
        set("topBarStyle", style.text(.barStyle).map(HybridValue.style))
        if style[.barStyle] == .nothing { colors.lose(StyleKey.barStyle.name) }
        set("topBarColor", color(.background, .background))
        set("topBarTintColor", color(.tint, .tint))
        set("titleTextColor", color(.titleColor, .title))
        set("titleTextSize", .number(whole(look.titleFont.size, .titleSize)))
        if style[.titleSize] == .nothing { colors.lose(StyleKey.titleSize.name) }
        if look.titleFont.weight != HybridValue.titleWeight {
            colors.lose(
                StyleKey.titleWeight.name, closest: Phrase("\(JSON.spelling(HybridValue.titleWeight)), the weight of every title")
            )
        }
        set("barButtonItemTextSize", .number(whole(style.number(.buttonSize) ?? look.buttonFont.size, .buttonSize)))
        if style[.buttonSize] == .nothing { colors.lose(StyleKey.buttonSize.name) }
        set("backIcon", image(.backImage))
        switch project.theme.item?.backTitle {
        case .nothing: set("hideBackTitleIOS", true)
        case .value: colors.lose("item.backTitle")
        case nil: break
        }
        if isSplit { set("splitTopBarTransitionIOS", true) }
    }

    /// The library takes whole points.
    private mutating func whole(_ size: Double, _ key: StyleKey) -> Double {
        if size != size.rounded() { colors.lose(key.name, closest: "\(JSON.spelling(size.rounded()))") }
        return size.rounded()
    }

    private mutating func image(_ key: StyleKey) -> JSON? {
        if project.theme.style[key] == .nothing { colors.lose(key.name) }
        return project.theme.style.text(key).map(HybridValue.image)
    }

    private mutating func writeLine() {
        let style = project.theme.style
        let takesHidden = Dialects.named(project.dialect).support(.hairlineHidden, at: .theme).isSupported
        let isHidden = isLineHidden || takesHidden && style.flag(.hairlineHidden) == true
        if style[.hairlineHidden] != nil, !isHidden, style.flag(.hairlineHidden) != false {
            colors.lose(StyleKey.hairlineHidden.name, closest: Phrase("topBarShadowHidden of each page"))
        }
        let color = colors.plain(.hairline, of: style), image = image(.hairlineImage)
        if isHidden {
            set("shadowImage", [:])
            for key in [StyleKey.hairline, .hairlineImage] where style[key] != nil && style[key] != .nothing {
                colors.lose(key.name, closest: Phrase("no line, as all pages hide it"))
            }
        } else if let image {
            set("shadowImage", ["image": image])
            if color != nil { colors.lose(StyleKey.hairline.name, closest: Phrase("hairlineImage")) }
        } else if let color {
            set("shadowImage", ["color": HybridValue.json(color)])
        }
    }

    private mutating func writeTabs() {
        let style = project.theme.style
        let names: [(StyleKey, String)] = [
            (.tabBarBackground, "tabBarBackgroundColor"), (.tabBarHairline, "tabBarShadowImage"),
            (.tabBarTint, "tabBarItemSelectedColor"), (.tabBarUnselected, "tabBarItemNormalColor"),
        ]
        for (key, name) in names {
            guard let color = colors.plain(key, of: style).map(HybridValue.json) else { continue }
            set(name, key == .tabBarHairline ? ["color": color] : color)
        }
    }
}
