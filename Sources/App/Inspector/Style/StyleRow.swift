import CGtk
import Gtk
import Model

/// The row of one style key: its control, where the value comes from, and a reset.
final class StyleRow {
    let key: StyleKey
    let row: FieldRow
    private let control: StyleControl
    private var shown: KeyState?
    private let tools: InspectorTools

    init?(_ key: StyleKey, _ tools: InspectorTools) {
        let change: Changed<StyleValue?> = { value, goesOn in
            let store = tools.store
            let place = store.editedPlace
            store.perform(
                .setStyle(place, key, value), tr("Change") + " " + key.title, gesture: goesOn ? "style.\(key.name)" : nil)
        }
        guard let control = StyleControl.make(key, tools, changed: change) else { return nil }
        self.key = key
        self.tools = tools
        self.control = control
        let reset = {
            let store = tools.store
            store.perform(.setStyle(store.editedPlace, key, nil), tr("Reset") + " " + key.title)
        }
        row = FieldRow(tr(key.label), name: key.title, control.widget, focus: control.focus, below: control.below, reset: reset)
        RowMenu.connect(to: row.widget, key) { tools.store.project.style(at: tools.store.editedPlace)[key] != nil }
        if let take = control.take { row.takeDrops(take) }
    }

    /// Shows the state; the project's palette may have changed the look of an equal one.
    func show(_ state: KeyState) {
        control.show(state)
        guard state != shown else { return }
        shown = state
        let isSet = state.value != nil
        row.show(caption: Self.caption(state, of: key), isSet: isSet)
        row.show(ignored: state.ignored, tooltip: tr(key.summary))
    }

    /// Where the value comes from, in a few words.
    static func caption(_ state: KeyState, of key: StyleKey) -> String {
        if let reason = state.ignored { return tr("Ignored:") + " " + reason }
        if state.value != nil {
            return state.beatenBy.map { tr("Set here, beaten by:") + " " + $0.title } ?? tr("Set here")
        }
        guard let level = state.inheritedFrom, let text = state.inherited.text(of: key) else { return "" }
        return key.kind.isChosen ? text + " · " + level.title : level.title
    }
}

extension StyleKey.Kind {
    /// Whether the control is a choice, which shows that a value is inherited in place of the value.
    fileprivate var isChosen: Bool {
        switch self {
        case .flag, .word: true
        case .color, .number, .image, .family, .customBar, .style: false
        }
    }
}

extension JSON {
    /// A value of a key in a few characters; `nil` for nothing.
    func text(of key: StyleKey) -> String? {
        if case .word = key.kind { string.map(wordTitle) } else { shortText }
    }

    /// A value in a few characters; `nil` for nothing.
    nonisolated var shortText: String? {
        switch self {
        case .null: nil
        case .bool(let flag): flag ? tr("On") : tr("Off")
        case .number, .literal:
            double.map { number in
                number == number.rounded() ? "\(Int(number))" : "\(number.rounded(to: 0.01))"
            }
        case .string(let text): text.hasPrefix("#") ? RGBA(hex: text)?.shortHex ?? text : text
        case .array(let values): values.compactMap(\.shortText).joined(separator: ", ")
        case .object(let members): members.compactMap { $0.value.shortText }.joined(separator: ", ")
        }
    }
}
