import Model
import Testing

@testable import Formats

@Suite("hybrid-navigation, read") struct HybridNavigationImportTests {
    private func read(_ text: String) throws -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "style.json", format: .hybridNavigation)
    }

    private func color(_ hex: String) throws -> StyleValue { .color(try #require(Color(hex: hex))) }

    @Test("The options of the app")
    func app() throws {
        let result = try Formats.importProject(bytes: try Fixture.bytes("options.json"), fileName: "options.json")
        let project = result.project
        #expect(project.dialect == .hbd)
        #expect(project.theme.style[.barStyle] == .word("black"))
        let colors: [(StyleKey, String)] = [
            (.background, "#108EE9EB"), (.tint, "#FFCC00"), (.titleColor, "#FDFEFC"), (.hairline, "#DDDDDD"),
            (.tabBarBackground, "#FFFFFF"), (.tabBarTint, "#8BC34A"), (.tabBarUnselected, "#BDBDBD"),
        ]
        for (key, hex) in colors { #expect(project.theme.style[key] == (try color(hex)), "\(key.name)") }
        let numbers: [(StyleKey, Double)] = [(.titleSize, 19), (.titleWeight, 400), (.buttonSize, 16)]
        for (key, number) in numbers { #expect(project.theme.style[key] == .number(number), "\(key.name)") }
        #expect(project.theme.style[.backImage] == .image("icon_back.png"))
        #expect(project.theme.item?.backTitle == .nothing)
        #expect(project.screens.allSatisfy { $0.style.flag(.splitTransition) == true })
        #expect(
            result.notes.map(\.line) == [11, 14, 19, 33, 38])
        #expect(result.notes[1].message == "elevationAndroid is skipped: it is for Android.")
    }

    @Test("The options of each page")
    func pages() throws {
        let project = try Formats.importProject(bytes: try Fixture.bytes("options.json"), fileName: "options.json").project
        #expect(project.screens.map(\.id) == ["home", "detail", "gone"])
        #expect(project.screens.map(\.label) == ["首页", "Order \"1\"", "gone"])
        let detail = try #require(project[screen: "detail"])
        // Another style than the app's takes the app's colour for that style.
        #expect(detail.style[.background] == (try color("#FFFFFF")))
        #expect(detail.style[.titleColor] == (try color("#FDFEFC")))
        #expect(detail.style[.barStyle] == .word("default"))
        #expect(detail.style.number(.barAlpha) == 0.5 && detail.style.number(.titleSize) == 15)
        let flags: [(StyleKey, Bool)] = [(.hairlineHidden, true), (.statusBarHidden, false), (.includesOpaqueBars, true)]
        for (key, flag) in flags { #expect(detail.style.flag(key) == flag) }
        #expect(detail.backInteractive == false && detail.swipeBack == true && detail.item.hidesBack == true)
        #expect(detail.item.backTitle == .value("Back"))
        #expect(detail.item.left?.map(\.text) == ["Cancel"] && detail.item.left?.first?.enabled == false)
        // The list runs from the edge inwards.
        #expect(detail.item.right?.map(\.image) == ["gear.png", nil])
        #expect(detail.item.right?.last?.tint == Color(hex: "#FF000080"))
        #expect(detail.background == Color(hex: "#FFFFFF") && project.screens[0].background == Color(hex: "#F8F8F8"))
        #expect(project[screen: "gone"]?.style.flag(.hidden) == true)
    }

    @Test("What is not set is as the library has it")
    func usual() throws {
        let dark = try read("{ \"topBarStyle\": \"light-content\", \"topBarAlpha\": 1 }")
        #expect(dark.project.theme.style[.background] == .color(.plain(.black)))
        #expect(dark.project.theme.style[.tint] == .color(.plain(.white)))
        #expect(dark.project.screens.allSatisfy { $0.style.number(.barAlpha) == 1 })
        #expect(dark.notes.map(\.message) == ["topBarAlpha: an option of single pages, taken for all of them here."])
        let light = try read("{ \"titleTextSize\": 18, \"shadowImage\": {} }").project
        #expect(light.theme.style[.background] == .color(.plain(.white)))
        #expect(light.theme.style[.titleColor] == .color(.plain(.black)))
        #expect(light.screens.allSatisfy { $0.style.flag(.hairlineHidden) == true })
    }

    @Test(
        "What is wrong is told at its place",
        arguments: [
            ("{\n \"topBarColor\": \"#EB108\" }", "line 2, column 17", "topBarColor: expected a colour"),
            ("{\n \"topBarColor\": 7 }", "line 2, column 17", "got a number"),
            ("{ \"topBarStyle\": \"light\" }", "line 1, column 18", "light-content or dark-content"),
            ("{ \"titleTextSize\": 0 }", "line 1, column 20", "a number from 1 to 200"),
            ("{ \"hideBackTitleIOS\": 1 }", "line 1, column 23", "true or false"),
            ("{ \"shadowImage\": { \"image\": {} } }", "line 1, column 29", "a picture with its uri"),
            ("{ \"navigationItems\": [] }", "line 1, column 22", "options of each page"),
            ("{ \"navigationItems\": { \"a\":\n { \"topBarAlpha\": 2 } } }", "line 2, column 19", "from 0 to 1"),
            ("{ \"rightBarButtonItems\": {} }", "line 1, column 26", "a list of buttons"),
            ("[]", "line 1, column 1", "an object"), ("{ \"topBarColor\" \"#FFFFFF\" }", "line 1, column 17", "a colon"),
        ])
    func broken(_ text: String, _ place: String, _ message: String) {
        let problem = #expect(throws: Problem.self) { try read(text) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == "style.json: \(place)")
        #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    }
}
