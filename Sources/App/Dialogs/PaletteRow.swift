import CGtk
import Gtk
import Model

/// One named colour: its value, its name, its uses, and a button that deletes it.
final class PaletteRow {
    let widget: Widget
    let name: String
    /// Where the colour is used, once it is known.
    private(set) var places: [ColorPlace]?
    private let control: ColorControl
    private let entry: Widget
    private let uses: Widget

    /// Logical pixels: a pair of values fits.
    private static let colorWidth = 200

    init(_ color: Palette.Entry, _ tools: InspectorTools, _ actions: PaletteActions, _ popover: PlacesPopover) {
        name = color.name
        let name = color.name
        control = ColorControl(tools, name: tr("Value of") + " " + name, allowsNothing: false) { setting, goesOn in
            if let color = setting.value { actions.change(name, to: color, goesOn: goesOn) }
        }
        var finish: (String) -> Void = { _ in }, showUses = {}, delete = {}
        entry = makeEntry(name: tr("Name of the colour"), text: name, finished: { finish($0) })
        uses = makeButton("") { showUses() }.classes("flat")
        let bin = makeButton(icon: "edit-delete-symbolic", name: tr("Delete") + " " + name) { delete() }.classes("flat")
        let row = makeRow(
            spacing: 8,
            [control.widget.size(width: Self.colorWidth), entry.expand(horizontal: true), uses.size(width: 90), bin])
        widget = makeListRow(row.margins(horizontal: 8, vertical: 6), name: name)
        gtk_list_box_row_set_activatable(as_list_box_row(widget), 0)
        gtk_widget_set_can_focus(widget, 0)
        finish = { [self] text in if !actions.rename(name, to: text) { setEntryText(entry, name) } }
        showUses = { [self] in popover.open(on: uses, places ?? [], isWarning: false) }
        delete = { [self] in
            guard let places else { return }
            if places.isEmpty { actions.delete(name) } else { popover.open(on: bin, places, isWarning: true) }
        }
        uses.sensitive(false)
    }

    func show(_ color: Color) {
        control.show(.value(color), inherited: nil)
    }

    func show(_ new: [ColorPlace]) {
        places = new
        let count = new.reduce(0) { $0 + $1.uses }
        let text = count == 0 ? tr("Unused") : String(count) + " " + tr("use", "uses", count: count)
        gtk_button_set_label(as_button(uses), text)
        uses.sensitive(count > 0)
    }

    /// Puts the cursor into the name.
    func editName() {
        gtk_widget_grab_focus(entry)
    }
}
