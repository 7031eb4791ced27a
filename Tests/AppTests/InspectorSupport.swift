import CGtk
import Model
import Render
import Testing

@testable import App
@testable import Gtk

/// The inspector in a window of its own, driven by the names that assistive technology reads.
final class Pane {
    let store: Store
    let playback: Playback
    let inspector: Inspector
    let window: Widget

    init(_ project: Project = Pane.project) {
        startGtk()
        try? loadCss(Resources.css)
        store = Store(project, path: nil, fonts: FontStack())
        playback = Playback(store)
        inspector = Inspector(store, playback)
        for piece in inspector.pieces { piece() }
        store.attach(inspector)
        window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
        gtk_window_set_default_size(as_window(window), 300, 600)
        gtk_container_add(as_container(window), inspector.widget)
        gtk_widget_show_all(window)
        drain()
    }

    isolated deinit {
        gtk_widget_destroy(window)
        drain()
    }

    /// One UIKit screen with a look of its own over a theme.
    static var project: Project {
        var screen = Screen(id: "home", name: "Home", content: .list)
        screen.item.title = .value(Title(text: "Home"))
        screen.style[.background] = .color(.plain(.white))
        var project = Project()
        project.screens = [screen]
        project.tabs = [Tab(title: "One", stack: ["home"])]
        project.palette = Palette([Palette.Entry("brand", .plain(RGBA(16, 142, 233)))])
        project.theme.style[.titleSize] = .number(18)
        return project
    }

    var screen: Screen { store.project.screens[0] }

    func open(_ page: String, level: Level = .screen) {
        store.look { view in
            view.inspectorPage = page
            view.level = level
        }
        drain()
    }

    /// Makes the main loop do what it has to do now.
    func drain() {
        while g_main_context_iteration(nil, 0).isTrue {}
    }

    /// Runs the main loop until the condition holds, for ten seconds at most, and answers whether it holds.
    func waitUntil(_ condition: () -> Bool) -> Bool {
        let end = g_get_monotonic_time() + 10_000_000
        while !condition(), g_get_monotonic_time() < end {
            if !g_main_context_iteration(nil, 0).isTrue { g_usleep(2_000) }
        }
        return condition()
    }

    /// The texts of the labels that are on the screen.
    var labels: [String] {
        widgets.filter { Self.type(of: $0) == "GtkLabel" && gtk_widget_get_mapped($0).isTrue }
            .map { String(cString: gtk_label_get_text(as_label($0))) }
    }

    /// All widgets of the pane, parts that GTK makes by itself included.
    var widgets: [Widget] { Self.descendants(of: inspector.widget) }

    static func ancestors(of widget: Widget) -> [Widget] {
        Array(sequence(first: widget) { gtk_widget_get_parent($0) }.dropFirst())
    }

    static func descendants(of widget: Widget) -> [Widget] {
        guard is_container(widget).isTrue else { return [widget] }
        let box = WidgetList()
        gtk_container_forall(
            as_container(widget),
            { child, box in
                guard let child, let box else { return }
                Unmanaged<WidgetList>.fromOpaque(box).takeUnretainedValue().widgets.append(child)
            }, Unmanaged.passUnretained(box).toOpaque())
        return [widget] + box.widgets.flatMap { descendants(of: $0) }
    }

    /// The control that is on the screen under a name, of a class if several share the name.
    func control(_ name: String, _ type: String? = nil) throws -> Widget {
        try #require(find(name, type), "no control named \(name)")
    }

    func isShown(_ name: String) -> Bool { find(name, nil) != nil }

    private func find(_ name: String, _ type: String?) -> Widget? {
        widgets.first { widget in
            Self.name(of: widget) == name && gtk_widget_get_mapped(widget).isTrue
                && (type.map { Self.type(of: widget) == $0 } ?? (Self.type(of: widget) != "GtkLabel"))
        }
    }

    static func name(of widget: Widget) -> String {
        atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
    }

    static func type(of widget: Widget) -> String {
        String(cString: type_name(widget))
    }

    func choose(_ id: String, in name: String) throws {
        try chooseFrom(try control(name), id)
    }

    func click(_ name: String) throws {
        gtk_button_clicked(as_button(try control(name)))
        drain()
    }

    func type(_ text: String, in name: String) throws {
        gtk_entry_set_text(as_entry(try control(name, "GtkEntry")), text)
    }

    /// A key with its modifiers, as the window gets it.
    func key(_ key: Int32, _ modifiers: GdkModifierType) {
        guard let event = gdk_event_new(GDK_KEY_PRESS) else { return }
        event.pointee.key.window = gtk_widget_get_window(window).map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
        event.pointee.key.keyval = guint(bitPattern: key)
        event.pointee.key.state = modifiers.rawValue
        gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_widget_event(window, event)
        gdk_event_free(event)
    }

    /// A press or release of the primary button on a widget.
    func button(_ type: GdkEventType, on widget: Widget) {
        guard let event = gdk_event_new(type) else { return }
        event.pointee.button.window = gtk_widget_get_window(widget).map {
            OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0)))
        }
        event.pointee.button.button = 1
        gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_widget_event(widget, event)
        gdk_event_free(event)
    }
}

private final class WidgetList {
    var widgets: [Widget] = []
}
