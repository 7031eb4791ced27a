internal import CGtk
internal import Testing

@testable internal import Gtk

@Suite(.serialized) struct DropdownTests {
    init() { startGtk() }

    /// A dropdown in a window, and what it told.
    private final class Setup {
        var log: [String] = []
        private var isOpen = true
        private(set) var dropdown: Dropdown?
        let window: Widget

        init() {
            window = makeShownWindow(makeColumn([]))
            let dropdown = Dropdown(name: "Device", options: [("a", "A"), ("b", "B"), ("c", "C")], selected: "b") {
                [unowned self] in
                log.append($0)
            }
            self.dropdown = dropdown
            gtk_container_add(as_container(gtk_bin_get_child(as_bin(window))), dropdown.widget)
            gtk_widget_show_all(window)
            drain()
        }

        isolated deinit {
            close()
            drain()
        }

        func close() {
            if isOpen { gtk_widget_destroy(window) }
            isOpen = false
        }

        func list() throws -> Widget {
            let dropdown = try #require(dropdown)
            gtk_button_clicked(as_button(dropdown.widget))
            return as_widget(try #require(gtk_menu_get_for_attach_widget(dropdown.widget)?.pointee.data))
        }

        func press(_ key: Int32, _ state: GdkModifierType = GdkModifierType(rawValue: 0)) throws {
            let dropdown = try #require(dropdown)
            let event = makeEvent(GDK_KEY_PRESS, on: dropdown.widget)
            event.pointee.key.keyval = guint(key)
            event.pointee.key.state = state.rawValue
            gtk_widget_event(dropdown.widget, event)
            gdk_event_free(event)
        }
    }

    @Test func theListShowsWhatIsSelectedAndTellsWhatIsPicked() throws {
        let setup = Setup(), list = try setup.list()
        let items = children(of: list)
        #expect(items.map { String(cString: gtk_widget_get_name($0)) } == ["a", "b", "c"])
        #expect(items.map { gtk_check_menu_item_get_active(as_check_menu_item($0)).isTrue } == [false, true, false])
        gtk_menu_shell_activate_item(as_menu_shell(list), items[2], 1)
        #expect(setup.log == ["c"])
        #expect(setup.dropdown?.selected == "c")
        drain()
        #expect(gtk_menu_get_for_attach_widget(setup.dropdown?.widget) == nil)
    }

    @Test func aListThatGoesWithItsWindowIsLeftAlone() throws {
        let setup = Setup(), list = try setup.list()
        var destroyed = 0
        connect(list, "destroy") { destroyed += 1 }
        gtk_menu_shell_activate_item(as_menu_shell(list), children(of: list)[0], 1)
        setup.close()
        #expect(destroyed == 1)
        drain()
        #expect(destroyed == 1)
    }

    @Test func theArrowsGoThroughTheValuesAndStopAtTheEnds() throws {
        let setup = Setup()
        for _ in 0..<3 { try setup.press(GDK_KEY_Down) }
        #expect(setup.log == ["c"])
        for _ in 0..<3 { try setup.press(GDK_KEY_Up) }
        #expect(setup.log == ["c", "b", "a"])
    }

    @Test func whatTheProgramSelectsIsNotToldAndNamedToAssistiveTechnology() throws {
        let setup = Setup(), dropdown = try #require(setup.dropdown)
        dropdown.select("a")
        dropdown.offer([("x", "X"), ("y", "Y")], selected: "y")
        #expect(setup.log == [])
        let accessible = gtk_widget_get_accessible(dropdown.widget)
        #expect(String(cString: atk_object_get_name(accessible)) == "Device")
        #expect(String(cString: atk_object_get_description(accessible)) == "Y")
        #expect(atk_object_get_role(accessible) == ATK_ROLE_COMBO_BOX)
    }
}
