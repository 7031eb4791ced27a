import CCairo
import Gtk
import Model
import Scene

/// What can be drawn over the phone: element frames, tap areas, safe areas, and what is picked.
struct CanvasOverlay {
    let state: AppState
    let frame: Frame
    let zoom: Double
    let hasFocus: Bool
    /// In whose font labels are drawn.
    let widget: Widget

    func draw(_ context: OpaquePointer) {
        cairo_rectangle(context, 0, 0, frame.width, frame.height)
        cairo_clip(context)
        cairo_set_line_width(context, 1 / zoom)
        if state.view.showsSafeAreas { drawSafeAreas(context) }
        if state.view.showsTapAreas {
            cairo_set_source_rgba(context, 0.2, 0.78, 0.35, 0.25)
            for tap in frame.elements.compactMap(\.tapFrame) { fill(context, tap) }
        }
        if state.view.showsElementFrames {
            cairo_set_source_rgba(context, 1, 0.18, 0.33, 0.9)
            let seen = frame.elements.filter { $0.opacity > 0.01 && $0.frame.x < frame.width && $0.frame.right > 0 }
            for element in seen { stroke(context, element.frame) }
            drawLabels(of: seen, context)
        }
        cairo_set_source_rgba(context, 0.1, 0.45, 0.95, 1)
        cairo_set_line_width(context, 2 / zoom)
        if state.view.isSelecting, let element = element(state.view.pickedElement) {
            stroke(context, element.frame.inset(-3, -3))
        }
        if hasFocus, let element = element(state.view.focusedElement) {
            var dashes = [4 / zoom, 3 / zoom]
            cairo_set_dash(context, &dashes, 2, 0)
            stroke(context, (element.tapFrame ?? element.frame).inset(1, 1))
            cairo_set_dash(context, nil, 0, 0)
        }
    }

    private func drawLabels(of elements: [Element], _ context: OpaquePointer) {
        let scale = 0.72 / zoom, padding = 3 / zoom
        let labels = ElementLabels(elements, width: frame.width, height: frame.height) { text in
            let size = textSize(text, of: widget, scale: scale)
            return (size.width + 2 * padding, size.height)
        }
        for label in labels.labels {
            cairo_set_source_rgba(context, 0.55, 0, 0.12, 0.85)
            fill(context, label.place)
            cairo_set_source_rgb(context, 1, 1, 1)
            drawText(label.text, of: widget, on: context, x: label.place.midX, y: label.place.midY, scale: scale)
        }
    }

    private func element(_ name: ElementName?) -> Element? {
        name.flatMap { name in frame.elements.first { ElementName($0) == name } }
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
