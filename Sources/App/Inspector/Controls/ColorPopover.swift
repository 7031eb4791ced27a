import CGtk
import Gtk
import Model

/// The bubble in which colours are chosen: the palette, a value with its alpha, another one for dark, or none.
final class ColorPopover {
    /// The room for the content in a window 600 logical pixels high.
    private static let tallest: gint = 500

    private let store: Store
    private var bubble: Bubble?
    private let entry: Widget
    private let palette: Widget = gtk_flow_box_new()
    private let pair: Widget
    private let light: Widget
    private let dark: Widget
    private let halves: Widget
    private let chooser: Widget
    private let nothing: Widget
    private var press: OpaquePointer?

    private var color = Color.plain(.black)
    private var editsDark = false
    private var isShowing = false
    private var changed: Changed<Setting<Color>> = { _, _ in }

    init(_ store: Store) {
        self.store = store
        var typed: (String) -> Void = { _ in }, split: (Bool) -> Void = { _ in }, half: (Bool) -> Void = { _ in }
        var clear: () -> Void = {}
        entry = makeEntry(name: tr("Colour value"), placeholder: "#RRGGBBAA", finished: { typed($0) })
        pair = makeCheck(tr("Another colour in dark")) { split($0) }
        light = makeRadio(tr("Light")) { if $0 { half(false) } }
        dark = makeRadio(tr("Dark"), group: light) { if $0 { half(true) } }
        halves = makeRow(spacing: 12, [light, dark])
        chooser = gtk_color_chooser_widget_new()
        nothing = makeButton(tr("No Colour")) { clear() }
        gtk_color_chooser_set_use_alpha(as_color_chooser(chooser), 1)
        set_boolean(chooser, "show-editor", 1)
        gtk_flow_box_set_selection_mode(as_flow_box(palette), GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(as_flow_box(palette), 3)
        let column = makeColumn(spacing: 8, [palette, entry, pair, halves, chooser, nothing])
        let scrolled = makeScrolled(column)
        gtk_scrolled_window_set_propagate_natural_height(as_scrolled_window(scrolled), 1)
        gtk_scrolled_window_set_max_content_height(as_scrolled_window(scrolled), Self.tallest)
        bubble = Bubble(scrolled) { [unowned self] in end() }
        typed = { [unowned self] in take(text: $0) }
        split = { [unowned self] in setPair($0) }
        half = { [unowned self] in show(dark: $0) }
        clear = { [unowned self] in finish(.nothing) }
        connect(chooser, "notify::rgba") { [unowned self] in if !isShowing { drag() } }
        watchRelease()
    }

    isolated deinit {
        if let press { g_object_unref(UnsafeMutableRawPointer(press)) }
    }

    /// Opens on a colour; `changed` follows each change until the bubble closes.
    func open(on widget: Widget, _ color: Color?, allowsNothing: Bool, changed: @escaping Changed<Setting<Color>>) {
        self.color = color ?? .plain(.black)
        self.changed = changed
        editsDark = store.project.appearance == .dark && color?.isPair == true
        fillPalette()
        nothing.visible(allowsNothing)
        showAll()
        bubble?.open(on: widget)
    }

    private func end() {
        changed = { _, _ in }
        store.endGesture()
    }

    // MARK: Showing

    private func showAll() {
        isShowing = true
        defer { isShowing = false }
        setEntryText(entry, half.entrySpelling)
        let isPair = color.isPair
        quietly {
            gtk_toggle_button_set_active(as_toggle_button(pair), isPair.gboolean)
            gtk_toggle_button_set_active(as_toggle_button(editsDark ? dark : light), 1)
        }
        halves.visible(isPair)
        if let value = store.project.palette.resolve(color, editsDark ? .dark : .light) {
            setColor(chooser, GdkRGBA(value))
        }
    }

    private func show(dark: Bool) {
        editsDark = dark
        showAll()
    }

    private func fillPalette() {
        removeChildren(of: palette)
        let project = store.project
        for entry in project.palette.entries {
            let swatch = Swatch(width: 16, height: 16)
            swatch.show(light: project.palette.resolve(entry.color, .light), dark: project.palette.resolve(entry.color, .dark))
            let button: Widget = gtk_button_new()
            gtk_container_add(as_container(button), makeRow(spacing: 4, [swatch.widget, makeLabel(entry.name)]))
            button.classes("flat", "compact").accessible(name: entry.name)
            connect(button, "clicked") { [unowned self] in pick(.palette(entry.name)) }
            gtk_container_add(as_container(palette), button)
        }
        palette.visible(!project.palette.entries.isEmpty)
    }

    // MARK: Changing

    /// The colour itself, or the half of the pair that is edited.
    private var half: Color {
        if case .pair(let light, let dark) = color { editsDark ? dark : light } else { color }
    }

    private func replaceHalf(_ value: Color) {
        switch color {
        case .pair(let light, let dark): color = editsDark ? .pair(light: light, dark: value) : .pair(light: value, dark: dark)
        case .plain, .palette: color = value
        }
    }

    private func pick(_ value: Color) {
        replaceHalf(value)
        guard color.isPair else { return finish(.value(color)) }
        changed(.value(color), false)
        showAll()
    }

    /// The pointer or a key moves a colour of the editor.
    private func drag() {
        replaceHalf(.plain(RGBA(chosenColor(chooser))))
        setEntryText(entry, half.entrySpelling)
        changed(.value(color), true)
    }

    private func take(text: String) {
        guard text != half.entrySpelling else { return }
        let json: JSON = .string(text)
        guard let typed = try? Color(from: Reader(json)), store.project.palette.resolve(typed, .light) != nil else {
            setEntryText(entry, half.entrySpelling)
            return
        }
        replaceHalf(typed)
        changed(.value(color), false)
        showAll()
    }

    private func setPair(_ isPair: Bool) {
        if case .pair(let light, _) = color {
            color = light
        } else if isPair {
            color = .pair(light: color, dark: color)
        }
        editsDark = isPair
        changed(.value(color), false)
        showAll()
    }

    private func finish(_ setting: Setting<Color>) {
        changed(setting, false)
        bubble?.close()
    }

    /// The end of each drag in the editor ends its step of undo, though the bubble stays open.
    private func watchRelease() {
        guard let gesture = gtk_gesture_multi_press_new(chooser) else { return }
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        press = gesture
        connect(UnsafeMutableRawPointer(gesture), "end") { [unowned self] in store.endGesture() }
    }
}

extension Color {
    /// What the entry shows: as in the file; nothing for a pair, whose halves are edited one by one.
    fileprivate var entrySpelling: String { json.string ?? "" }
}

extension GdkRGBA {
    init(_ color: RGBA) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: color.opacity)
    }
}

extension RGBA {
    init(_ color: GdkRGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
