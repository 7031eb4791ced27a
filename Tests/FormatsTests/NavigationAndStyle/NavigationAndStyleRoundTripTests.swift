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
        var project = Project()
        project.name = "Random"
        project.dialect = .navigationAndStyle
        project.palette.entries = [
            Palette.Entry("brand", .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79, 235)))),
            Palette.Entry("ink", .palette("brand")),
        ]
        let keys = StyleKey.all.filter { key in
            [Level.theme, .stack, .screen].allSatisfy { NavigationAndStyleFormat.capabilities.canSay(key, at: $0) }
        }
        if chance.below(2) == 0 { project.defaults = style(&chance, NavigationAndStyleFormat.defaults) }
        project.theme.style = style(&chance, keys + [.tabBarBackground, .tabBarTint, .tabBarFont])
        project.tabs = [Tab(title: "Home", stack: ["home", "detail"]), Tab(title: "Shop", stack: ["shop", "orderList"])]
        project.tabs[1].style = style(&chance, keys)
        project.modals = [Modal(stack: ["compose"], presentation: .fullScreen)]
        if chance.below(2) == 0 { project.modals[0].style = style(&chance, keys) }
        project.screens = ["home", "detail", "shop", "orderList", "compose"].map { id in
            var screen = Screen(id: id, name: id)
            screen.item.title = .value(Title(text: id))
            if chance.below(4) == 0 { screen.item.largeTitle = .always }
            if chance.below(4) == 0 { screen.forwardsStatusBar = false }
            if chance.below(3) > 0 { screen.style = style(&chance, keys) }
            return screen
        }
        return project
    }

    /// Values whose names code keeps: pictures without folders, and shares that the library takes as they are.
    private static func style(_ chance: inout Chance, _ keys: [StyleKey]) -> Style {
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
