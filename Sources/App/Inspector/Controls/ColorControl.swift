import CGtk
import Gtk
import Model

/// A button that shows a colour with its name and opens the colour popover.
final class ColorControl {
    let widget: Widget
    private let tools: InspectorTools
    private let name: String
    private let swatch = Swatch()
    private let label = makeLabel("").classes("figures").expand(horizontal: true)
    private var color: Color?
    private var isOwn = false

    /// `allowsNothing` offers to set the colour to nothing, which is not the same as resetting it.
    init(
        _ tools: InspectorTools, name: String, allowsNothing: Bool, changed: @escaping Changed<Setting<Color>>
    ) {
        self.tools = tools
        self.name = name
        gtk_label_set_width_chars(as_label(label), 4)
        gtk_label_set_max_width_chars(as_label(label), 4)
        let button: Widget = gtk_button_new()
        gtk_container_add(as_container(button), makeRow(spacing: 6, [swatch.widget, label]))
        widget = button.size(width: FieldRow.controlWidth).classes("compact").accessible(name: name)
        connect(button, "clicked") { [self] in
            tools.colors.open(on: button, color, allowsNothing: allowsNothing, changed: changed)
        }
    }

    /// Shows the colour that is set, or the one that is inherited, dimmed.
    func show(_ setting: Setting<Color>?, inherited: RGBA?) {
        color = setting?.value ?? (setting == nil ? inherited.map { .plain($0) } : nil)
        isOwn = setting != nil
        let palette = tools.store.project.palette
        swatch.show(
            light: color.flatMap { palette.resolve($0, .light) }, dark: color.flatMap { palette.resolve($0, .dark) })
        setText(label, setting == .nothing ? tr("None") : color?.spelling ?? "–")
        label.setClass("dim-label", !isOwn)
        widget.tooltip(color?.spelling ?? "")
        widget.accessible(name: name, description: color?.spelling ?? tr("None"))
    }
}

extension Color {
    /// How a person reads and types the colour: a name of the palette, `#RRGGBBAA`, or both of a pair.
    var spelling: String {
        switch self {
        case .plain(let value): value.shortHex
        case .palette(let name): name
        case .pair(let light, let dark): "\(light.spelling) / \(dark.spelling)"
        }
    }
}
