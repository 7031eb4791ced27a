import Dialects
import Model
import Scene

/// The second phone: it goes the first one's way, under rules of its own.
struct ComparedPhone: Equatable {
    /// What differs from the first phone; `nil` is as there.
    struct Choices: Equatable {
        var dialect: DialectName?
        /// The version of the dialect's library.
        var library: String?
        var profile: Profile?
        var appearance: Appearance?
        var other: OtherProject?
    }

    /// A project of another file.
    struct OtherProject: Equatable {
        var path: String
        var project: Project
    }

    var choices: Choices
    /// The first phone's project, or the other one, with the choices made.
    private(set) var project: Project
    private(set) var navigation: NavigationState
    /// The first phone's transition as it goes here; `nil` also where it cannot be gone.
    private(set) var transition: TransitionPlan?

    init(_ choices: Choices, beside state: AppState) {
        self.choices = choices
        project = Self.project(choices, state.project)
        navigation = state.navigation.retraced(in: project)
        transition = state.transition.flatMap { plan(like: $0, in: state) }
    }

    /// Whether the screen in front is another one than on the first phone: this project has no such screen.
    func isAstray(from state: AppState) -> Bool { navigation.visible.screen != state.navigation.visible.screen }

    private static func project(_ choices: Choices, _ first: Project) -> Project {
        var project = choices.other?.project ?? first
        if let dialect = choices.dialect {
            project.library = choices.library
            project.dialect = dialect
        }
        project.profile = choices.profile ?? project.profile
        project.appearance = choices.appearance ?? (choices.other == nil ? project.appearance : first.appearance)
        if choices.other != nil { project.settings = first.settings }
        return project
    }

    // MARK: Following

    /// Goes the way that the first phone has gone from one state of the window to the next.
    mutating func follow(_ old: AppState, _ new: AppState) {
        if old.project != new.project { follow(new.project) }
        if let plan = new.transition {
            if plan != old.transition { transition = self.plan(like: plan, in: new) }
        } else if let plan = old.transition {
            finish(plan, old, new)
        } else if old.navigation != new.navigation {
            walk(old, new)
        }
        navigation.scroll = new.navigation.scroll
    }

    private mutating func follow(_ first: Project) {
        let before = project
        project = Self.project(choices, first)
        navigation = navigation.following(before, project).refreshed(for: project)
    }

    /// The end of a transition: whether it has completed, the first phone's state tells. A replay has no end of its own.
    private mutating func finish(_ plan: TransitionPlan, _ old: AppState, _ new: AppState) {
        let own = transition
        transition = nil
        guard new.navigation != old.navigation else { return }
        switch new.navigation {
        case plan.after where own != nil: navigation = own?.after ?? navigation
        case plan.cancelled where own != nil: navigation = own?.cancelled ?? navigation
        case let state where state.hasSameStacks(as: navigation): break
        default: retrace(new)
        }
    }

    /// What happened at once: a tap told a page of it, a tab was selected, or the stacks stand otherwise.
    private mutating func walk(_ old: AppState, _ new: AppState) {
        if new.log.run != old.log.run { return retrace(new) }
        guard new.navigation.hasSameStacks(as: old.navigation) else {
            let step = try? Navigator(project).selectTab(new.navigation.selectedTab, in: navigation)
            if let step, step.after.hasSameStacks(as: new.navigation) { navigation = step.after } else { retrace(new) }
            return
        }
        let told = new.navigation.journal.dropFirst(old.navigation.journal.count)
        if told.contains(where: { $0.moment == .tap }) { navigation.noteTap() }
        for screen in new.navigation.toggledEditing.symmetricDifference(navigation.toggledEditing) {
            navigation.toggleEditing(screen)
        }
    }

    private mutating func retrace(_ state: AppState) {
        navigation = state.navigation.retraced(in: project)
    }

    /// The first phone's step from here; for a replay, from where the first phone was before it.
    func plan(like plan: TransitionPlan, in state: AppState) -> TransitionPlan? {
        let isReplay = plan.isReplay(in: state.navigation)
        return Navigator(project).plan(like: plan, from: isReplay ? plan.before.retraced(in: project) : navigation)
    }
}
