import CGtk
import Gtk
import Model
import Scene

/// The project's scenarios and the steps of the chosen one, under the phone.
final class ScenariosPane: PaneView {
    let widget: Widget
    private let status = makeLabel("").classes("dim-label")
    private let scenarios: ScenarioList
    private let steps: StepList

    /// Logical pixels; about six rows.
    private static let height = 178
    private static let listWidth = 190

    init(_ store: Store, _ actions: ScenarioActions) {
        scenarios = ScenarioList(store, actions)
        steps = StepList(store, actions)
        let menu = makeMenuButton(icon: "view-more-symbolic", name: tr("Change the list of scenarios"))
        setMenu(menu, ScenarioList.menu)
        let buttons = [
            makeToggle(icon: "media-record-symbolic", name: tr("Record what I do")).classes("record").action(
                "win.record-scenario"),
            makeButton(icon: "object-select-symbolic", name: tr("Expect what is shown")).action("win.expect-shown"),
            makeButton(icon: "media-playback-start-symbolic", name: tr("Play the scenario")).action("win.play-scenario"),
            makeButton(icon: "media-playback-stop-symbolic", name: tr("Stop the scenario")).action("win.stop-scenario"),
            makeButton(icon: "media-seek-forward-symbolic", name: tr("Run all scenarios")).action("win.run-scenarios"),
            makeButton(icon: "list-add-symbolic", name: tr("New Scenario")).action("win.new-scenario"),
            menu,
            makeButton(icon: "window-close-symbolic", name: tr("Hide Scenarios")) {
                store.look { $0.lower.show(.scenarios, false) }
            },
        ]
        for button in buttons { button.classes("flat", "compact") }
        let head = makeRow(
            spacing: 2,
            [makeHeading(tr("Scenarios")), status.margins(horizontal: 4, vertical: 0).expand(horizontal: true)] + buttons)
        let lists = makeRow(
            spacing: 0,
            [
                makeScrolled(scenarios.list).size(width: Self.listWidth).expand(horizontal: false),
                makeSeparator(GTK_ORIENTATION_VERTICAL),
                steps.widget.expand(horizontal: true),
            ])
        widget = makeColumn(spacing: 0, [head.margins(horizontal: 8, vertical: 2), lists.expand(vertical: true)])
            .classes("lower-pane", "scenarios").size(height: Self.height)
    }

    /// Whether the keyboard is in the list of steps, or in that of scenarios; `nil` if it is elsewhere.
    func hasStepFocus(_ focus: Widget) -> Bool? {
        if gtk_widget_is_ancestor(focus, steps.widget).isTrue { return true }
        return gtk_widget_is_ancestor(focus, widget).isTrue ? false : nil
    }

    func update(from old: AppState, to new: AppState) {
        let isSame =
            old.project == new.project && old.trials == new.trials && old.rehearsal == new.rehearsal
            && old.recorder == new.recorder
            && old.view.scenarios == new.view.scenarios
        guard old == new || !isSame else { return }
        scenarios.show(new)
        steps.show(new)
        setText(status, Self.status(new))
    }

    /// How many scenarios were tried, and how many of them failed.
    private static func status(_ state: AppState) -> String {
        let results = state.project.scenarios.indices.compactMap { state.trials.passes($0, in: state.project) }
        guard !results.isEmpty else { return "" }
        let failed = results.count { !$0 }
        return "\(results.count - failed) " + tr("passed") + (failed > 0 ? ", \(failed) " + tr("failed") : "")
    }
}
