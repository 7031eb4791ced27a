import Dialects
import Model
import Testing

@testable import Scene

/// The second table of elements: paths, intervals and curves of Flutter's nav_bar.dart.
@Suite("As in Flutter")
struct FlutterMotionTests {
    private static let width = 375.0

    private func slides(lower: String = "", upper: String = "", more: String = "") throws -> Slides {
        try Slides(lower: lower, upper: upper, more: "\"motion\": \"flutter\"" + (more.isEmpty ? "" : ", " + more))
    }

    /// At a progress of the push.
    private func element(_ slides: Slides, _ role: Element.Role, _ owner: ScreenID, _ p: Double) -> Element? {
        slides.builder.frame(of: slides.push, progress: p).element(role, owner)
    }

    @Test("The new title's middle goes from the trailing edge to its place", arguments: [0.25, 0.5, 0.875])
    func newTitle(p: Double) throws {
        let slides = try slides()
        let title = try #require(element(slides, .title, "upper", p))
        #expect(near(title.frame.midX, Self.width + (Self.width / 2 - Self.width) * p, 0.01))
        #expect(near(title.opacity, CubicBezier.easeIn((p - 0.25) / 0.75), 1e-9))
    }

    @Test("The old title becomes the back label, in place, weight and colour", arguments: [0.1, 0.5, 0.69])
    func oldTitle(p: Double) throws {
        let slides = try slides()
        let rest = try #require(element(slides, .title, "lower", 0)),
            label = try #require(element(slides, .backLabel, "upper", 1))
        let title = try #require(element(slides, .title, "lower", p))
        #expect(near(title.frame.x, rest.frame.x + (label.frame.x - rest.frame.x) * p, 1e-9))
        #expect(near(title.font?.weight, 600 - 200 * p, 1e-9) && title.font?.size == 17)
        #expect(title.color == rest.color.mixed(with: label.color, p))
        #expect(near(title.opacity, 1 - CubicBezier.easeOut(p / 0.7), 1e-9))
        #expect(element(slides, .title, "lower", 0.71)?.opacity == 0)
        let back = try #require(element(slides, .backLabel, "upper", p))
        #expect(near(back.opacity, CubicBezier.easeIn((p - 0.3) / 0.7), 1e-9))
        #expect(near(back.frame.midX, label.frame.midX + (rest.frame.midX - label.frame.midX) * (1 - p), 1e-9))
    }

    @Test("Without a back label the old title stays, and a large one moves aside")
    func alone() throws {
        let plain = try slides(upper: "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"B\" }, \"hidesBack\": true }")
        let rest = try #require(element(plain, .title, "lower", 0))
        #expect(element(plain, .title, "lower", 0.5)?.frame == rest.frame)
        let large = try slides(
            lower: "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"A\" }, \"largeTitle\": \"always\" }",
            upper: "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"B\" }, \"hidesBack\": true }")
        let before = try #require(element(large, .largeTitle, "lower", 0)), half = element(large, .largeTitle, "lower", 0.2)
        #expect(near(half?.frame.x, before.frame.x + 0.25 * Self.width * 0.2, 1e-9))
        #expect(near(half?.opacity, 1 - CubicBezier.easeOut(0.5), 1e-9))
    }

    @Test("The first chevron comes from two widths at the right; items fade by their side")
    func chevronAndItems() throws {
        let items = { (title: String) in
            "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"\(title)\" }, \"left\": [ { \"text\": \"L\" } ], "
                + "\"right\": [ { \"text\": \"R\" } ] }"
        }
        let plain = try slides()
        let rest = try #require(element(plain, .backChevron, "upper", 1))
        #expect(near(element(plain, .backChevron, "upper", 0.25)?.frame.x, rest.frame.x + rest.frame.width, 1e-9))
        #expect(element(plain, .backChevron, "upper", 0.6)?.frame.x == rest.frame.x)
        #expect(near(element(plain, .backChevron, "upper", 0.7)?.opacity, 0.5, 1e-9))
        let both = try slides(lower: items("A"), upper: items("B"))
        #expect(element(both, .leftItem, "lower", 0.4)?.opacity == 0)
        #expect(near(element(both, .rightItem, "lower", 0.3)?.opacity, 1 - CubicBezier.easeOut(0.5), 1e-9))
        #expect(element(both, .leftItem, "upper", 0.6)?.opacity == 0)
        #expect(near(element(both, .rightItem, "upper", 0.7)?.opacity, CubicBezier.easeIn(0.5), 1e-9))
    }

    @Test("The new large title slides in along its own curve")
    func newLargeTitle() throws {
        let slides = try slides(
            upper: "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"B\" }, \"largeTitle\": \"always\" }")
        let rest = try #require(element(slides, .largeTitle, "upper", 1)), curve = CubicBezier(0, 0.45, 0.45, 0.98)
        let half = try #require(element(slides, .largeTitle, "upper", 0.5))
        #expect(near(half.frame.x, rest.frame.x + Self.width * (1 - curve(0.5)), 1e-9))
        #expect(near(half.opacity, curve(0.5), 1e-9))
    }

    @Test("The project's word comes before its profile", arguments: Profile.allCases)
    func choice(profile: Profile) throws {
        var project = try Project("\"tabs\": []")
        project.profile = profile
        let own = MotionTable.of(project).rows[.lowerBackLabel]
        project.motion = .flutter
        guard case .aside(0.5) = MotionTable.of(project).rows[.lowerBackLabel]?.path else {
            Issue.record("not Flutter's table")
            return
        }
        project.motion = .ios
        #expect("\(String(describing: MotionTable.of(project).rows[.lowerBackLabel]))" == "\(String(describing: own))")
    }
}
