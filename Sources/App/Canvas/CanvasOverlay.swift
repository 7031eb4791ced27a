import CCairo
import Model
import Scene

/// What can be drawn over the phone: element frames, tap areas, safe areas, and what is picked.
struct CanvasOverlay {
    let state: AppState
    let frame: Frame
    let zoom: Double

    func draw(_ context: OpaquePointer) {
        cairo_set_line_width(context, 1 / zoom)
        if state.view.showsSafeAreas { drawSafeAreas(context) }
        if state.view.showsTapAreas {
            cairo_set_source_rgba(context, 0.2, 0.78, 0.35, 0.25)
            for tap in frame.elements.compactMap(\.tapFrame) { fill(context, tap) }
        }
        if state.view.showsElementFrames {
            cairo_set_source_rgba(context, 1, 0.18, 0.33, 0.9)
            for element in frame.elements where element.opacity > 0.01 { stroke(context, element.frame) }
        }
        if state.view.isSelecting, let picked = state.view.pickedElement,
            let element = frame.elements.first(where: {
                $0.role == picked.role && $0.owner == picked.owner && $0.index == picked.index
            })
        {
            cairo_set_source_rgba(context, 0.1, 0.45, 0.95, 1)
            cairo_set_line_width(context, 2 / zoom)
            stroke(context, element.frame.inset(-3, -3))
        }
    }

    private func drawSafeAreas(_ context: OpaquePointer) {
        guard let bar = frame.bars.last else { return }
        cairo_set_source_rgba(context, 0.2, 0.6, 1, 0.18)
        fill(context, Rect(0, 0, frame.width, bar.safeAreaTop))
        let bottom = frame.device.safeAreaBottom
        fill(context, Rect(0, frame.height - bottom, frame.width, bottom))
    }

    private func fill(_ context: OpaquePointer, _ rect: Rect) {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    private func stroke(_ context: OpaquePointer, _ rect: Rect) {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_stroke(context)
    }
}
