import Dialects
import Model
import Testing

@testable import Scene

/// What recordings of iOS show, frame by frame; p is the progress of the pop.
@Suite("As measured on iOS")
struct MeasuredTests {
    private static let grid = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]
    private static let width = 375.0

    /// Opacities of the leaving title and of the chevron.
    private static let leaving = [
        (0.09, 0.70), (0.21, 0.40), (0.29, 0.25), (0.37, 0.16), (0.48, 0.10), (0.6, 0.06), (0.72, 0.04),
    ]
    /// Opacities of the returning title.
    private static let returning = [
        (0.3, 0.06), (0.41, 0.07), (0.55, 0.12), (0.65, 0.18), (0.72, 0.25), (0.81, 0.39), (0.84, 0.50),
    ]

    private func slides(_ dialect: DialectName) throws -> Slides {
        switch dialect {
        case .hbd:
            try Slides(
                .hbd, lower: "\"style\": { \"background\": \"#00FF00\" }", upper: "\"style\": { \"background\": \"#FF0000\" }")
        default: try Slides(dialect)
        }
    }

    @Test(
        "Pages, dim and edge shadow follow one progress",
        arguments: [DialectName.uikit, .hbd, .mpaas], [TransitionKind.push, .pop])
    func pages(dialect: DialectName, kind: TransitionKind) throws {
        let slides = try slides(dialect)
        for p in Self.grid {
            let frame = slides.frame(popped: p, by: kind)
            #expect(near(frame.page("lower")?.frame.x, -0.3 * Self.width * (1 - p), 1e-9))
            #expect(near(frame.page("upper")?.frame.x, Self.width * p, 1e-9))
            #expect(near(frame.page("lower")?.dim, 0.1 * (1 - p), 1e-9))
            #expect(frame.page("upper")?.dim == 0)
            let shadow = frame.commands.compactMap { command -> (Rect, RGBA)? in
                guard case .gradient(let rect, let from, let to, isHorizontal: true) = command, from.alpha == 0 else {
                    return nil
                }
                return (rect, to)
            }.first
            #expect(near(shadow?.0.right, Self.width * p, 1e-9))
            #expect(shadow?.0.width == 9)
            #expect(near(shadow?.1.opacity, 0.17 * (1 - p), 0.5 / 255))
        }
    }

    @Test(
        "Titles go straight to and from the back label's place and the trailing edge",
        arguments: [DialectName.uikit, .hbd, .mpaas], [TransitionKind.push, .pop])
    func titlePaths(dialect: DialectName, kind: TransitionKind) throws {
        let slides = try slides(dialect)
        for p in Self.grid {
            let frame = slides.frame(popped: p, by: kind)
            let leaving = try #require(frame.element(.title, "upper"))
            let returning = try #require(frame.element(.title, "lower"))
            #expect(near(leaving.frame.midX, Self.width / 2 + p * (Self.width + leaving.frame.width) / 2, 1e-9))
            let start = 27 + returning.frame.width / 2
            #expect(near(returning.frame.midX, start + p * (Self.width / 2 - start), 1e-9))
        }
    }

    @Test(
        "Titles and chevron fade with a tail",
        arguments: [DialectName.uikit, .hbd, .mpaas], [TransitionKind.push, .pop])
    func fades(dialect: DialectName, kind: TransitionKind) throws {
        let slides = try slides(dialect)
        for (p, opacity) in Self.leaving {
            let frame = slides.frame(popped: p, by: kind)
            #expect(near(frame.element(.title, "upper")?.opacity, opacity, 1e-6), "the leaving title at \(p)")
            #expect(near(frame.element(.backChevron, "upper")?.opacity, opacity, 1e-6), "the chevron at \(p)")
            #expect(frame.element(.backChevron, "upper")?.frame.x == 8)
        }
        for (p, opacity) in Self.returning {
            #expect(near(slides.frame(popped: p, by: kind).element(.title, "lower")?.opacity, opacity, 1e-6))
        }
        for p in Self.grid {
            let frame = slides.frame(popped: p, by: kind)
            #expect(near(frame.element(.title, "upper")?.opacity, (1 - p) * (1 - p) * (1 - p) * (1 - p), 0.09))
            #expect(near(frame.element(.title, "lower")?.opacity, p * p * p * p, 0.09))
        }
    }

    @Test("Bars of two colours travel with their pages", arguments: [TransitionKind.push, .pop])
    func split(kind: TransitionKind) throws {
        let slides = try slides(.hbd)
        for p in Self.grid {
            let frame = slides.frame(popped: p, by: kind)
            #expect(frame.transition?.barMode == .split)
            #expect(frame.bars.map(\.owner) == ["lower", "upper"])
            for bar in frame.bars {
                #expect(bar.frame.x == frame.page(bar.owner)?.frame.x)
                #expect(bar.layers.allSatisfy { $0.frame.x == bar.frame.x })
            }
        }
    }

    @Test("The status bar is the target's for the whole way")
    func statusBar() throws {
        let slides = try Slides(
            .hbd, lower: "\"style\": { \"background\": \"#FFFFFF\", \"barStyle\": \"default\" }",
            upper: "\"style\": { \"background\": \"#000000\", \"barStyle\": \"black\" }")
        for p in Self.grid {
            #expect(slides.frame(popped: p).statusBar.look.ink == .dark)
            #expect(slides.frame(popped: p, by: .push).statusBar.look.ink == .light)
        }
    }

    @Test("What has no measurement is composed: labels, large titles, items by their published functions")
    func composed() throws {
        let slides = try Slides(
            lower:
                #""item": { "title": { "kind": "text", "text": "Inbox" }, "largeTitle": "always", "right": [ { "text": "Edit" } ] }"#,
            upper:
                #""item": { "title": { "kind": "text", "text": "Letter" }, "largeTitle": "always", "right": [ { "text": "Done" } ] }"#
        )
        // Opacities by the progress of the push: old large title, label from a large one, old items, new items, new large title.
        let table = [
            (0.1, 0.7397, 0, 0.7397, 0, 0.1), (0.25, 0.4093, 0, 0.4093, 0, 0.25), (0.5, 0.0445, 0.0445, 0.0445, 0.0445, 0.5),
            (0.75, 0, 0.4093, 0, 0.4093, 0.75), (0.9, 0, 0.7397, 0, 0.7397, 0.9),
        ]
        for (q, oldLarge, label, oldItems, newItems, newLarge) in table {
            let frame = slides.builder.frame(of: slides.push, progress: q)
            #expect(near(frame.element(.largeTitle, "lower")?.opacity, oldLarge, 0.0001), "old large title at \(q)")
            #expect(near(frame.element(.backLabel, "upper")?.opacity, label, 0.0001), "new label at \(q)")
            #expect(near(frame.element(.rightItem, "lower")?.opacity, oldItems, 0.0001), "old items at \(q)")
            #expect(near(frame.element(.rightItem, "upper")?.opacity, newItems, 0.0001), "new items at \(q)")
            #expect(near(frame.element(.largeTitle, "upper")?.opacity, newLarge, 0.0001), "new large title at \(q)")
            #expect(near(frame.element(.largeTitle, "upper")?.frame.x, 16 + Self.width * (1 - q), 1e-9))
        }
        let middle = slides.builder.frame(of: slides.push, progress: 0.35)
        #expect(near(middle.element(.largeTitle, "lower")?.font?.size, (34 + 17) / 2, 1e-9), "half of its way at .35")
        #expect(near(middle.element(.largeTitle, "lower")?.frame.x, (16 + 27) / 2, 1e-9))
    }

    @Test("An old back label goes a quarter of the width aside and is gone half way; one chevron stays for both")
    func backLabels() throws {
        let project = try Project.of([["a", "b", "c"]], screens: "a b c", "\"device\": \"iPhone 8\"")
        let builder = SceneBuilder(Phone(project))
        let push = try Navigator(project).plan(.push, from: "b", to: "c")
        for (q, opacity) in [(0.1, 0.6916), (0.25, 0.3154), (0.5, 0)] {
            let frame = builder.frame(of: push, progress: q)
            #expect(near(frame.element(.backLabel, "b")?.opacity, opacity, 0.0001))
            #expect(near(frame.element(.backLabel, "b")?.frame.x, 27 - Self.width / 4 * q, 1e-9))
            #expect(frame.element(.backChevron, "c")?.opacity == 1)
            #expect(frame.element(.backChevron, "b")?.opacity == 0)
        }
    }
}
