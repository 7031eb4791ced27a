import Model
import Testing

@testable import Formats

/// What the names of a project become in code.
@Suite("Names in code") struct NameTests {
    private static let project = ##"""
        { "transom": 1, "name": "2Do", "dialect": "uikit",
          "palette": { "😀": "#FF0000", "1x": "#00FF00", "500": "#0000FF", "品牌": "#123456", "!!": "#111111", "class": "#222222" },
          "theme": { "background": "{1x}", "tint": "{😀}" },
          "screens": [ { "id": "..", "name": "..", "style": { "background": "#010203" } },
                       { "id": "404", "style": { "background": "#010204" } },
                       { "id": "2fa", "style": { "background": "#010204" } } ] }
        """##

    @Test(
        "A digit in front and a sign keep what they say, and each name is its own",
        arguments: [
            (.css, ["--color-😀: ", "--color-1x: ", "--color-500: ", "--color-品牌: ", "--color-unnamed: ", "--color-class: "]),
            (
                .swiftUI,
                ["color =", "color1x =", "color500 =", "color2 =", "color3 =", "classColor =", " Screen404Bar", " Screen2faBar"]
            ),
            (
                .uikit,
                ["color =", "color1x =", "color500 =", "color2 =", "color3 =", "enum App2DoTheme", " Screen404ViewController"]
            ),
            (.hbdObjC, ["app2Do_namedColor", "app2Do_named1xColor", "app2Do_named500Color", " Screen2faViewController"]),
            (.compose, ["val color =", "val color1x =", "val color500 =", "object App2DoColors", " screen404Page("]),
            (.flutter, ["color =", "color1x =", "color500 =", "class App2DoColors", "class Screen2faBar"]),
            (.reactNavigation, ["color: '", "color1x: '", "color500: '", "'404': "]),
            (.mpaasObjC, ["(App2Do)", " Screen404ViewController", " Screen2faViewController"]),
        ] as [(Format, [String])])
    func names(_ format: Format, _ expected: [String]) throws {
        let text = try Formats.export(try Projects.decoded(Self.project), to: format).files[0].text
        for name in expected { #expect(text.contains(name), "\(name) in \(text)") }
    }

    @Test("A page keeps its id where a library calls it by its name", arguments: ["404", "2fa", "orders", "order-list"])
    func ids(_ name: String) { #expect(SampleScreens.id(name) == name) }

    @Test("Kotlin asks for the appearance where the dark one differs, and only there")
    func appearance() throws {
        func text(_ theme: String, _ page: String) throws -> String {
            let project =
                #"{ "transom": 1, "name": "A", "dialect": "uikit", "theme": \#(theme), "screens": [ { "id": "a", "style": \#(page) } ] }"#
            return try Formats.export(try Projects.decoded(project), to: .compose).files[0].text
        }
        let plain =
            ##"{ "background": "#FFFFFF", "tint": "#0000FF", "title": { "color": "#000000" }, "scrollEdge": { "background": "#FFFFFF" } }"##
        let pair = ##"{ "tint": { "light": "#FF0000", "dark": "#880000" } }"##, red = ##"{ "tint": "#FF0000" }"##
        let never = try text(plain, red)
        #expect(!never.contains("dark") && !never.contains("isSystemInDarkTheme"))
        #expect(never.contains("fun theme(): TopAppBarColors") && never.contains("theme().copy("))
        let page = try text(plain, pair)
        #expect(page.contains("fun theme(): TopAppBarColors") && page.contains("theme().copy("))
        #expect(
            page.contains("fun aPage(dark: Boolean = isSystemInDarkTheme())")
                && page.contains("import androidx.compose.foundation."))
        let theme = try text(pair, plain)
        #expect(theme.contains("fun theme(dark: Boolean = isSystemInDarkTheme())") && theme.contains("theme(dark).copy("))
    }
}
