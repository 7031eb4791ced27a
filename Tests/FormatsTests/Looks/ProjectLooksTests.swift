import Dialects
import Model
import Testing

@testable import Formats

@Suite("Looks of a project") struct ProjectLooksTests {
    private func looks(_ dialect: DialectName, _ theme: String, _ screens: String = "") throws -> ProjectLooks {
        ProjectLooks(try Projects.themed(dialect, theme: theme, screens: screens))
    }

    @Test("A colour keeps its name where the style says it and it is painted as it is")
    func names() throws {
        let look = try looks(
            .uikit, ##"{ "background": "{brand}", "tint": "#108EE9", "hairline": { "light": "{brand}", "dark": "#000000" } }"##
        )
        .theme.standard
        #expect(look.color(.background, .light) == LookColor(RGBA(0x10, 0x8E, 0xE9), "brand"))
        #expect(look.color(.background, .dark) == LookColor(RGBA(0x0A, 0x2E, 0x4F), "brand"))
        #expect(look.color(.tint, .light) == LookColor(RGBA(0x10, 0x8E, 0xE9), nil))
        #expect(look.color(.hairline, .dark) == LookColor(.black, nil))
    }

    @Test("A bar that is partly clear is painted so, and has no name")
    func barAlpha() throws {
        let look = try looks(
            .hbd, ##"{ "background": "{brand}", "barAlpha": 0.5 }"##, ##"{ "id": "a", "style": { "barAlpha": 0.5 } }"##
        )
        .pages[1].standard
        #expect(look.color(.background, .light) == LookColor(RGBA(0x10, 0x8E, 0xE9, 128), nil))
    }

    @Test("A hidden bar keeps the look that it would have")
    func hidden() throws {
        let page = try looks(.uikit, ##"{ "background": "{brand}" }"##, ##"{ "id": "a", "style": { "hidden": true } }"##).pages[1]
        #expect(page.isHidden)
        #expect(page.standard.color(.background, .light).name == "brand")
    }

    @Test("Without a scroll-edge style UIKit's bar is clear at the top, and as set with one")
    func edge() throws {
        let page = ##"{ "id": "a", "style": { "scrollEdge": { "background": "#112233" } } }"##
        let looks = try looks(.uikit, ##"{ "background": "{brand}" }"##, page)
        #expect(looks.theme.isClearAtTop)
        #expect(!looks.pages[1].isClearAtTop)
        #expect(looks.pages[1].edge[.dark][.background] == RGBA(0x11, 0x22, 0x33))
        #expect(looks.pages[1].standard.color(.background, .dark).name == "brand")
    }

    @Test("Changes while a page is open and the phone's settings are left out")
    func settings() throws {
        var project = try Projects.themed(
            .uikit, theme: "{}",
            screens:
                ##"{ "id": "a", "live": [ { "tint": "#123456" } ], "scroll": [ { "at": 0, "style": { "tint": "#123456" } } ] }"##)
        project.settings = PhoneSettings()
        project.settings?.textSize = 2
        let page = ProjectLooks(project).pages[1].standard
        #expect(page[.light][.tint] == RGBA(0, 122, 255))
        #expect(page[.light].largeTitleFont.size == 34)
    }

    @Test(
        "The back button has a text of its own where it is not the title below",
        arguments: [
            (##"{ "title": { "text": "A" } }"##, nil), (##"{ "back": { "title": "Out" } }"##, Setting.value("Out")),
            (##"{ "back": { "title": null } }"##, Setting.nothing),
        ])
    func backTitle(_ item: String, _ expected: Setting<String>?) throws {
        var project = try Projects.themed(.uikit, theme: "{}", screens: ##"{ "id": "a", "item": \##(item) }"##)
        project.tabs[0].stack = ["home", "a"]
        #expect(ProjectLooks(project).pages[1].backTitle == expected)
        #expect(ProjectLooks(project).pages[0].backTitle == nil)
    }

    @Test("A phone without a dark appearance loses the dark colours of pairs, which the report says")
    func noDark() throws {
        var project = try Projects.themed(.uikit, theme: ##"{ "background": "{brand}", "tint": "#FF0000" }"##)
        project.profile = .ios12
        let result = try Formats.export(project, to: .compose)
        #expect(
            result.lost.map { [$0.property, $0.screen, $0.closest] } == [
                ["background", nil, "the light colour #108EE9; the dark one, #0A2E4F, is left out"]
            ])
        #expect(!result.files[0].text.contains("if (dark)"))
    }
}
