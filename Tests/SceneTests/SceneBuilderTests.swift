import Dialects
import Model
import Testing

@testable import Scene

@Suite("Frames")
struct SceneBuilderTests {
    private static let everyDialect = DialectName.allCases

    @Test("Progress 0 and 1 are the states at rest, drawing included", arguments: everyDialect)
    func ends(dialect: DialectName) throws {
        let slides = try Slides(
            dialect, lower: "\"style\": { \"background\": \"#00FF00\" }", upper: "\"style\": { \"background\": \"#FF0000\" }")
        for plan in [slides.push, slides.pop] {
            let start = slides.builder.frame(of: plan, progress: 0), end = slides.builder.frame(of: plan, progress: 1)
            #expect(start.still == slides.builder.frame(of: plan.before))
            #expect(end.still == slides.builder.frame(of: plan.after))
            #expect(start.transition?.progress == 0 && end.transition?.progress == 1)
            #expect(start.transition?.from == plan.from && end.transition?.to == plan.to)
            #expect(slides.builder.frame(of: plan, progress: 7) == end, "progress ends at 1")
        }
    }

    @Test("A step that is not animated shows its end from the start on")
    func notAnimated() throws {
        let slides = try Slides()
        let plan = try Navigator(slides.builder.phone.project).plan(.push, isAnimated: false)
        #expect(slides.builder.frame(of: plan, progress: 0.01).still == slides.builder.frame(of: plan.after))
        #expect(slides.builder.frame(of: plan, progress: 0).still == slides.builder.frame(of: plan.before))
    }

    @Test("A cancelled swipe leaves every field as it was", arguments: everyDialect)
    func cancelled(dialect: DialectName) throws {
        let slides = try Slides(
            dialect, upper: "\"style\": { \"background\": \"#FF0000\" }, \"live\": [ { \"hairline\": \"#00FF00\" } ]")
        let swipe = try Navigator(slides.builder.phone.project).plan(.swipe)
        #expect(slides.builder.frame(of: swipe.cancelled) == slides.builder.frame(of: swipe.before))
    }

    @Test("A setStack back to a screen below slides as a pop, to any other one as a push")
    func setStack() throws {
        let project = try Project.of([["a", "b"]], screens: "a b c", "\"device\": \"iPhone 8\"")
        let builder = SceneBuilder(Phone(project)), navigator = Navigator(project)
        let state = try NavigationState.showing("b", in: project)
        func pages(_ screens: [ScreenID]) throws -> [ScreenID] {
            builder.frame(of: try navigator.setStack(screens, in: state), progress: 0.5).pages.map(\.screen)
        }
        #expect(try pages(["a"]) == ["a", "b"])
        #expect(try pages(["a", "b", "c"]) == ["b", "c"])
        #expect(try pages(["c"]) == ["b", "c"])
    }

