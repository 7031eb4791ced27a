import Dialects
import Model

extension Navigator {
    /// The step that another app has taken, taken from a state of this one; `nil` where it does not lead to the same screen, as
    /// when that screen is missing here.
    public func plan(like other: TransitionPlan, from state: NavigationState) -> TransitionPlan? {
        step(like: other, from: state).flatMap { $0.to == other.to ? $0 : nil }
    }

    private func step(like other: TransitionPlan, from state: NavigationState) -> TransitionPlan? {
        let isAnimated = other.isAnimated
        return switch other.kind {
        case .push: try? push(other.to, in: state, isAnimated: isAnimated)
        case .pop, .swipe, .popTo, .popToRoot:
            state.visible.below.contains(other.to) ? try? popTo(other.to, other.kind, in: state, isAnimated: isAnimated) : nil
        case .setStack: try? setStack(other.after.visibleScreens, in: state, isAnimated: isAnimated)
        case .present: try? present(other.to, in: state, isAnimated: isAnimated)
        case .dismiss: try? dismiss(in: state, isAnimated: isAnimated)
        case .selectTab: try? selectTab(other.after.selectedTab, in: state)
        }
    }
}
