import Dialects
import Model
import Testing

@testable import Scene

@Suite("Modals")
struct ModalTests {
    private func project(_ presentation: Presentation, _ more: String = "") throws -> Project {
        try Project.of(
            [["a", "b"]], screens: "a b m",
            "\"device\": \"iPhone 8\", \"modals\": [{ \"stack\": [\"m\"], \"presentation\": \"\(presentation.rawValue)\" }]"
                + more)
    }

    @Test("A sheet leaves a gap at the top and draws the page behind smaller and dimmed")
    func sheet() throws {
        let project = try project(.sheet)
        let frame = SceneBuilder(Phone(project)).frame(of: try .showing("m", in: project))
        let gap = 53.0
        #expect(frame.page("m")?.frame == Rect(0, gap, 375, 667 - gap))
        #expect(frame.bar("m")?.frame == Rect(0, gap, 375, 56))
        #expect(near(frame.page("b")?.frame.width, 375 * 0.9165, 1e-9))
        #expect(near(frame.page("b")?.frame.y, 667 * 0.07, 1e-9), "just above the sheet, below the clock")
        #expect(frame.page("b")?.dim == 0.1)
        #expect(frame.element(.title, "b")?.tapFrame == nil)
        #expect(frame.screen == "m")
        #expect(frame.statusBar.look.ink == .light, "the page behind is dark")
    }

    @Test("It comes from below and goes there, never back and forth", arguments: [Presentation.sheet, .fullScreen])
    func way(presentation: Presentation) throws {
        let project = try project(presentation)
        let builder = SceneBuilder(Phone(project))
        let present = try Navigator(project).plan(.present), dismiss = try Navigator(project).plan(.dismiss)
        let gap = presentation == .sheet ? 53.0 : 0
        for p in [0.1, 0.25, 0.5, 0.75, 0.9] {
            let y = gap + (667 - gap) * (1 - p)
            let up = builder.frame(of: present, progress: p), down = builder.frame(of: dismiss, progress: 1 - p)
            #expect(near(up.page("m")?.frame.y, y, 1e-9))
            #expect(near(down.page("m")?.frame.y, y, 1e-9))
            #expect(up.bars.map(\.owner) == ["b", "m"] && down.bars.map(\.owner) == ["b", "m"])
            #expect(near(up.bar("m")?.frame.y, y + (presentation == .sheet ? 0 : 20), 1e-9))
            #expect(up.screen == "b" && down.screen == "m")
        }
        #expect(builder.frame(of: present, progress: 1).still == builder.frame(of: try .showing("m", in: project)))
        #expect(builder.frame(of: dismiss, progress: 1).still == builder.frame(of: try .showing("b", in: project)))
    }

    @Test("What is drawn of the status bar is what is described", arguments: [0.2, 0.8])
    func statusBar(p: Double) throws {
        for presentation in Presentation.allCases {
            var project = try project(presentation, ", \"theme\": { \"statusBar\": \"dark\" }")
            project.screens[2].style[.statusBar] = .word("light")
            let frame = SceneBuilder(Phone(project)).frame(of: try Navigator(project).plan(.present), progress: p)
            let ink = frame.commands.compactMap { command -> RGBA? in
                if case .glyph("status.wifi", _, let color) = command { color } else { nil }
            }
            #expect(ink == [frame.statusBar.look.ink == .light ? .white : .black])
        }
    }

    @Test("Before iOS 13 a sheet covers the screen")
    func oldSheet() throws {
        var project = try project(.sheet)
        project.profile = .ios12
        let frame = SceneBuilder(Phone(project)).frame(of: try .showing("m", in: project))
        #expect(frame.pages.map(\.screen) == ["m"])
        #expect(frame.bar("m")?.frame == Rect(0, 20, 375, 44))
    }

    @Test("A modal of the project has its own style, whichever comes up first")
    func style() throws {
        let project = try Project.of(
            [["a"]], screens: "a m n",
            """
            "modals": [ { "stack": ["m"], "style": { "background": "#FF0000" } },
                        { "stack": ["n"], "style": { "background": "#00FF00", "scrollEdge": { "background": "#00FF00" } } } ]
            """)
        let frame = SceneBuilder(Phone(project)).frame(of: try .showing("n", in: project))
        #expect(frame.bar("n")?.layers.contains { $0.layer.color == RGBA(0, 255, 0) } == true)
    }
}
