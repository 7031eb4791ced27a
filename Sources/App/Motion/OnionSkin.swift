import CGtk
import Dialects
import Gtk
import Model
import Render
import Scene

/// The states before and after a transition, faint over the present frame of a phone; each is drawn once, on another thread.
final class OnionSkin {
    /// What the pictures follow from.
    nonisolated private struct Subject: Equatable {
        let plan: TransitionPlan
        let project: Project
        let pictures: Int
        let width: Int
        let height: Int
    }

    /// The phone, which is drawn again when pictures have come.
    private let widget: Widget
    private let store: Store
    private let side: PhoneSide
    private var kept: (subject: Subject, ghosts: [Surface])?
    private var wanted: Subject?
    private var isDrawing = false

    /// Of the state before and the one after.
    nonisolated static let hues = [RGBA(255, 45, 85), RGBA(0, 122, 255)]

    init(_ store: Store, _ side: PhoneSide, on widget: Widget) {
        self.widget = widget
        self.store = store
        self.side = side
    }

    /// The pictures to paint over a frame of so many device pixels; none at rest, or before they are drawn.
    func ghosts(width: Int, height: Int, scale: Double) -> [Surface] {
        guard store.state.view.showsOnionSkin, let plan = store.transition(side) else { return [] }
        let subject = Subject(
            plan: plan, project: store.phone(side).project, pictures: store.state.pictures, width: width, height: height)
        if kept?.subject != subject {
            wanted = subject
            if !isDrawing { draw(scale) }
        }
        // While a style is dragged, the pictures of a moment ago stand in for the new ones.
        guard let kept, kept.subject.plan == plan, kept.subject.width == width else { return [] }
        return kept.ghosts
    }

    private func draw(_ scale: Double) {
        guard let subject = wanted else { return }
        wanted = nil
        isDrawing = true
        let phone = store.phone(side), renderer = store.renderer(side)
        background(for: widget) {
            let builder = SceneBuilder(phone), canvas = renderer.makeCanvas()
            return zip([0.0, 1], Self.hues).compactMap { progress, hue -> Surface? in
                let surface = try? Surface(width: subject.width, height: subject.height, scale: scale)
                guard let surface else { return nil }
                canvas.draw(builder.frame(of: subject.plan, progress: progress).ghost(hue), on: surface)
                return surface
            }
        } then: { [weak self] ghosts in
            guard let self else { return }
            isDrawing = false
            kept = (subject, ghosts)
            gtk_widget_queue_draw(widget)
            if wanted != nil { draw(scale) }
        }
    }
}
