import Dialects
import Model
import Testing

@testable import Scene

/// In small steps nothing may move, fade or change its size by more than a little, and only what cannot be seen may come or go.
@Suite("Nothing jumps")
struct SmoothnessTests {
    private static let steps = 40

    /// What a person can see move: an x, y, width and height, an opacity and a size.
    private struct Thing {
        var frame: Rect
        var opacity: Double
        var size: Double
    }

    private static let pairs: [(String, String, String)] = [
        ("two plain bars", "", ""),
        ("a large title below", #""item": { "title": { "kind": "text", "text": "Inbox" }, "largeTitle": "always" }"#, ""),
        ("a large title above", "", #""item": { "title": { "kind": "text", "text": "Letter" }, "largeTitle": "always" }"#),
        (
            "two large titles", #""item": { "title": { "kind": "text", "text": "Inbox" }, "largeTitle": "always" }"#,
            #""item": { "title": { "kind": "text", "text": "Letter" }, "largeTitle": "always" }"#
        ),
        ("a prompt below", #""item": { "title": { "kind": "text", "text": "Inbox" }, "prompt": "Choose" }"#, ""),
        ("a prompt above", "", #""item": { "title": { "kind": "text", "text": "Letter" }, "prompt": "Choose" }"#),
        ("a hidden bar below", #""style": { "hidden": true }"#, ""),
        ("a hidden bar above", "", #""style": { "hidden": true }"#),
        (
            "items on both", #""item": { "title": { "kind": "text", "text": "Inbox" }, "right": [ { "text": "Edit" } ] }"#,
            #""item": { "title": { "kind": "text", "text": "Letter" }, "left": [ { "system": "add" } ] }"#
        ),
        ("two colours", ##""style": { "background": "#FF0000" }"##, ##""style": { "background": "#0000FF" }"##),
        ("a search bar above", "", #""searchBar": true"#),
        ("two lines above", "", #""item": { "title": { "kind": "double", "text": "Up", "detail": "down" } }"#),
    ]

    @Test("From any bar to any other", arguments: DialectName.allCases, pairs)
    func pages(dialect: DialectName, pair: (String, String, String)) throws {
        let slides = try Slides(dialect, lower: pair.1, upper: pair.2)
        for plan in [slides.push, slides.pop] {
            check(slides.builder, plan, upper: "upper", "\(dialect), \(pair.0), \(plan.kind)")
        }
    }

    @Test("Between pages that both have a back button")
    func chevrons() throws {
        let project = try Project.of([["root", "lower", "upper"]], screens: "root lower upper", "\"device\": \"iPhone 8\"")
        for plan in [try Navigator(project).plan(.push), try Navigator(project).plan(.pop)] {
            check(SceneBuilder(Phone(project)), plan, upper: "upper", "\(plan.kind)")
        }
    }

    @Test("While a tab bar comes and goes, and for right-to-left readers", arguments: Samples.names)
    func samples(name: String) throws {
        var project = try Samples.project(name)
        for isMirrored in [false, true] {
            var settings = project.settings ?? PhoneSettings()
            settings.rightToLeft = isMirrored
            project.settings = settings
            for tab in project.tabs where tab.stack.count > 1 {
                let upper = tab.stack[1]
                let plan = try Navigator(project).plan(.push, from: tab.stack[0], to: upper)
                check(SceneBuilder(Phone(project)), plan, upper: upper, "\(name) \(upper)")
            }
        }
    }

    private func check(_ builder: SceneBuilder, _ plan: TransitionPlan, upper: ScreenID, _ what: String) {
        var jumps: [String] = []
        var before = Self.things(builder.frame(of: plan, progress: 0))
        for step in 1...Self.steps {
            let frame = builder.frame(of: plan, progress: Double(step) / Double(Self.steps))
            let now = Self.things(frame)
            for name in Set(before.keys).union(now.keys) {
                switch (before[name], now[name]) {
                case (let old?, let new?):
                    if !Self.isStep(old, new, frame.width) { jumps.append("\(name) jumps at \(step): \(old) to \(new)") }
                case (let one?, nil), (nil, let one?):
                    let isEnd = step == 1 || step == Self.steps
                    if !Self.isUnseen(one, name, frame, upper, atEnd: isEnd) {
                        jumps.append("\(name) comes or goes at \(step): \(one)")
                    }
                default: break
                }
            }
            before = now
        }
        #expect(jumps.isEmpty, "\(what)")
    }

    private static func things(_ frame: Frame) -> [String: Thing] {
        var things: [String: Thing] = [:]
        for page in frame.pages { things["page \(page.screen)"] = Thing(frame: page.frame, opacity: page.dim, size: 0) }
        for element in frame.elements where element.role != .tab {
            // One chevron serves both pages.
            let owner = element.role == .backChevron ? "both" : element.owner
            let name = "\(element.role) \(owner) \(element.index)"
            guard element.opacity >= things[name]?.opacity ?? 0 else { continue }
            things[name] = Thing(frame: element.frame, opacity: element.opacity, size: element.font?.size ?? 0)
        }
        return things
    }

    private static func isStep(_ old: Thing, _ new: Thing, _ width: Double) -> Bool {
        let places = [
            new.frame.x - old.frame.x, new.frame.y - old.frame.y, new.frame.width - old.frame.width,
            new.frame.height - old.frame.height,
        ]
        let bound = 2.5 * width / Double(steps)
        return places.allSatisfy { abs($0) <= bound } && abs(new.opacity - old.opacity) <= 0.2 && abs(new.size - old.size) <= 2
    }

    /// Faint, outside the screen, or under the other page at the ends of the way.
    private static func isUnseen(_ thing: Thing, _ name: String, _ frame: Frame, _ upper: ScreenID, atEnd: Bool) -> Bool {
        if name.hasPrefix("page") { return atEnd }
        let isOutside = thing.frame.right <= 10 || thing.frame.x >= frame.width - 10 || thing.frame.bottom <= 10
        let isCovered = atEnd && !name.contains(" \(upper) ")
        return thing.opacity <= 0.1 || isOutside || isCovered
    }
}
