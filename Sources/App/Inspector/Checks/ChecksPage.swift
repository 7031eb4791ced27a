import CGtk
import Checks
import Gtk
import Model

/// The page *Checks*: what is wrong or doubtful, the gravest first, with a remedy and the way there.
final class ChecksPage {
    let widget: Widget
    private let tools: InspectorTools
    private let status = makeLabel("", wraps: true).classes("dim-label")
    private let list: Widget
    private var checker: Checker?
    private var rows: [Finding] = []
    private var isWhole = false
    private var checked: Subject?
    private let open: (Finding) -> Void

    init(_ tools: InspectorTools, open: @escaping (Finding) -> Void) {
        self.tools = tools
        self.open = open
        var choose: (String) -> Void = { _ in }, activate: (Int) -> Void = { _ in }
        let scope = Dropdown(
            name: tr("Screens to check"), options: [("one", tr("This screen")), ("all", tr("All screens"))], selected: "one"
        ) { choose($0) }
        list = makeListBox(name: tr("Findings"), activated: { activate($0) })
        widget = makeColumn(spacing: 8, [makeField(tr("Check"), scope.widget), status, list.classes("frame")])
            .margins(horizontal: 12, vertical: 8)
        gtk_label_set_max_width_chars(as_label(status), 30)
        checker = Checker(tools.store) { [unowned self] in show($0) }
        choose = { [unowned self] word in
            isWhole = word == "all"
            refresh()
        }
        activate = { [unowned self] index in if rows.indices.contains(index) { open(rows[index]) } }
        // Nothing is checked while nobody looks.
        connect(widget, "map") { [unowned self] in refresh() }
        connect(widget, "unmap") { [unowned self] in
            checker?.stop()
            checked = nil
        }
    }

    /// What is checked: moving about on the phone changes nothing in it.
    private struct Subject: Equatable {
        var project: Project
        var pictures: Int
        var screens: [ScreenID]
        var isWhole: Bool
    }

    func refresh() {
        let state = tools.store.state
        let screens = isWhole ? state.project.screens.map(\.id) : [state.inspectedScreen]
        let subject = Subject(project: state.project, pictures: state.pictures, screens: screens, isWhole: isWhole)
        guard subject != checked else { return }
        checked = subject
        checker?.start(screens, isWhole: isWhole)
    }

    private func show(_ progress: Checker.Progress) {
        setText(status, Self.summary(progress))
        let findings = progress.findings.enumerated()
            .filter { isWhole || $1.concerns(tools.store.state.inspectedScreen) }
            .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
        list.visible(!findings.isEmpty)
        guard findings != rows else { return }
        rows = findings
        removeChildren(of: list)
        for finding in findings { gtk_container_add(as_container(list), FindingRow.make(finding, tools)) }
        gtk_widget_show_all(list)
    }

    /// How many findings there are, and how far the run is.
    static func summary(_ progress: Checker.Progress) -> String {
        let counts = [
            (Severity.error, tr("Errors")), (.warning, tr("Warnings")), (.note, tr("Notes")),
        ].compactMap { severity, name in
            let count = progress.findings.count { $0.severity == severity }
            return count == 0 ? nil : name + ": \(count)"
        }
        let waived = progress.waived > 0 ? [tr("Accepted") + ": \(progress.waived)"] : []
        let running = progress.isRunning ? [tr("Checking…") + " \(progress.done)/\(progress.count)"] : []
        let parts = counts + waived + running
        return parts.isEmpty ? tr("Nothing found.") : parts.joined(separator: "   ")
    }
}
