extension Check {
    /// What a person sees while one screen takes the place of another.
    static let transitions = [
        Check(
            "transition.cancelState", .error, "After a swipe that was cancelled, the app is not as it was before.",
            .step(CancelState.findings)),
        Check(
            "transition.flash", .error, "A bar shows a colour of neither screen on the way.", .motion(Flash.findings)),
        Check("transition.jump", .warning, "A bar changes at once in the middle of a transition.", .motion(Jump.findings)),
        Check(
            "transition.secondBarRect", .error, "The copy of a bar that moves with its page is not where the bar stands at rest.",
            .motion(SecondBar.findings)),
        Check(
            "transition.needlessSeam", .warning, "Two bars that look alike move as two copies, and the seam is seen.",
            .motion(NeedlessSeam.findings)),
        Check(
            "transition.lateStyle", .warning, "A title or button comes in the old screen's style and changes at the end.",
            .motion(LateStyle.findings)),
        Check(
            "transition.tapSwipeDiffer", .note, "Back by button and back by swipe look different on the way.",
            .motion(TapAndSwipe.findings)),
    ]
}
