import Model
import Testing

@testable import Formats

/// Random projects go out as code and come back.
@Suite("NavigationAndStyle, there and back") struct NavigationAndStyleRoundTripTests {
    @Test("Every bar is the same again, in light and dark")
    func roundTrip() throws {
        var chance = Chance(seed: 31)
        for round in 0..<12 {
            let project = Self.project(&chance)
            let result = try Formats.export(project, to: .navigationAndStyle)
            #expect(result.lost == [])
            let back = try Self.back(result)
            Self.compare(project, back, round)
            Self.compare(back, try Self.back(try Formats.export(back, to: .navigationAndStyle)), round)
        }
    }

    private static func back(_ result: ExportResult) throws -> Project {
        try Formats.importProject(bytes: result.files[0].bytes, fileName: result.files[0].name, format: .navigationAndStyle)
            .project
    }

    private static func compare(_ project: Project, _ back: Project, _ round: Int) {
        #expect(back.screens.map(\.id) == project.screens.map(\.id))
        for screen in project.screens {
            for appearance in Appearance.allCases {
                let one = ResolvedLook(project, screen.id, appearance, 0), other = ResolvedLook(back, screen.id, appearance, 0)
                #expect(one.differences(from: other) == [], "\(screen.id) in \(appearance), round \(round)")
            }
        }
    }

    private static func project(_ chance: inout Chance) -> Project {
        var project = SwiftProjects.plain(.navigationAndStyle, modal: .fullScreen)
        let keys = StyleKey.all.filter { key in
            [Level.theme, .stack, .screen].allSatisfy { NavigationAndStyleFormat.capabilities.canSay(key, at: $0) }
        }
        if chance.below(2) == 0 { project.defaults = SwiftProjects.style(&chance, NavigationAndStyleFormat.defaults) }
        project.theme.style = SwiftProjects.style(&chance, keys + [.tabBarBackground, .tabBarTint, .tabBarFont])
        project.tabs[1].style = SwiftProjects.style(&chance, keys)
        if chance.below(2) == 0 { project.modals[0].style = SwiftProjects.style(&chance, keys) }
        for index in project.screens.indices {
            if chance.below(4) == 0 { project.screens[index].item.largeTitle = .always }
            if chance.below(4) == 0 { project.screens[index].forwardsStatusBar = false }
            if chance.below(3) > 0 { project.screens[index].style = SwiftProjects.style(&chance, keys) }
        }
        return project
    }
}
