import CGtk
import Dialects
import Gtk
import Model

/// The known faults of library versions and of iOS: each follows what is imitated, or is switched on or off.
final class QuirkRows {
    let widget = makeColumn(spacing: 8)
    private var rows: [(quirk: Quirk, choice: FlagControl)] = []

    init(_ store: Store) {
        gtk_container_add(as_container(widget), makeHeading(tr("Known faults")))
        for quirk in Quirk.allCases {
            let title = wordTitle(quirk.rawValue)
            let control = FlagControl(name: tr("Known faults") + ": " + title, unset: tr("As imitated")) { isOn in
                var quirks = store.project.quirks ?? Quirks()
                quirks[quirk] = isOn
                store.perform(.setQuirks(quirks == Quirks() ? nil : quirks), tr("Change") + " " + title)
            }
            let row = FieldRow(title, control.widget)
            row.show(caption: "", isSet: false)
            row.show(ignored: nil, tooltip: tr(quirk.summary))
            gtk_container_add(as_container(widget), row.widget)
            let says = makeLabel(tr(quirk.summary), wraps: true).classes("caption", "dim-label")
            gtk_container_add(as_container(widget), says)
            rows.append((quirk, control))
        }
    }

    func show(_ project: Project) {
        for row in rows { row.choice.show(project.quirks?[row.quirk]) }
    }
}
