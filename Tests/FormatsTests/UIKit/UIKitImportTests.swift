import Model
import Testing

@testable import Formats

/// Code as people write it, with helpers, constants and branches of its own.
@Suite("UIKit, read") struct UIKitImportTests {
    private func read(_ text: String, _ fileName: String = "Theme.swift") throws -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: fileName, format: .uikit)
    }

    private func hand() throws -> ImportResult { try read(try Fixture.text("HandWritten.swift.txt"), "AppearanceManager.swift") }

    private static func plain(_ hex: String) -> StyleValue? { Color(hex: hex).map { .color($0) } }

    @Test("The theme, through constants, copies and closures")
    func theme() throws {
        let project = try hand().project
        let style = project.theme.style
        #expect(style[.background] == .color(.palette("brand")))
        #expect(style[.hairline] == Self.plain("#00000033"))
        #expect(style[.tint] == Self.plain("#FFCC00"))
        #expect(style[.titleColor] == .color(.palette("ink")))
        #expect((style.text(.titleFamily), style.number(.titleSize), style.number(.titleWeight)) == ("AvenirNext", 18, 600))
        #expect(style[.largeTitleColor] == Self.plain("#FFFFFF"))
        #expect(style[.backTitleColor] == Self.plain("#00000000"))
        #expect(style[.translucent] == .flag(false))
        #expect(style.scrollEdge?[.background] == .nothing)
        #expect(style.scrollEdge?[.hairline] == .nothing)
        #expect(style.scrollEdge?[.titleColor] == nil)
        #expect(style[.tabBarTint] == Self.plain("#108EE9"))
        #expect(project.palette["brand"] == Color(hex: "#108EE9"))
        #expect(project.palette["ink"] == .pair(light: .plain(RGBA(26, 26, 26)), dark: .plain(.white)))
    }

    @Test("Pages are screens, below the controllers that hold them")
    func pages() throws {
        let project = try hand().project
        #expect(project.screens.map(\.id) == ["home", "detail", "legacy"])
        #expect(project.tabs.map(\.stack) == [["home"]])
        #expect(project.tabs[0].item?.largeTitle == .always)
        let home = try #require(project[screen: "home"])
        #expect(home.item.title == .value(Title(text: "Home")))
        #expect(home.item.right?.map(\.system) == [.add])
        #expect(home.item.left?.map(\.generic) == [.settings])
        #expect(home.item.largeTitle == .never)
        #expect(home.item.backTitle == .nothing)
        #expect(home.style == Style([.statusBar: .word("light")]))
        let detail = try #require(project[screen: "detail"])
        #expect(detail.style[.background] == .color(.palette("Hero")))
        #expect(detail.style[.blur] == .word("dark"))
        #expect(detail.style[.tint] == nil)
        #expect(detail.item.title?.value?.image == "logo.png")
        #expect(detail.item.hidesBack == true)
        let legacy = try #require(project[screen: "legacy"]).style
        #expect(legacy[.background] == .nothing)
        #expect(legacy[.hairline] == .nothing)
        #expect(legacy[.barStyle] == .word("black"))
        #expect(legacy[.titleColor] == Self.plain("#FFFFFF"))
    }

    @Test("What is skipped is told with its line")
    func notes() throws {
        #expect(
            try hand().notes.map { "\($0.line) \($0.message.prefix(28))" } == [
                "78 tintColor is skipped: it dep", "103 the colour Hero stands in an", "104 the effect systemUltraThinMa",
                "107 tintColor is skipped: only t", "127 the bar's own background cou", "130 the attribute kern of titleT",
            ])
    }

    @Test(
        "Colours in all their spellings",
        arguments: [
            ("UIColor.red", "#FF0000"), (".white", "#FFFFFF"), ("UIColor(white: 0.5, alpha: 0.5)", "#80808080"),
            ("UIColor(red: 255.0/255, green: CGFloat(0x80) / 255, blue: (1 - 1), alpha: 1.0)", "#FF8000"),
            (".init(red: 0, green: 0, blue: 1, alpha: 1)", "#0000FF"), ("UIColor.black.withAlphaComponent(0.3)", "#0000004D"),
            ("UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)", "#00FF00"), ("UIColor(hex: 0x108EE9)", "#108EE9"),
            ("UIColor(hexString: \"108EE9\")", "#108EE9"), ("#colorLiteral(red: 1, green: 1, blue: 0, alpha: 1)", "#FFFF00"),
            ("isDay ? .red : .blue", nil), ("UIColor(hex: \"#108EE9EB\")", nil), ("theme.color", nil),
        ] as [(String, String?)])
    func colors(_ spelling: String, _ hex: String?) throws {
        let result = try read(
            "UINavigationBar.appearance().barStyle = .default\nUINavigationBar.appearance().tintColor = \(spelling)\n")
        #expect(result.project.theme.style.color(.tint) == hex.flatMap { Color(hex: $0) })
        #expect(result.notes.isEmpty == (hex != nil))
    }

    @Test(
        "Colours of light and dark",
        arguments: [
            "UIColor { $0.userInterfaceStyle == .dark ? .white : .black }",
            "UIColor(dynamicProvider: { traits in if traits.userInterfaceStyle == .dark { return .white } else { return .black } })",
            "UIColor { (traits) -> UIColor in\n switch traits.userInterfaceStyle {\n case .light, .unspecified: return .black\n default: return .white\n }\n}",
            "UIColor.label",
        ])
    func pairs(_ spelling: String) throws {
        let style = try read("UINavigationBar.appearance().tintColor = \(spelling)").project.theme.style
        #expect(style.color(.tint) == .pair(light: .plain(.black), dark: .plain(.white)))
    }

    @Test(
        "Broken code tells line, column and what was expected",
        arguments: [
            ("let a = UIColor(red: , green: 1)", "line 1, column 22", "expected a value after red:, got ,."),
            ("bar.tintColor = \n}", "line 2, column 1", "} closes nothing that is open."),
            ("bar.tintColor = (.red]", "line 1, column 22", "expected ) for the ( of line 1, got ]."),
            ("let a = [1, 2\nlet b = 3", "line 1, column 9", "expected ] for the [ that opens here, got the end of the file."),
            ("bar.title = \"half\nlet b = 1", "line 1, column 13", "the text that begins here does not end."),
            ("/* a /* b */", "line 1, column 1", "the comment does not end."),
            ("bar.tintColor UIColor.red", "line 1, column 15", "expected = or the line's end, got UIColor."),
            ("let a = [1 2]", "line 1, column 12", "expected a comma or ], got 2."),
            ("let a = 1 +\n", "line 2, column 1", "expected a value after +, got the end of the file."),
            ("let a = b.", "line 1, column 11", "expected a name after the point, got the end of the file."),
        ])
    func faults(_ text: String, _ place: String, _ message: String) throws {
        let problem = #expect(throws: Problem.self) { try read(text) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == "Theme.swift: \(place)")
        #expect(problem?.message == message)
    }

    @Test(
        "Code of any depth ends",
        arguments: [
            "x = " + String(repeating: "(", count: 100_000),
            "x = " + String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000),
            "x = " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
            String(repeating: "{", count: 100_000) + String(repeating: "}", count: 100_000),
            "x = 1" + String(repeating: " + 1", count: 100_000), "x = a" + String(repeating: ".b", count: 100_000),
            "x = " + String(repeating: "!", count: 100_000) + "a",
            String(repeating: "if a { ", count: 5000) + String(repeating: "}", count: 5000),
            "if a {}" + String(repeating: " else if a {}", count: 5000), "x = \"" + String(repeating: "\\(\"", count: 50_000),
            "func a() { b() }\nfunc b() { a() }\na()", "func f(_ x: Int) { f(x); f(x) }\nf(1)",
            "let a = b\nlet b = a\nx.tintColor = a",
        ])
    func deep(_ text: String) throws {
        let problem = #expect(throws: Problem.self) { try read(text) }
        #expect(problem?.kind == .invalid)
    }

    @Test("Code that never ends is followed for a while, which is said")
    func endless() throws {
        let result = try read("UINavigationBar.appearance().tintColor = .red\nfunc f(_ x: Int) { f(x); f(x) }\nf(1)\n")
        #expect(result.project.theme.style[.tint] == Self.plain("#FF0000"))
        #expect(result.notes.map(\.message) == ["the code does more than is followed; what comes later in it is skipped."])
    }

    @Test("Large code ends soon")
    func large() throws {
        let lines =
            (0..<20_000).map { "let a\($0) = a\($0 + 1)" } + [
                "let a20000 = UIColor.red", "UINavigationBar.appearance().tintColor = a19990",
            ]
        #expect(try read(lines.joined(separator: "\n")).project.theme.style[.tint] != nil)
    }

    @Test("Other code of an app is read without complaint")
    func otherCode() throws {
        let text = #"""
            @testable import Foundation
            #if canImport(UIKit)
            import UIKit
            #else
            import AppKit )
            #endif
            infix operator <>: AdditionPrecedence
            func <> <T>(one: T, other: T) -> T where T: Comparable { one > other ? one : other }
            protocol Themed: AnyObject { associatedtype Style; var style: Style { get set } }
            @propertyWrapper struct Stored<Value> { var wrappedValue: Value { get { value } set { value = newValue } }; private var value: Value }
            indirect enum Tree { case leaf, node(Tree, Tree); case named(String) }
            extension Array where Element == Int { subscript(safe index: Int) -> Int? { indices.contains(index) ? self[index] : nil } }
            actor Counter { private(set) var value = 0; func add(_ n: Int = 1) async throws -> Int { value += n; return value } }
            let sorted = [3, 1, 2].sorted(by: >).map(\.self).reduce(0, +)
            let names: [String: [Int?]] = ["a": [1, nil], #"raw \(x)"#: []]
            let text = "one \(names.map { "\($0.key): \($0.value.count)" }.joined(separator: ", ")) two"
            let partial = names.keys[...]; let pair = (left: 1, right: 2); let big = 1_000_000.5e-3
            let result: Result<Int, any Error> = Result { try JSONDecoder().decode(Int.self, from: Data()) }
            func run() { outer: for case let (index, item?) in zip(0..., [1, nil]) where index > 0 { if item == 2 { continue outer } } }
            let value = if sorted > 3 { "many" } else { "few" }
            let selector = #selector(UIView.layoutSubviews), path = #keyPath(UIView.frame), type = Optional<Int>.self
            guard #available(iOS 15, *), let first = names.first else { fatalError() }
            while let x = Optional(1), x > 0 { break }
            switch pair { case (1, let y) where y > 1: print(y); case (0...3, _): break; default: do { try run() } catch is CancellationError { } catch { print(error) } }
            UIView.animate(withDuration: 0.3, animations: { [weak self] in self?.view.alpha = 1 }) { _ in }
            UINavigationBar.appearance().tintColor = .red
            """#
        #expect(try read(text).project.theme.style[.tint] == Self.plain("#FF0000"))
    }
}
