import Model
import Testing

@testable import Formats

@Suite("SwiftUI, written") struct SwiftUIExportTests {
    private let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "uikit",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4FEB" }, "class": "#123456", "alias": "{brand}" },
          "theme": { "background": "{brand}", "hairline": "#00000044", "tint": "{class}", "title": { "color": "#FDFEFC", "size": 18 },
                     "scrollEdge": {}, "backgroundImage": "art.png", "tabBar": { "background": "#FFFFFF", "tint": "{brand}", "unselected": "#888888" } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail", "gone"] },
                    { "title": "Shop", "stack": ["shop"], "style": { "background": { "light": "#EEEEEE", "dark": "#111111" }, "scrollEdge": {} } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Detail", "style": { "background": "#AB12CD80", "blur": "dark", "tint": "#FFCC00", "statusBar": "light" },
              "item": { "title": { "text": "100 % \"detail\"" }, "prompt": "Choose", "largeTitle": "always", "hidesBack": true,
                        "left": [ { "system": "cancel", "action": "dismiss" } ],
                        "right": [ { "system": "add" }, { "text": "Done", "enabled": false }, { "image": "icons/gear.png", "tint": "#FF0000", "badge": "3" },
                                   { "text": "Both", "image": "icons/gear.png" }, { "mpaas": "Help" } ] } },
            { "id": "gone", "style": { "hidden": true, "statusBarHidden": true } },
            { "id": "shop", "name": "Shop", "style": { "background": null, "scrollEdge": { "background": "#FF0000" } },
              "item": { "title": { "kind": "double", "text": "Shop" } },
              "live": [ { "background": "#FFFFFF" } ] } ] }
        """##

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .swiftUI).files[0].text }

    private func complaints(_ text: String) throws -> String? { try Compiler.complaints(about: text, using: .swiftUI) }

    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(portal), to: .swiftUI)
        #expect(result.files.map(\.name) == ["PortalBars.swift"])
        #expect(result.files[0].text == (try Fixture.recorded("ExportedBars.swift.txt", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- backgroundImage", "- hairline", "- title.size", "- title.color", "- tabBar.unselected", "- tabs[1].scrollEdge",
                "- statusBar", "detail item.prompt",
                "detail item.right[2].badge", "detail item.right[4]", "detail blur", "shop live[0].background",
                "shop item.title.kind",
                "shop scrollEdge",
            ])
    }

    @Test("It compiles", .enabled(if: Compiler("swiftc") != nil))
    func compiles() throws {
        #expect(try complaints(try Fixture.text("ExportedBars.swift.txt")) == "")
    }

    @Test("Names that no code may hold leave it whole", .enabled(if: Compiler("swiftc") != nil))
    func hostileNames() throws {
        var project = Projects.hostile(.hbd)
        for (index, name) in Projects.names.enumerated() {
            project.palette.entries.append(Palette.Entry(name, .plain(Projects.color(index))))
        }
        for index in project.screens.indices {
            var item = BarItem()
            item.text = project.screens[index].label
            project.screens[index].item.right = [item]
        }
        let text = try text(project)
        let complaints = try complaints(text)
        #expect(complaints == "")
        #expect(!text.contains(" \n"))
        for index in Projects.names.indices {
            let color = Projects.color(index)
            #expect(
                text.contains(".toolbarBackground(Color(red: 32 / 255, green: \(color.green) / 255, blue: \(color.blue) / 255)"))
        }
    }

    @Test("An app that sets nothing has the system's bar")
    func empty() throws {
        let text = try text(Project())
        #expect(text.contains("        content\n            .navigationBarTitleDisplayMode(.inline)\n    }"))
        #expect(!text.contains("toolbarBackground"))
    }

    @Test("One changed colour changes one line")
    func smallChange() throws {
        let one = try text(try Projects.decoded(portal)).split(separator: "\n")
        let other = try text(try Projects.decoded(portal.replacing("#0A2E4FEB", with: "#0A2E4FEC"))).split(separator: "\n")
        #expect(one.count == other.count)
        #expect(zip(one, other).count { $0 != $1 } == 1)
    }

    @Test("A scheme that changes the status bar is told where the project shows another one")
    func statusBar() throws {
        let project = try Projects.themed(
            .uikit, theme: ##"{ "background": "#102030", "title": { "color": "#FFFFFF" } }"##,
            screens:
                ##"{ "id": "same" }, { "id": "light", "style": { "statusBar": "light" } }, { "id": "day", "style": { "title": { "color": "#000000" }, "statusBar": "dark" } }"##
        )
        let lost = try Formats.export(project, to: .swiftUI).lost.filter { $0.property == "statusBar" }
        #expect(lost == [Loss("statusBar", closest: "light, by toolbarColorScheme(.dark)")])
    }
}
