import CGtk
import Gtk

/// A number to type, to step and, with a slider below, to drag.
final class NumberControl {
    let widget: Widget
    let slider: Widget?
    private let ended: () -> Void

    init(
        name: String, usual: ClosedRange<Double>, valid: ClosedRange<Double>, step: Double, hasSlider: Bool = true,
        ended: @escaping () -> Void, changed: @escaping Changed<Double>
    ) {
        self.ended = ended
        var isDragging = false
        widget = makeSpinButton(name: name, range: valid, step: step, digits: step < 0.1 ? 2 : step < 1 ? 1 : 0, value: 0) {
            changed($0, false)
        }
        gtk_entry_set_width_chars(as_entry(widget), 5)
        widget.size(width: FieldRow.controlWidth)
        keepFromWheel(widget)
        guard hasSlider else {
            slider = nil
            return
        }
        let slider = makeSlider(
            name: name, range: usual, step: step, value: usual.lowerBound,
            began: { isDragging = true },
            ended: {
                isDragging = false
                ended()
            },
            changed: { changed($0.rounded(to: step), isDragging) })
        keepFromWheel(slider)
        self.slider = slider
    }

    /// Shows the value that counts; one that is inherited is dimmed.
    func show(_ value: Double?, isOwn: Bool) {
        widget.setClass("dim-label", !isOwn)
        guard let value else { return }
        quietly {
            gtk_spin_button_set_value(as_spin_button(widget), value)
            if let slider { gtk_range_set_value(as_range(slider), value) }
        }
    }
}

extension Double {
    /// The nearest multiple of a step, without the noise of binary fractions.
    nonisolated func rounded(to step: Double) -> Double {
        let perUnit = (1 / step).rounded()
        return step < 1 ? (self * perUnit).rounded() / perUnit : (self / step).rounded() * step
    }
}
