import Dialects
import Model

/// What a step of navigation tells the pages, in UIKit's order.
struct PageNews {
    let kind: TransitionKind
    let before: NavigationState
    /// The stacks after the step: the stack that a page stands in tells it the new list already, as UIKit does.
    let after: NavigationState
    let isAnimated: Bool
    var isByHand = true
    /// A card leaves the page below where it is, from iOS 13 on, so that page is told nothing.
    let isCard: Bool

    private typealias Page = (screen: ScreenID, stack: StackID)

    private var old: Page { (before.visible.screen, before.visible.stack) }
    private var new: Page { (after.visible.screen, after.visible.stack) }

    /// Whether another page comes to the front; the pages are told nothing otherwise.
    var isChange: Bool { old != new }

    private var leaves: Bool { isChange && !(isCard && kind == .present) }
    private var comes: Bool { isChange && !(isCard && kind == .dismiss) }

    /// As the step begins. A tab bar controller lets the new page appear before the old one disappears.
    var begin: [Happening] {
        let isNew = isChange && !before.isLoaded(new.screen, in: new.stack)
        let loading = isNew ? [told(.load, new, after)] : []
        let leaving = leaves ? [told(.willDisappear, old, after)] : []
        let coming = comes ? [told(.willAppear, new, after)] : []
        return loading + (kind == .selectTab ? coming + leaving : leaving + coming)
    }

    /// As the step completes. A modal has appeared before the page below has disappeared, and the other way round.
    var end: [Happening] {
        let left = leaves ? [told(.didDisappear, old, after)] : []
        let come = comes ? [told(.didAppear, new, after)] : []
        return kind == .present || kind == .dismiss ? come + left : left + come
    }

    /// As the step is cancelled after it has begun: only pages that were told of a change are told that it is off.
    var cancel: [Happening] {
        let away = comes ? [told(.willDisappear, new, before), told(.didDisappear, new, before)] : []
        let back = leaves ? [told(.willAppear, old, before), told(.didAppear, old, before)] : []
        return away + back
    }

    private func told(_ moment: Happening.Moment, _ page: Page, _ state: NavigationState) -> Happening {
        Happening(
            moment, page.screen, in: page.stack, screens: state.screens(of: page.stack), cause: kind, isAnimated: isAnimated,
            isByHand: isByHand)
    }
}
