import Model
import Testing

@testable import Formats

@Suite("HBDNavigationBar, written") struct HBDObjCExportTests {
    private let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "hbd",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4FEB" }, "ink blue": "#123456", "alias": "{brand}" },
          "theme": { "barStyle": "black", "background": "{brand}", "tint": "{ink blue}", "hairlineImage": "line.png", "hairline": "#FF0000",
                     "backImage": "builtin:back_button_normal", "title": { "color": { "light": "#FDFEFC", "dark": "#EEEEEE" }, "size": 18, "weight": 700 },
                     "tabBar": { "background": "#FFFFFF", "hairline": "#DDDDDD", "tint": "{brand}", "unselected": "#888888", "font": 10 } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"], "style": { "tint": "#00FF00" } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Detail",
              "style": { "background": "#AB12CD", "backgroundImage": null, "tint": null, "title": { "family": "Avenir", "weight": 650 }, "barAlpha": 0.5,
                         "hidden": false, "hairlineHidden": true, "splitTransition": true, "includesOpaqueBars": true, "statusBarHidden": true,
                         "barStyle": "default", "blur": "dark" },
              "item": { "title": { "text": "A \"detail\"" }, "prompt": "Choose", "backTitle": null, "back": { "title": "x", "intercept": "Discard?" },
                        "left": [ { "system": "cancel", "action": "dismiss" } ],
                        "right": [ { "text": "Done", "enabled": false }, { "image": "icons/gear.png", "tint": "#FF0000", "badge": "3" },
                                   { "generic": "settings" }, { "mpaas": "Help" } ] },
              "live": [ { "when": "load", "barAlpha": 1 }, { "when": "appear", "title": { "color": "#000000" } },
                        { "title": { "size": 20 }, "hairline": "#000000" }, { "when": "tap", "item": { "title": { "text": "New" } } },
                        { "when": "disappear", "hidden": null } ],
              "scroll": [ { "at": 10, "style": { "barAlpha": 1 } } ],
              "swipeBack": false, "backInteractive": false, "clickBack": true, "hidesTabBar": true },
            { "id": "gone", "style": { "hidden": true }, "backInteractive": false } ] }
        """##

    private func text(_ project: Project) throws -> String { try Formats.export(project, to: .hbdObjC).files[0].text }

    /// What clang says of a text against the declarations of UIKit and the library.
    private func complaints(_ text: String) throws -> String? {
        let arguments = [
            "-fsyntax-only", "-target", "arm64-apple-ios13.0", "-fobjc-arc", "-Wall", "-Wundeclared-selector", "-Wextra",
            "-Werror",
            "-Wno-unused-parameter", "-Wno-objc-property-no-attribute", "-I", Fixture.path("ObjC"),
        ]
        return try Compiler("clang")?.complaints(about: text, fileName: "Export.m", arguments)
    }

    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(portal), to: .hbdObjC)
        #expect(result.files.map(\.name) == ["Portal.m"])
        #expect(result.files[0].text == (try Fixture.recorded("ExportedHBD.m", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property)" } == [
                "- hairline", "- tabs[0].tint", "detail blur", "detail live[2].hairline", "detail scroll[0].barAlpha",
                "detail item.back.title", "detail item.right[1].badge", "detail item.right[3]", "detail title.weight",
                "detail live[4].hidden",
            ])
    }

    @Test("It compiles", .enabled(if: Compiler("clang") != nil))
    func compiles() throws {
        #expect(try complaints(try Fixture.text("ExportedHBD.m")) == "")
    }

    @Test("Names that no code may hold leave it whole", .enabled(if: Compiler("clang") != nil))
    func hostileNames() throws {
        var project = Projects.hostile(.hbd)
        for (index, name) in Projects.names.enumerated() {
            let color = Color.plain(Projects.color(index))
            project.palette.entries.append(Palette.Entry(name, index % 3 == 0 ? .pair(light: color, dark: color) : color))
        }
        let text = try text(project)
        let complaints = try complaints(text)
        #expect(complaints == "")
        #expect(!text.contains(" \n"))
        for index in Projects.names.indices {
            let color = Projects.color(index)
            #expect(text.contains("hbd_barTintColor = [UIColor colorWithRed:32 / 255.0 green:\(color.green) / 255.0"))
        }
    }

    @Test("One changed colour changes one line")
    func smallChange() throws {
        let one = try text(try Projects.decoded(portal)).split(separator: "\n")
        let other = try text(try Projects.decoded(portal.replacing("#0A2E4FEB", with: "#0A2E4FEC"))).split(separator: "\n")
        #expect(one.count == other.count)
        #expect(zip(one, other).count { $0 != $1 } == 1)
    }

    @Test("A project that sets nothing is an app that sets nothing")
    func empty() throws {
        let text = try text(Project())
        #expect(text.contains("return YES;"))
        #expect(!text.contains("appearance]"))
    }

    @Test("The library's navigation controllers hold the stacks, and its version is the project's")
    func app() throws {
        var project = try Projects.decoded(portal)
        #expect(try text(project).contains("pod 'HBDNavigationBar', '~> 1.10.0'"))
        #expect(try text(project).contains("pod 'HBDStatusBar'"))
        project.library = "1.5"
        project.screens[1].style[.statusBarHidden] = nil
        project.tabs.append(Tab(title: "\"Shop\"", stack: ["gone"]))
        let text = try text(project)
        #expect(text.contains("pod 'HBDNavigationBar', '~> 1.5.0'") && !text.contains("HBDStatusBar"))
        #expect(text.contains("UIViewController *root2 = [[GoneViewController alloc] init];"))
        #expect(text.contains("stack2.tabBarItem.title = @\"\\\"Shop\\\"\";"))
        #expect(text.contains("self.window.rootViewController = tabs;"))
        #expect(try complaints(text) ?? "" == "")
    }

    @Test("A page lets its view lie under the bar before it has loaded")
    func layout() throws {
        #expect(
            try text(try Projects.decoded(portal)).contains(
                "    self.extendedLayoutIncludesOpaqueBars = YES;\n    [super viewDidLoad];"))
    }
}
