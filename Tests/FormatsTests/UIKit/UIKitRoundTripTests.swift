import Model
import Testing

@testable import Formats

/// Random projects go out as code and come back.
@Suite("UIKit, there and back") struct UIKitRoundTripTests {
    @Test("Every bar is the same again, in light and dark, at the top and scrolled")
    func roundTrip() throws {
        var chance = Chance(seed: 23)
        for round in 0..<12 {
            let project = Self.project(&chance)
            let result = try Formats.export(project, to: .uikit)
            let back = try Formats.importProject(bytes: result.files[0].bytes, fileName: result.files[0].name, format: .uikit)
                .project
            Self.compare(project, back, project.screens.map(\.id), round)
            let again = try Formats.export(back, to: .uikit)
            let third = try Formats.importProject(bytes: again.files[0].bytes, fileName: again.files[0].name, format: .uikit)
                .project
            #expect(third.screens.map(\.id) == back.screens.map(\.id))
            Self.compare(back, third, back.screens.map(\.id), round)
        }
    }

    private static func compare(_ project: Project, _ back: Project, _ screens: [ScreenID], _ round: Int) {
        for screen in screens {
            for appearance in Appearance.allCases {
                for scroll in [0.0, 200] {
                    let one = ResolvedLook(project, screen, appearance, scroll),
                        other = ResolvedLook(back, screen, appearance, scroll)
                    #expect(one.differences(from: other) == [], "\(screen) in \(appearance) at \(scroll), round \(round)")
                }
            }
        }
    }

    private static let pageKeys =
        UIKitLooks.keys + [.hairlineHidden, .tint, .hidden, .statusBarHidden, .includesOpaqueBars, .statusBar]

    private static func project(_ chance: inout Chance) -> Project {
        var project = Project()
        project.name = "Random"
        let tabKeys: [StyleKey] = [.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont]
        project.palette.entries = [
            Palette.Entry("brand", .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79, 235)))),
            Palette.Entry("ink", .palette("brand")),
        ]
        let levelKeys = UIKitLooks.keys + [.hairlineHidden, .tint, .statusBar]
        project.theme.style = style(&chance, levelKeys + tabKeys)
        project.tabs = [
            Tab(title: "Home", stack: ["home", "detail"]), Tab(title: "Shop", stack: ["shop", "orderList"]),
        ]
        project.tabs[1].style = style(&chance, levelKeys)
        project.modals = [Modal(stack: ["compose"], presentation: .sheet)]
        if chance.below(2) == 0 { project.modals[0].style = style(&chance, levelKeys) }
        project.screens = ["home", "detail", "shop", "orderList", "compose"].map { id in
            var screen = Screen(id: id, name: id == "home" ? "Home" : id, content: .list)
            screen.item.title = .value(Title(text: screen.label))
            if chance.below(4) == 0 { screen.item.largeTitle = .always }
            if chance.below(2) == 0 { screen.style = style(&chance, pageKeys) }
            return screen
        }
        return project
    }

    private static func style(_ chance: inout Chance, _ keys: [StyleKey]) -> Style {
        var style = plain(&chance, keys)
        switch chance.below(4) {
        case 0: style[.scrollEdge] = .nothing
        case 1: style[.scrollEdge] = .style(plain(&chance, UIKitLooks.keys))
        case 2: style[.scrollEdge] = .style(Style())
        default: break
        }
        return style
    }

    /// Values whose names code keeps: pictures without folders, families that are not the system's.
    private static func plain(_ chance: inout Chance, _ keys: [StyleKey]) -> Style {
        var style = RoundTripTests.style(&chance, of: keys)
        for key in style.keys {
            if case .image? = style[key] {
                style[key] = .image(["builtin:back_button_normal", "arrow.png", "photo.png"][chance.below(3)])
            }
            if case .color? = style[key], chance.below(4) == 0 {
                style[key] = .color(.palette(["brand", "ink"][chance.below(2)]))
            }
        }
        return style
    }
}
