import Dialects
import Model
import Testing

@testable import Scene

/// Letters are half as wide as high here: 8.5 points in the bar.
@Suite("Title and items")
struct ItemLayoutTests {
    private static let width = 375.0

    private func bar(
        _ item: String, _ more: String = "", lower: String = "Inbox", scroll: Double = 0, dialect: DialectName = .uikit
    ) throws -> Frame {
        let slides = try Slides(
            dialect, lower: "\"item\": { \"title\": { \"kind\": \"text\", \"text\": \"\(lower)\" } }",
            upper: "\"item\": { \(item) }",
            more: more)
        var state = slides.pop.before
        state.scroll["upper"] = scroll
        return slides.builder.frame(of: state)
    }

    private static let letter = #""title": { "kind": "text", "text": "Letter" }"#

    @Test("The chevron stands at x 8, its label at 27, the title in the middle")
    func places() throws {
        let frame = try bar(Self.letter)
        #expect(frame.bar("upper")?.frame == Rect(0, 20, 375, 44))
        #expect(frame.element(.backChevron, "upper")?.frame == Rect(8, 31.5, 13, 21))
        let label = try #require(frame.element(.backLabel, "upper"))
        #expect(label.text == "Inbox" && label.frame.x == 27 && label.frame.width == 5 * 8.5)
        #expect(label.tapFrame == Rect(0, 20, 69.5, 44))
        let title = try #require(frame.element(.title, "upper"))
        #expect(title.frame.x == (375 - 6 * 8.5) / 2 && title.frame.midY == 42)
        #expect(title.tapFrame == nil && title.font?.size == 17 && title.font?.weight == 600)
    }

    @Test(
        "A title stays clear of the items by 6 points: moved aside, then cut",
        arguments: [(24, 85.5, 204.0), (27, 75.5, 229.5), (40, 75.5, 243.5)])
    func truncation(letters: Int, x: Double, width: Double) throws {
        let words = String(repeating: "m", count: letters)
        let frame = try bar("\"title\": { \"kind\": \"text\", \"text\": \"\(words)\" }, \"right\": [ { \"text\": \"Edit\" } ]")
        #expect(frame.element(.rightItem, "upper")?.frame.x == 375 - 16 - 4 * 8.5)
        let title = try #require(frame.element(.title, "upper"))
        #expect(title.frame.x == x && title.frame.width == width)
    }

