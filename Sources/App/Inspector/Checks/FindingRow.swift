import CGtk
import Checks
import Gtk
import Model

/// One finding in the list: its severity, what is wrong, where, what to do, and a button that accepts it.
enum FindingRow {
    static func make(_ finding: Finding, _ tools: InspectorTools) -> Widget {
        let said = finding.messagePhrase.translated, advice = finding.remedyPhrase.translated
        let message = makeLabel(said, wraps: true), remedy = makeLabel(advice, wraps: true)
        let place = [finding.screen.flatMap { tools.store.project[screen: $0]?.label }, finding.code].compactMap { $0 }
        let caption = makeLabel(place.joined(separator: " · "), wraps: true).classes("caption", "dim-label")
        for label in [message, remedy, caption] {
            gtk_label_set_max_width_chars(as_label(label), 26)
            gtk_label_set_line_wrap_mode(as_label(label), PANGO_WRAP_WORD_CHAR)
        }
        remedy.classes("caption")
        let texts = makeColumn(spacing: 2, [message, remedy, caption]).expand(horizontal: true)
        let accept = makeButton(icon: "object-select-symbolic", name: tr("Accept this finding…")) {
            waive(finding, tools.store, over: texts)
        }
        let icon = makeIcon(finding.severity.icon).align(vertical: GTK_ALIGN_START).tooltip(finding.severity.title)
        let line = [icon, texts, accept.classes("flat", "small-icon").align(vertical: GTK_ALIGN_START)]
        return makeListRow(
            makeRow(spacing: 8, line).margins(8), name: finding.severity.title + ": " + said
        ).accessible(description: advice)
    }

    /// Asks why the finding is accepted and writes that into the project.
    private static func waive(_ finding: Finding, _ store: Store, over widget: Widget) {
        guard let window = gtk_widget_get_toplevel(widget) else { return }
        TextDialog.show(title: tr("Accept Finding"), label: tr("Reason"), text: "", over: as_window(window)) { reason in
            var waiver = Waiver()
            waiver.code = finding.code
            waiver.screen = finding.screen
            waiver.reason = reason
            store.perform(.setWaivers(store.project.waivers + [waiver]), tr("Accept Finding"))
        }
    }
}

extension Phrase {
    /// The phrase in the user's language.
    nonisolated var translated: String { text(in: tr) }
}

extension Severity {
    fileprivate var icon: String {
        switch self {
        case .note: "dialog-information-symbolic"
        case .warning: "dialog-warning-symbolic"
        case .error: "dialog-error-symbolic"
        }
    }

    fileprivate var title: String {
        switch self {
        case .note: tr("Note")
        case .warning: tr("Warning")
        case .error: tr("Error")
        }
    }
}
