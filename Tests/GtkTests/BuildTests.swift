internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct BuildTests {
    init() { startGtk() }

    private func accessibleName(_ widget: Widget) -> String? {
        atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) }
    }

    @Test func everyControlHasAnAccessibleName() {
        let controls = [
            makeButton(icon: "edit-undo-symbolic", name: "Name"),
            makeToggle(icon: "view-grid-symbolic", name: "Name"),
            makeMenuButton(icon: "open-menu-symbolic", name: "Name"),
            makeEntry(name: "Name"),
            makeSearchEntry(name: "Name") { _ in },
            makeSpinButton(name: "Name", range: 0...1, value: 0) { _ in },
            makeSlider(name: "Name", range: 0...1, step: 0.1, value: 0) { _ in },
            makeSwitch(name: "Name", isOn: false) { _ in },
            Dropdown(name: "Name", options: [], selected: "") { _ in }.widget,
            makeColorButton(name: "Name", color: GdkRGBA()) { _ in },
            makeListBox(name: "Name"),
            makeListRow(makeLabel("Content"), name: "Name"),
            makeButton("Name"), makeToggle("Name"), makeCheck("Name"), makeRadio("Name"),
        ]
        let window = makeShownWindow(makeColumn([]))
        for control in controls {
            #expect(accessibleName(control) == "Name", "\(String(cString: gtk_widget_get_name(control)))")
            g_object_ref_sink(control)
            gtk_widget_destroy(control)
            g_object_unref(control)
        }
        gtk_widget_destroy(window)
    }

    @Test func accessibleDescriptionAndRoleAreSet() {
        let area = (gtk_drawing_area_new() as Widget)
            .accessible(name: "Preview", description: "Home, top of the stack", role: ATK_ROLE_CANVAS)
        let accessible = gtk_widget_get_accessible(area)
        #expect(accessibleName(area) == "Preview")
        #expect(String(cString: atk_object_get_description(accessible)) == "Home, top of the stack")
        #expect(atk_object_get_role(accessible) == ATK_ROLE_CANVAS)
        gtk_widget_destroy(area)
    }

    @Test func aFieldsLabelNamesAndFocusesItsControl() {
        let control = makeSwitch(name: "Tint", isOn: false) { _ in }
        let field = makeField("_Tint", control)
        let label = children(of: field)[0]
        #expect(gtk_label_get_mnemonic_widget(as_label(label)) == control)
        #expect(children(of: field) == [label, control])
        gtk_widget_destroy(field)
    }

    @Test func controlsReportTheUsersChangesAndNotOurs() {
        var log: [String] = []
        let toggle = makeToggle("Grid") { log.append("toggle \($0)") }
        let control = makeSwitch(name: "Bar", isOn: false) { log.append("switch \($0)") }
        let spin = makeSpinButton(name: "Size", range: 0...10, value: 1) { log.append("spin \($0)") }
        let slider = makeSlider(name: "Blur", range: 0...1, step: 0.25, value: 0) { log.append("slider \($0)") }
        let entry = makeEntry(name: "Title", changed: { log.append("entry \($0)") })
        let set = {
            gtk_toggle_button_set_active(as_toggle_button(toggle), 1)
            gtk_switch_set_active(as_switch(control), 1)
            gtk_spin_button_set_value(as_spin_button(spin), 7)
            gtk_range_set_value(as_range(slider), 0.5)
            gtk_entry_set_text(as_entry(entry), "Home")
        }
        quietly { set() }
        #expect(log == [])
        gtk_toggle_button_set_active(as_toggle_button(toggle), 0)
        gtk_switch_set_active(as_switch(control), 0)
        gtk_spin_button_set_value(as_spin_button(spin), 2)
        gtk_range_set_value(as_range(slider), 0.75)
        gtk_entry_set_text(as_entry(entry), "Homes")
        #expect(log == ["toggle false", "switch false", "spin 2.0", "slider 0.75", "entry Homes"])
        [toggle, control, spin, slider, entry].forEach { gtk_widget_destroy($0) }
    }

    @Test func aDragOfASliderIsEnclosed() {
        var log: [String] = []
        let slider = makeSlider(
            name: "Blur", range: 0...1, step: 0.1, value: 0, began: { log.append("began") }, ended: { log.append("ended") },
            changed: { _ in log.append("changed") })
        let window = makeShownWindow(slider)
        for type in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
            let event = makeEvent(type, on: slider)
            event.pointee.button.button = 1
            gtk_widget_event(slider, event)
            gdk_event_free(event)
            if type == GDK_BUTTON_PRESS { gtk_range_set_value(as_range(slider), 0.5) }
        }
        #expect(log.first == "began" && log.last == "ended" && log.contains("changed"))
        gtk_widget_destroy(window)
    }

    @Test func listsSelectByIndex() {
        var selections: [Int?] = []
        var activations: [Int] = []
        let list = makeListBox(name: "Screens", selected: { selections.append($0) }, activated: { activations.append($0) })
        for title in ["Home", "Details"] {
            gtk_container_add(as_container(list), makeListRow(makeLabel(title), name: title))
        }
        selectRow(0, of: list)
        #expect(selectedRow(of: list) == 0 && selections == [])
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 1))
        #expect(selections == [1])
        _ = gtk_widget_activate(children(of: list)[1])
        #expect(activations == [1])
        selectRow(nil, of: list)
        #expect(selectedRow(of: list) == nil)
        removeChildren(of: list)
        #expect(children(of: list) == [])
        gtk_widget_destroy(list)
    }

    @Test func colorsKeepTheirAlpha() {
        let color = GdkRGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let button = makeColorButton(name: "Tint", color: color) { _ in }
        let chosen = chosenColor(button)
        #expect([chosen.red, chosen.green, chosen.blue, chosen.alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(gtk_color_chooser_get_use_alpha(as_color_chooser(button)).isTrue)
        gtk_widget_destroy(button)
    }

    @Test func boxesGiveTheRoomLeftOverToTheOneThatExpands() {
        let first = makeLabel("A").size(width: 30)
        let second = (gtk_drawing_area_new() as Widget).expand(horizontal: true)
        let row = makeRow(spacing: 10, [first, second]).size(width: 200, height: 20)
        let window = makeShownWindow(row)
        #expect(waitUntil { gtk_widget_get_allocated_width(second) > 1 })
        #expect(gtk_widget_get_allocated_width(first) == 30)
        #expect(gtk_widget_get_allocated_width(second) == gtk_widget_get_allocated_width(row) - 40)
        gtk_widget_destroy(window)
    }

    @Test func stackHeaderAndPanesHoldWhatTheyWereGiven() {
        let stack = makeStack([StackPage("design", title: "Design", makeLabel("1")), StackPage("code", makeLabel("2"))])
        let switcher = makeStackSwitcher(stack)
        let first = makeButton("1")
        let second = makeButton("2")
        let bar = makeHeaderBar(start: [makeButton("0")], title: switcher, end: [first, second])
        let paned = makePaned(makeScrolled(stack), makeRevealer(makeLabel("3")), position: 120)
        let window = makeShownWindow(makeColumn([bar, makeOverlay(paned, above: [makeSeparator()])]))
        gtk_widget_show_all(window)
        #expect(String(cString: gtk_stack_get_visible_child_name(as_stack(stack))) == "design")
        #expect(gtk_header_bar_get_custom_title(as_header_bar(bar)) == switcher)
        #expect(gtk_paned_get_position(as_paned(paned)) == 120)
        #expect(waitUntil { gtk_widget_get_allocated_width(second) > 1 })
        var x: gint = 0
        gtk_widget_translate_coordinates(second, first, 0, 0, &x, nil)
        #expect(x > 0, "the end of the bar reads in the order given")
        gtk_widget_destroy(window)
    }

    @Test func aHiddenWidgetStaysHiddenWhenItsWindowIsShown() {
        let label = makeLabel("A").visible(false)
        let window = makeShownWindow(makeColumn([label, makeLabel("B")]))
        #expect(!gtk_widget_get_visible(label).isTrue)
        label.visible(true)
        #expect(gtk_widget_get_visible(label).isTrue)
        gtk_widget_destroy(window)
    }

    @Test func closuresOfControlsGoWithTheirWindow() {
        weak var canary: Canary?
        let column = makeColumn([])
        do {
            let strong = Canary()
            canary = strong
            let slider = makeSlider(
                name: "A", range: 0...1, step: 1, value: 0, began: { _ = strong }, ended: { _ = strong },
                changed: { _ in _ = strong })
            let choice = Dropdown(name: "B", options: [], selected: "") { _ in _ = strong }.widget
            let list = makeListBox(name: "C", selected: { _ in _ = strong }, activated: { _ in _ = strong })
            let entry = makeEntry(name: "D", changed: { _ in _ = strong }, finished: { _ in _ = strong })
            let popover = makeMenuButton(icon: "a", name: "E")
            setContent(popover, makeButton("F") { _ = strong })
            [slider, choice, list, entry, popover].forEach { gtk_container_add(as_container(column), $0) }
        }
        let window = makeShownWindow(column)
        #expect(canary != nil)
        gtk_widget_destroy(window)
        drain()
        #expect(canary == nil)
    }
}
