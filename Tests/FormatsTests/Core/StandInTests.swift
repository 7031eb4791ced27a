import Model
import Testing

@testable import Formats

/// What a report names as the closest thing stands in the file.
@Suite("What stands in the place of a key that cannot be said") struct StandInTests {
    /// A project of one dialect with a theme and one page.
    private struct Case: Sendable, CustomTestStringConvertible {
        let format: String
        let dialect: DialectName
        let theme: String
        let page: String
        let lines: [String]
        let closest: [String: String]

        init(
            _ format: String, _ dialect: DialectName, _ theme: String, page: String = "{}", _ lines: String...,
            closest: [String: String]
        ) {
            (self.format, self.dialect, self.theme, self.page) = (format, dialect, theme, page)
            (self.lines, self.closest) = (lines, closest)
        }

        var testDescription: String { "\(format) from \(dialect.rawValue): \(theme) \(page)" }
    }

    private static let cases = [
        Case(
            "uikit", .mpaas, ##"{ "imageTint": "#FFFFFF" }"##,
            "bar.tintColor = UIColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)", closest: ["imageTint": "tint"]
        ),
        Case(
            "uikit", .navigationAndStyle, ##"{ "imageTint": "#FFFFFF" }"##, page: ##"{ "imageTint": "#000000" }"##,
            "bar.tintColor = UIColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)",
            "navigationBar.tintColor = UIColor(red: 0 / 255,", closest: ["imageTint": "tint"]),
        Case(
            "uikit", .hbd, ##"{ "background": "#102030" }"##, page: ##"{ "barAlpha": 0.4 }"##,
            "appearance.backgroundColor = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 0.4)",
            closest: ["barAlpha": "the alpha of background"]),
        Case(
            "hbd-objc", .uikit, ##"{ "button": { "color": "#FFFFFF" }, "statusBar": "light" }"##,
            "bar.tintColor = [UIColor colorWithRed:255 / 255.0", "bar.barStyle = UIBarStyleBlack;",
            closest: ["button.color": "tint", "statusBar": "barStyle, which the status bar follows"]),
        Case(
            "hbd-objc", .uikit, ##"{ "tint": "#000000", "button": { "color": "#FFFFFF" } }"##,
            "bar.tintColor = [UIColor colorWithRed:0 / 255.0", closest: ["button.color": "tint"]),
        Case(
            "mpaas-objc", .uikit, ##"{ "tint": "#112233", "hairlineHidden": true }"##,
            ##"TITLEBAR_TEXTCOLOR: @"COLOR(#112233,1)","##,
            ##"TITLEBAR_ICON_COLOR: @"COLOR(#112233,1)","##, ##"TITLEBAR_LINE_COLOR: @"COLOR(#000000,0)","##,
            closest: ["tint": "button.color and imageTint", "hairlineHidden": "a clear hairline"]),
        Case(
            "mpaas-plist", .uikit, ##"{ "tint": "#112233", "blur": "light" }"##, "<key>TextColor</key>",
            "<string>#112233</string>",
            "<key>Translucent</key>", closest: ["tint": "button.color", "blur": "translucent"]),
        Case(
            "navigation-and-style", .hbd, ##"{ "tint": "#FFFFFF", "barStyle": "black" }"##, "statusBarStyle: .lightContent",
            "buttonTitleColor: UIColor(red: 255", "imageTint: UIColor(red: 255",
            closest: ["tint": "button.color and imageTint", "barStyle": "statusBar"]),
        Case(
            "hybrid-navigation", .uikit, ##"{ "button": { "color": "#112233" } }"##, ##""topBarTintColor": "#112233""##,
            closest: ["button.color": "topBarTintColor"]),
        Case(
            "swiftui", .uikit, ##"{ "button": { "color": "#112233" } }"##, ".tint(Color(red: 17 / 255",
            closest: ["button.color": "tint"]),
        Case("swiftui", .mpaas, ##"{ "imageTint": "#112233" }"##, ".tint(Color(red: 17 / 255", closest: ["imageTint": "tint"]),
        Case(
            "compose", .uikit, ##"{ "button": { "color": "#112233" } }"##, "actionIconContentColor = Color(0xFF112233)",
            closest: ["button.color": "actionIconContentColor, the tint"]),
        Case(
            "react-navigation", .navigationAndStyle, ##"{ "hairline": "#00000000", "shadow": { "color": "#112233" } }"##,
            "headerShadowVisible: true", closest: ["shadow.color": "headerShadowVisible"]),
        Case(
            "react-navigation", .uikit, ##"{ "button": { "color": "#112233" } }"##, "headerTintColor: '#112233'",
            closest: ["button.color": "headerTintColor"]),
        Case(
            "uikit", .navigationAndStyle, ##"{ "background": "#FF0000", "mask": { "color": "#0000FF", "alpha": 0.5 } }"##,
            "UIColor(red: 127 / 255, green: 0 / 255, blue: 128 / 255, alpha: 1)",
            closest: ["mask.color": "background, mixed with it"]),
    ]

    @Test("The file has what the report names", arguments: cases)
    private func named(_ one: Case) throws {
        let format = try #require(Formats.named(one.format))
        let project = try Projects.themed(one.dialect, theme: one.theme, screens: ##"{ "id": "a", "style": \##(one.page) }"##)
        let result = try Formats.export(project, to: format)
        for line in one.lines { #expect(result.files[0].text.contains(line), "\(line) in \(result.files[0].text)") }
        for (property, closest) in one.closest { #expect(result.lost.first { $0.property == property }?.closest == closest) }
    }

    @Test("What the dialect does not take, and what changes while the content scrolls, stands for nothing")
    func nothing() throws {
        let project = try Projects.themed(
            .mpaas, theme: ##"{ "tint": "#112233" }"##,
            screens: ##"{ "id": "a", "scroll": [ { "at": 9, "style": { "imageTint": "#445566" } } ] }"##)
        let result = try Formats.export(project, to: .mpaasPlist)
        #expect(!result.files[0].text.contains("#112233"))
        #expect(result.lost.map(\.closest) == ["left out", "left out"])
    }

    @Test("Equal losses are one sentence with their places")
    func sentences() {
        let losses = [
            Loss("imageTint", closest: "tint"), Loss("tabs[0].blur", closest: "left out"),
            Loss("imageTint", screen: "news", closest: "tint"), Loss("imageTint", screen: "order", closest: "left out"),
        ]
        #expect(
            Loss.sentences(losses) == [
                "imageTint of the theme, news cannot be said; instead: tint", "tabs[0].blur cannot be said and is left out",
                "imageTint of order cannot be said and is left out",
            ])
    }
}
