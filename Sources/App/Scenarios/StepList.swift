import CGtk
import Gtk
import Model
import Scene

/// The steps of the chosen scenario, or of the one that is recorded, as sentences, with what came of each, and buttons to move and to remove one.
final class StepList {
    let widget: Widget
    private let list: Widget
    private let tools: [Widget]
    private var shown: [Row] = []
    private var scenario: Int?

    private struct Row: Equatable {
        var text: String
        var mark: VerdictMark
        /// What is wrong, or why nothing moved.
        var lines: [String]
    }

    init(_ store: Store, _ actions: ScenarioActions) {
        list = makeListBox(name: tr("Steps")) { index in
            if store.state.view.scenarios.step != index { store.look { $0.scenarios.step = index } }
        }
        let nothing = makeLabel(tr("No steps."), wraps: true)
        gtk_widget_show(nothing.classes("dim-label").margins(12))
        gtk_list_box_set_placeholder(as_list_box(list), nothing)
        tools = [
            makeButton(icon: "go-up-symbolic", name: tr("Move step up")) { actions.moveStep(by: -1) },
            makeButton(icon: "go-down-symbolic", name: tr("Move step down")) { actions.moveStep(by: 1) },
            makeButton(icon: "list-remove-symbolic", name: tr("Remove step")) { actions.removeStep() },
        ]
        for tool in tools { tool.classes("flat", "compact") }
        widget = makeRow(
            spacing: 0, [makeScrolled(list).expand(horizontal: true, vertical: true), makeColumn(spacing: 0, tools).margins(2)])
        connectEvent(list, "key-press-event") { event in
            let key = KeyEvent(event)
            switch (key.key, key.modifiers) {
            case (GDK_KEY_Delete, []), (GDK_KEY_KP_Delete, []): actions.removeStep()
            default: return false
            }
            return true
        }
    }

    func show(_ state: AppState) {
        let rows = Self.rows(state)
        let chosen = state.recorder == nil ? state.view.scenarios.step : nil
        if rows != shown || scenario != state.chosenScenario {
            let hadFocus = gtk_container_get_focus_child(as_container(list)) != nil
            quietly { fill(rows) }
            scenario = state.chosenScenario
            selectRow(chosen, of: list)
            if hadFocus, let row = gtk_list_box_get_selected_row(as_list_box(list)) { gtk_widget_grab_focus(as_widget(row)) }
            reveal(state.recorder == nil ? state.rehearsal?.step : rows.count - 1)
        }
        if selectedRow(of: list) != chosen { selectRow(chosen, of: list) }
        let step = chosen.flatMap { shown.indices.contains($0) ? $0 : nil }
        tools[0].sensitive(step.map { $0 > 0 } ?? false)
        tools[1].sensitive(step.map { $0 < shown.count - 1 } ?? false)
        tools[2].sensitive(step != nil)
    }

    private static func rows(_ state: AppState) -> [Row] {
        let sentence = StepSentence(state.project)
        if let steps = state.recorder?.recording.steps {
            var scenario = Scenario()
            scenario.steps = steps
            return zip(steps, Step.readings(of: scenario, in: state.project)).enumerated().map { place, step in
                Row(text: "\(place + 1)  " + sentence.text(step.1, step.0), mark: .none, lines: [])
            }
        }
        guard let index = state.chosenScenario else { return [] }
        let scenario = state.project.scenarios[index]
        let verdicts = state.trials.verdicts(of: index, in: state.project) ?? [:]
        let running = state.rehearsal?.scenario == index ? state.rehearsal?.step : nil
        return zip(scenario.steps, Step.readings(of: scenario, in: state.project)).enumerated().map { place, step in
            let (json, reading) = step
            var verdict = verdicts[place]
            if verdict == nil, case .failure(let problem) = reading { verdict = StepVerdict(problem) }
            let isRunning = running == place && verdict?.passes != false
            return Row(
                text: "\(place + 1)  " + sentence.text(reading, json), mark: isRunning ? .running : VerdictMark(verdict),
                lines: verdict?.lines ?? [])
        }
    }

    /// Only rows that differ are made anew, so that the list stays where it was scrolled to.
    private func fill(_ rows: [Row]) {
        let old = children(of: list)
        for (index, row) in rows.enumerated() where !shown.indices.contains(index) || shown[index] != row {
            let view = Self.view(row)
            if old.indices.contains(index) { gtk_widget_destroy(old[index]) }
            gtk_list_box_insert(as_list_box(list), view, gint(clamping: index))
            gtk_widget_show_all(view)
        }
        for gone in old.dropFirst(rows.count) { gtk_widget_destroy(gone) }
        shown = rows
    }

    private static func view(_ row: Row) -> Widget {
        let lines = row.lines.map { makeLabel($0, wraps: true).classes("dim-label", "caption") }
        let text = makeColumn(spacing: 0, [makeLabel(row.text)] + lines).expand(horizontal: true)
        let words = [row.text, row.mark.words] + row.lines
        let icon = VerdictMark.icon(row.mark).align(vertical: GTK_ALIGN_START)
        return makeListRow(
            makeRow(spacing: 6, [icon, text]).margins(horizontal: 8, vertical: 1),
            name: words.filter { !$0.isEmpty }.joined(separator: ", ")
        ).tooltip(row.text)
    }

    /// Scrolls to the step under way, or to the one recorded last.
    private func reveal(_ step: Int?) {
        guard let step, let row = gtk_list_box_get_row_at_index(as_list_box(list), gint(clamping: step)) else { return }
        list.reveal(as_widget(row))
    }
}

extension Widget {
    /// Scrolls a list to one of its rows, once the row has its place.
    func reveal(_ row: Widget) {
        idle(for: row) {
            var box = GtkAllocation()
            gtk_widget_get_allocation(row, &box)
            guard let adjustment = gtk_list_box_get_adjustment(as_list_box(self)) else { return }
            gtk_adjustment_clamp_page(adjustment, Double(box.y), Double(box.y + box.height))
        }
    }
}
