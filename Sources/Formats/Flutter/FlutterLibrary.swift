import Model

/// The library of a project: a palette, the themes, and a class for the bar of each page.
struct FlutterLibrary {
    let fileName: String
    private let title: String
    private let looks: ProjectLooks
    private let theme: String
    private let code: DartCode
    private let bar: FlutterBar
    private let layout = DartCode.layout

    init(_ project: Project, _ looks: ProjectLooks) {
        let name = Identifier.pascal(project.name, or: "App")
        title = Identifier.comment(project.name)
        self.looks = looks
        theme = "\(name)Bars"
        fileName = Self.snake(name) + "_bars.dart"
        code = DartCode(project, palette: "\(name)Colors")
        bar = FlutterBar(code: code)
    }

    /// The whole text.
    var text: String {
        let head = """
            // The navigation bars of \(title): \(theme) for the app, one class for the bar of each page.
            import 'package:flutter/cupertino.dart';
            import 'package:flutter/material.dart';
            import 'package:flutter/services.dart';
            """
        let constants = code.names.constants.map { "static const Color \($0.name) = \(DartCode.color($0.value));" }
        let palette = constants.isEmpty ? [] : [classLines(code.palette, [constants])]
        var names = UniqueNames(reserved: [theme.lowercased(), code.palette.lowercased()])
        let pages = looks.pages.map { page -> [String] in
            guard let screen = page.screen else { return [] }
            let name = names.name(Identifier.page(screen), suffix: "Bar")
            return ["/// The bar of \(Identifier.comment(screen))."] + classLines(name, members(page))
        }
        let sections = [[head]] + palette + [classLines(theme, themes)] + pages
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func classLines(_ name: String, _ members: [[String]]) -> [String] {
        ["abstract final class \(name) {"] + layout.indented(Array(members.joined(separator: [""]))) + ["}"]
    }

    /// The members of the theme.
    private var themes: [[String]] {
        let look = looks.theme.standard
        let texts = CodeArgument("textTheme", open: "CupertinoTextThemeData(", bar.texts(look), close: ")")
        let cupertino = [CodeArgument("brightness", "brightness")] + bar.cupertino(look) + [texts]
        return [
            function("CupertinoThemeData cupertino", "CupertinoThemeData(", cupertino),
            function("AppBarTheme appBar", "AppBarTheme(", bar.material(look)),
        ]
    }

    /// The members of a page: its bar, and the themes below it if they differ.
    private func members(_ page: PageLook) -> [[String]] {
        let base = looks.theme.standard
        var members: [[String]] = []
        if page.isHidden {
            members.append(["static CupertinoNavigationBar? navigationBar(Brightness brightness) => null;"])
        } else {
            let kind = page.isLarge ? "CupertinoNavigationBar.large(" : "CupertinoNavigationBar("
            members.append(function("CupertinoNavigationBar navigationBar", kind, bar.navigationBar(page)))
        }
        let texts = bar.texts(page.standard).changes(from: bar.texts(base))
        var cupertino = bar.cupertino(page.standard).changes(from: bar.cupertino(base))
        if !texts.isEmpty {
            cupertino.append(
                CodeArgument("textTheme", open: "\(theme).cupertino(brightness).textTheme.copyWith(", texts, close: ")"))
        }
        if !cupertino.isEmpty {
            members.append(function("CupertinoThemeData cupertino", "\(theme).cupertino(brightness).copyWith(", cupertino))
        }
        let material = bar.material(page.standard).changes(from: bar.material(base))
        if !material.isEmpty {
            members.append(function("AppBarTheme appBar", "\(theme).appBar(brightness).copyWith(", material))
        }
        return members
    }

    private func function(_ head: String, _ open: String, _ arguments: [CodeArgument]) -> [String] {
        let body = layout.value(.group(open: open, arguments, close: ")"), "return ", ";")
        let usesDark = arguments.contains { $0.value.isDynamic }
        let dark = usesDark ? ["final bool dark = brightness == Brightness.dark;"] : []
        return ["static \(head)(Brightness brightness) {"] + layout.indented(dark + body) + ["}"]
    }

    /// `OrderList` as a file's name: `order_list`.
    private static func snake(_ name: String) -> String {
        name.reduce(into: "") { result, character in
            if character.isUppercase, result.last?.isLowercase == true || result.last?.isNumber == true { result += "_" }
            result += character.lowercased()
        }
    }
}
