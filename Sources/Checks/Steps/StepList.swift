import Dialects
import Model
import Scene

/// The steps of a project that checks look at, in a fixed order and made one after the other.
///
/// For neighbours in each stack push, pop, swipe and two cancelled swipes; popToRoot from three screens on; present and dismiss
/// of each modal; selectTab between each two tabs; every step of the scenarios.
struct StepList: Sequence {
    /// Steps beyond it are left out.
    static let limit = 2000

    let phone: Phone
    private var project: Project { phone.project }
    private var navigator: Navigator { Navigator(phone.project) }

    init(_ phone: Phone) {
        self.phone = phone
    }

    func makeIterator() -> AnyIterator<StepLook> {
        let parts: [AnySequence<StepLook>] = [
            AnySequence(stacks.lazy.flatMap(neighbours)), AnySequence(stacks.lazy.flatMap(rootward)),
            AnySequence(project.modals.lazy.flatMap(modal)), AnySequence(tabs), AnySequence(scenarios),
        ]
        return AnyIterator(parts.lazy.flatMap(\.self).makeIterator())
    }

    private func look(_ plan: TransitionPlan, reference: NavigationState? = nil) -> StepLook {
        StepLook(phone: phone, before: plan.before, after: plan.after, plan: plan, reference: reference)
    }

    // MARK: Stacks

    /// A stack whose root is in front, and the screens to push on it.
    private struct Stack {
        var root: NavigationState
        var above: [ScreenID]
    }

    /// Of each tab, then each modal; a screen that stands in none is pushed on the first tab's root.
    private var stacks: [Stack] {
        let start = NavigationState.start(project)
        let roots = project.tabs.indices.compactMap { index -> Stack? in
            let screens = project.tabs[index].stack
            guard !screens.isEmpty, let root = try? navigator.selectTab(index, in: start).after else { return nil }
            let pushed = index == start.selectedTab ? (project.pushed ?? []).filter { !screens.contains($0) } : []
            return Stack(root: index == start.selectedTab ? start : root, above: screens.dropFirst() + pushed)
        }
        let modals = project.modals.compactMap { modal -> Stack? in
            guard let first = modal.stack.first, let root = try? NavigationState.showing(first, in: project) else { return nil }
            return Stack(root: root, above: Array(modal.stack.dropFirst()))
        }
        let known = Set((project.tabs.map(\.stack) + project.modals.map(\.stack)).flatMap(\.self) + (project.pushed ?? []))
        let free = project.screens.filter { !known.contains($0.id) && $0.id != start.visible.screen }
        return roots + modals + free.map { Stack(root: start, above: [$0.id]) }
    }

    private func pushes(_ stack: Stack) -> some Sequence<TransitionPlan> {
        sequence(state: (state: stack.root, next: stack.above[...])) { walk -> TransitionPlan? in
            guard let screen = walk.next.popFirst(), let plan = try? navigator.push(screen, in: walk.state) else { return nil }
            walk.state = plan.after
            return plan
        }
    }

    private func neighbours(_ stack: Stack) -> AnySequence<StepLook> {
        AnySequence(pushes(stack).lazy.flatMap { push in [look(push)] + back(from: push.after) })
    }

    private func back(from state: NavigationState) -> [StepLook] {
        let pop = (try? navigator.pop(in: state)).map { [look($0)] } ?? []
        guard let screen = project[screen: state.visible.screen], phone.dialect.allowsBack(.swipe, from: screen),
            let swipe = try? navigator.pop(.swipe, in: state)
        else { return pop }
        return pop + [look(swipe)]
            + [0.3, 0.6].map { progress in
                StepLook(
                    phone: phone, before: state, after: swipe.cancelled, plan: swipe, cancelledFrom: progress, reference: state)
            }
    }

    private func rootward(_ stack: Stack) -> AnySequence<StepLook> {
        AnySequence(
            pushes(stack).lazy.filter { $0.after.visible.below.count >= 2 }.compactMap { push in
                (try? navigator.popToRoot(in: push.after)).map { look($0) }
            })
    }

    // MARK: Modals, tabs, scenarios

    private func modal(_ modal: Modal) -> [StepLook] {
        guard let first = modal.stack.first, let state = try? NavigationState.showing(nil, in: project),
            let present = try? navigator.present(first, in: state), let dismiss = try? navigator.dismiss(in: present.after)
        else { return [] }
        return [look(present), look(dismiss, reference: state)]
    }

    private var tabs: some Sequence<StepLook> {
        let indices = project.tabs.indices.filter { !project.tabs[$0].stack.isEmpty }
        return indices.lazy.flatMap { from in
            indices.lazy.filter { $0 != from }.compactMap { to -> StepLook? in
                let start = NavigationState.start(project)
                let state = from == start.selectedTab ? start : (try? navigator.selectTab(from, in: start).after) ?? start
                return (try? navigator.selectTab(to, in: state)).map { look($0) }
            }
        }
    }

    private var scenarios: some Sequence<StepLook> {
        project.scenarios.indices.lazy.flatMap { index in ScenarioSteps(index, of: phone) }
    }
}

/// The steps of one scenario that move the app or change it; a scenario that cannot be read has none.
private struct ScenarioSteps: Sequence, IteratorProtocol {
    private let phone: Phone
    private let name: String
    private var run: ScenarioRun
    private var left: ArraySlice<Step>
    /// The states from which modals were presented.
    private var presented: [NavigationState] = []

    init(_ index: Int, of phone: Phone) {
        self.phone = phone
        name = phone.project.scenarios[index].name
        run = ScenarioRun(phone.project, images: phone.images, text: phone.text)
        left = ((try? Step.steps(ofScenario: index, in: phone.project)) ?? [])[...]
    }

    mutating func next() -> StepLook? {
        while let step = left.popFirst() {
            let before = run.state
            guard let outcome = try? run.perform(step) else { return nil }
            var phone = phone
            phone.project = run.project
            var look = StepLook(phone: phone, before: before, after: run.state, scenario: name)
            switch outcome {
            case .changed: return look
            case .moved(let plan, let release):
                look.plan = plan
                if let release, !release.completes { (look.cancelledFrom, look.reference) = (release.progress, before) }
                if plan.kind == .present { presented.append(before) }
                if plan.kind == .dismiss { look.reference = presented.popLast() }
                return look
            case .stayed, .expected, .marked: continue
            }
        }
        return nil
    }
}
