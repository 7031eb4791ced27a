import CGtk
import Dialects
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// How elements move in the last transition, and the labels of their frames.
@Suite(.serialized) struct CurvesTests {
    init() { startGtk() }

    private struct Bench {
        let store: Store
        let playback: Playback
        let window: Widget

        init() {
            var project = makeProject()
            for index in project.screens.indices {
                project.screens[index].item.title = .value(Title(text: project.screens[index].id.uppercased()))
            }
            let (store, playback) = makeStore(project)
            (self.store, self.playback) = (store, playback)
            let pane = LatePane(store, isShown: { $0.view.lower.shows(.curves) }) { CurvesPane(store, playback) }
            store.attach(pane)
            window = showInWindow(pane.widget)
            store.look { $0.lower.show(.curves) }
        }

        func widget(_ name: String, _ type: String) -> Widget? {
            Pane.descendants(of: window).first { Pane.name(of: $0) == name && Pane.type(of: $0) == type }
        }

        var plots: Widget? { widget("Curves of elements", "GtkDrawingArea") }
        var figures: String {
            plots.map { String(cString: atk_object_get_description(gtk_widget_get_accessible($0))) } ?? ""
        }
    }

    private func title(_ owner: ScreenID) -> ElementName { ElementName(role: .title, owner: owner, index: 0) }

    @Test func figuresFollowTheTransition() throws {
        let bench = Bench()
        defer { gtk_widget_destroy(bench.window) }
        #expect(bench.figures == "Nothing has moved yet.")
        bench.playback.pop()
        bench.playback.scrub(to: 0.5)
        #expect(waitUntil { bench.figures.hasPrefix("50 %") })
        let frame = bench.store.frame()
        let element = try #require(frame.elements.first { ElementName($0) == title("c") })
        bench.store.look { $0.pickedElement = title("c") }
        #expect(bench.figures.contains("x \(CurveLine.text(element.frame.x))  y \(CurveLine.text(element.frame.y))"))
        bench.store.look { $0.pickedElement = title("b") }
        let other = try #require(frame.elements.first { ElementName($0) == title("b") })
        #expect(bench.figures.contains("opacity \(CurveLine.text(other.opacity))  \(other.color.shortHex)"))
        let plots = try #require(bench.plots)
        press(GDK_KEY_Right, on: plots)
        #expect(bench.store.state.progress == FrameGrid(fps: 60).progress(of: 6))
        press(GDK_KEY_End, on: plots)
        #expect(bench.figures.hasPrefix("100 %"))
        press(GDK_KEY_Home, on: plots)
        #expect(bench.figures.hasPrefix("0 %  –"), "the title that comes back is not there yet")
    }

    @Test func anElementIsChosenFromThePaneAndPinned() throws {
        let bench = Bench()
        defer { gtk_widget_destroy(bench.window) }
        bench.playback.pop()
        bench.playback.scrub(to: 0.5)
        #expect(waitUntil { bench.figures.hasPrefix("50 %") })
        let elements = try #require(bench.widget("Element", "GtkButton"))
        let menu = try openList(of: elements)
        let titles = children(of: menu).compactMap { string(gtk_menu_item_get_label(as_menu_item($0))) }
        let at = try #require(titles.firstIndex(of: "Title · B"))
        gtk_menu_shell_activate_item(as_menu_shell(menu), children(of: menu)[at], 1)
        #expect(bench.store.state.view.pickedElement == title("b"))
        bench.store.look { $0.togglePin() }
        #expect(bench.store.state.view.pinnedElements == [title("b")])
        bench.store.look { $0.pickedElement = title("c") }
        let unpin = try #require(bench.widget("Unpin: Title · B", "GtkButton"))
        #expect(bench.widget("Unpin: Title · C", "GtkButton") != nil)
        gtk_button_clicked(as_button(unpin))
        #expect(bench.store.state.view.pinnedElements.isEmpty)
        #expect(bench.widget("Unpin: Title · C", "GtkButton") == nil, "one element needs no list")
    }

    @Test func theSecondPhoneIsToldToo() {
        let bench = Bench()
        defer { gtk_widget_destroy(bench.window) }
        bench.store.compare(true)
        bench.store.choose { $0 = ComparedPhone.Choices(profile: .ios26) }
        bench.playback.pop()
        bench.playback.scrub(to: 0.5)
        bench.store.look { $0.pickedElement = title("c") }
        #expect(waitUntil { bench.figures.contains("Second phone: x ") })
        bench.playback.cancel()
        bench.playback.scrub(to: 0.25)
        #expect(waitUntil { bench.figures.hasPrefix("25 %") && bench.figures.contains("Second phone: x ") })
        bench.store.compare(false)
        #expect(waitUntil { !bench.figures.contains("Second phone") })
    }

    @Test func theTableHasALineForEachSample() throws {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        let plan = try #require(store.state.lastTransition)
        let samples = MotionSamples(plan, by: SceneBuilder(store.phone), count: 5)
        let name = try #require(samples.names.first { $0.role == .tab })
        let line = CurveLine(name: name, hue: 0, isSecond: false, samples: samples)
        let second = CurveLine(name: name, hue: 0, isSecond: true, samples: samples)
        let rows = [line, second].table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.count == 6 && rows.allSatisfy { $0.count == 9 })
        #expect(rows[0].prefix(2) == ["%", "tab \(name.owner) x"] && rows[0][5] == "tab \(name.owner) 2 x")
        #expect(rows.dropFirst().map { $0[0] } == ["0", "25", "50", "75", "100"])
        #expect([line].range(of: .opacity) == 0...1)
        #expect([CurveLine]().range(of: .x) == nil && [CurveLine]().table.isEmpty)
    }

    @Test func labelsStandWhereThereIsRoom() {
        func element(_ x: Double, _ y: Double, _ opacity: Double = 1) -> Element {
            Element(.title, owner: "a", frame: Rect(x, y, 40, 20), opacity: opacity, color: .black)
        }
        let measure = { (text: String) in (width: Double(text.count) * 4, height: 10.0) }
        let whole = ElementLabels.whole(element(100, 50, 0.333))
        #expect(whole == "Title  100 50  40 × 20  33 %")
        let one = ElementLabels([element(100, 50, 0.333)], width: 390, height: 800, measure: measure)
        #expect(one.labels == [.init(text: whole, place: Rect(100, 40, Double(whole.count) * 4, 10))])
        let top = ElementLabels([element(380, 0)], width: 390, height: 800, measure: measure)
        #expect(top.labels.first?.place.y == 20 && top.labels.first?.place.right == 390, "below, and not off the screen")
        let narrow = ElementLabels([element(0, 50)], width: 30, height: 800, measure: measure)
        #expect(narrow.labels.map(\.text) == ["Title"])
        let crowd = ElementLabels(Array(repeating: element(100, 50), count: 5), width: 390, height: 800, measure: measure)
        #expect(crowd.labels.map(\.place.y) == [40, 70, 30, 80], "two above and two below; there is no place for the fifth")
        var item = element(0, 50)
        item.role = .rightItem
        let titleFirst = ElementLabels([item, element(100, 50)], width: 390, height: 800, measure: measure)
        #expect(titleFirst.labels.map { $0.text.prefix(5) } == ["Title", "Right"])
    }
}
