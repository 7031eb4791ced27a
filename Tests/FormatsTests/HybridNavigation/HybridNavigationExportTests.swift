import Foundation
import Model
import Testing

@testable import Formats

@Suite("hybrid-navigation, written") struct HybridNavigationExportTests {
    private let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "hbd",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4F" } },
          "theme": { "barStyle": "black", "background": "{brand}", "hairline": "#2468AC44", "hairlineHidden": true, "backImage": "icons/back.png",
                     "title": { "color": "#FDFEFC", "size": 18.5, "weight": 700 }, "item": { "backTitle": null },
                     "tabBar": { "background": "#FFFFFF", "hairline": "#DDDDDD80", "tint": "{brand}", "unselected": "#888888", "font": 10 } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"], "style": { "tint": "#00FF00" } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Detail", "background": "#EEEEEE", "swipeBack": false, "clickBack": true,
              "style": { "barStyle": "default", "background": "#11223344", "tint": null, "title": { "size": 15 }, "barAlpha": 0.5,
                         "hairlineHidden": true, "splitTransition": true, "includesOpaqueBars": true, "statusBar": "light" },
              "item": { "title": { "kind": "double", "text": "A \"detail\"" }, "prompt": "Choose", "backTitle": "B",
                        "left": [ { "system": "cancel", "action": "dismiss" } ],
                        "right": [ { "text": "Done", "enabled": false }, { "image": "icons/gear.png", "tint": "#FF000080", "badge": "3" },
                                   { "mpaas": "Help" } ] },
              "live": [ { "background": "#FFFFFF" } ], "scroll": [ { "at": 10, "style": { "barAlpha": 1 } } ] },
            { "id": "plain" } ] }
        """##

    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(portal), to: .hybridNavigation)
        #expect(result.files.map(\.name) == ["style.json"])
        #expect(result.files[0].text == (try Fixture.recorded("ExportedOptions.json", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- tabBar.font", "- background", "- title.size", "- title.weight", "- hairlineHidden", "- tabBar.tint",
                "detail statusBar", "detail item.prompt", "detail live[0].background", "detail scroll[0].barAlpha",
                "detail item.title.kind", "detail tint", "detail title.color", "detail title.weight", "detail splitTransition",
                "detail clickBack",
                "detail item.left[0].system", "detail item.left[0].action", "detail item.right[1].badge", "detail item.right[2]",
            ])
    }

    @Test(
        "A page says its title's size in whole points, where that differs from the app's",
        arguments: [(18.0, nil, []), (18.4, nil, []), (15, "15", []), (15.6, "16", ["16"])] as [(Double, String?, [String])])
    func titleSize(_ size: Double, _ said: String?, _ lost: [String]) throws {
        var project = try Projects.decoded(
            ##"{ "transom": 1, "name": "A", "dialect": "hbd", "theme": { "title": { "size": 18 } }, "screens": [ { "id": "a" } ] }"##
        )
        project.screens[0].style[.titleSize] = .number(size)
        project.screens[0].style[.titleColor] = .color(.plain(.black))
        let result = try Formats.export(project, to: .hybridNavigation)
        let page = result.files[0].text.components(separatedBy: "navigationItems").last ?? ""
        #expect(page.contains("titleTextSize") == (said != nil))
        if let said { #expect(page.contains("\"titleTextSize\": \(said)\n")) }
        #expect(result.lost.filter { $0.screen == "a" && $0.property == "title.size" }.map(\.closest) == lost)
    }

    @Test("What the loss report names as closest has the colour")
    func closest() throws {
        let project = try Projects.decoded(
            ##"""
            { "transom": 1, "dialect": "navigationAndStyle", "theme": { "background": "#108EE9", "imageTint": "#FFFFFF" },
              "screens": [ { "id": "home" }, { "id": "night", "style": { "imageTint": "#FFCC00" } } ],
              "tabs": [ { "title": "Home", "stack": ["home", "night"] } ] }
            """##)
        let result = try Formats.export(project, to: .hybridNavigation)
        let lines = result.files[0].text.split(separator: "\n").filter { $0.contains("topBarTintColor") }
        #expect(
            lines.map { $0.trimmingPrefix { $0 == " " } } == [
                ##""topBarTintColor": "#FFFFFF","##, ##""topBarTintColor": "#FFCC00""##,
            ])
        #expect(
            result.lost.filter { $0.property == "imageTint" }.map(\.closest) == ["topBarTintColor", "topBarTintColor"])
    }

    @Test("Hostile names are keys as they are")
    func hostileNames() throws {
        let project = Projects.hostile(.hbd)
        let text = try Formats.export(project, to: .hybridNavigation).files[0].text
        let back = try Formats.importProject(bytes: Array(text.utf8), fileName: "style.json").project
        for screen in project.screens {
            #expect(back[screen: screen.id]?.style[.background] == screen.style[.background])
        }
    }

    @Test("What is read and written again is the same text")
    func again() throws {
        let first = try Formats.importProject(bytes: try Fixture.bytes("options.json"), fileName: "style.json").project
        let text = try Formats.export(first, to: .hybridNavigation).files[0].text
        let second = try Formats.importProject(bytes: Array(text.utf8), fileName: "style.json").project
        #expect(try Formats.export(second, to: .hybridNavigation).files[0].text == text)
        #expect(second.screens == first.screens)
        #expect(second.theme == first.theme)
    }
}
