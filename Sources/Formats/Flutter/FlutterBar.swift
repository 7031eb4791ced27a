import Model

/// The arguments that Flutter's classes take for one bar.
struct FlutterBar {
    let code: DartCode

    /// Of `CupertinoThemeData`, beside the text styles.
    func cupertino(_ look: Look) -> [CodeArgument] {
        [code.color(look, .tint, "primaryColor"), code.color(look, .background, "barBackgroundColor")]
    }

    /// Of `CupertinoTextThemeData`.
    func texts(_ look: Look) -> [CodeArgument] {
        let light = look[.light]
        return [
            code.style("navTitleTextStyle", light.titleFont, look, .title, isCupertino: true),
            code.style("navLargeTitleTextStyle", light.largeTitleFont, look, .largeTitle, isCupertino: true),
            code.style("navActionTextStyle", light.buttonFont, look, .button, isCupertino: true),
        ]
    }

    /// Of `AppBarTheme`.
    func material(_ look: Look) -> [CodeArgument] {
        let hasShadow = look[.light][.shadow].alpha > 0 || look[.dark][.shadow].alpha > 0
        let shadow = hasShadow ? [code.color(look, .shadow, "shadowColor")] : []
        return [
            code.color(look, .background, "backgroundColor"), code.color(look, .tint, "foregroundColor"),
            CodeArgument("elevation", hasShadow ? "4" : "0"), CodeArgument("scrolledUnderElevation", hasShadow ? "4" : "0"),
        ] + shadow + [
            CodeArgument("surfaceTintColor", "Color(0x00000000)"),
            CodeArgument("shape", border(look)),
            CodeArgument("iconTheme", open: "IconThemeData(", [code.color(look, .tint, "color")], close: ")"),
            CodeArgument("centerTitle", "true"),
            code.style("titleTextStyle", look[.light].titleFont, look, .title, isCupertino: false),
            CodeArgument("systemOverlayStyle") { "SystemUiOverlayStyle.\(look[$0].hasLightStatusBar ? "light" : "dark")" },
        ]
    }

    /// The line at the bottom; Flutter's width of 0 is one pixel.
    func border(_ look: Look) -> CodeArgument.Value {
        if look[.light][.hairline].alpha == 0, look[.dark][.hairline].alpha == 0 {
            return .group(open: "Border(", [], close: ")")
        }
        let width = CodeArgument("width", JSON.spelling(look[.light].hairlineHeight ?? 0))
        let side = CodeArgument("bottom", open: "BorderSide(", [code.color(look, .hairline, "color"), width], close: ")")
        return .group(open: "Border(", [side], close: ")")
    }

    /// Of `CupertinoNavigationBar`; what the themes say is left to them.
    func navigationBar(_ page: PageLook) -> [CodeArgument] {
        let look = page.standard
        var arguments: [CodeArgument] = []
        if let title = page.title {
            arguments.append(CodeArgument(page.isLarge ? "largeTitle" : "middle", "Text(\(DartCode.string(title)))"))
        }
        if page.hidesBack { arguments.append(CodeArgument("automaticallyImplyLeading", "false")) }
        switch page.backTitle {
        case .value(let text): arguments.append(CodeArgument("previousPageTitle", DartCode.string(text)))
        case .nothing: arguments.append(CodeArgument("previousPageTitle", "''"))
        case nil: break
        }
        arguments += [
            code.color(look, .background, "backgroundColor"), CodeArgument("border", border(look)),
            CodeArgument("brightness") { "Brightness.\(look[$0].hasLightStatusBar ? "dark" : "light")" },
        ]
        if !page.isClearAtTop { arguments.append(CodeArgument("automaticBackgroundVisibility", "false")) }
        let isBlurred = look[.light].blur != nil || look[.dark].blur != nil
        if !isBlurred { arguments.append(CodeArgument("enableBackgroundFilterBlur", "false")) }
        return arguments
    }
}
