import CGtk
import Model
import Testing

@testable import App
@testable import Gtk

/// The page *Style*: rows set, reset and explain the keys of the edited level.
@Suite(.serialized) struct InspectorStyleTests {
    @Test func aWordIsSetAndResetAtTheScreen() throws {
        let pane = Pane()
        try pane.choose("on", in: "Bar: Hidden")
        #expect(pane.screen.style[.hidden] == .flag(true))
        try pane.choose("off", in: "Bar: Hidden")
        #expect(pane.screen.style[.hidden] == .flag(false))
        try pane.click("Reset Bar: Hidden")
        #expect(pane.screen.style[.hidden] == nil)
        #expect(!pane.isShown("Reset Bar: Hidden"))
        #expect(pane.store.state.undoTitle == "Reset Bar: Hidden")
    }

    @Test func theLevelSaysWhereARowWrites() throws {
        let pane = Pane()
        let places: [(Level, KeyPath<Project, Style>)] = [
            (.theme, \.theme.style), (.stack, \.tabs[0].style), (.screen, \.screens[0].style),
        ]
        for (level, path) in places {
            pane.open("style", level: level)
            try pane.choose("black", in: "Bar: Bar style")
            #expect(pane.store.project[keyPath: path][.barStyle] == .word("black"), "\(level)")
        }
        pane.open("style", level: .live)
        try pane.choose("off", in: "Bar: Translucent")
        #expect(pane.screen.live.map { $0.style[.translucent] } == [.flag(false)])
        pane.open("style", level: .scroll)
        try pane.choose("on", in: "Bar: Translucent")
        #expect(pane.screen.scroll.map { $0.style[.translucent] } == [.flag(true)])
    }

    @Test func theScrollEdgeIsAStyleOfItsOwn() throws {
        let pane = Pane()
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("At the scroll edge")), 1)
        try pane.choose("off", in: "Bar: Translucent")
        #expect(pane.screen.style.scrollEdge?[.translucent] == .flag(false))
        #expect(pane.screen.style[.translucent] == nil)
    }

    @Test func aDragOfASliderIsOneStepOfUndo() throws {
        let pane = Pane()
        let before = pane.store.project
        let slider = try pane.control("Title: Size", "GtkScale")
        pane.button(GDK_BUTTON_PRESS, on: slider)
        for size in [20.0, 24, 28, 30] { gtk_range_set_value(as_range(slider), size) }
        pane.button(GDK_BUTTON_RELEASE, on: slider)
        let size = try #require(pane.screen.style.number(.titleSize))
        #expect(size > 18)
        #expect(gtk_spin_button_get_value(as_spin_button(try pane.control("Title: Size", "GtkSpinButton"))) == size)
        pane.store.undo()
        #expect(pane.store.project == before)
        #expect(pane.store.state.undoTitle == nil)
    }

    @Test func typingAFamilyIsOneStepOfUndo() throws {
        let pane = Pane()
        let before = pane.store.project
        for text in ["G", "Ge", "Geo", "Georgia"] { try pane.type(text, in: "Title: Font") }
        #expect(pane.screen.style[.titleFamily] == .text("Georgia"))
        pane.store.undo()
        #expect(pane.store.project == before)
        #expect(entryText(try pane.control("Title: Font", "GtkEntry")) == "")
    }

    @Test func keysThatTheDialectIgnoresAreHiddenUntilAskedFor() throws {
        let pane = Pane()
        #expect(!pane.isShown("Background: Mask opacity"))
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("Show ignored keys")), 1)
        pane.drain()
        #expect(pane.isShown("Background: Mask opacity"))
        #expect(pane.labels.contains("Ignored: it has no mask"))
        pane.store.perform(.setDialect(.navigationAndStyle), "Change Dialect")
        pane.drain()
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("Show ignored keys")), 0)
        pane.drain()
        #expect(pane.isShown("Background: Mask opacity"))
        #expect(!pane.isShown("Bar: Hidden"))
    }

    @Test func rowsSayWhereTheirValueComesFrom() throws {
        let pane = Pane()
        #expect(pane.labels.contains("Theme"))
        #expect(pane.labels.contains("Set here"))
        pane.open("style", level: .theme)
        try pane.choose("on", in: "Bar: Translucent")
        pane.store.perform(.setStyle(StylePlace(.screen("home")), .translucent, .flag(false)), "")
        #expect(pane.labels.contains("Set here, beaten by: Screen"))
    }

    @Test func theRowsFollowUndoWithoutLosingTheFocus() throws {
        let pane = Pane()
        let entry = try pane.control("Title: Font", "GtkEntry")
        gtk_widget_grab_focus(entry)
        pane.store.perform(.setStyle(StylePlace(.screen("home")), .titleFamily, .text("Didot")), "")
        #expect(entryText(entry) == "Didot")
        pane.store.undo()
        #expect(entryText(entry) == "")
        #expect(gtk_window_get_focus(as_window(pane.window)) == entry)
    }

    @Test(arguments: ["style", "items", "screen", "trace", "checks"]) func everyFocusableControlHasAName(page: String) throws {
        let pane = Pane()
        pane.store.changeScreen("") { screen in
            screen.live = [LiveEntry()]
            screen.scroll = [ScrollStop()]
            screen.rows = .texts(["One"])
            var item = BarItem()
            item.text = "Help"
            screen.item.right = [item]
        }
        for level in Level.allCases {
            pane.open(page, level: level)
            for widget in pane.widgets where gtk_widget_get_can_focus(widget).isTrue && gtk_widget_get_mapped(widget).isTrue {
                #expect(!Pane.name(of: widget).isEmpty, "\(Pane.type(of: widget)) on \(page) at \(level)")
            }
        }
    }

    @Test(arguments: ["style", "items", "screen", "trace", "checks"]) func everyPageFitsAPaneOf300(page: String) throws {
        for project in [Pane.project] + (try samples()) {
            let pane = Pane(project)
            for level in Level.allCases {
                pane.open(page, level: level)
                var minimum: gint = 0, natural: gint = 0
                gtk_widget_get_preferred_width(pane.inspector.widget, &minimum, &natural)
                #expect(minimum <= 300 && natural <= 320, "\(page) of \(project.name) at \(level): \(minimum), \(natural)")
            }
        }
    }
}
