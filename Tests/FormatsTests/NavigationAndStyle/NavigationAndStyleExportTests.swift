import Model
import Testing

@testable import Formats

@Suite("NavigationAndStyle, written") struct NavigationAndStyleExportTests {
    private let journal = ##"""
        { "transom": 1, "name": "Journal", "dialect": "navigationAndStyle",
          "defaults": { "highlightAlpha": 0.4, "hairlineHeight": 2 },
          "palette": { "ink": { "light": "#14212B", "dark": "#F3F6F8" }, "class": "#0B6B8F" },
          "theme": { "statusBar": "light", "background": "{class}", "title": { "color": "{ink}", "size": 18 }, "imageTint": "#FFFFFF", "tint": "#FF0000", "tabBar": { "tint": "#0B6B8F" } },
          "tabs": [ { "title": "Journal", "stack": ["journal", "photo"] }, { "title": "Titles", "style": { "background": "#F0E3C8" }, "stack": ["titles"] } ],
          "modals": [ { "stack": ["share"], "style": { "base": "init", "hairline": "#00000022" } } ],
          "screens": [ { "id": "journal", "name": "Journal", "item": { "title": { "text": "Journal" }, "largeTitle": "always", "right": [ { "id": "add", "system": "add" }, { "id": "navigation", "text": "New", "extendTapAreaBy": 8 } ] } },
            { "id": "photo", "name": "Photo", "item": { "title": { "kind": "label", "text": "Two\nlines", "secondLine": { "size": 12, "color": "#FFFFFF" } }, "left": [ { "generic": "back" } ] },
              "style": { "base": "transparent", "shadow": { "color": "#00000066" }, "title": { "color": null } } },
            { "id": "titles", "name": "Titles", "item": { "title": { "text": "Titles" }, "left": [ { "image": "icons/gear.png", "action": "pop", "badge": "3" } ] }, "style": { "background": { "light": "#FFFFFF", "dark": "#000000" }, "mask": { "color": "#FF0000", "alpha": 0.7 }, "hairlineHeight": 4 } },
            { "id": "share", "name": "Share", "forwardsStatusBar": false, "item": { "title": { "kind": "button", "text": "Share", "autoDismiss": true } } } ] }
        """##

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .navigationAndStyle).files[0].text }

    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(journal), to: .navigationAndStyle)
        #expect(result.files.map(\.name) == ["JournalTheme.swift"])
        #expect(result.files[0].text == (try Fixture.recorded("ExportedStyles.swift.txt", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- tint", "titles hairlineHeight", "titles item.left[0].badge",
            ])
    }

    @Test("The constants of items and the ids of screens come back")
    func names() throws {
        let file = try Formats.export(
            try Projects.decoded(journal.replacing("\"titles\"", with: "\"mini-program\"")), to: .navigationAndStyle
        ).files[0]
        let back = try Formats.importProject(bytes: file.bytes, fileName: file.name).project
        #expect(back.screens.map(\.id) == ["home", "journal", "photo", "mini-program", "share"])
        #expect(back[screen: "journal"]?.item.right?.map(\.id) == ["add", "navigation2"])
    }

    @Test("It compiles", .enabled(if: Compiler("swiftc") != nil))
    func compiles() throws {
        #expect(try Compiler.complaints(about: try Fixture.text("ExportedStyles.swift.txt"), using: .navigationAndStyle) == "")
    }

    @Test("Names that no code may hold leave it whole", .enabled(if: Compiler("swiftc") != nil))
    func hostileNames() throws {
        var project = Projects.hostile(.navigationAndStyle)
        for (index, name) in Projects.names.enumerated() {
            project.palette.entries.append(Palette.Entry(name, .plain(Projects.color(index))))
        }
        #expect(try Compiler.complaints(about: try text(project), using: .navigationAndStyle) == "")
    }

    @Test("The theme's line height holds for pages that begin anew, which is said")
    func lineHeight() throws {
        let project = try Projects.themed(
            .navigationAndStyle, theme: ##"{ "hairlineHeight": 3 }"##, screens: ##"{ "id": "own", "style": { "base": "init" } }"##
        )
        let result = try Formats.export(project, to: .navigationAndStyle)
        #expect(result.files[0].text.contains("NavigationBarStyle.Defaults.heightOfHairlineSeparator = 3\n"))
        #expect(result.lost.map { [$0.property, $0.screen, $0.closest] } == [["hairlineHeight", "own", "3, as for all pages"]])
    }
}
