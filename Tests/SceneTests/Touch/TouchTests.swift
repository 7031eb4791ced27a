import Dialects
import Model
import Testing

@testable import Scene

@Suite("Touches")
struct TouchTests {
    private func frame(_ dialect: String, _ screen: String, _ more: String = "") throws -> (SceneBuilder, NavigationState) {
        let project = try Project(
            """
            "dialect": "\(dialect)", "device": "iPhone 15",
            "tabs": [ { "title": "One", "stack": ["root", "page"] }, { "title": "Two", "stack": ["other"] } ],
            "screens": [ { "id": "root", "item": { "title": { "kind": "text", "text": "Root" } } },
                         { "id": "page", \(screen) }, { "id": "other" } ]\(more)
            """)
        return (SceneBuilder(Phone(project)), try .showing("page", in: project))
    }

    @Test("A finger reaches the topmost thing that takes touches")
    func target() throws {
        let (builder, state) = try frame(
            "uikit", #""item": { "title": { "kind": "text", "text": "Page" }, "right": [ { "system": "add" } ] }"#)
        let frame = builder.frame(of: state)
        func role(_ x: Double, _ y: Double) -> Element.Role? {
            if case .element(let element) = frame.target(at: Point(x, y)) { element.role } else { nil }
        }
        #expect(role(20, 75) == .backChevron || role(20, 75) == .backLabel)
        #expect(role(365, 75) == .rightItem)
        #expect(role(100, 800) == .tab)
        #expect(frame.target(at: Point(196, 75)) == .bar)
        #expect(frame.target(at: Point(196, 400)) == .content(screen: "page"))
        #expect(frame.target(at: Point(-20, 400)) == .nothing)
    }

    @Test("Touches go through a bar that is hidden", arguments: ["hbd", "uikit"])
    func hiddenBar(dialect: String) throws {
        let (builder, state) = try frame(dialect, #""style": { "hidden": true }"#)
        #expect(builder.frame(of: state).target(at: Point(196, 75)) == .content(screen: "page"))
    }

    @Test("A disabled item takes no touch")
    func disabled() throws {
        let (builder, state) = try frame("uikit", #""item": { "right": [ { "system": "add", "enabled": false } ] }"#)
        #expect(builder.frame(of: state).target(at: Point(365, 75)) == .bar)
    }

    @Test(
        "Back by button and by swipe",
        arguments: [
            ("", Tap.Effect.back, Tap.Effect.back, [], []),
            (#""swipeBack": false"#, .back, .refuse, [], []),
            (#""backInteractive": false"#, .refuse, .refuse, ["backIntercepted"], ["backIntercepted"]),
            (
                #""item": { "back": { "intercept": "Sure?" } }"#, .ask("Sure?"), .ask("Sure?"), ["backIntercepted"],
                ["backIntercepted"]
            ),
        ] as [(String, Tap.Effect, Tap.Effect, [String], [String])])
    func back(screen: String, button: Tap.Effect, swipe: Tap.Effect, told: [String], toldOfSwipe: [String]) throws {
        let (builder, state) = try frame("hbd", screen.isEmpty ? #""content": "list""# : screen)
        let byButton = builder.back(.button, in: state), bySwipe = builder.back(.swipe, in: state)
        #expect(byButton.effect == button && bySwipe.effect == swipe)
        #expect(byButton.events.map(\.name) == told && bySwipe.events.map(\.name) == toldOfSwipe)
    }

    @Test(
        "The swipe begins at the side where reading begins",
        arguments: [
            (#""content": "list""#, [(-3.0, true), (0, true), (20, true), (21, false), (390, false)], 0.25),
            ("RTL", [(396.0, true), (373, true), (372, false), (3, false)], -0.25),
            ("LANDSCAPE", [(0.0, true), (59, true), (79, true), (80, false), (850, false)], 98.25 / 852),
        ] as [(String, [(Double, Bool)], Double)])
    func zone(kind: String, points: [(Double, Bool)], progress: Double) throws {
        let settings = ["RTL": #"{ "rightToLeft": true }"#, "LANDSCAPE": #"{ "orientation": "landscape" }"#][kind]
        let (builder, _) = try frame("uikit", #""content": "list""#, settings.map { ", \"settings\": \($0)" } ?? "")
        let zone = SwipeZone(builder.phone)
        for (x, isInside) in points { #expect(zone.contains(x) == isInside, "at \(x)") }
        #expect(abs(zone.progress(from: 10, to: 108.25) - progress) < 1e-9)
    }

    @Test("An element is pressed by the name that it tells")
    func press() throws {
        let (builder, state) = try frame(
            "uikit",
            #""item": { "title": { "kind": "button", "text": "Page" }, "right": [ { "system": "add" }, { "text": "Go" } ] }"#)
        let elements = builder.frame(of: state).elements.filter { $0.tapFrame != nil && $0.role != .tab }
        #expect(elements.count == 5)
        for element in elements {
            let pressed = SceneBuilder(builder.phone, press: element.pressName).frame(of: state).elements.filter {
                $0.state == .pressed
            }
            #expect(pressed.contains { $0.role == element.role && $0.index == element.index }, "\(element.pressName)")
        }
    }
}