    @Test("A hidden bar has no elements, and its page begins at the top", arguments: [DialectName.uikit, .hbd])
    func hiddenBar(dialect: DialectName) throws {
        let slides = try Slides(dialect, upper: "\"style\": { \"hidden\": true }")
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.bar("upper")?.isHidden == true)
        #expect(frame.bar("upper")?.layers.isEmpty == true)
        #expect(frame.bar("upper")?.contentOriginY == 0)
        #expect(frame.elements.isEmpty)
        let middle = slides.frame(popped: 0.5)
        #expect(middle.bar("lower")?.isHidden == false && middle.bar("upper")?.isHidden == true)
        #expect(middle.bar("lower")?.frame.x == middle.page("lower")?.frame.x)
    }

    @Test(
        "Beside a page without a bar the other's bar slides with all that stands in it; a bar that is only clear stays",
        arguments: [(DialectName.uikit, true), (.hbd, false)])
    func barBesideNone(dialect: DialectName, slides isSliding: Bool) throws {
        let below = try Slides(dialect, upper: #""style": { "hidden": true }"#)
        let above = try Slides(dialect, lower: #""style": { "hidden": true }"#)
        for (slides, owner, isUpper) in [(below, "lower", false), (above, "upper", true)] {
            let rest = slides.builder.frame(of: isUpper ? slides.push.after : slides.pop.after).element(.title, owner)
            let frame = slides.frame(popped: 0.4), moved = frame.element(.title, owner)
            let x = try #require(frame.page(owner)).frame.x
            #expect((moved?.opacity == 1) == isSliding)
            #expect(near(moved?.frame.x, (rest?.frame.x ?? 0) + x, 0.01) == isSliding)
        }
    }

    @Test("What slides with the lower page goes under the upper one")
    func carriedBelow() throws {
        let slides = try Slides(.uikit, upper: #""style": { "hidden": true }"#)
        let commands = slides.frame(popped: 0.1).commands
        let title = try #require(commands.firstIndex { Self.writes("Inbox", $0) })
        let upper = try #require(
            commands.firstIndex { if case .group(let group) = $0 { group.cacheName == "page:upper" } else { false } })
        #expect(title < upper)
        #expect(commands[title...].count { Self.writes("Inbox", $0) } == 1)
    }

    private static func writes(_ text: String, _ command: DrawCommand) -> Bool {
        if case .text(let run) = command { run.text == text } else { false }
    }

    @Test("Content that is pulled down takes the large title and the bar's bottom along, a small title stays")
    func pulledDown() throws {
        func frame(_ mode: String, _ scroll: Double) throws -> Frame {
            let slides = try Slides(
                lower: #""item": { "title": { "kind": "text", "text": "Inbox" }, "largeTitle": "\#(mode)" }"#)
            var state = slides.pop.after
            state.scroll["lower"] = scroll
            return slides.builder.frame(of: state)
        }
        let rest = try frame("always", 0), pulled = try frame("always", -30)
        #expect(
            near(pulled.element(.largeTitle, "lower")?.frame.y, (rest.element(.largeTitle, "lower")?.frame.y ?? 0) + 30, 0.01))
        #expect(near(pulled.bar("lower")?.frame.height, (rest.bar("lower")?.frame.height ?? 0) + 30, 0.01))
        #expect(pulled.element(.largeTitle, "lower")?.opacity == 1)
        let small = try frame("never", 0), smallPulled = try frame("never", -30)
        #expect(small.element(.title, "lower")?.frame == smallPulled.element(.title, "lower")?.frame)
        #expect(small.bar("lower")?.frame == smallPulled.bar("lower")?.frame)
    }

    @Test("With reduced motion pages fade in place")
    func reducedMotion() throws {
        let slides = try Slides(more: #""settings": { "reducedMotion": true }"#)
        let frame = slides.builder.frame(of: slides.push, progress: 0.25)
        #expect(frame.pages.allSatisfy { $0.frame.x == 0 && $0.dim == 0 })
        #expect(near(frame.element(.title, "upper")?.opacity, 0.25, 1e-9))
        #expect(near(frame.element(.title, "lower")?.opacity, 0.75, 1e-9))
        #expect(
            frame.element(.title, "upper")?.frame == slides.builder.frame(of: slides.push.after).element(.title, "upper")?.frame)
        let opacities = frame.commands.compactMap { command -> Double? in
            if case .group(let group) = command { group.opacity } else { nil }
        }
        #expect(opacities == [1, 0.25])
    }

    @Test("The tab bar stands under roots and pushed pages, unless a page hides it", arguments: [true, false])
    func tabBar(hides: Bool) throws {
        var project = try Project.of([["a", "b"], ["d"]], screens: "a b d", "\"device\": \"iPhone 14\"")
        project.screens[1].hidesTabBar = hides
        let builder = SceneBuilder(Phone(project))
        let root = builder.frame(of: .start(project))
        let tabs = root.elements.filter { $0.role == .tab }
        #expect(tabs.map(\.frame) == [Rect(0, 761, 195, 49), Rect(195, 761, 195, 49)])
        #expect(tabs.map(\.owner) == ["a", "d"])
        let pushed = builder.frame(of: try .showing("b", in: project))
        #expect(pushed.elements.contains { $0.role == .tab } == !hides)
        let push = builder.frame(of: try Navigator(project).plan(.push), progress: 0.5)
        let x = push.elements.first { $0.role == .tab }?.frame.x
        #expect(near(x, hides ? -0.3 * 390 * 0.5 : 0, 1e-9), "it goes with its page, or stays")
        project.tabs.removeLast()
        #expect(!SceneBuilder(Phone(project)).frame(of: .start(project)).elements.contains { $0.role == .tab })
    }

    @Test("In one stack above the tabs, pushed pages cover the tab bar")
    func tabsInStack() throws {
        let project = try Project.of([["a"], ["d"]], screens: "a b d", "\"structure\": \"tabsInStack\", \"pushed\": [\"b\"]")
        let builder = SceneBuilder(Phone(project))
        #expect(builder.frame(of: .start(project)).elements.contains { $0.role == .tab })
        #expect(!builder.frame(of: try .showing("b", in: project)).elements.contains { $0.role == .tab })
    }

    @Test("On tablets the bar is 50 points high under the status bar")
    func tablet() throws {
        let device = try #require(Device.all.first { $0.isTablet })
        let slides = try Slides(more: "\"device\": \"\(device.name)\"")
        let frame = slides.builder.frame(of: slides.pop.before)
        #expect(frame.width == device.width)
        #expect(frame.bar("upper")?.frame == Rect(0, device.barY, device.width, 50))
        let landscape = SceneBuilder(Phone(slides.builder.phone.project, orientation: .landscape)).frame(of: slides.pop.before)
        #expect(landscape.width == device.height && landscape.bar("upper")?.frame.height == 50)
    }

    @Test("Content that scrolls begins below the bar, and runs under it where the bar lets it")
    func content() throws {
        let under = try Slides(upper: "\"style\": { \"translucent\": true, \"background\": \"#FF000080\" }")
        let frame = under.builder.frame(of: under.pop.before)
        #expect(frame.bar("upper")?.contentUnderBar == true)
        #expect(frame.bar("upper")?.contentOriginY == 0 && frame.bar("upper")?.safeAreaTop == 64)
        let below = try Slides(upper: "\"style\": { \"translucent\": false, \"background\": \"#FF0000\" }")
        #expect(below.builder.frame(of: below.pop.before).bar("upper")?.contentOriginY == 64)
    }

    @Test("Without elements a frame keeps what lies behind")
    func withoutElements() throws {
        let slides = try Slides()
        var builder = slides.builder
        let whole = builder.frame(of: slides.pop.before)
        builder.drawsElements = false
        let bare = builder.frame(of: slides.pop.before)
        #expect(bare.elements == whole.elements)
        #expect(bare.commands.first == whole.commands.first)
        #expect(bare.commands.count < whole.commands.count)
    }

    @Test("The home indicator and the status bar are drawn last, by the device")
    func system() throws {
        let old = try Slides(), new = try Slides(more: #""device": "iPhone 14""#)
        func names(_ frame: Frame) -> [String] {
            frame.commands.compactMap { if case .glyph(let name, _, _) = $0 { name } else { nil } }
        }
        #expect(names(old.builder.frame(of: old.pop.before)).suffix(3) == ["status.signal", "status.wifi", "status.battery"])
        let frame = new.builder.frame(of: new.pop.before)
        #expect(frame.commands.last == .rounded(Rect(128, 831, 134, 5), radius: 2.5, .black))
    }
}
