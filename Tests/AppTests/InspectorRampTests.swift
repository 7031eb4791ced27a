import CGtk
import Model
import Testing

@testable import App
@testable import Gtk

/// Scroll ramps as a curve: what it shows, and what dragging and keys change.
@Suite(.serialized) struct InspectorRampTests {
    private func stop(_ at: Double, _ style: [StyleKey: StyleValue], ramp: Ramp? = nil) -> ScrollStop {
        var stop = ScrollStop()
        (stop.at, stop.style, stop.ramp) = (at, Style(style), ramp)
        return stop
    }

    private func opacity(_ color: Color) -> Double? { Palette([]).resolve(color, .light)?.opacity }

    private var pane: Pane {
        var project = Pane.project
        project.dialect = .hbd
        project.screens[0].scroll = [
            stop(0, [.barAlpha: .number(0)]), stop(64, [.barAlpha: .number(1)], ramp: .linear),
        ]
        let pane = Pane(project)
        pane.open("style", level: .scroll)
        return pane
    }

    @Test func aLinearStopIsReachedByASlopeAnotherAtOnce() {
        let stops = [
            stop(64, [.barAlpha: .number(0.5)], ramp: .linear), stop(32, [.barAlpha: .number(0.25)]),
            stop(80, [.hidden: .flag(true)]),
        ]
        let ramp = RampLine(.barAlpha, stops, start: 1, opacity: opacity)
        #expect(ramp.points.map(\.stop) == [1, 0])
        #expect(ramp.corners(to: 100).map(\.offset) == [0, 32, 32, 64, 100])
        #expect(ramp.corners(to: 100).map(\.height) == [1, 1, 0.25, 0.5, 0.5])
    }

    @Test func coloursCountByTheirOpacityAndKeepTheirHue() throws {
        let color = Color.plain(RGBA(255, 0, 0, 51))
        let ramp = RampLine(.background, [stop(0, [.background: .color(color)])], start: 0, opacity: opacity)
        #expect(ramp.points.map(\.height) == [0.2])
        #expect(ramp.value(.color(color), at: 1) == .color(.plain(RGBA(255, 0, 0))))
        #expect(ramp.value(.color(.palette("brand")), at: 1) == nil)
    }

    @Test func numbersKeepToTheRangeAndStepOfTheirKey() {
        let ramp = RampLine(.titleSize, [stop(0, [.titleSize: .number(24)])], start: 0, opacity: opacity)
        #expect(ramp.points.map(\.height) == [0.5])
        #expect(ramp.value(nil, at: 0.51) == .number(24))
        #expect(ramp.value(nil, at: 2) == .number(40))
        #expect(ramp.step == 1.0 / 32)
    }

    @Test func onlyWhatCanGoUpAndDownHasACurve() {
        let stops = [stop(0, [.hidden: .flag(true), .barAlpha: .number(1), .background: .color(.plain(.white))])]
        #expect(RampLine.keys(of: stops) == [.background, .barAlpha])
    }

    @Test func theArrowsMoveThePickedStop() throws {
        let pane = pane
        let curve = try pane.control("Scroll curve: Background: Opacity")
        press(GDK_KEY_Right, on: curve)
        press(GDK_KEY_Right, GDK_SHIFT_MASK, on: curve)
        press(GDK_KEY_Down, on: curve)
        #expect(pane.screen.scroll.map(\.at) == [0, 75])
        #expect(pane.screen.scroll[1].style[.barAlpha] == .number(0.99))
        press(GDK_KEY_Page_Up, on: curve)
        #expect(pane.store.entryIndex == 0)
        press(GDK_KEY_Up, GDK_SHIFT_MASK, on: curve)
        #expect(pane.screen.scroll[0].style[.barAlpha] == .number(0.1))
    }

    @Test func aDragIsOneStepOfUndoAndEscapeTakesItBack() throws {
        let pane = pane, before = pane.store.project
        let curve = try pane.control("Scroll curve: Background: Opacity")
        #expect(pane.waitUntil { gtk_widget_get_allocated_width(curve) > 100 })
        let width = Double(gtk_widget_get_allocated_width(curve)) - 18
        // The first stop stands at the left end of the bottom line, the second at its share of 100 points at the top.
        func at(_ offset: Double, _ height: Double) -> (Double, Double) { (9 + offset / 100 * width, 9 + (1 - height) * 66) }
        point(GDK_BUTTON_PRESS, at(64, 1), on: curve)
        for offset in [60.0, 50, 40] { point(GDK_MOTION_NOTIFY, at(offset, 0.5), on: curve) }
        point(GDK_BUTTON_RELEASE, at(40, 0.5), on: curve)
        #expect(pane.screen.scroll.map(\.at) == [0, 40])
        #expect(pane.screen.scroll[1].style[.barAlpha] == .number(0.5))
        pane.store.undo()
        #expect(pane.store.project == before)
        point(GDK_BUTTON_PRESS, at(64, 1), on: curve)
        point(GDK_MOTION_NOTIFY, at(20, 1), on: curve)
        #expect(pane.screen.scroll[1].at == 20)
        press(GDK_KEY_Escape, on: curve)
        #expect(pane.store.project == before)
    }

    private func point(_ type: GdkEventType, _ at: (x: Double, y: Double), on widget: Widget) {
        guard let event = gdk_event_new(type) else { return }
        guard let window = gtk_widget_get_window(widget) else { return }
        let reference = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(window)))
        if type == GDK_MOTION_NOTIFY {
            event.pointee.motion.window = reference
            (event.pointee.motion.x, event.pointee.motion.y) = (at.x, at.y)
        } else {
            event.pointee.button.window = reference
            event.pointee.button.button = 1
            (event.pointee.button.x, event.pointee.button.y) = (at.x, at.y)
        }
        gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_widget_event(widget, event)
        gdk_event_free(event)
    }
}
