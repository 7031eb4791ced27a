import Dialects
import Model
import Testing

@testable import Scene

/// The glass under the items of iOS 26.
@Suite("Glass")
struct GlassTests {
    private func elements(_ item: String, _ more: String = #""profile": "ios26""#) throws -> [Element] {
        let slides = try Slides(
            upper: #""item": { "title": { "kind": "text", "text": "Letter" }, \#(item) }"#, more: more)
        return slides.builder.frame(of: slides.pop.before).elements
    }

    /// Where the glass under elements lies on the screen.
    private func glass(_ elements: [Element], _ role: Element.Role) -> [Rect] {
        elements.filter { $0.role == role }.compactMap { element in
            element.plate.map { $0.frame.offset(element.frame.x, element.frame.y) }
        }
    }

    @Test("Pictures side by side share a piece of 44 points each; a text, and what stands behind a space, has its own")
    func items() throws {
        let both = try elements(#""right": [ { "system": "add" }, { "system": "trash" } ]"#)
        #expect(glass(both, .rightItem) == [Rect(281, 25, 88, 44)])
        #expect(both.filter { $0.role == .rightItem }.map(\.frame) == [Rect(291, 35, 24, 24), Rect(335, 35, 24, 24)])
        let apart = try elements(#""right": [ { "system": "add" }, { "system": "fixedSpace" }, { "system": "trash" } ]"#)
        #expect(glass(apart, .rightItem) == [Rect(265, 25, 44, 44), Rect(325, 25, 44, 44)])
        let text = try elements(#""left": [ { "system": "add" }, { "text": "Edit" }, { "text": "Move" } ]"#)
        let pieces = glass(text, .leftItem)
        let words = text.filter { $0.role == .leftItem }.map(\.frame)
        #expect(pieces.count == 3 && pieces[0] == Rect(6, 25, 44, 44))
        #expect(pieces[1] == Rect(words[1].x - 10, 25, words[1].width + 20, 44))
        #expect(words[1].x == 16 + 24 + 32 && pieces[2].x - pieces[1].right == 12)
    }

    @Test("Arrow and text of the back button share one; an arrow alone has 44 points")
    func back() throws {
        let named = try elements(#""right": []"#)
        let label = try #require(named.first { $0.role == .backLabel })
        #expect(glass(named, .backChevron) == [Rect(5, 25, label.frame.right + 5, 44)])
        #expect(label.plate == nil)
        #expect(try glass(elements(#""back": { "title": null }"#), .backChevron) == [Rect(5, 25, 44, 44)])
    }

    @Test("The title keeps its distance from the glass, not from the items")
    func title() throws {
        let long = "A title that is much longer than the bar has room for it"
        let slides = try Slides(
            upper: #""item": { "title": { "kind": "text", "text": "\#(long)" }, "right": [ { "system": "add" } ] }"#,
            more: #""profile": "ios26""#)
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(near(frame.element(.title, "upper")?.frame.right, 335 - 16, 1e-9))
    }

    @Test("It is drawn under the items with a rim, darker where it is pressed, and other systems have none")
    func drawing() throws {
        let element = try #require(try elements(#""right": [ { "system": "add" } ]"#).first { $0.role == .rightItem })
        guard case .rounded(let place, let radius, let color) = ElementDrawing(element).commands.first else {
            Issue.record("glass first")
            return
        }
        #expect(place == Rect(325, 25, 44, 44) && radius == 22 && color == RGBA(255, 255, 255, 166))
        let dark = try elements(#""right": [ { "system": "add" } ]"#, #""profile": "ios26", "appearance": "dark""#)
        #expect(dark.last { $0.role == .rightItem }?.plate?.color == RGBA(72, 72, 74, 140))
        #expect(try elements(#""right": [ { "system": "add" } ]"#, #""profile": "ios18""#).allSatisfy { $0.plate == nil })
    }

    @Test("Where a phone held sideways has a low bar, glass is as low")
    func landscape() throws {
        let low = try elements(
            #""right": [ { "system": "add" } ]"#, #""profile": "ios26", "settings": { "orientation": "landscape" }"#)
        #expect(glass(low, .rightItem).map(\.height) == [32])
    }
}
