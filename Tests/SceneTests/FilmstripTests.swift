import Dialects
import Model
import Testing

@testable import Scene

@Suite("Filmstrip")
struct FilmstripTests {
    @Test("Even progress")
    func byProgress() {
        #expect(Filmstrip(count: 5, spacing: .progress).progresses == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test("Even time")
    func byTime() {
        let times = Filmstrip(count: 5, spacing: .time).progresses.map(Timeline.seconds)
        for (index, seconds) in times.enumerated() {
            #expect(near(seconds, Double(index) * Timeline.duration / 4, 1e-5))
        }
    }

    @Test("3 to 24 frames", arguments: [(-1, 3), (0, 3), (3, 3), (24, 24), (25, 24)])
    func counts(asked: Int, count: Int) {
        for spacing in Filmstrip.Spacing.allCases {
            let progresses = Filmstrip(count: asked, spacing: spacing).progresses
            #expect(progresses.count == count)
            #expect(progresses.first == 0 && progresses.last == 1)
        }
    }

    @Test("The nearest frame", arguments: [(0.0, 0), (0.12, 0), (0.13, 1), (0.6, 2), (0.99, 4), (1, 4)])
    func nearest(progress: Double, index: Int) {
        #expect(Filmstrip(count: 5, spacing: .progress).nearest(to: progress) == index)
    }

    @Test("Time and progress in words")
    func labels() {
        #expect(Filmstrip.label(0) == "0 ms  0.0 %")
        #expect(Filmstrip.label(1) == "506 ms  100.0 %")
        #expect(Filmstrip.label(0.375) == "71 ms  37.5 %")
    }

    @Test("On one picture, eight a row, those of a second phone below")
    func sheet() throws {
        let play = try Play(.uikit, "'tabs': [{'title': 'T', 'stack': ['a']}], 'screens': [{'id': 'a'}, {'id': 'b'}]")
        let frames = try Filmstrip(count: 9, spacing: .progress).progresses.map { try play.pushing("b", $0) }
        let labels = frames.indices.map(String.init)
        func groups(_ commands: [DrawCommand]) -> [DrawGroup] {
            commands.compactMap { if case .group(let group) = $0 { group } else { nil } }
        }
        let one = FilmstripSheet([frames], labels: labels, extent: 200)
        #expect(one.width == 16 + 8 * (frames[0].width + 16))
        #expect(one.height == 16 + 2 * (200 + 28 + 16))
        let cells = groups(one.rows[0])
        #expect(cells.map(\.origin.y) == Array(repeating: 16, count: 8) + [260])
        #expect(cells[8].origin.x == 16 && cells[8].clip == Rect(0, 0, frames[0].width, 200))
        let two = FilmstripSheet([frames, frames], labels: labels, extent: 200)
        #expect(two.height == 16 + 2 * (2 * (200 + 16) + 28))
        #expect(groups(two.rows[1]).map(\.origin.y) == Array(repeating: 232, count: 8) + [692])
        let words = two.rows[0].compactMap { command -> TextRun? in if case .text(let run) = command { run } else { nil } }
        #expect(words.map(\.text) == labels && words[0].frame.y == 432 && words[8].frame.y == 892)
        #expect(FilmstripSheet([], labels: [], extent: 10).rows[0].count == 1)
    }

    @Test("The bars of both ends and a little of the pages")
    func extent() throws {
        let play = try Play(
            .uikit, "'tabs': [{'title': 'T', 'stack': ['a']}], 'screens': [{'id': 'a'}, {'id': 'b', 'style': {'hidden': true}}]")
        let frame = try play.pushing("b", 0)
        let bottom = try #require(frame.bars.last?.frame.bottom)
        #expect(FilmstripSheet.barExtent([frame, try play.pushing("b", 1)]) == (bottom + 96).rounded(.up))
    }
}
