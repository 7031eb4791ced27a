import Dialects
import Gtk
import Model
import Scene

/// The samples of a phone's last transition, taken on another thread and kept until project or transition change.
final class MotionSampler {
    /// What the samples follow from.
    private struct Subject: Equatable {
        /// As the first phone goes it.
        let plan: TransitionPlan
        let project: Project
        let pictures: Int
    }

    /// Told when samples have come.
    var changed: () -> Void = {}
    private let widget: Widget
    private let store: Store
    private let side: PhoneSide
    private var kept: (subject: Subject, samples: MotionSamples?)?
    private var isSampling = false

    /// Samples as long as the widget lives that shows them.
    init(_ store: Store, _ side: PhoneSide, for widget: Widget) {
        self.widget = widget
        self.store = store
        self.side = side
    }

    private var subject: Subject? {
        guard side == .first || store.state.compared != nil else { return nil }
        return store.state.lastTransition.map {
            Subject(plan: $0, project: store.phone(side).project, pictures: store.state.pictures)
        }
    }

    /// The samples, or those of a moment ago while new ones are taken; `nil` before a transition, and where it cannot be gone.
    var samples: MotionSamples? {
        guard let subject else { return nil }
        if kept?.subject != subject, !isSampling { sample(subject) }
        return kept?.samples
    }

    private func sample(_ subject: Subject) {
        let own = side == .first ? subject.plan : store.state.compared?.plan(like: subject.plan, in: store.state)
        guard let own else {
            kept = (subject, nil)
            return
        }
        isSampling = true
        let phone = store.phone(side)
        background(for: widget) {
            MotionSamples(own, by: SceneBuilder(phone))
        } then: { [weak self] samples in
            guard let self else { return }
            isSampling = false
            kept = (subject, samples)
            changed()
        }
    }
}
