internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct MenuTests {
    init() { startGtk() }

    private let items: [MenuItem] = [
        .section(nil, [.action("Open…", "app.open"), .action("Fit", "win.zoom", target: "fit")]),
        .section("Export", [.submenu("Format", [.action("PNG", "win.export", target: "png")])]),
    ]

    @Test func modelHoldsWhatWasDescribed() {
        let model = makeMenuModel(items)
        #expect(
            describe(model) == [
                "section -", "  Open… app.open -", "  Fit win.zoom fit",
                "section Export", "  submenu Format", "    PNG win.export png",
            ])
        let fate = Fate(model)
        g_object_unref(model)
        #expect(fate.isFinal)
    }

    @Test func menuButtonOwnsItsModel() {
        let button = makeMenuButton(icon: "open-menu-symbolic", name: "Main Menu")
        setMenu(button, items)
        let window = makeShownWindow(button)
        let model = gtk_menu_button_get_menu_model(as_menu_button(button))
        #expect(g_menu_model_get_n_items(model) == 2)
        gtk_widget_destroy(window)
    }

    @Test func contextMenuActivatesTheWidgetsActionsAndGoes() throws {
        let area = (gtk_drawing_area_new() as Widget).size(width: 50, height: 50)
        let window = makeShownWindow(area)
        var formats: [String] = []
        let group: UnsafeMutablePointer<GSimpleActionGroup> = g_simple_action_group_new()
        addTextAction("export", to: group) { formats.append($0) }
        gtk_widget_insert_action_group(window, "win", as_action_group(group))
        g_object_unref(group)
        popUpMenu([.action("PNG", "win.export", target: "png")], on: area, event: nil)
        let menu = try #require(gtk_menu_get_for_attach_widget(area)?.pointee.data)
        let fate = Fate(menu)
        let entry = try #require(children(of: as_widget(menu)).first)
        gtk_menu_shell_activate_item(
            UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkMenuShell.self), entry, 1)
        #expect(formats == ["png"])
        #expect(waitUntil { fate.isFinal })
        gtk_widget_destroy(window)
    }

    private func describe(_ model: UnsafeMutablePointer<GMenuModel>, _ indent: String = "") -> [String] {
        (0..<g_menu_model_get_n_items(model)).flatMap { index -> [String] in
            let label = attribute(model, index, "label") ?? "-"
            for link in ["section", "submenu"] {
                if let inner = g_menu_model_get_item_link(model, index, link) {
                    defer { g_object_unref(inner) }
                    return ["\(indent)\(link) \(label)"] + describe(inner, indent + "  ")
                }
            }
            let action = attribute(model, index, "action") ?? "-"
            return ["\(indent)\(label) \(action) \(attribute(model, index, "target") ?? "-")"]
        }
    }

    private func attribute(_ model: UnsafeMutablePointer<GMenuModel>, _ index: gint, _ name: String) -> String? {
        guard let value = g_menu_model_get_item_attribute_value(model, index, name, nil) else { return nil }
        defer { g_variant_unref(value) }
        return String(cString: g_variant_get_string(value, nil))
    }
}
