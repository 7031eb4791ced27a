import CGtk
import Dialects
import Gtk
import Model

/// The window's top bar: files, undo, the project's name, device, appearance, dialect, profile, export, menu.
final class HeaderBar: StateView {
    let widget: Widget
    private let store: Store
    private let title = makeLabel("").classes("title")
    private let subtitle = makeLabel("").classes("subtitle")
    private let device: Widget
    private let dialect: Widget
    private let profile: Widget
    private let menu = makeMenuButton(icon: "open-menu-symbolic", name: tr("Main menu"), menu: MainMenu.items)
    /// What the phone imitates, in one line; its popover holds the three choices.
    private let phoneLabel = makeLabel("")

    init(_ store: Store) {
        self.store = store
        device = makeComboBox(
            name: tr("Device"), options: Device.all.map { ($0.name, $0.name) }, selected: store.project.device.name
        ) { name in
            guard let device = Device.named(name) else { return }
            store.perform(.setDevice(device), tr("Change Device"))
        }
        dialect = makeComboBox(
            name: tr("Dialect"), options: Dialects.all.map { ($0.name.rawValue, $0.title) },
            selected: store.project.dialect.rawValue
        ) { name in
            guard let dialect = DialectName(rawValue: name) else { return }
            store.perform(.setDialect(dialect), tr("Change Dialect"))
        }
        profile = makeComboBox(
            name: tr("Profile"), options: Profile.allCases.map { ($0.rawValue, $0.title) },
            selected: store.project.profile.rawValue
        ) { name in
            guard let profile = Profile(rawValue: name) else { return }
            store.perform(.setProfile(profile), tr("Change Profile"))
        }
        let choices = makeColumn(
            spacing: 8,
            [
                makeField(tr("_Device"), device), makeField(tr("Dia_lect"), dialect), makeField(tr("_Profile"), profile),
            ]
        ).margins(12)
        let phone = makeMenuButton(icon: "phone-symbolic", name: tr("Device, dialect and profile"), content: choices)
        gtk_label_set_ellipsize(as_label(phoneLabel), PANGO_ELLIPSIZE_END)
        gtk_label_set_width_chars(as_label(phoneLabel), 3)
        gtk_label_set_max_width_chars(as_label(phoneLabel), 40)
        removeChildren(of: phone)
        gtk_container_add(as_container(phone), makeRow(spacing: 4, [phoneLabel, makeIcon("pan-down-symbolic")]))
        for label in [title, subtitle] {
            gtk_label_set_ellipsize(as_label(label), PANGO_ELLIPSIZE_MIDDLE)
            gtk_label_set_width_chars(as_label(label), 3)
        }
        let start = [
            makeLinkedRow([
                makeButton(tr("Open")).action("win.open").tooltip(tr("Open a project")),
                makeMenuButton(icon: "pan-down-symbolic", name: tr("Recent projects"), content: RecentFiles.makeList()),
            ]),
            makeButton(icon: "document-new-symbolic", name: tr("New project")).action("win.new"),
            makeLinkedRow([
                makeButton(icon: "edit-undo-symbolic", name: tr("Undo")).action("win.undo"),
                makeButton(icon: "edit-redo-symbolic", name: tr("Redo")).action("win.redo"),
            ]),
        ]
        let end = [
            phone, makeToggle(icon: "weather-clear-night-symbolic", name: tr("Dark appearance of the phone")).action("win.dark"),
            makeButton(icon: "document-send-symbolic", name: tr("Export theme files")).action("win.export"),
            makeButton(icon: "document-save-symbolic", name: tr("Save")).action("win.save"), menu,
        ]
        let names = makeColumn(spacing: 0, [title, subtitle]).align(vertical: GTK_ALIGN_CENTER)
        widget = makeHeaderBar(start: start, title: names, end: end)
    }

    func update(from old: AppState, to new: AppState) {
        gtk_label_set_text(as_label(title), Window.title(new))
        let place = new.path ?? tr("Not saved yet")
        gtk_label_set_text(as_label(subtitle), new.isDirty ? tr("Unsaved changes") : place)
        subtitle.tooltip(place)
        gtk_label_set_text(
            as_label(phoneLabel),
            "\(new.project.device.name) · \(Dialects.named(new.project.dialect).title) · \(new.project.profile.title)")
        select(device, new.project.device.name)
        select(dialect, new.project.dialect.rawValue)
        select(profile, new.project.profile.rawValue)
    }

    func openMenu() {
        gtk_toggle_button_set_active(as_toggle_button(menu), 1)
    }

    private func select(_ combo: Widget, _ id: String) {
        quietly { _ = gtk_combo_box_set_active_id(as_combo_box(combo), id) }
    }
}

extension Profile {
    /// The versions that a profile stands for.
    var title: String {
        switch self {
        case .ios4: "iOS 4"
        case .ios5: "iOS 5"
        case .ios6: "iOS 6"
        case .ios12: "iOS 11–12"
        case .ios14: "iOS 13–14"
        case .ios18: "iOS 15–18"
        case .ios26: "iOS 26"
        }
    }
}
