import CGtk
import Dialects
import Gtk
import Model

/// The window's top bar: files, undo, the project's name, device, appearance, dialect, profile, export, menu.
final class HeaderBar: StateView {
    let widget: Widget
    private let title = makeLabel("").classes("title")
    private let subtitle = makeLabel("").classes("subtitle")
    private let choices: PhoneChoices
    private let recent = makeMenuButton(icon: "pan-down-symbolic", name: tr("Recent projects"))
    private let phone = makeMenuButton(icon: "phone-symbolic", name: tr("Device, dialect and profile"))
    private let link = LinkButton()
    private let menu = makeMenuButton(icon: "open-menu-symbolic", name: tr("Main menu"))
    /// What the phone imitates, in one line; its popover holds the three choices.
    private let phoneLabel = makeLabel("")

    init(_ store: Store) {
        choices = PhoneChoices(store)
        gtk_label_set_ellipsize(as_label(phoneLabel), PANGO_ELLIPSIZE_END)
        gtk_label_set_width_chars(as_label(phoneLabel), 3)
        gtk_label_set_max_width_chars(as_label(phoneLabel), 40)
        removeChildren(of: phone)
        gtk_container_add(as_container(phone), makeRow(spacing: 4, [phoneLabel, makeIcon("pan-down-symbolic")]))
        for label in [title, subtitle] {
            gtk_label_set_ellipsize(as_label(label), PANGO_ELLIPSIZE_MIDDLE)
            gtk_label_set_width_chars(as_label(label), 3)
            // What the phone imitates stays readable beside a long name or path.
            gtk_label_set_max_width_chars(as_label(label), 36)
        }
        let start = [
            makeLinkedRow([makeButton(icon: "document-open-symbolic", name: tr("Open a project")).action("win.open"), recent]),
            makeButton(icon: "document-new-symbolic", name: tr("New project")).action("win.new"),
            makeLinkedRow([
                makeButton(icon: "edit-undo-symbolic", name: tr("Undo")).action("win.undo"),
                makeButton(icon: "edit-redo-symbolic", name: tr("Redo")).action("win.redo"),
            ]),
            link.widget,
        ]
        let end = [
            phone, makeToggle(icon: "weather-clear-night-symbolic", name: tr("Dark appearance of the phone")).action("win.dark"),
            makeButton(icon: "document-send-symbolic", name: tr("Export theme files")).action("win.export"),
            makeButton(icon: "document-save-symbolic", name: tr("Save")).action("win.save"), menu,
        ]
        let names = makeColumn(spacing: 0, [title, subtitle]).align(vertical: GTK_ALIGN_CENTER)
        widget = makeHeaderBar(start: start, title: names, end: end)
    }

    /// Builds what the header bar's buttons open.
    func becomeReady() {
        Pieces.run(
            for: widget,
            [
                { [recent] in setContent(recent, RecentFiles.makeList()) },
                { [phone, choices] in setContent(phone, choices.makeContent()) },
            ] + link.pieces + menuPieces(menu, MainMenu.items))
    }

    func update(from old: AppState, to new: AppState) {
        link.update(from: old, to: new)
        setText(title, Window.title(new))
        title.tooltip(new.project.name)
        let place = new.path.map { Self.shortened($0, home: Recovery.environment("HOME")) } ?? tr("Not saved yet")
        setText(subtitle, new.isDirty ? tr("Unsaved changes") : place)
        subtitle.tooltip(place)
        let imitated =
            "\(new.project.device.name) · \(Dialects.named(new.project.dialect).title) · \(new.project.profile.title)"
        setText(phoneLabel, imitated)
        phoneLabel.tooltip(imitated)
        if old.project != new.project { choices.refresh() }
    }

    /// A path with `~` for the person's own folder.
    static func shortened(_ path: String, home: String?) -> String {
        guard let home, home.count > 1, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    func openMenu() {
        gtk_toggle_button_set_active(as_toggle_button(menu), 1)
    }
}
