import CGtk
import Gtk
import Model

/// The theme file that the project follows, in the header bar: its name, what is wrong with it, and what can be done.
final class LinkButton: StateView {
    let widget = makeMenuButton(icon: "emblem-synchronizing-symbolic", name: tr("Theme file that is followed"))
    private let label = makeLabel("")
    private let sign = makeIcon("emblem-synchronizing-symbolic")

    init() {
        gtk_label_set_ellipsize(as_label(label), PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_width_chars(as_label(label), 3)
        gtk_label_set_max_width_chars(as_label(label), 14)
        removeChildren(of: widget)
        gtk_container_add(as_container(widget), makeRow(spacing: 4, [sign, label]))
        gtk_widget_show_all(widget)
        widget.visible(false)
    }

    /// The work of building what the button opens.
    var pieces: [() -> Void] {
        menuPieces(
            widget,
            [["win.link-reload", "win.link-conflicts"], ["win.link", "win.unlink"]].map { names in
                .section(nil, names.map { .action(tr(ActionTable.title($0)), $0) })
            })
    }

    func update(from old: AppState, to new: AppState) {
        guard let link = new.memory.link else { return _ = widget.visible(false) }
        let needsLook = new.link.problem != nil || !new.link.conflicts.isEmpty
        let icon = needsLook ? "dialog-warning-symbolic" : "emblem-synchronizing-symbolic"
        gtk_image_set_from_icon_name(as_image(sign), icon, GTK_ICON_SIZE_BUTTON)
        setText(label, link.name)
        let told = Self.told(new)
        widget.tooltip(told).accessible(name: tr("Theme file that is followed") + ": " + link.name, description: told)
        widget.visible(true)
    }

    private static func told(_ state: AppState) -> String {
        let path = tr("Follows") + " " + (state.memory.link?.path ?? "")
        if let problem = state.link.problem { return path + "\n" + problem.description }
        guard let link = state.memory.link, !state.link.conflicts.isEmpty else { return path }
        return path + "\n" + link.counted(state.link.conflicts.count)
    }
}
