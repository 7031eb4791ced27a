import Model
import Render
import Scene

extension Store {
    /// One of the phones as the scene sees it; the second one is the first while only one is shown.
    func phone(_ side: PhoneSide) -> Phone {
        guard side == .second, let compared = state.compared else { return phone }
        return Phone(compared.project, images: renderer(side).images, text: measurer)
    }

    /// Where the app stands on a phone.
    func navigation(_ side: PhoneSide) -> NavigationState {
        side == .second ? state.compared?.navigation ?? state.navigation : state.navigation
    }

    /// The transition that a phone is in.
    func transition(_ side: PhoneSide) -> TransitionPlan? {
        side == .second && state.compared != nil ? state.compared?.transition : state.transition
    }

    /// The frame that a phone shows now.
    func frame(_ side: PhoneSide = .first, press: String? = nil) -> Frame {
        var builder = SceneBuilder(phone(side), press: press ?? state.view.heldItem)
        if let plan = transition(side) { return builder.frame(of: plan, progress: state.progress) }
        if side == .first { builder.fade = state.fade }
        return builder.frame(of: navigation(side))
    }

    /// What draws a phone, with its project's pictures.
    func renderer(_ side: PhoneSide) -> Renderer {
        guard side == .second, let path = state.compared?.choices.other?.path else { return renderer }
        if let otherRenderer, otherRenderer.path == path { return otherRenderer.renderer }
        let renderer = Renderer(fonts: renderer.fonts, images: ImageStore(folder: Store.folder(path)))
        otherRenderer = (path, renderer)
        return renderer
    }

    // MARK: Compare

    /// Puts a second phone beside the first one, with the choices made last; at first it differs in its appearance.
    func compare(_ isOn: Bool) {
        guard isOn != (state.compared != nil) else { return }
        update { state in
            let opposite: Appearance = state.project.appearance == .light ? .dark : .light
            let choices = state.view.compareChoices ?? ComparedPhone.Choices(appearance: opposite)
            state.compared = isOn ? ComparedPhone(choices, beside: state) : nil
        }
    }

    /// Changes what the second phone differs in.
    func choose(_ change: (inout ComparedPhone.Choices) -> Void) {
        update { state in
            guard var choices = state.compared?.choices else { return }
            change(&choices)
            state.view.compareChoices = choices
            state.compared = ComparedPhone(choices, beside: state)
        }
    }
}
