public import Dialects
internal import Model

extension SceneBuilder {
    /// What asking to go back from the page in front does: by the bar's button, or by a finger that comes in from the edge.
    ///
    /// A page that asks before it goes is asked by the button. The gesture asks it in HBDNavigationBar alone, where both look at
    /// the same switch of the page.
    public func back(_ way: BackWay, in state: NavigationState) -> Tap {
        let request = request(state.visible.screen, in: state)
        let screen = request.screen
        let asksPage = way == .button || (project.dialect == .hbd && screen.swipeBack != false)
        if asksPage, let question = phone.dialect.resolve(request).item.back?.intercept {
            return Tap(.ask(question), [Event("backIntercepted", screen: screen.id, detail: question)])
        }
        if phone.dialect.allowsBack(way, from: screen) { return Tap(.back) }
        return Tap(.refuse, asksPage ? [Event("backIntercepted", screen: screen.id)] : [])
    }

    /// Where a swipe comes to rest once it has been let go; a page that does not let go stays as it was.
    public func settled(_ plan: TransitionPlan, _ release: Release) -> NavigationState {
        guard back(.swipe, in: plan.before).effect == .back else { return plan.before }
        return release.completes ? plan.after : plan.cancelled
    }
}
