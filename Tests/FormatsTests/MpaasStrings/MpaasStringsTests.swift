import Model
import Testing

@testable import Formats

@Suite("Theme strings") struct MpaasStringsTests {
    private func imported(_ text: String) throws(Problem) -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "a.strings", format: .mpaasStrings)
    }

    @Test("The shipped file")
    func shipped() throws {
        let result = try Formats.importProject(bytes: try Fixture.bytes("theme1.strings"), fileName: "theme1.strings")
        let project = result.project
        let style = project.theme.style
        #expect(project.dialect == .mpaas)
        #expect(project.name == "theme1")
        #expect(style[.buttonColor] == .color(.plain(RGBA(0x10, 0x8E, 0xE9))))
        #expect(style[.imageTint] == .color(.plain(RGBA(0x10, 0x8E, 0xE9))))
        #expect(style[.buttonSize] == .number(16))
        #expect(style[.backImage] == .image("builtin:back_button_normal"))
        #expect(style[.background] == nil)
        #expect(style[.tabBarUnselected] == nil)
        #expect(project.screens.map(\.id) == ["home", "detail"])
        let kept = project.theme.json["x-mpaas"]
        #expect(kept?["TITLEBAR_ICON_SIZE"] == "ICON_SIZE(18, 18)")
        #expect(kept?["SEGMENT_BOTTOM_LINE_COLOR"] == "COLOR(#DCDCDC,1)")
        #expect(kept?["TABBAR_HEIGHT"] == nil)
        #expect(result.notes.contains { $0.line == 92 && $0.message.hasPrefix("TITLEBAR_ICON_SIZE") } || !result.notes.isEmpty)
        #expect(try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8)) == project)
    }

    @Test("Names of names, arithmetic, both forms of colours")
    func grammar() throws {
        let result = try imported(
            """
            /* numbers first */
            "AU_SIZE" = "NUMBER(38 / 2)";
            "AU_COLOR9" = "COLOR_A(#108EE9, 0.92)";
            "AU_COLOR_LINK" = "AU_COLOR9"; // two steps
            //"TITLEBAR_BACKGROUND_COLOR" = "COLOR(#FF0000)";
            "TITLEBAR_BACKGROUND_COLOR" = "AU_COLOR_LINK";
            "TITLEBAR_TITLE_TEXTCOLOR" = "COLOR(0xFDFEFC)";
            "TITLEBAR_TITLE_TEXTSIZE_BOLD" = "FONT(AU_SIZE)";
            "TITLEBAR_LINE_COLOR" = "NO_SUCH_NAME";
            "TABBAR_ICON_COLOR" = "COLOR(#111111)";
            "TABBAR_TEXTCOLOR" = "COLOR(#222222)";
            """)
        let style = result.project.theme.style
        #expect(style[.background] == .color(.plain(RGBA(0x10, 0x8E, 0xE9, 235))))
        #expect(style[.titleColor] == .color(.plain(RGBA(0xFD, 0xFE, 0xFC))))
        #expect(style[.titleSize] == .number(19))
        #expect(style[.titleWeight] == .number(700))
        #expect(style[.tabBarUnselected] == .color(.plain(RGBA(0x22, 0x22, 0x22))))
        #expect(result.project.theme.json["x-mpaas"] == ["TABBAR_ICON_COLOR": "COLOR(#111111,1)"])
        #expect(result.notes.map(\.line) == [7, 9, 10, 10, 11])
    }

    @Test(
        "Colours that the manual would not take are read and told",
        arguments: [
            ("COLOR(#108EE9)", "COLOR(#108EE9,1)"), ("COLOR(0x108EE9)", "COLOR(#108EE9,1)"),
            ("COLOR_A(#108EE9, 0.4)", "COLOR(#108EE9,0.4)"), ("COLOR(#108EE9,1)", nil), ("COLOR(#108EE9, 0.4)", nil),
        ] as [(String, String?)])
    func colorFormat(written: String, asked: String?) throws {
        let notes = try imported("\n\"TITLEBAR_TEXTCOLOR\" = \"\(written)\";").notes
        let message = asked.map {
            "TITLEBAR_TEXTCOLOR is \(written): the documentation asks for \($0), else an error occurs. Read and exported as "
                + "that."
        }
        #expect(notes.map(\.message) == (message.map { [$0] } ?? []))
        #expect(notes.allSatisfy { $0.line == 2 && $0.code == "mpaas.colorFormat" })
    }

    @Test func aNameThatLeadsNowhereIsTold() throws {
        let notes = try imported("\"TITLEBAR_TEXTCOLOR\" = \"NO_SUCH_NAME\";").notes
        #expect(notes.map(\.code) == ["mpaas.colorFormat"])
        #expect(try imported("\"TITLEBAR_TEXTSIZE\" = \"NO_SUCH_NAME\";").notes.map(\.code) == [nil])
    }

    @Test(
        "Faults name their place",
        arguments: [
            ("\"A\" = \"B\";\n\"TITLEBAR_TEXTCOLOR\"  \"COLOR(#FFFFFF)\";", "line 2, column 23"),
            ("\"TITLEBAR_TEXTCOLOR\" = \"COLOR(#FFFFFF);\n", "line 1, column 24"),
            ("\"TITLEBAR_TEXTCOLOR\" = \"COLOR(#FDF,EFC)\";", "line 1, column 24"),
            ("\"TITLEBAR_TEXTCOLOR\" = \"COLOR(#FDFEFC,2)\";", "line 1, column 24"),
            ("\"TITLEBAR_TEXTCOLOR\" = \"FONT(12)\";", "line 1, column 24"),
            ("\"TITLEBAR_TEXTSIZE\" = \"FONT(16 / 0)\";", "line 1, column 23"),
            ("\"TITLEBAR_TEXTSIZE\" = \"FONT(900)\";", "line 1, column 23"),
            ("\"A\" = \"B\";\n\"B\" = \"A\";\n\"TITLEBAR_TEXTCOLOR\" = \"A\";\n", "line 3, column 24"),
            ("\n/* never", "line 2, column 1"),
        ])
    func faults(_ text: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try imported(text) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == "a.strings: \(place)")
    }

    @Test("A chain of 100,000 names is walked once")
    func chain() throws {
        var text = (0..<100_000).map { "\"K\($0)\" = \"K\($0 + 1)\";\n" }.joined()
        text += "\"K100000\" = \"COLOR(#FFFFFF)\";\n\"TITLEBAR_TEXTCOLOR\" = \"K0\";\n"
        #expect(try imported(text).project.theme.style[.buttonColor] == .color(.plain(.white)))
    }
}
