import Gtk
import Model
import Scene

/// A step of a scenario in words.
struct StepSentence {
    private let project: Project

    init(_ project: Project) {
        self.project = project
    }

    /// The sentence of a step, or what stands in the file where it cannot be read.
    func text(_ reading: Result<Step, Problem>, _ json: JSON) -> String {
        switch reading {
        case .success(let step): text(step, json)
        case .failure: json.compactText()
        }
    }

    private func text(_ step: Step, _ json: JSON) -> String {
        let words = text(step.action, json)
        return step.isAnimated ? words : words + ", " + tr("not animated")
    }

    private func text(_ action: Step.Action, _ json: JSON) -> String {
        switch action {
        case .push(let screen): tr("Push") + " " + name(screen)
        case .pop: tr("Pop")
        case .popTo(let screen): tr("Pop to") + " " + name(screen)
        case .popToRoot: tr("Pop to the root")
        case .setStack(let screens): tr("Set the stack to") + " " + screens.map(name).joined(separator: ", ")
        case .swipe(let progress, let letting): tr("Swipe back to") + " " + percent(progress) + ", " + words(letting)
        case .present(let screen): tr("Present") + " " + name(screen)
        case .dismiss: tr("Dismiss the modal")
        case .selectTab(let index): tr("Select the tab") + " " + tab(index)
        case .scroll(let offset): tr("Scroll to") + " " + number(offset) + " pt"
        case .tap(let name): tr("Tap") + " " + element(name)
        case .set: tr("The page sets") + " " + parts(json["set"] ?? json["setItem"])
        case .appearance(let appearance): appearance == .dark ? tr("Change to dark") : tr("Change to light")
        case .settings: tr("Set on the phone:") + " " + parts(json["settings"])
        case .mark(let mark): tr("Remember as") + " “" + mark + "”"
        case .expect(let expectation): text(expectation)
        }
    }

    private func text(_ expectation: Expectation) -> String {
        var words: [String] = []
        let members = expectation.subset.members ?? []
        for member in members where member.key == "screen" { words.append(name(member.value.string ?? "")) }
        if let mark = expectation.mark { words.append(tr("the same as") + " “" + mark + "”") }
        let others = members.filter { $0.key != "screen" }.map { wordTitle($0.key) }
        return tr("Expect") + " " + (words + others).joined(separator: ", ")
    }

    // MARK: Parts

    private func words(_ letting: Step.Letting) -> String {
        switch letting {
        case .complete: tr("let go and complete")
        case .cancel: tr("let go and cancel")
        case .velocity(0): tr("let go")
        case .velocity(let velocity): tr("let go with") + " " + number(velocity) + " " + tr("widths a second")
        }
    }

    private func name(_ screen: ScreenID) -> String { project[screen: screen]?.label ?? screen }

    private func tab(_ index: Int) -> String {
        let title = project.tabs.indices.contains(index) ? project.tabs[index].title : ""
        return title.isEmpty ? String(index + 1) : title
    }

    /// An element's role in words where a step names it so.
    private func element(_ name: String) -> String {
        let parts = name.split(separator: ".")
        guard let role = parts.first.flatMap({ Element.Role(rawValue: String($0)) }) else { return "“" + name + "”" }
        let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        if role == .tab { return wordTitle(role.rawValue) + " " + tab(index) }
        return wordTitle(role.rawValue) + (index > 0 ? " " + String(index + 1) : "")
    }

    private func parts(_ json: JSON?) -> String {
        (json?.members ?? []).map { wordTitle($0.key) + " " + ($0.value.string ?? $0.value.compactText()) }.joined(
            separator: ", ")
    }

    private func percent(_ share: Double) -> String { number(share * 100) + " %" }

    private func number(_ value: Double) -> String { JSON.number((value * 100).rounded() / 100).compactText() }
}