    @Test("A back title of more than 12 letters becomes Back, in Chinese too")
    func backTitle() throws {
        #expect(try bar(Self.letter, lower: "Twelve chars").element(.backLabel, "upper")?.text == "Twelve chars")
        #expect(try bar(Self.letter, lower: "Thirteen char").element(.backLabel, "upper")?.text == "Back")
        let chinese = try bar(Self.letter, #""settings": { "language": "zh-Hans" }"#, lower: "Thirteen char")
        #expect(chinese.element(.backLabel, "upper")?.text == "返回")
    }

    @Test("Items stand from the sides inwards, 16 points apart, with 44 points to tap")
    func items() throws {
        let frame = try bar(
            #""left": [ { "text": "One" }, { "system": "add" } ], "right": [ { "system": "add" }, { "text": "Two" } ]"#)
        #expect(frame.element(.backChevron, "upper") == nil, "own left items take the back button's place")
        #expect(frame.element(.leftItem, "upper", index: 0)?.frame.x == 16)
        #expect(frame.element(.leftItem, "upper", index: 1)?.frame.x == 16 + 3 * 8.5 + 16)
        let two = try #require(frame.element(.rightItem, "upper", index: 1))
        #expect(two.frame.right == 375 - 16)
        #expect(two.tapFrame == Rect(two.frame.midX - 22, 20, 44, 44))
        #expect(frame.element(.rightItem, "upper", index: 0)?.frame.right == two.frame.x - 16)
    }

    @Test("A tap area grows towards the middle")
    func tapArea() throws {
        let frame = try bar(
            #""left": [ { "text": "Menu", "extendTapAreaBy": 20 } ], "right": [ { "text": "More", "extendTapAreaBy": 30 } ]"#,
            dialect: .navigationAndStyle)
        let left = try #require(frame.element(.leftItem, "upper")), right = try #require(frame.element(.rightItem, "upper"))
        #expect(left.tapFrame == Rect(left.frame.midX - 22, 20, 64, 44))
        #expect(right.tapFrame == Rect(right.frame.midX - 22 - 30, 20, 74, 44))
    }

    @Test("What a dialect does not offer has no effect", arguments: [(DialectName.uikit, 44.0, false), (.customBar, 44, true)])
    func ignored(_ dialect: DialectName, _ width: Double, _ hides: Bool) throws {
        let frame = try bar(
            Self.letter + #", "hidesTitle": true, "right": [ { "text": "More", "extendTapAreaBy": 30 } ]"#, dialect: dialect)
        #expect(frame.element(.rightItem, "upper")?.tapFrame?.width == width)
        #expect((frame.element(.title, "upper") == nil) == hides)
    }

    @Test("A disabled item takes no taps, spaces draw nothing")
    func states() throws {
        let frame = try bar(
            #""right": [ { "text": "Off", "enabled": false }, { "system": "fixedSpace" }, { "system": "done" } ]"#)
        #expect(frame.element(.rightItem, "upper", index: 0)?.state == .disabled)
        #expect(frame.element(.rightItem, "upper", index: 0)?.tapFrame == nil)
        #expect(frame.element(.rightItem, "upper", index: 1) == nil)
        #expect(frame.element(.rightItem, "upper", index: 2)?.font?.weight == 600)
    }

    @Test("A pressed item is faint", arguments: ["Edit", "rightItem", "rightItem.0", "edit-item"])
    func press(name: String) throws {
        let slides = try Slides(upper: "\"item\": { \"right\": [ { \"text\": \"Edit\", \"id\": \"edit-item\" } ] }")
        var builder = slides.builder
        builder.press = name
        let item = try #require(builder.frame(of: slides.pop.before).element(.rightItem, "upper"))
        #expect(item.state == .pressed && near(item.color.opacity, 0.4, 0.01))
    }

    @Test("A prompt makes the bar 30 points higher and stands above title and items")
    func prompt() throws {
        let frame = try bar(Self.letter + #", "prompt": "Choose one""#)
        #expect(frame.bar("upper")?.frame.height == 74)
        #expect(frame.element(.title, "upper")?.frame.midY == 72)
        #expect(frame.element(.backChevron, "upper")?.frame.midY == 72)
        let prompt = try #require(frame.element(.prompt, "upper"))
        #expect(prompt.frame.midX == 375 / 2 && prompt.frame.bottom < 50 && prompt.frame.y > 20)
        let landscape = try bar(Self.letter + #", "prompt": "Choose one""#, #""settings": { "orientation": "landscape" }"#)
        #expect(landscape.bar("upper")?.frame.height == 54)
    }

    @Test(
        "A large title makes the bar 52 points higher and goes as the content scrolls",
        arguments: [(0.0, 96.0, 1.0, false), (26, 70, 1, false), (42, 54, 1, false), (43, 53, 1, true), (52, 44, 0, true)])
    func largeTitle(scroll: Double, height: Double, largeCount: Double, hasSmall: Bool) throws {
        let frame = try bar(Self.letter + #", "largeTitle": "always""#, scroll: scroll)
        #expect(frame.bar("upper")?.frame.height == height)
        let large = frame.element(.largeTitle, "upper")
        #expect((large == nil) == (largeCount == 0))
        if let large { #expect(large.frame == Rect(16, 20 + height - 8 - 41, 6 * 17, 41)) }
        #expect((frame.element(.title, "upper") != nil) == hasSmall)
    }

    @Test("In landscape titles stay small on phones and the bar is 32 points high, 44 on wide ones")
    func landscape() throws {
        let item = Self.letter + #", "largeTitle": "always""#
        let frame = try bar(item, #""settings": { "orientation": "landscape" }"#)
        #expect(frame.width == 667 && frame.height == 375)
        #expect(frame.bar("upper")?.frame == Rect(0, 0, 667, 32))
        #expect(frame.element(.largeTitle, "upper") == nil && frame.element(.title, "upper") != nil)
        #expect(frame.statusBar.look.isHidden)
        let wide = try bar(item, #""device": "iPhone 8 Plus", "settings": { "orientation": "landscape" }"#)
        #expect(wide.bar("upper")?.frame.height == 44)
        let notch = try bar(item, #""device": "iPhone 14", "settings": { "orientation": "landscape" }"#)
        #expect(notch.element(.backChevron, "upper")?.frame.x == 55)
    }

    @Test("A search bar takes a row of 52 points under the title")
    func search() throws {
        let slides = try Slides(
            upper: #""searchBar": true, "item": { "title": { "kind": "text", "text": "Letter" }, "largeTitle": "always" }"#)
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.bar("upper")?.frame.height == 148)
        #expect(frame.element(.largeTitle, "upper")?.frame.bottom == 108)
    }

    @Test(
        "Titles of every kind show what they are made of",
        arguments: [
            (#""kind": "label", "text": "Two\nlines""#, [Element.Role.title, .secondTitle], ["Two", "lines"]),
            (#""kind": "double", "text": "Up", "detail": "down""#, [.title, .secondTitle], ["Up", "down"]),
            (#""kind": "button", "text": "Tap""#, [.titleButton], ["Tap"]),
            (#""kind": "image", "image": "builtin:back", "size": [80, 30]"#, [.titleImage], [nil]),
            (#""kind": "segmented", "text": "A|B""#, [.titleButton], ["A|B"]),
            (#""kind": "textAndImage", "image": "builtin:back""#, [.titleImage], [nil]),
            (#""kind": "empty", "text": "no""#, [], []),
        ] as [(String, [Element.Role], [String?])])
    func kinds(title: String, roles: [Element.Role], texts: [String?]) throws {
        let shown = try bar("\"title\": { \(title) }").elements.filter {
            [.title, .secondTitle, .titleButton, .titleImage].contains($0.role)
        }
        #expect(shown.map(\.role) == roles)
        #expect(shown.map(\.text) == texts)
        // Segments are wide: they stand beside the back button.
        for element in shown { #expect(near(element.frame.midX, element.segments.isEmpty ? Self.width / 2 : 195.5, 1e-9)) }
    }

    @Test("A picture stands before a text, both together in the middle")
    func imageAndText() throws {
        let frame = try bar(#""title": { "kind": "textAndImage", "text": "Text", "image": "x.png", "size": [20, 20] }"#)
        let image = try #require(frame.element(.titleImage, "upper")), text = try #require(frame.element(.title, "upper"))
        // 20 for the picture, 6 between, 4 letters of 8.5.
        #expect(image.frame == Rect(157.5, 32, 20, 20))
        #expect(text.frame.x == 183.5 && text.frame.width == 34 && text.frame.midY == 42)
    }

    @Test("System items speak the phone's language", arguments: [("en", ["Cancel", "Done"]), ("zh-Hans", ["取消", "完成"])])
    func language(language: String, words: [String]) throws {
        let frame = try bar(
            #""right": [ { "system": "cancel" }, { "system": "done" } ]"#, "\"settings\": { \"language\": \"\(language)\" }")
        #expect(frame.elements.filter { $0.role == .rightItem }.map(\.text) == words)
    }

    @Test("Two lines share the row; an image's negative width counts from the page's")
    func sizes() throws {
        let frame = try bar(#""title": { "kind": "double", "text": "Up", "detail": "down" }"#)
        let first = try #require(frame.element(.title, "upper")), second = try #require(frame.element(.secondTitle, "upper"))
        #expect(near(first.frame.bottom, second.frame.y, 1e-9))
        #expect(near((first.frame.y + second.frame.bottom) / 2, 42, 1e-9))
        #expect(second.font?.size == 16)
        let image = try bar(#""title": { "kind": "image", "image": "x.png", "size": [-275, 30] }"#)
        #expect(image.element(.titleImage, "upper")?.frame == Rect(137.5, 27, 100, 30))
        let wide = try bar(
            #""title": { "kind": "image", "image": "x.png", "size": [-100, 64] }, "right": [ { "text": "A long item" } ]"#)
        #expect(wide.element(.titleImage, "upper")?.frame == Rect(50, 10, 275, 64), "items do not make it smaller")
    }
}
