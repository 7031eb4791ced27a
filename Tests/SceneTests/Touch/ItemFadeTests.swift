import Dialects
import Model
import Testing

@testable import Scene

@Suite("Fading items")
struct ItemFadeTests {
    private func project(_ entry: String, _ dialect: String = "uikit") throws -> Project {
        try Project(
            """
            "dialect": "\(dialect)", "tabs": [ { "title": "One", "stack": ["a", "b"] } ],
            "screens": [ { "id": "a" }, { "id": "b",
              "item": { "title": { "kind": "text", "text": "B" }, "right": [ { "text": "Old" }, { "text": "Same" } ] },
              "live": [ { \(entry), "item": { "right": [ { "text": "New" }, { "text": "Same" } ] } } ] } ]
            """)
    }

    @Test("Old items go while new ones come; what stays the same stays")
    func tap() throws {
        let project = try project(#""when": "tap", "animated": true"#)
        let old = try NavigationState.showing("b", in: project)
        var new = old
        new.noteTap()
        var builder = SceneBuilder(Phone(project))
        let before = try #require(builder.fadeStart(from: old, to: new))
        func opacities(_ progress: Double) -> [String: Double] {
            builder.fade = ItemFade(before: before, progress: progress)
            let items = builder.frame(of: new).elements.filter { $0.role == .rightItem }
            return Dictionary(items.map { ($0.text ?? "", $0.opacity) }) { $1 }
        }
        #expect(opacities(0.25) == ["Old": 0.75, "New": 0.25, "Same": 1])
        #expect(opacities(1)["Old"] == 0)
        builder.fade = ItemFade(before: before, progress: 0.25)
        let untouchable = builder.frame(of: new).elements.filter { $0.text == "Old" && $0.tapFrame != nil }
        #expect(untouchable.isEmpty, "what goes takes no taps")
    }

    @Test(
        "Only a change that says so fades, and only on a page that is seen",
        arguments: [
            (#""when": "appeared", "animated": true"#, "uikit", true), (#""when": "appeared""#, "uikit", false),
            (#""when": "appear", "animated": true"#, "uikit", false), (#""when": "load", "animated": true"#, "uikit", false),
            (#""when": "appeared", "animated": true"#, "navigationAndStyle", true),
            (#""when": "appeared", "animated": true"#, "mpaas", false),
        ])
    func moments(entry: String, dialect: String, fades: Bool) throws {
        let project = try project(entry, dialect)
        let plan = try Navigator(project).push("b", in: .start(project))
        let before = SceneBuilder(Phone(project)).fadeStart(from: plan.begun, to: plan.after)
        #expect((before != nil) == fades)
        #expect(before == nil || before?.journal == plan.begun.journal)
    }
}
