import CGtk
import Model
import Testing

@testable import App
@testable import Gtk

/// The pages *Screen* and *Trace*, and the entries of the levels above the screen.
@Suite(.serialized) struct InspectorScreenTests {
    private func set(_ isOn: Bool, _ name: String, in pane: Pane) throws {
        gtk_switch_set_active(as_switch(try pane.control(name, "GtkSwitch")), isOn.gboolean)
    }

    @Test func switchesWriteWhatIsNotUsual() throws {
        let pane = Pane()
        pane.open("screen")
        try set(false, "Navigation: Swipe goes back", in: pane)
        #expect(pane.screen.swipeBack == false)
        try set(true, "Navigation: Swipe goes back", in: pane)
        #expect(pane.screen.swipeBack == nil)
        try set(true, "Navigation: Hides the tab bar", in: pane)
        #expect(pane.screen.hidesTabBar == true)
    }

    @Test func keysOfOtherDialectsAreHidden() {
        let pane = Pane()
        pane.open("screen")
        #expect(!pane.isShown("Navigation: Styled by the framework"))
        pane.store.perform(.setDialect(.mpaas), "")
        pane.drain()
        #expect(pane.isShown("Navigation: Styled by the framework"))
    }

    @Test func rowsAreANumberOrTexts() throws {
        let pane = Pane()
        pane.open("screen")
        try pane.choose("count", in: "Content: Rows")
        #expect(pane.screen.rows == .count(20))
        gtk_spin_button_set_value(as_spin_button(try pane.control("Content: Number of rows")), 3)
        #expect(pane.screen.rows == .count(3))
        try pane.choose("texts", in: "Content: Rows")
        #expect(pane.screen.rows == .texts(["Row 1", "Row 2", "Row 3"]))
        let buffer = gtk_text_view_get_buffer(as_text_view(try pane.control("Texts of the rows", "GtkTextView")))
        gtk_text_buffer_set_text(buffer, "One\nTwo", -1)
        #expect(pane.screen.rows == .texts(["One", "Two"]))
        pane.store.undo()
        #expect(pane.screen.rows == .texts(["Row 1", "Row 2", "Row 3"]))
    }

    @Test func aNameIsOneStepOfUndo() throws {
        let pane = Pane()
        pane.open("screen")
        for text in ["S", "St", "Start"] { try pane.type(text, in: "Name") }
        #expect(pane.screen.name == "Start")
        pane.store.undo()
        #expect(pane.screen.name == "Home")
    }

    @Test func scrollStopsAreAddedMovedAndRemoved() throws {
        let pane = Pane()
        pane.open("style", level: .scroll)
        try pane.click("Add Entry")
        try pane.click("Add Entry")
        #expect(pane.screen.scroll.map(\.at) == [0, 64])
        gtk_spin_button_set_value(as_spin_button(try pane.control("From offset")), 120)
        try pane.choose("linear", in: "Reached")
        #expect(pane.screen.scroll.map(\.at) == [0, 120])
        #expect(pane.screen.scroll.map(\.ramp) == [nil, .linear])
        try pane.click("Move Entry Up")
        #expect(pane.screen.scroll.map(\.at) == [120, 0])
        try pane.click("Remove Entry")
        #expect(pane.screen.scroll.map(\.at) == [0])
    }

    @Test func aLiveEntryHasItsMoment() throws {
        let pane = Pane()
        pane.open("style", level: .live)
        try pane.click("Add Entry")
        try pane.choose("tap", in: "Moment")
        try pane.choose("off", in: "Bar: Translucent")
        #expect(pane.screen.live.map(\.when) == [.tap])
        #expect(pane.screen.live.map { $0.style[.translucent] } == [.flag(false)])
    }

    @Test func theTraceNamesValueAndLevel() throws {
        let pane = Pane()
        pane.open("trace")
        let size = try pane.control("Title: Size: 18")
        #expect(
            String(cString: atk_object_get_description(gtk_widget_get_accessible(size)))
                == "The theme sets it, and nothing above does.\nLive: Not set\nScreen: Not set\nStack: Not set\n"
                + "Theme: 18, Counts\nDefault: 17, Overridden by: Theme"
        )
        pane.store.perform(.setStyle(StylePlace(.screen("home")), .hidden, .flag(false)), "")
        #expect(pane.isShown("Bar: Hidden: Off"))
        pane.store.perform(.setStyle(StylePlace(.screen("home")), .titleSize, .number(20)), "")
        #expect(pane.isShown("Title: Size: 20"))
    }
}
