import Dialects
import Model
import Testing

@testable import Scene

@Suite("Event stories")
struct EventStoryTests {
    private func project(_ screen: String = "") throws -> Project {
        try Project(
            """
            "tabs": [ { "title": "One", "stack": ["a", "b"] } ],
            "screens": [ { "id": "a", "item": { "title": { "kind": "text", "text": "A" } } }, { "id": "b"\(screen) } ]
            """)
    }

    private func words(_ events: [Event]) -> [String] { events.map { "\($0.name) \($0.screen)" } }

    @Test("A start tells of everything")
    func start() throws {
        let project = try project()
        let told = EventStory(project).events(from: nil, to: .start(project))
        #expect(words(told) == ["viewDidLoad a", "viewWillAppear a", "viewDidAppear a"])
        #expect(told.allSatisfy { $0.detail == nil })
    }

    @Test("A push begins and ends in UIKit's order, and its cause is told")
    func push() throws {
        let project = try project()
        let plan = try Navigator(project).push("b", in: .start(project))
        let story = EventStory(project)
        let begin = story.events(from: plan.before, to: plan.begun)
        #expect(words(begin) == ["viewDidLoad b", "viewWillDisappear a", "viewWillAppear b"])
        #expect(begin.allSatisfy { $0.detail == "push" })
        #expect(words(story.events(from: plan.begun, to: plan.after)) == ["viewDidDisappear a", "viewDidAppear b"])
        let quiet = try Navigator(project).push("b", in: .start(project), isAnimated: false)
        #expect(story.events(from: quiet.begun, to: quiet.after).allSatisfy { $0.detail == "push, at once" })
    }

    @Test("What a page changes when it is told of something comes right after")
    func changes() throws {
        let project = try project(
            """
            , "live": [
              { "when": "appear", "item": { "title": { "kind": "text", "text": "Now" } } },
              { "when": "tap", "item": { "right": [ { "system": "add" }, { "text": "Go" } ], "left": [] } } ]
            """)
        let plan = try Navigator(project).push("b", in: .start(project))
        let begin = EventStory(project).events(from: plan.before, to: plan.begun)
        #expect(words(begin.suffix(2)) == ["viewWillAppear b", "titleChanged b"])
        #expect(begin.last?.detail == "Now")
        var tapped = plan.after
        tapped.noteTap()
        let changes = EventStory(project).events(from: plan.after, to: tapped)
        #expect(changes.map(\.detail) == ["left", "right: add, Go"])
        #expect(changes.allSatisfy { $0.name == "itemsChanged" })
    }

    @Test("A title that comes with scrolling is told of, and the way back too")
    func scrolling() throws {
        let project = try project(
            #", "item": { "title": { "kind": "text", "text": "B" } }, "scroll": [ { "at": 40, "item": { "title": { "kind": "text", "text": "Far" } } } ]"#
        )
        let top = try NavigationState.showing("b", in: project)
        var below = top
        below.scroll["b"] = 50
        let story = EventStory(project)
        #expect(story.events(from: top, to: below) == [Event("titleChanged", screen: "b", detail: "Far")])
        #expect(story.events(from: below, to: top) == [Event("titleChanged", screen: "b", detail: "B")])
        var less = top
        less.scroll["b"] = 39
        #expect(story.events(from: top, to: less).isEmpty)
    }
}
