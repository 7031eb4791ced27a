import CGtk
import Formats
import Gtk

/// The formats to choose from: one is shown, those that are ticked are saved together.
final class ExportTargets {
    let widget: Widget
    private let formats: [Format]
    private let list: Widget
    private var checks: [Widget] = []
    private(set) var ticked: Set<Int>
    /// Until somebody ticks, the tick goes with the format that is shown.
    private var follows: Bool
    private let changed: () -> Void

    /// `remembered` holds the identifiers that are ticked at first, if there are any.
    init(
        _ formats: [Format], shown: Int, remembered: [String]?, picked: @escaping (Int) -> Void, changed: @escaping () -> Void
    ) {
        self.formats = formats
        self.changed = changed
        let known = Set(formats.indices.filter { remembered?.contains(formats[$0].identifier) == true })
        ticked = known.isEmpty ? [shown] : known
        follows = known.isEmpty
        var tick: (Int, Bool) -> Void = { _, _ in }, toggle: (Int) -> Void = { _ in }
        list = makeListBox(name: tr("Formats"), selected: { if let index = $0 { picked(index) } }, activated: { toggle($0) })
        let hint = makeLabel(tr("Ticked formats are saved together."), wraps: true).classes("dim-label").margins(8)
        widget = makeColumn(spacing: 0, [makeScrolled(list).expand(vertical: true), hint]).size(width: 260).classes("sidebar")
        for (index, format) in formats.enumerated() {
            let check = makeCheck("", isOn: ticked.contains(index)) { tick(index, $0) }.accessible(name: tr(format.title))
            checks.append(check)
            gtk_container_add(as_container(list), Self.makeRow(format, check))
        }
        selectRow(shown, of: list)
        tick = { [self] in set($0, $1) }
        toggle = { [self] in gtk_toggle_button_set_active(as_toggle_button(checks[$0]), (!ticked.contains($0)).gboolean) }
    }

    private static func makeRow(_ format: Format, _ check: Widget) -> Widget {
        let ending = makeLabel(format.fileExtensions.first.map { "." + $0 } ?? "").classes("dim-label")
        let column = makeColumn(spacing: 2, [makeLabel(tr(format.title)).tooltip(tr(format.title)), ending]).expand(
            horizontal: true)
        let row = Gtk.makeRow(spacing: 8, [check.align(vertical: GTK_ALIGN_CENTER), column])
        return makeListRow(row.margins(horizontal: 10, vertical: 6), name: tr(format.title))
    }

    private func set(_ index: Int, _ isOn: Bool) {
        follows = false
        if isOn { ticked.insert(index) } else { ticked.remove(index) }
        changed()
    }

    /// Ticks or unticks a format, as the person does.
    func tick(_ index: Int, _ isOn: Bool = true) {
        gtk_toggle_button_set_active(as_toggle_button(checks[index]), isOn.gboolean)
    }

    /// The format that is shown has changed.
    func follow(_ index: Int) {
        guard follows, ticked != [index] else { return }
        ticked.forEach { tick($0, false) }
        tick(index)
        follows = true
    }

    /// The ticked formats, in the order of all.
    var chosen: [Format] { ticked.sorted().map { formats[$0] } }
}
