import Dialects
import Model
import Testing

@testable import Scene

@Suite("Curves of elements")
struct MotionSamplesTests {
    private func samples(count: Int = 61) throws -> (samples: MotionSamples, builder: SceneBuilder, plan: TransitionPlan) {
        let play = try Play(
            .uikit,
            """
            'tabs': [{'title': 'T', 'stack': ['a']}], 'screens': [{'id': 'a', 'item': {'title': {'kind': 'text', 'text': 'A'}}}, \
            {'id': 'b', 'item': {'title': {'kind': 'text', 'text': 'B'}}}]
            """)
        let plan = try Navigator(play.run.project).push("b", in: play.run.state)
        return (MotionSamples(plan, by: play.run.builder, count: count), play.run.builder, plan)
    }

    private let title = ElementName(role: .title, owner: "b", index: 0)

    @Test("Each sample is what the frame shows")
    func values() throws {
        let (samples, builder, plan) = try samples(count: 11)
        #expect(samples.progresses.count == 11 && samples.progresses.first == 0 && samples.progresses.last == 1)
        for (index, progress) in samples.progresses.enumerated() {
            let element = builder.frame(of: plan, progress: progress).elements.first { ElementName($0) == title }
            #expect(samples.curve(.x, of: title)[index] == element?.frame.x)
            #expect(samples.curve(.y, of: title)[index] == element?.frame.y)
            #expect(samples.curve(.width, of: title)[index] == element?.frame.width)
            #expect(samples.curve(.opacity, of: title)[index] == element?.opacity)
            #expect(samples.colors(of: title)[index] == element.map { $0.color.faded($0.opacity) })
        }
    }

    @Test("The title that comes is missing at the start, and moves straight to the middle")
    func comingTitle() throws {
        let (samples, _, _) = try samples()
        #expect(samples.names.contains(title))
        #expect(samples.curve(.x, of: title)[0] == nil)
        let half = try #require(samples.value(.x, of: title, at: 0.5)), end = try #require(samples.value(.x, of: title, at: 1))
        #expect(near(half, (390 + end) / 2, 1e-9), "its left edge begins at the right edge of the screen")
        #expect(samples.value(.x, of: title, at: 0.001) == nil)
        #expect(samples.value(.opacity, of: title, at: 1) == 1)
        let quarter = try #require(samples.value(.x, of: title, at: 0.25)), near025 = 390 + (end - 390) * 0.25
        #expect(near(quarter, near025, 1e-9))
    }

    @Test("Nothing is known of an element that is not there")
    func unknown() throws {
        let (samples, _, _) = try samples(count: 2)
        let none = ElementName(role: .prompt, owner: "b", index: 0)
        #expect(samples.curve(.x, of: none).isEmpty)
        #expect(samples.value(.x, of: none, at: 0.5) == nil && samples.color(of: none, at: 0.5) == nil)
    }
}
