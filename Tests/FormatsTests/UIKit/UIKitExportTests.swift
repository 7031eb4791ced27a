import Model
import Testing

@testable import Formats

@Suite("UIKit, written") struct UIKitExportTests {
    private let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "uikit",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4FEB" }, "class": "#123456", "ink": "{brand}" },
          "theme": { "background": "{brand}", "hairline": "#00000044", "tint": "{class}", "blur": "dark", "backImage": "builtin:back_button_normal",
                     "title": { "color": "#FDFEFC", "size": 18, "weight": 700 }, "button": { "color": "#F1E2D3", "family": "Avenir" },
                     "disabledColor": "#999999", "backTitleColor": "{ink}", "imageTint": "#FF0000", "backgroundImage": "bars/art.png",
                     "tabBar": { "background": "#FFFFFF", "tint": "{brand}", "unselected": "#888888", "font": 10 },
                     "scrollEdge": { "background": null, "hairlineHidden": true } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] },
                    { "title": "Shop", "stack": ["shop"], "style": { "tint": "#00FF00", "title": { "weight": 550 } } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Detail",
              "style": { "background": { "light": "#AB12CD", "dark": "#000000" }, "tint": "#FFCC00", "statusBar": "light", "hidden": true,
                         "hairlineHidden": true, "scrollEdge": { "title": { "color": "#FFFFFF" } } },
              "item": { "title": { "text": "A \"detail\"\n2" }, "prompt": "Choose", "largeTitle": "always", "backTitle": null,
                        "left": [ { "system": "cancel", "action": "dismiss" } ],
                        "right": [ { "text": "Done", "enabled": false }, { "image": "icons/gear.png", "tint": "#FF0000", "badge": "3" },
                                   { "mpaas": "Help" } ] } },
            { "id": "shop", "name": "Shop", "style": { "button": { "size": 15 }, "translucent": false },
              "live": [ { "background": "#FFFFFF" } ], "scroll": [ { "at": 10, "style": { "tint": "#FFFFFF" } } ] } ] }
        """##

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .uikit).files[0].text }

    private func complaints(_ text: String) throws -> String? { try Compiler.complaints(about: text, using: .uikit) }

    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(portal), to: .uikit)
        #expect(result.files.map(\.name) == ["PortalTheme.swift"])
        #expect(result.files[0].text == (try Fixture.recorded("Exported.swift.txt", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- imageTint", "- tabs[1].title.weight", "detail item.right[1].badge", "detail item.right[2]",
                "shop live[0].background",
                "shop scroll[0].tint",
            ])
    }

    @Test("A page whose class is not called after its screen keeps the id")
    func ids() throws {
        let file = try Formats.export(
            try Projects.decoded(portal.replacing("\"shop\"", with: "\"mini-program\"")), to: .uikit
        ).files[0]
        #expect(file.text.contains("        restorationIdentifier = \"mini-program\"\n"))
        let back = try Formats.importProject(bytes: file.bytes, fileName: file.name).project
        #expect(back.screens.map(\.id) == ["home", "detail", "mini-program"])
    }

    @Test("It compiles", .enabled(if: Compiler("swiftc") != nil))
    func compiles() throws {
        #expect(try complaints(try Fixture.text("Exported.swift.txt")) == "")
    }

    @Test("Names that no code may hold leave it whole", .enabled(if: Compiler("swiftc") != nil))
    func hostileNames() throws {
        var project = Projects.hostile(.uikit)
        for (index, name) in Projects.names.enumerated() {
            project.palette.entries.append(Palette.Entry(name, .plain(Projects.color(index))))
        }
        let text = try text(project)
        let complaints = try complaints(text)
        #expect(complaints == "")
        #expect(!text.contains(" \n"))
        for index in Projects.names.indices {
            let color = Projects.color(index)
            #expect(
                text.contains(
                    "backgroundColor = UIColor(red: 32 / 255, green: \(color.green) / 255, blue: \(color.blue) / 255, alpha: 1)"))
        }
    }

    @Test("One changed colour changes one line")
    func smallChange() throws {
        let one = try text(try Projects.decoded(portal)).split(separator: "\n")
        let other = try text(try Projects.decoded(portal.split(separator: "#0A2E4FEB").joined(separator: "#0A2E4FEC"))).split(
            separator: "\n")
        #expect(one.count == other.count)
        #expect(zip(one, other).count { $0 != $1 } == 1)
    }

    @Test("A stack whose pages take large titles from each other is made in order")
    func largeTitles() throws {
        let project = try Projects.decoded(
            ##"""
            { "transom": 1, "name": "Mail", "theme": { "item": { "largeTitle": "never" } },
              "tabs": [ { "title": "Mail", "stack": ["boxes", "inbox"] }, { "title": "More", "item": { "largeTitle": "always" }, "stack": ["more"] } ],
              "screens": [ { "id": "boxes", "item": { "title": { "text": "Boxes" }, "largeTitle": "always" } },
                { "id": "inbox", "item": { "title": { "text": "Inbox" } } }, { "id": "more", "item": { "title": { "text": "More" } } } ] }
            """##)
        let result = try Formats.export(project, to: .uikit)
        #expect(result.lost == [])
        #expect(try complaints(result.files[0].text) ?? "" == "")
        let back = try Formats.importProject(bytes: result.files[0].bytes, fileName: "MailTheme.swift", format: .uikit).project
        #expect(back.theme.item?.largeTitle == .never)
        #expect(back.tabs.filter { $0.title != "Home" }.map(\.stack) == [["boxes", "inbox"], ["more"]])
        #expect(back.tabs.last?.item?.largeTitle == .always)
    }
}
