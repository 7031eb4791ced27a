import Dialects
import Model
import Testing

@testable import Scene

/// What a bar holds beside title and items: search field, prompt, loading line, and a ground that keeps its height.
@Suite("Rows of a bar")
struct BarRowsTests {
    private func page(_ slides: Slides, scroll: Double = 0) -> Page {
        var state = slides.pop.before
        state.scroll["upper"] = scroll
        return slides.builder.page("upper", in: state)
    }

    @Test(
        "The search field is 36 points high at the top of its row; scrolling folds the row, then the large title",
        arguments: [
            ("ios18", "\"never\"", 0.0, 65.0, 36.0, 96.0), ("ios18", "\"never\"", 20, 65, 16, 76),
            ("ios18", "\"never\"", 60, 65, 0, 44), ("ios18", "\"always\"", 0, 117, 36, 148),
            ("ios18", "\"always\"", 20, 117, 16, 128), ("ios18", "\"always\"", 52, 117, 0, 96),
            ("ios18", "\"always\"", 78, 91, 0, 70), ("ios18", "\"always\"", 200, 65, 0, 44),
            ("ios12", "\"always\"", 78, 91, 0, 70), ("ios6", "\"never\"", 20, 65, 36, 96),
        ])
    func searchField(profile: String, large: String, scroll: Double, y: Double, height: Double, bar: Double) throws {
        let slides = try Slides(
            upper:
                "\"searchBar\": true, \"item\": { \"title\": { \"kind\": \"text\", \"text\": \"A\" }, \"largeTitle\": \(large) }",
            more: "\"profile\": \"\(profile)\"")
        let page = page(slides, scroll: scroll)
        #expect(SearchRow(page)?.field == Rect(16, y, 343, height))
        #expect(page.barFrame.height == bar)
        #expect(
            page.contentInsetTop == 20 + 44 + 52 + (large == "\"always\"" ? 52 : 0), "the content goes up by the offset alone")
    }

    @Test(
        "A finger that lets go leaves a search row or a large title whole or gone",
        arguments: [
            (true, "always", 10.0, 0.0), (true, "always", 30, 52), (true, "always", 70, 52), (true, "always", 90, 104),
            (true, "always", 150, 150), (true, "never", 30, 52), (false, "always", 25, 0), (false, "always", 26, 52),
            (false, "never", 30, 30),
        ])
    func resting(hasSearch: Bool, large: String, scroll: Double, rest: Double) throws {
        let slides = try Slides(
            upper: """
                "searchBar": \(hasSearch), "item": { "title": { "kind": "text", "text": "A" }, "largeTitle": "\(large)" }
                """)
        var state = slides.pop.before
        state.scroll["upper"] = scroll
        #expect(slides.builder.restingScroll(of: "upper", in: state) == rest)
    }

    @Test("A page without a search bar has no field, and neither has one whose bar is hidden")
    func noField() throws {
        #expect(try SearchRow(page(Slides())) == nil)
        #expect(try SearchRow(page(Slides(upper: #""searchBar": true, "style": { "hidden": true }"#))) == nil)
    }

    @Test("The field of the page below goes aside and fades, that of the page above comes with it")
    func searchMoves() throws {
        let slides = try Slides(lower: #""searchBar": true"#, upper: #""searchBar": true"#)
        func fields(_ p: Double) -> [DrawGroup] {
            slides.builder.frame(of: slides.push, progress: p).commands.compactMap {
                if case .group(let group) = $0, group.commands.count == 3, case .rounded = group.commands[0] {
                    group
                } else {
                    nil
                }
            }
        }
        let half = fields(0.5)
        #expect(half.map(\.origin) == [Point(-0.15 * 375, 0), Point(187.5, 0)])
        #expect(near(half[0].opacity, 0.0445, 0.001) && half[1].opacity == 0.5)
        let late = fields(0.8)
        #expect(late.count == 1 && near(late[0].origin.x, 75, 1e-9), "gone by .6")
    }

    @Test(
        "A prompt shares the height of a custom bar: 30 points at most, and the title keeps 32",
        arguments: [(44.0, 16.0), (64, 30), (84, 30)])
    func customPrompt(height: Double, share: Double) throws {
        let slides = try Slides(
            .customBar,
            upper: """
                "item": { "title": { "kind": "text", "text": "A" }, "prompt": "Ask" },
                "style": { "customBar": { "height": \(height), "draws": ["title", "prompt"] } }
                """)
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.bar("upper")?.frame.height == height)
        let prompt = try #require(frame.element(.prompt, "upper"))
        #expect(prompt.frame.y >= 20 && prompt.frame.bottom <= 20 + share + 2)
        #expect(near(frame.element(.title, "upper")?.frame.midY, 20 + share + (height - share) / 2, 1e-9))
    }

    @Test(
        "NavigationAndStyle's ground keeps the height of a large title unless it shrinks on scroll",
        arguments: [
            (false, 0.0, 116.0, 116.0), (false, 26, 90, 116), (false, 52, 64, 116), (true, 0, 116, 116), (true, 26, 90, 90),
            (true, 52, 64, 64),
        ])
    func ground(shrinks: Bool, scroll: Double, bar: Double, ground: Double) throws {
        let slides = try Slides(
            .navigationAndStyle,
            upper: """
                "shrinkOnScroll": \(shrinks), "dock": { "constant": 0 }, "style": { "base": "default" },
                "item": { "title": { "kind": "text", "text": "A" }, "largeTitle": "always" }
                """)
        let page = page(slides, scroll: scroll)
        #expect(page.barFrame.bottom == bar)
        #expect(page.layers.map(\.frame) == [Rect(0, 0, 375, ground), Rect(0, ground, 375, 1)])
        #expect(page.contentOriginY == ground + 1)
    }

    @Test(
        "Rows move as far as the content is scrolled, while a large title goes and after it",
        arguments: [0.0, 26, 52, 80])
    func rows(scroll: Double) throws {
        let slides = try Slides(
            upper: #""item": { "title": { "kind": "text", "text": "A" }, "largeTitle": "always" }"#)
        let page = page(slides, scroll: scroll)
        let content = PageContent(
            page: page, colors: SystemColors(.light), images: NoImages(), project: slides.builder.project)
        #expect(page.contentOriginY + content.top == 116 - scroll)
    }

    @Test("The loading line stands below the bar: six tenths in the first colour, the rest in the second")
    func loading() throws {
        let upper = ##""loadingColors": ["#FF0000", "#00FF00"]"##
        let line = try #require(try LoadingLine(page(Slides(.mpaas, upper: upper))))
        #expect(
            line.commands == [
                .fill(Rect(0, 64, 225, 2), RGBA(255, 0, 0)), .fill(Rect(225, 64, 150, 2), RGBA(0, 255, 0)),
            ])
        #expect(try LoadingLine(page(Slides(.uikit, upper: upper))) == nil)
        #expect(try LoadingLine(page(Slides(.mpaas, upper: upper + #", "autoStyle": false"#))) == nil)
        #expect(try LoadingLine(page(Slides(.mpaas))) == nil)
    }
}
