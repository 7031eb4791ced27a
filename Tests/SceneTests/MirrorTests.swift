import Dialects
import Model
import Testing

@testable import Scene

@Suite("Right to left")
struct MirrorTests {
    private static let width = 375.0

    private func slides(_ settings: String = "") throws -> Slides {
        try Slides(
            .hbd, lower: "\"style\": { \"background\": \"#00FF00\" }",
            upper:
                ##""style": { "background": "#FF0000" }, "item": { "title": { "kind": "text", "text": "Letter" }, "right": [ { "text": "Edit" } ] }"##,
            more: settings)
    }

    @Test("Everything stands mirrored about the middle", arguments: [0.0, 0.1, 0.5, 0.9, 1])
    func mirrored(p: Double) throws {
        let left = try slides().frame(popped: p), right = try slides(#""settings": { "rightToLeft": true }"#).frame(popped: p)
        for (one, other) in zip(left.elements, right.elements) {
            #expect(one.role == other.role && one.owner == other.owner && one.opacity == other.opacity)
            #expect(near(other.frame.x, Self.width - one.frame.right, 1e-9) && one.frame.y == other.frame.y)
            #expect((one.tapFrame == nil) == (other.tapFrame == nil))
        }
        for (one, other) in zip(left.pages, right.pages) { #expect(near(other.frame.x, Self.width - one.frame.right, 1e-9)) }
        for (one, other) in zip(left.bars, right.bars) {
            for (layer, opposite) in zip(one.layers, other.layers) {
                #expect(near(opposite.frame.x, Self.width - layer.frame.right, 1e-9))
            }
        }
    }

    @Test("The lower page of a push goes to the right, the chevron points the other way")
    func directions() throws {
        let slides = try slides(#""settings": { "rightToLeft": true }"#)
        let frame = slides.builder.frame(of: slides.push, progress: 0.5)
        #expect(near(frame.page("lower")?.frame.x, 0.3 * Self.width * 0.5, 1e-9))
        let rest = slides.builder.frame(of: slides.push.after)
        #expect(near(rest.element(.backChevron, "upper")?.frame.x, Self.width - 8 - 13, 1e-9))
        let glyphs = rest.commands.compactMap { command -> String? in
            if case .glyph(let name, _, _) = command { name } else { nil }
        }
        #expect(glyphs.contains("chevronForward") && !glyphs.contains("chevronBack"))
    }

    @Test("Mirrored twice, a frame is as it was", arguments: [0.0, 0.3, 1])
    func involution(p: Double) throws {
        for project in [try slides().builder.phone.project, try Samples.project("portal"), try Samples.project("uikit")] {
            let builder = SceneBuilder(Phone(project))
            let frames = [
                builder.frame(of: try Navigator(project).plan(.push), progress: p),
                builder.frame(of: try .showing(project.modals.first?.stack.first, in: project)),
            ]
            for frame in frames {
                let twice = frame.mirrored().mirrored()
                #expect(twice.elements.map(\.frame.rounded) == frame.elements.map(\.frame.rounded))
                #expect(twice.pages.map(\.frame.rounded) == frame.pages.map(\.frame.rounded))
                #expect(twice.bars.map(\.places) == frame.bars.map(\.places))
                #expect(twice.commands.map(\.rounded) == frame.commands.map(\.rounded))
            }
        }
    }
}

extension BarFrame {
    fileprivate var places: [Rect] { [frame.rounded] + layers.map(\.frame.rounded) }
}

extension Rect {
    /// Without what adding and taking away again leaves.
    fileprivate var rounded: Rect {
        func round(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
        return Rect(round(x), round(y), round(width), round(height))
    }
}

extension DrawCommand {
    fileprivate var rounded: DrawCommand {
        switch self {
        case .fill(let rect, let color): return .fill(rect.rounded, color)
        case .rounded(let rect, let radius, let color): return .rounded(rect.rounded, radius: radius, color)
        case .polygon(let outline, let radius, let from, let to):
            let points = outline.map { Point(($0.x * 1e6).rounded() / 1e6, ($0.y * 1e6).rounded() / 1e6) }
            return .polygon(points, radius: radius, from: from, to: to)
        case .outline(let rect, let radius, let line, let color):
            return .outline(rect.rounded, radius: radius, width: line, color)
        case .gradient(let rect, let from, let to, let isHorizontal):
            return .gradient(rect.rounded, from: from, to: to, isHorizontal: isHorizontal)
        case .text(var run):
            run.frame = run.frame.rounded
            return .text(run)
        case .image(var run):
            run.frame = run.frame.rounded
            return .image(run)
        case .glyph(let name, let rect, let color): return .glyph(name, rect.rounded, color)
        case .blur(let rect, let run): return .blur(rect.rounded, run)
        case .group(var group):
            let origin = Rect(group.origin.x, group.origin.y, 0, 0).rounded
            group.origin = Point(origin.x, origin.y)
            group.clip = group.clip?.rounded
            group.commands = group.commands.map(\.rounded)
            return .group(group)
        }
    }
}
