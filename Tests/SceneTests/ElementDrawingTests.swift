import Dialects
import Model
import Testing

@testable import Scene

/// What an element is drawn with.
@Suite("Drawing of elements")
struct ElementDrawingTests {
    private func item(_ item: String, dialect: DialectName = .mpaas) throws -> Element {
        let slides = try Slides(dialect, upper: "\"item\": { \"right\": [ \(item) ] }")
        return try #require(slides.builder.frame(of: slides.pop.before).element(.rightItem, "upper"))
    }

    @Test(
        "A badge is a point, a number, three points above 99, or a word of its own",
        arguments: [
            (".", 8.0, nil, 1), ("7", 16, "7", 2), ("42", 22, "42", 2), ("99", 22, "99", 2), ("100", 24, nil, 4),
            ("new", 30, "NEW", 2), ("hui", 18, "惠", 2), ("xin", 18, "新", 2), ("", nil, nil, 0),
        ] as [(String, Double?, String?, Int)])
    func badges(badge: String, width: Double?, text: String?, count: Int) throws {
        let element = try item("{ \"text\": \"In\", \"badge\": \"\(badge)\" }")
        let commands = BadgeDrawing(element).commands
        #expect(commands.count == count)
        #expect(commands.compactMap { if case .rounded(let frame, _, _) = $0 { frame.width } else { nil } }.first == width)
        #expect(commands.compactMap { if case .text(let run) = $0 { run.text } else { nil } }.first == text)
        if case .rounded(let frame, _, let red) = commands.first {
            #expect(frame.midX == element.frame.right && red == RGBA(255, 59, 48))
        }
    }

    @Test("NavigationAndStyle breaks an item's text, centred; other bars write it on one line")
    func lines() throws {
        let two = try item(#"{ "text": "Two\nlines" }"#, dialect: .navigationAndStyle)
        #expect(two.frame.width == 5 * 8.5 && near(two.frame.height, 2 * 17 * 1.193, 1e-9) && near(two.frame.midY, 42, 1e-9))
        let runs = ElementDrawing(two).commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
        #expect(runs.map(\.text) == ["Two", "lines"] && runs.allSatisfy { $0.alignment == .center })
        #expect(runs.map(\.frame.height).allSatisfy { near($0, 17 * 1.193, 1e-9) })
        let one = try item(#"{ "text": "Two\nlines" }"#, dialect: .uikit)
        #expect(one.frame.width == 9 * 8.5 && one.text == "Two\nlines")
        #expect(ElementDrawing(one).commands.count == 1)
    }

    @Test(
        "A picture stands before an item's text, a space away in NavigationAndStyle, 4 points elsewhere",
        arguments: [(DialectName.navigationAndStyle, 8.5), (.uikit, 4)])
    func pictureAndText(dialect: DialectName, gap: Double) throws {
        // A picture that is missing counts as 24 by 24 points.
        let both = try item(#"{ "text": "Both", "image": "x.png" }"#, dialect: dialect)
        #expect(both.frame.width == 24 + gap + 4 * 8.5 && both.frame.height == 24)
        let commands = ElementDrawing(both).commands
        guard case .image(let picture) = commands.first, case .text(let run) = commands.last else {
            Issue.record("picture and text")
            return
        }
        #expect(picture.frame == Rect(both.frame.x, both.frame.y, 24, 24) && picture.tint != nil)
        #expect(run.frame.x == both.frame.x + 24 + gap && near(run.frame.right, both.frame.right, 1e-9))
    }

    @Test("A title's picture is a template in NavigationAndStyle alone", arguments: DialectName.allCases)
    func titleTint(dialect: DialectName) throws {
        let slides = try Slides(
            dialect, upper: #""item": { "title": { "kind": "image", "image": "x.png", "size": [20, 20] } }"#)
        let title = try #require(slides.builder.frame(of: slides.pop.before).element(.titleImage, "upper"))
        guard case .image(let run) = ElementDrawing(title).commands.first else {
            Issue.record("no picture")
            return
        }
        #expect((run.tint != nil) == (dialect == .navigationAndStyle))
        #expect(run.tint == nil || run.tint == title.color)
    }
}
