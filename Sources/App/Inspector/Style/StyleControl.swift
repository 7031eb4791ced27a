import Gtk
import Model

/// The control of one style key, made from the key's kind.
final class StyleControl {
    let widget: Widget
    /// What takes the whole width under the row's first line.
    let below: Widget?
    /// What takes the keyboard.
    let focus: Widget
    /// What becomes of a file that is dropped on the row.
    let take: ((String) -> Void)?
    private let showing: (StyleValue?, JSON) -> Void

    init(
        _ widget: Widget, below: Widget? = nil, focus: Widget? = nil, take: ((String) -> Void)? = nil,
        _ showing: @escaping (StyleValue?, JSON) -> Void
    ) {
        self.widget = widget
        self.below = below
        self.focus = focus ?? widget
        self.take = take
        self.showing = showing
    }

    func show(_ state: KeyState) { showing(state.value, state.inherited) }

    /// The control for a key; `nil` for the scroll edge, whose keys are edited one by one.
    static func make(_ key: StyleKey, _ tools: InspectorTools, changed: @escaping Changed<StyleValue?>) -> StyleControl? {
        let name = key.title
        switch key.kind {
        case .color: return color(tools, name, changed)
        case .flag: return flag(name, changed)
        case .number(let usual, let valid, let step, _):
            let control = NumberControl(
                name: name, usual: usual, valid: valid, step: step, ended: tools.store.endGesture
            ) { changed(.number($0), $1) }
            return StyleControl(control.widget, below: control.slider) { value, inherited in
                control.show(value?.number ?? inherited.double, isOwn: value?.number != nil)
            }
        case .word(let words):
            let options = words.map { (id: $0, title: wordTitle($0)) }
            let control = ChoiceControl(name: name, unset: tr("Inherited"), options: options) {
                changed($0.map { .word($0) }, false)
            }
            return StyleControl(control.widget) { value, _ in control.show(value?.text) }
        case .image: return picture(tools, name, changed)
        case .family: return family(tools, name, changed)
        case .customBar: return CustomBarControl.make(tools, changed)
        case .style: return nil
        }
    }

    private static func color(_ tools: InspectorTools, _ name: String, _ changed: @escaping Changed<StyleValue?>) -> StyleControl
    {
        let control = ColorControl(tools, name: name, allowsNothing: true) { setting, goesOn in
            changed(setting.value.map { .color($0) } ?? .nothing, goesOn)
        }
        return StyleControl(control.widget) { value, inherited in
            let setting: Setting<Color>? = value == .nothing ? .nothing : value?.color.map { .value($0) }
            control.show(setting, inherited: inherited.string.flatMap { RGBA(hex: $0) })
        }
    }

    private static func flag(_ name: String, _ changed: @escaping Changed<StyleValue?>) -> StyleControl {
        let control = FlagControl(name: name, unset: tr("Inherited")) { changed($0.map { .flag($0) }, false) }
        return StyleControl(control.widget) { value, _ in control.show(value?.flag) }
    }

    private static func picture(_ tools: InspectorTools, _ name: String, _ changed: @escaping Changed<StyleValue?>)
        -> StyleControl
    {
        let control = PictureControl(tools, name: name, allowsNothing: true) { setting in
            changed(setting.map { $0.value.map { .image($0) } ?? .nothing }, false)
        }
        return StyleControl(control.widget, focus: control.entry, take: control.take) { value, inherited in
            let setting: Setting<String>? = value == .nothing ? .nothing : value?.text.map { .value($0) }
            control.show(setting, inherited: inherited.string)
        }
    }

    private static func family(_ tools: InspectorTools, _ name: String, _ changed: @escaping Changed<StyleValue?>) -> StyleControl
    {
        let control = FamilyControl(tools, name: name) { text, goesOn in changed(text.isEmpty ? nil : .text(text), goesOn) }
        let preview = FontPreview(tools.store)
        return StyleControl(control.widget, below: preview.widget, focus: control.entry) { value, inherited in
            control.show(value?.text ?? "", placeholder: inherited.string ?? tr("System"))
            preview.show(family: value?.text ?? inherited.string ?? "")
        }
    }
}

extension StyleKey {
    /// The key's name where its section is not seen, such as in undo.
    var title: String { tr(section.rawValue) + ": " + tr(label) }
}
