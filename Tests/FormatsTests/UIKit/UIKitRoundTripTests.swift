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
        UIKitLooks.keys + [.tint, .hidden, .statusBarHidden, .includesOpaqueBars, .statusBar]

    private static func project(_ chance: inout Chance) -> Project {
        var project = SwiftProjects.plain(.uikit, modal: .sheet)
        let tabKeys: [StyleKey] = [.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont]
        let levelKeys = UIKitLooks.keys + [.tint, .statusBar]
        project.theme.style = style(&chance, levelKeys + tabKeys)
        project.tabs[1].style = style(&chance, levelKeys)
        if chance.below(2) == 0 { project.modals[0].style = style(&chance, levelKeys) }
        for index in project.screens.indices {
            if chance.below(4) == 0 { project.screens[index].item.largeTitle = .always }
            if chance.below(2) == 0 { project.screens[index].style = style(&chance, pageKeys) }
        }
        return project
    }

    private static func style(_ chance: inout Chance, _ keys: [StyleKey]) -> Style {
        var style = SwiftProjects.style(&chance, keys)
        switch chance.below(4) {
        case 0: style[.scrollEdge] = .nothing
        case 1: style[.scrollEdge] = .style(SwiftProjects.style(&chance, UIKitLooks.keys))
        case 2: style[.scrollEdge] = .style(Style())
        default: break
        }
        return style
    }
}
