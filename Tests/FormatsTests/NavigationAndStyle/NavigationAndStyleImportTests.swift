import Model
import Testing

@testable import Formats

/// Code as people write it for NavigationAndStyle.
@Suite("NavigationAndStyle, read") struct NavigationAndStyleImportTests {
    private func hand() throws -> ImportResult {
        try Formats.importProject(bytes: try Fixture.bytes("HandWrittenStyles.swift.txt"), fileName: "Styles.swift")
    }

    private static func plain(_ hex: String) -> StyleValue? { Color(hex: hex).map { .color($0) } }

    @Test("The global style, the defaults and a controller's style")
    func levels() throws {
        let project = try hand().project
        #expect(project.dialect == .navigationAndStyle)
        #expect(project.defaults == Style([.hairlineHeight: .number(0.5)]))
        #expect(project.theme.style[.base] == .word("init"))
        #expect(project.theme.style[.statusBar] == .word("dark"))
        #expect(project.theme.style[.background] == Self.plain("#FFFFFF"))
        #expect(project.theme.style[.titleColor] == Self.plain("#333333"))
        #expect(project.tabs.map(\.style) == [Style([.hairline: .color(.plain(RGBA(170, 170, 170)))])])
    }

    @Test("Pages with their copies, and those that begin anew")
    func pages() throws {
        let project = try hand().project
        #expect(project.screens.map(\.id) == ["home", "list", "hero", "night"])
        let list = try #require(project[screen: "list"])
        #expect(list.style == Style([.titleSize: .number(20), .titleWeight: .number(700), .imageTint: .color(.plain(.white))]))
        #expect(list.item.title?.value?.kind == .button)
        #expect(list.item.title?.value?.autoDismiss == true)
        #expect(list.item.largeTitle == .always)
        #expect(list.item.left?.map(\.generic) == [.close, .settings])
        #expect(list.item.right?.map(\.system) == [.cancel])
        #expect(list.forwardsStatusBar == nil)
        let hero = try #require(project[screen: "hero"])
        #expect(hero.style[.base] == .word("transparent"))
        #expect(hero.style[.shadowColor] == Self.plain("#00000054"))
        #expect(hero.forwardsStatusBar == false)
        #expect(hero.item.title?.value?.kind == .textAndLabel)
        #expect(hero.item.title?.value?.detail == "One\nTwo")
        #expect(hero.item.title?.value?.secondLine?.color == Color(hex: "#FFFFFFBF"))
        #expect(hero.item.left?.map(\.extendTapAreaBy) == [32])
        let night = try #require(project[screen: "night"]).style
        #expect(night[.base] == .word("init"))
        #expect(night[.background] == Self.plain("#000000"))
    }

    @Test("A branch that only the app can take is told")
    func notes() throws {
        #expect(
            try hand().notes.map { "\($0.line) \($0.message)" } == [
                "61 the style is skipped: it depends on what only the app knows."
            ])
    }

    @Test("A style alone is the theme")
    func alone() throws {
        let text = "import NavigationAndStyle\nlet style = NavigationBarStyle.default.new(backgroundColor: .red)\n"
        let project = try Formats.importProject(bytes: Array(text.utf8), fileName: "a.swift").project
        #expect(project.theme.style == Style([.background: .color(.plain(RGBA(255, 0, 0)))]))
        #expect(project.screens.map(\.id) == ["home", "detail"])
    }
}
