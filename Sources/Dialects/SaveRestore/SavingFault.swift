public import Model

/// Why a page without a picture of its own shows another page's.
public enum SavingFault: Equatable, Sendable {
    /// How a page goes away without restoring.
    public enum Way: Sendable {
        /// With several pages at once, so that its test sees neither a push nor a pop.
        case several
        /// Popped without animation, where the page has lost its controller.
        case notAnimated
        /// It never restores.
        case never
    }

    /// A page saved what another one had put on the bar, and put it back.
    case savedWrong(by: ScreenID, of: ScreenID)
    case notRestored(ScreenID, Way)
}

extension BarRequest {
    /// What went wrong before the bar came to the screen; `nil` if its picture is the screen's own or the app's.
    public var savingFault: SavingFault? {
        guard project.dialect == .saveRestore, screen.style.text(.backgroundImage) == nil else { return nil }
        let bar = SavingBar(self)
        guard let owner = bar.picture?.owner, owner != screen.id else { return nil }
        if let restorer = bar.restorer { return .savedWrong(by: restorer, of: owner) }
        return bar.kept[owner].map { .notRestored(owner, $0) }
    }
}
