import Dialects
import Model
import Testing

@testable import Scene

/// Bars as they were up to iOS 6.
@Suite("The look before iOS 7")
struct ClassicLookTests {
    private static let blue = RGBA(142, 160, 184)

    @Test("UIKit's own bar runs from #B0BCCD to #6D84A2, with a gloss before iOS 6")
    func ground() {
        let frame = Rect(0, 20, 320, 44)
        func fills(_ profile: Profile, _ color: RGBA = Self.blue) -> [(Rect, RGBA, RGBA)] {
            ClassicGround(frame: frame, color: color, profile: profile).commands.compactMap {
                if case .gradient(let rect, let from, let to, false) = $0 { (rect, from, to) } else { nil }
            }
        }
        let flat = fills(.ios6)
        #expect(flat.count == 2 && flat[0].0 == frame && flat[1].0 == Rect(0, 64, 320, 4))
        #expect(flat[0].1 == RGBA(0xB0, 0xBD, 0xCD) && flat[0].2 == RGBA(0x6D, 0x84, 0xA2))
        let gloss = fills(.ios5)
        #expect(gloss.map(\.0) == [Rect(0, 20, 320, 22), Rect(0, 42, 320, 22)])
        #expect(gloss[0].1 == RGBA(0xB0, 0xBD, 0xCD) && gloss[0].2 == RGBA(137, 154, 178))
        #expect(gloss[1].1 == RGBA(131, 148, 170) && gloss[1].2 == RGBA(0x6D, 0x84, 0xA2))
        let red = fills(.ios6, RGBA(200, 0, 0))
        #expect(red[0].1 == RGBA(217, 77, 77) && red[0].2 == RGBA(164, 0, 0))
    }

    @Test("Items are buttons, back is an arrow around its text, letters are engraved")
    func plates() throws {
        let slides = try Slides(
            .uikit, upper: #""item": { "title": { "kind": "text", "text": "Letter" }, "right": [ { "text": "Edit" } ] }"#,
            more: "\"profile\": \"ios6\"")
        let frame = slides.builder.frame(of: slides.pop.before)
        let item = try #require(frame.element(.rightItem, "upper"))
        #expect(item.plate?.kind == .button(pointsBack: false) && item.plate?.frame.height == 30)
        #expect(item.plate?.frame.x == -10 && item.plate?.frame.right == item.frame.width + 10)
        let label = try #require(frame.element(.backLabel, "upper"))
        let back = try #require(label.plate)
        #expect(
            back.kind == .button(pointsBack: true) && label.frame.x + back.frame.x == 5
                && back.frame.right == label.frame.width + 9)
        #expect(near(label.frame.y + back.frame.midY, 42, 1e-9))
        let arrow = try #require(frame.element(.backChevron, "upper"))
        #expect(arrow.glyph == nil && arrow.plate == nil, "the text's button has the arrow")
        #expect(frame.elements.allSatisfy { $0.isEngraved })
        #expect(frame.element(.title, "upper")?.plate == nil)
        let title = ElementDrawing(try #require(frame.element(.title, "upper"))).commands
        guard case .text(let edge) = title.first, case .text(let words) = title.last else {
            Issue.record("two texts")
            return
        }
        #expect(edge.frame == words.frame.offset(0, -1) && edge.color == RGBA.black.with(opacity: 0.5))
    }

    @Test("A back button without a text is an arrow alone; its outline is turned for right-to-left readers")
    func arrowAlone() throws {
        let slides = try Slides(
            .uikit, upper: #""item": { "back": { "title": null } }"#, more: "\"profile\": \"ios6\"")
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.element(.backLabel, "upper") == nil)
        let arrow = try #require(frame.element(.backChevron, "upper"))
        #expect(arrow.plate?.frame.width == 28 && arrow.plate?.kind == .button(pointsBack: true))
        let square = [Point(10, 0), Point(20, 0), Point(20, 10)]
        #expect(
            DrawCommand.polygon(square, radius: 2, from: .white, to: .black).mirrored(in: 100)
                == .polygon([Point(90, 0), Point(80, 0), Point(80, 10)], radius: 2, from: .white, to: .black))
    }

    @Test("From iOS 7 on nothing of it is left")
    func after() throws {
        let slides = try Slides(.uikit, more: "\"profile\": \"ios12\"")
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.elements.allSatisfy { $0.plate == nil && !$0.isEngraved })
    }
}
