import Model
import Testing

@testable import Formats

@Suite("Theme list") struct MpaasPlistTests {
    private func imported(_ text: String) throws(Problem) -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "theme.plist", format: .mpaasPlist)
    }

    private func list(_ body: String) -> String { "<plist version=\"1.0\"><dict>\(body)</dict></plist>" }

    private func shipped() throws -> Project {
        try Formats.importProject(bytes: try Fixture.bytes("theme.plist"), fileName: "theme.plist").project
    }

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .mpaasPlist).files[0].text }

    @Test("The shipped file")
    func reads() throws {
        let result = try Formats.importProject(bytes: try Fixture.bytes("theme.plist"), fileName: "theme.plist")
        let project = result.project
        let style = project.theme.style
        #expect(project.dialect == .mpaas)
        #expect(project.name == "AlipayDefault")
        #expect(style[.background] == .color(.plain(RGBA(255, 255, 255, 0xF4))))
        #expect(style[.translucent] == .flag(true))
        #expect(style[.titleColor] == .color(.plain(.black)))
        #expect(style[.titleSize] == .number(18))
        #expect(style[.titleWeight] == .number(700))
        #expect(style[.hairline] == .color(.plain(RGBA(0xE1, 0xE1, 0xE1))))
        #expect(style[.hairlineHidden] == nil)
        #expect(style[.buttonColor] == .color(.palette("AntBlue")))
        #expect(project.palette["AntBlue"] == .plain(RGBA(0x10, 0x8E, 0xE9)))
        #expect(style[.buttonSize] == .number(16))
        #expect(style[.backImage] == .image("builtin:back_button_normal"))
        #expect(result.notes.first { $0.message.hasPrefix("APNavigationBar.Global.DetailTitle.Font.Size") }?.line == 39)
        #expect(try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8)) == project)
    }

    @Test("Unchanged it is written back byte for byte")
    func unchanged() throws {
        #expect(try text(try shipped()) == Fixture.text("theme.plist").split(separator: "</plist>")[0] + "</plist>\n")
        let saved = try ProjectCodec.decode(Array(ProjectCodec.encode(try shipped()).utf8))
        #expect(try text(saved) == text(shipped()))
    }

    @Test("A change touches its own lines, and those that follow it")
    func changed() throws {
        var project = try shipped()
        project.theme.style[.background] = .color(.plain(RGBA(1, 2, 3)))
        project.theme.style[.hairlineHidden] = .flag(true)
        project.palette["AntBlue"] = .plain(RGBA(4, 5, 6))
        project.theme.style[.translucent] = nil
        let before = try text(try shipped()).split(separator: "\n"), after = try text(project).split(separator: "\n")
        let changes = after.difference(from: before)
        let inserted = changes.insertions.map { change in
            if case .insert(_, let line, _) = change { line.filter { $0 != "\t" } } else { "" }
        }
        #expect(inserted == ["<string>#040506</string>", "<string>#010203</string>", "<string>#010203</string>"])
        let result = try Formats.export(project, to: .mpaasPlist)
        #expect(result.lost == [Loss("hairline", closest: "no line")])
        let again = try imported(result.files[0].text).project
        #expect(again.theme.style[.background] == .color(.plain(RGBA(1, 2, 3))))
        #expect(again.theme.style[.hairlineHidden] == .flag(true))
        #expect(again.theme.style[.translucent] == nil)
    }

    @Test("A new list, and what it cannot say")
    func fresh() throws {
        let theme = ##"""
            { "statusBar": "light", "background": "#11223344", "hairline": "{brand}", "tint": "#13579B", "backImage": "icons/a&b.png",
              "title": { "color": "{brand}", "size": 18.5, "weight": 600 }, "button": { "color": null } }
            """##
        let project = try Projects.themed(
            .mpaas, theme: theme,
            screens: ##"{ "id": "detail", "style": { "background": "#AB12CD" }, "item": { "prompt": "x" } }"##)
        let result = try Formats.export(project, to: .mpaasPlist)
        #expect(result.files[0].text == (try Fixture.recorded("Exported.plist", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- tint", "- title.weight", "- button.color", "- title.color", "- hairline", "detail background",
                "detail item.prompt",
            ])
        let back = try imported(result.files[0].text).project.theme.style
        #expect(back[.background] == .color(.plain(RGBA(0x11, 0x22, 0x33, 0x44))))
        #expect(back[.statusBar] == .word("light"))
        #expect(back[.titleSize] == .number(18.5))
        #expect(back[.hairline] == .color(.palette("brand")))
    }

    @Test(
        "Conditions are decided for the phone",
        arguments: [
            ("<key>Default</key><string>10</string><key>screen&gt;=phone6p</key><string>12</string>", "iPhone 15", 10.0),
            ("<key>screen&gt;=phone6p</key><string>12</string><key>Default</key><string>10</string>", "iPhone 15 Pro Max", 12),
            ("<key>Default</key><string>10</string><key>screen&lt;phone6</key><string>12</string>", "iPhone SE (1st gen)", 12),
            ("<key>Default</key><string>10</string><key>screen&gt;pad_low</key><string>12</string>", "iPhone 15", 10),
            ("<key>Default</key><string>10</string><key>screen&gt;pad_low</key><string>12</string>", "iPad Pro 11-inch (M4)", 12),
            ("<key>Default</key><string>10</string><key>ios&gt;=7.0</key><string>12</string>", "iPhone 15", 12),
            ("<key>Default</key><string>10</string><key>device=iPad</key><string>12</string>", "iPad Pro 11-inch (M4)", 12),
            ("<key>Default</key><string>10</string><key>device != iPad</key><string>12</string>", "iPad Pro 11-inch (M4)", 10),
        ])
    func conditions(_ body: String, _ device: String, _ size: Double) throws {
        let bytes = Array(
            list(
                "<key>APNavigationBar</key><dict><key>Button</key><dict><key>Font</key><dict><key>Size</key><dict>\(body)</dict></dict></dict></dict>"
            ).utf8)
        let source = try Source(bytes: bytes, fileName: "")
        let condition = PlistCondition(device: try #require(Device.named(device)), profile: .ios18)
        #expect(try PlistTheme(try PlistReader.root(of: source), condition, source: source).style[.buttonSize] == .number(size))
    }

    @Test(
        "Masking the bottom line hides it only if it has no colour",
        arguments: [
            ("<key>MaskBottomLine</key><true/>", StyleValue.flag(true)),
            ("<key>MaskBottomLine</key><string>NO</string>", .flag(false)),
            ("<key>MaskBottomLine</key><true/><key>BottomLineColor</key><string>#000000</string>", nil),
        ] as [(String, StyleValue?)])
    func lines(_ body: String, _ hidden: StyleValue?) throws {
        let project = try imported(list("<key>APNavigationBar</key><dict><key>Background</key><dict>\(body)</dict></dict>"))
            .project
        #expect(project.theme.style[.hairlineHidden] == hidden)
        #expect(try imported(try text(project)).project.theme.style == project.theme.style)
    }

    @Test("Everything a list can hold comes back")
    func values() throws {
        let body = """
            <key>a</key><array><real>1.0</real><real>0.25</real><integer>-3</integer><false/><array/><dict/></array>
            <key>b &amp; &#x263A;</key><date>2017-01-01T00:00:00Z</date><key>c</key><data>AAEC</data><key>d</key><string><![CDATA[<x>]]></string>
            """
        let once = try text(try imported(list(body)).project)
        for part in [
            "<real>1.0</real>", "<real>0.25</real>", "<integer>-3</integer>", "<array/>", "<key>b &amp; ☺</key>",
            "<data>AAEC</data>", "&lt;x&gt;",
        ] {
            #expect(once.contains(part))
        }
        #expect(try text(try ProjectCodec.decode(Array(ProjectCodec.encode(try imported(once).project).utf8))) == once)
    }

    @Test(
        "Faults name their place",
        arguments: [
            ("<key>A</key>\n<integer>0</string>", "line 2, column 11"),
            ("<key>A</key>\n<integer>x</integer>", "line 2, column 1"),
            ("<key>A</key>\n", "line 2, column 1"), ("<string>A</string>", "line 1, column 28"),
            ("<key>A</key><key>B</key>", "line 1, column 40"),
            ("<key>A</key><true/>\n<key>A</key><true/>", "line 2, column 1"),
            ("<key>A</key><string>&x;</string>", "line 1, column 48"),
            (
                "<key>APNavigationBar</key><dict><key>Background</key><dict>\n<key>Color</key><string>#e1g1e1</string></dict></dict>",
                "line 2, column 17"
            ),
            (
                "<key>Constants</key><dict><key>A</key><string>$B</string><key>B</key>\n<string>$A</string></dict>",
                "line 1, column 66"
            ),
            ("<key>A</key><string>x", "line 1, column 49"),
        ])
    func faults(_ body: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try imported(list(body)) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == "theme.plist: \(place)")
    }

    @Test(
        "Entities of a file's own, values nested too deep and binary lists are refused",
        arguments: [
            "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [<!ENTITY a \"aa\">]>\n<plist><dict/></plist>",
            "<plist>" + String(repeating: "<array>", count: 100_000), "bplist00\u{1}", "<plist><string>x</string></plist>", "",
        ])
    func refused(_ text: String) {
        #expect(throws: Problem.self) { try imported(text) }
    }
}
