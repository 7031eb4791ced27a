internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct ActionTests {
    /// One for all tests, as a program has one.
    private static let shared = makeApplication(id: "org.example.Actions", activated: {}, opened: { _ in })

    private let application: UnsafeMutablePointer<GtkApplication>
    private let window: Widget

    init() throws {
        startGtk()
        application = Self.shared
        try #require(g_application_register(as_gapplication(application), nil, nil).isTrue)
        window = gtk_application_window_new(application)
        gtk_widget_show_all(window)
    }

    private func finish() {
        gtk_widget_destroy(window)
    }

    /// Sends the key to the window as the keyboard would.
    private func press(_ key: Int32, _ state: GdkModifierType) {
        let event = makeEvent(GDK_KEY_PRESS, on: window)
        event.pointee.key.keyval = guint(key)
        event.pointee.key.state = state.rawValue
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var count: gint = 0
        let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
        if gdk_keymap_get_entries_for_keyval(keymap, guint(key), &keys, &count).isTrue, let keys {
            event.pointee.key.hardware_keycode = guint16(keys[0].keycode)
            g_free(keys)
        }
        gtk_main_do_event(event)
        gdk_event_free(event)
    }

    @Test func keysFireTheActionAndDisabledOnesDoNot() {
        var undone = 0
        let undo = addAction("undo", to: window) { undone += 1 }
        setKeys(application, "win.undo", ["<Primary>z", "<Alt>BackSpace"])
        #expect(waitUntil { gtk_widget_get_mapped(window).isTrue })
        // A window learns of new keys when its loop is idle.
        drain()
        press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(undone == 1)
        press(GDK_KEY_BackSpace, GDK_MOD1_MASK)
        #expect(undone == 2)
        undo.isEnabled = false
        #expect(!undo.isEnabled)
        press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(undone == 2)
        finish()
    }

    @Test func keysAreThoseTheApplicationReports() {
        setKeys(application, "win.redo", ["<Primary><Shift>z", "<Primary>y"])
        let keys = gtk_application_get_accels_for_action(application, "win.redo")
        var texts: [String] = []
        var index = 0
        while let key = keys?[index] {
            texts.append(String(cString: key))
            index += 1
        }
        g_strfreev(keys)
        #expect(texts == ["<Primary><Shift>z", "<Primary>y"])
        finish()
    }

    @Test func toggleKeepsItsState() {
        var states: [Bool] = []
        let grid = addToggle("grid", to: window, isOn: true) { states.append($0) }
        #expect(grid.isOn)
        activate("grid", in: window)
        #expect(!grid.isOn)
        activate("grid", in: window)
        #expect(states == [false, true])
        grid.isOn = false
        #expect(!grid.isOn && states.count == 2)
        #expect(grid.choice == "")
        finish()
    }

    @Test func choiceTakesItsTarget() {
        var choices: [String] = []
        let zoom = addChoice("zoom", to: window, choice: "fit") { choices.append($0) }
        #expect(zoom.choice == "fit")
        activate("zoom", in: window, text: "200")
        #expect(zoom.choice == "200" && choices == ["200"])
        #expect(!zoom.isOn)
        finish()
    }

    @Test func textActionGetsItsText() {
        var texts: [String] = []
        addTextAction("show-screen", to: window) { texts.append($0) }
        activate("show-screen", in: window, text: "Détails")
        #expect(texts == ["Détails"])
        finish()
    }

    @Test func buttonsFollowTheirAction() {
        let play = addToggle("play", to: window, isOn: false) { _ in }
        let toggle = makeToggle(icon: "media-playback-start-symbolic", name: "Play").action("win.play")
        gtk_container_add(as_container(window), toggle)
        gtk_widget_show_all(window)
        gtk_button_clicked(as_button(toggle))
        #expect(play.isOn)
        play.isOn = false
        #expect(!gtk_toggle_button_get_active(as_toggle_button(toggle)).isTrue)
        play.isEnabled = false
        #expect(!gtk_widget_get_sensitive(toggle).isTrue)
        finish()
    }

    @Test func destroyingTheWindowReleasesItsActions() {
        weak var canary: Canary?
        do {
            let strong = Canary()
            canary = strong
            addAction("undo", to: window) { _ = strong }
            addToggle("grid", to: window, isOn: true) { _ in _ = strong }
            addChoice("zoom", to: window, choice: "fit") { _ in _ = strong }
            addTextAction("show-screen", to: window) { _ in _ = strong }
        }
        #expect(canary != nil)
        finish()
        drain()
        #expect(canary == nil)
    }
}
