import CGtk
import Gtk
import Model
import Scene

/// The project's scenarios by their names, each with a mark once it was tried.
final class ScenarioList {
    let list: Widget
    private var shown: [Row] = []
    private var chosen: Int?

    private struct Row: Equatable {
        var name: String
        var passes: Bool?
    }

    static let menu: [MenuItem] = [
        .section(nil, [entry("win.rename-scenario"), entry("win.duplicate-scenario"), entry("win.delete-scenario")]),
        .section(nil, [entry("win.scenario-up"), entry("win.scenario-down")]),
    ]

    private static func entry(_ name: String) -> MenuItem { .action(tr(ActionTable.title(name)), name) }

    init(_ store: Store, _ actions: ScenarioActions) {
        list = makeListBox(
            name: tr("Scenarios"),
            selected: { index in
                guard let index, store.state.chosenScenario != index else { return }
                store.look { $0.scenarios = ScenarioChoices(chosen: index) }
            }, activated: { _ in actions.play() })
        let nothing = makeLabel(tr("No scenarios yet. Record what you do on the phone."), wraps: true)
        gtk_widget_show(nothing.classes("dim-label").margins(12))
        gtk_list_box_set_placeholder(as_list_box(list), nothing)
        connectEvent(list, "key-press-event") { event in
            let key = KeyEvent(event)
            switch (key.key, key.modifiers) {
            case (GDK_KEY_Delete, []), (GDK_KEY_KP_Delete, []): actions.delete()
            case (GDK_KEY_Menu, _), (GDK_KEY_F10, .shift): popUpMenu(Self.menu, on: self.list, event: nil)
            default: return false
            }
            return true
        }
        gtk_widget_add_events(list, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        connectEvent(list, "button-press-event") { [self] event in
            let pointer = PointerEvent(event)
            guard pointer.opensMenu else { return false }
            if let row = gtk_list_box_get_row_at_y(as_list_box(list), gint(pointer.y)) {
                gtk_list_box_select_row(as_list_box(list), row)
            }
            popUpMenu(Self.menu, on: list, event: event)
            return true
        }
    }

    func show(_ state: AppState) {
        let rows = state.project.scenarios.enumerated().map { index, scenario in
            Row(name: scenario.name, passes: state.trials.passes(index, in: state.project))
        }
        if rows != shown {
            let hadFocus = gtk_container_get_focus_child(as_container(list)) != nil
            quietly { fill(rows) }
            shown = rows
            selectRow(state.chosenScenario, of: list)
            if hadFocus, let row = gtk_list_box_get_selected_row(as_list_box(list)) { gtk_widget_grab_focus(as_widget(row)) }
        }
        if selectedRow(of: list) != state.chosenScenario { selectRow(state.chosenScenario, of: list) }
        guard chosen != state.chosenScenario else { return }
        chosen = state.chosenScenario
        if let row = gtk_list_box_get_selected_row(as_list_box(list)) { list.reveal(as_widget(row)) }
    }

    private func fill(_ rows: [Row]) {
        removeChildren(of: list)
        for row in rows {
            let mark = VerdictMark.icon(row.passes.map { $0 ? .passed : .failed } ?? .none)
            let name = makeLabel(row.name).expand(horizontal: true)
            let words = [row.name, row.passes.map { $0 ? tr("passed") : tr("failed") }].compactMap { $0 }
            let view = makeListRow(
                makeRow(spacing: 6, [mark, name]).margins(horizontal: 8, vertical: 2), name: words.joined(separator: ", "))
            view.tooltip(row.name)
            gtk_container_add(as_container(list), view)
            gtk_widget_show_all(view)
        }
    }
}
