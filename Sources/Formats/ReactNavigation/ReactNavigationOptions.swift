import Dialects
import Model

/// The options that one bar comes to.
struct ReactNavigationOptions {
    let code: ReactNavigationCode

    /// The options of a look, the same names for each.
    func options(_ page: PageLook) -> [CodeArgument] {
        let look = page.standard
        let light = look[.light]
        return [
            CodeArgument("headerShown", "\(!page.isHidden)"),
            ReactNavigationCode.object("headerStyle", [code.color(look, .background, "backgroundColor")]),
            CodeArgument("headerTransparent") { "\(look[$0].isBlurred || look[$0][.background].alpha == 0)" },
            CodeArgument("headerBlurEffect") { look[$0].isBlurred ? Self.blur(look[$0].blur) : "'none'" },
            CodeArgument("headerShadowVisible") { "\(look[$0][.hairline].alpha > 0 || look[$0][.shadow].alpha > 0)" },
            code.color(look, .tint, "headerTintColor"),
            ReactNavigationCode.object(
                "headerTitleStyle", ReactNavigationCode.font(light.titleFont) + [code.color(look, .title, "color")]),
            CodeArgument("headerLargeTitle", "\(page.isLarge)"),
            ReactNavigationCode.object("headerLargeStyle", [code.color(page.edge, .background, "backgroundColor")]),
            ReactNavigationCode.object(
                "headerLargeTitleStyle",
                ReactNavigationCode.font(light.largeTitleFont) + [code.color(look, .largeTitle, "color")]),
            ReactNavigationCode.object(
                "headerBackTitleStyle", ReactNavigationCode.font(light.buttonFont).filter { $0.name != "fontWeight" }),
            CodeArgument("statusBarStyle") { look[$0].hasLightStatusBar ? "'light'" : "'dark'" },
            CodeArgument("statusBarHidden", "\(light.hidesStatusBar)"),
        ]
    }

    /// What holds in React Navigation where nothing is said.
    static let defaults = [
        CodeArgument("headerShown", "true"), CodeArgument("headerTransparent", "false"),
        CodeArgument("headerBlurEffect", "'none'"),
        CodeArgument("headerLargeTitle", "false"), CodeArgument("statusBarHidden", "false"),
    ]

    /// What stands in a page's bar.
    func content(_ page: PageLook) -> [CodeArgument] {
        var content = [CodeArgument("title", ReactNavigationCode.string(page.title ?? ""))]
        if page.hidesBack { content.append(CodeArgument("headerBackVisible", "false")) }
        switch page.backTitle {
        case .value(let text): content.append(CodeArgument("headerBackTitle", ReactNavigationCode.string(text)))
        case .nothing: content.append(CodeArgument("headerBackButtonDisplayMode", "'minimal'"))
        case nil: break
        }
        return content
    }

    /// The picture in place of the arrow; none where it is the system's.
    func backImage(_ page: PageLook) -> [CodeArgument] {
        guard let image = page.standard[.light].backImage, !image.hasPrefix("builtin:") else { return [] }
        let path = image.hasPrefix("/") || image.hasPrefix("./") || image.hasPrefix("../") ? image : "./\(image)"
        return [CodeArgument("headerBackImageSource", "require(\(ReactNavigationCode.string(path)))")]
    }

    /// The options of the tabs' bar.
    func tabs(_ look: Look) -> [CodeArgument] {
        [
            ReactNavigationCode.object(
                "tabBarStyle",
                [code.color(look, .tabBackground, "backgroundColor"), code.color(look, .tabHairline, "borderTopColor")]),
            code.color(look, .tabTint, "tabBarActiveTintColor"), code.color(look, .tabUnselected, "tabBarInactiveTintColor"),
            ReactNavigationCode.object("tabBarLabelStyle", [CodeArgument("fontSize", JSON.spelling(look[.light].tabFontSize))]),
        ]
    }

    /// React Native's name for a blur.
    private static func blur(_ name: String?) -> String {
        switch name {
        case "light": "'light'"
        case "extraLight": "'extraLight'"
        case "dark": "'dark'"
        default: "'systemChromeMaterial'"
        }
    }
}
