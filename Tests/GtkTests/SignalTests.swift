internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct SignalTests {
    init() { startGtk() }

    @Test func plainSignalFiresOncePerEmission() {
        let button = makeButton("Play")
        let window = makeShownWindow(button)
        var clicks = 0
        let connection = connect(button, "clicked") { clicks += 1 }
        gtk_button_clicked(as_button(button))
        gtk_button_clicked(as_button(button))
        #expect(clicks == 2)
        connection.disconnect()
        gtk_button_clicked(as_button(button))
        #expect(clicks == 2)
        gtk_widget_destroy(window)
    }

    @Test func valueSignalBringsItsPointer() {
        let list = makeListBox(name: "Screens", selected: { _ in })
        let row = makeListRow(makeLabel("Home"), name: "Home")
        gtk_container_add(as_container(list), row)
        var rows: [UnsafeMutableRawPointer?] = []
        connectValue(list, "row-selected") { rows.append($0) }
        gtk_list_box_select_row(as_list_box(list), as_list_box_row(row))
        gtk_list_box_unselect_all(as_list_box(list))
        #expect(rows == [UnsafeMutableRawPointer(row), nil])
        gtk_widget_destroy(list)
    }

    @Test(arguments: [true, false]) func eventSignalStopsTheEventOnlyWhenItSaysSo(stops: Bool) {
        let area: Widget = gtk_drawing_area_new()
        let outside: Widget = gtk_event_box_new()
        gtk_container_add(as_container(outside), area)
        gtk_widget_add_events(area, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        let window = makeShownWindow(outside)
        var presses: [PointerEvent] = []
        var outsidePresses = 0
        connectEvent(area, "button-press-event") {
            presses.append(PointerEvent($0))
            return stops
        }
        connectEvent(outside, "button-press-event") { _ in
            outsidePresses += 1
            return true
        }
        let event = makeEvent(GDK_BUTTON_PRESS, on: area)
        event.pointee.button.x = 12
        event.pointee.button.y = 34.5
        event.pointee.button.button = 3
        event.pointee.button.state = GDK_SHIFT_MASK.rawValue | GDK_LOCK_MASK.rawValue
        gtk_main_do_event(event)
        gdk_event_free(event)
        #expect(presses.count == 1)
        #expect(presses.first?.x == 12 && presses.first?.y == 34.5)
        #expect(presses.first?.button == 3 && presses.first?.clicks == 1)
        #expect(presses.first?.modifiers == .shift)
        #expect(presses.first?.opensMenu == true)
        #expect(outsidePresses == (stops ? 0 : 1))
        gtk_widget_destroy(window)
    }

    @Test func drawSignalBringsAContextThatDraws() {
        let area = (gtk_drawing_area_new() as Widget).size(width: 40, height: 30)
        var scale = 0.0
        connectDraw(area) { context in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            scale = matrix.xx
        }
        let window = makeShownWindow(area)
        #expect(waitUntil { scale > 0 })
        #expect(scale == 1)
        gtk_widget_destroy(window)
    }

    @Test func destroyingAWidgetReleasesWhatItsHandlersHold() {
        weak var canary: Canary?
        let button: Widget
        do {
            let strong = Canary()
            canary = strong
            button = makeButton("Play") { _ = strong }
            connectValue(button, "notify::label") { _ in _ = strong }
            connectEvent(button, "key-press-event") { _ in strong === canary }
            connectDraw(button) { _ in _ = strong }
        }
        let window = makeShownWindow(button)
        let fates = [Fate(button), Fate(window)]
        #expect(canary != nil)
        gtk_widget_destroy(window)
        drain()
        #expect(canary == nil)
        #expect(fates.allSatisfy { $0.isFinal })
    }

    @Test func disconnectingReleasesTheClosureAtOnce() {
        weak var canary: Canary?
        let button = makeButton("Play")
        g_object_ref_sink(button)
        let connection: Connection
        do {
            let strong = Canary()
            canary = strong
            connection = connect(button, "clicked") { _ = strong }
        }
        #expect(canary != nil)
        connection.disconnect()
        #expect(canary == nil)
        g_object_unref(button)
    }

    @Test func keysAndScrollsAreRead() {
        let area: Widget = gtk_drawing_area_new()
        let window = makeShownWindow(area)
        let key = makeEvent(GDK_KEY_PRESS, on: area)
        key.pointee.key.keyval = guint(GDK_KEY_Escape)
        key.pointee.key.state = GDK_CONTROL_MASK.rawValue
        #expect(KeyEvent(key).key == GDK_KEY_Escape)
        #expect(KeyEvent(key).modifiers == .control)
        gdk_event_free(key)
        let scroll = makeEvent(GDK_SCROLL, on: area)
        scroll.pointee.scroll.direction = GDK_SCROLL_UP
        #expect(ScrollEvent(scroll).deltaY == -1 && ScrollEvent(scroll).deltaX == 0)
        scroll.pointee.scroll.direction = GDK_SCROLL_SMOOTH
        scroll.pointee.scroll.delta_x = 0.25
        #expect(ScrollEvent(scroll).deltaX == 0.25)
        gdk_event_free(scroll)
        gtk_widget_destroy(window)
    }
}
