import CGtk
import Dialects
import Gtk
import Model

/// Rows that show and change one value, such as a screen or a bar item; each row follows one of its keys.
final class Form<Value> {
    /// Changes the value; changes of one gesture are one step of undo.
    typealias Apply = (_ title: String, _ gesture: String?, _ change: (inout Value) -> Void) -> Void

    let widget = makeColumn(spacing: 8)
    let tools: InspectorTools
    private let name: String
    private let apply: Apply
    private var shows: [(Value) -> Void] = []
    /// The heading that the rows stand under; assistive technology and undo hear it too.
    private var section: String
    /// Whether the dialect offers what the rows being made edit; `nil` if every dialect does.
    private var support: ((Value) -> Support)?

    /// The name tells this form's gestures from those of others.
    init(_ name: String, section: String = "", _ tools: InspectorTools, apply: @escaping Apply) {
        self.name = name
        self.section = section
        self.tools = tools
        self.apply = apply
    }

    func show(_ value: Value) {
        for show in shows { show(value) }
    }

    // MARK: Building

    /// Adds any widget between the rows.
    func add(_ child: Widget, visible: ((Value) -> Bool)? = nil, show: ((Value) -> Void)? = nil) {
        gtk_container_add(as_container(widget), child)
        if let show { shows.append(show) }
        if let visible { shows.append { child.visible(visible($0)) } }
    }

    /// Rows that are shown where the dialect offers what they edit; else only if it is set or asked for, with the reason.
    func offering(_ support: @escaping (Value) -> Support, _ rows: () -> Void) {
        self.support = support
        rows()
        self.support = nil
    }

    /// Adds a row; `isSet` says whether its key is set, so that what does nothing can still be taken away.
    func add(
        _ row: FieldRow, visible: ((Value) -> Bool)? = nil, isSet: @escaping (Value) -> Bool, show: @escaping (Value) -> Void
    ) {
        gtk_container_add(as_container(widget), row.widget)
        let support = support, store = tools.store
        shows.append { value in
            show(value)
            let reason = support.flatMap { $0(value).reason }
            if support != nil { row.showIgnored(reason) }
            let isOffered = reason == nil || isSet(value) || store.state.view.showsIgnored
            row.widget.visible(isOffered && visible?(value) ?? true)
        }
    }

    /// Calls with each value that the form shows.
    func onShow(_ show: @escaping (Value) -> Void) {
        shows.append(show)
    }

    func heading(_ title: String) {
        section = title
        add(makeHeading(title))
    }

    /// A row's name where its heading is not seen.
    func fullName(_ title: String) -> String { section.isEmpty ? title : section + ": " + title }

    /// Hands a change on under the full name of its row.
    func change(_ name: String, goesOn: Bool, _ change: (inout Value) -> Void) {
        apply(tr("Change") + " " + name, goesOn ? "\(self.name).\(name)" : nil, change)
    }

    func text(
        _ title: String, _ path: WritableKeyPath<Value, String?>, visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        let control = TextControl(name: name, ended: tools.store.endGesture) { [unowned self] text, goesOn in
            change(name, goesOn: goesOn) { $0[keyPath: path] = text.isEmpty ? nil : text }
        }
        add(FieldRow(title, control.widget), visible: visible, isSet: { $0[keyPath: path] != nil }) {
            control.show($0[keyPath: path] ?? "")
        }
    }

    /// A text that can also be set to nothing, which a button does; answers what takes the keyboard.
    @discardableResult func settingText(
        _ title: String, _ path: WritableKeyPath<Value, Setting<String>?>, visible: ((Value) -> Bool)? = nil
    ) -> Widget {
        let name = fullName(title)
        let control = TextControl(name: name, ended: tools.store.endGesture) { [unowned self] text, goesOn in
            change(name, goesOn: goesOn) { $0[keyPath: path] = text.isEmpty ? nil : .value(text) }
        }
        let none = makeToggle(icon: "action-unavailable-symbolic", name: name + ": " + tr("None")) { [unowned self] isOn in
            change(name, goesOn: false) { $0[keyPath: path] = isOn ? .nothing : nil }
        }
        control.widget.size(width: -1).expand(horizontal: true)
        let linked = makeLinkedRow([control.widget, none.classes("compact")]).size(width: FieldRow.controlWidth)
        add(FieldRow(title, linked, focus: control.widget), visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            let setting = value[keyPath: path]
            control.show(setting?.value ?? "", placeholder: setting == .nothing ? tr("None") : "")
            quietly { gtk_toggle_button_set_active(as_toggle_button(none), (setting == .nothing).gboolean) }
        }
        return control.widget
    }

    /// One of a type's words; `unset` is what stands for none of them, and for those left out, which say the same.
    func word<Word: FileWord>(
        _ title: String, _ path: WritableKeyPath<Value, Word?>, unset: String, leavingOut same: [Word] = [],
        visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        let options = Word.allCases.filter { !same.contains($0) }.map { (id: $0.rawValue, title: wordTitle($0.rawValue)) }
        let control = ChoiceControl(name: name, unset: unset, options: options) { [unowned self] word in
            change(name, goesOn: false) { $0[keyPath: path] = word.flatMap { Word(rawValue: $0) } }
        }
        add(FieldRow(title, control.widget), visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            control.show(value[keyPath: path].flatMap { same.contains($0) ? nil : $0.rawValue })
        }
    }

    /// One of a type's words, always set.
    func word<Word: FileWord>(_ title: String, _ path: WritableKeyPath<Value, Word>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        let options = Word.allCases.map { (id: $0.rawValue, title: wordTitle($0.rawValue)) }
        let control = ChoiceControl(name: name, unset: nil, options: options) { [unowned self] word in
            guard let word = word.flatMap({ Word(rawValue: $0) }) else { return }
            change(name, goesOn: false) { $0[keyPath: path] = word }
        }
        add(FieldRow(title, control.widget), visible: visible, isSet: { _ in true }) { control.show($0[keyPath: path].rawValue) }
    }

    /// A switch; the value that counts anyway is not written.
    func flag(
        _ title: String, _ path: WritableKeyPath<Value, Bool?>, usual: Bool = false, visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        let control = makeSwitch(name: name, isOn: usual) { [unowned self] isOn in
            change(name, goesOn: false) { $0[keyPath: path] = isOn == usual ? nil : isOn }
        }
        add(FieldRow(title, control), visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            quietly { gtk_switch_set_active(as_switch(control), (value[keyPath: path] ?? usual).gboolean) }
        }
    }

    /// On, off or inherited, where levels merge.
    func choice(_ title: String, _ path: WritableKeyPath<Value, Bool?>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        let control = FlagControl(name: name, unset: tr("Inherited")) { [unowned self] flag in
            change(name, goesOn: false) { $0[keyPath: path] = flag }
        }
        add(FieldRow(title, control.widget), visible: visible, isSet: { $0[keyPath: path] != nil }) {
            control.show($0[keyPath: path])
        }
    }

    /// A number; `usual` counts while none is set and is not written.
    func number(
        _ title: String, _ path: WritableKeyPath<Value, Double?>, usual: Double, range: ClosedRange<Double>, step: Double = 1,
        visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        let control = NumberControl(
            name: name, usual: range, valid: range, step: step, hasSlider: false, ended: tools.store.endGesture
        ) { [unowned self] number, goesOn in
            change(name, goesOn: goesOn) { $0[keyPath: path] = number == usual ? nil : number }
        }
        let row = FieldRow(title, control.widget, below: control.slider)
        add(row, visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            control.show(value[keyPath: path] ?? usual, isOwn: value[keyPath: path] != nil)
        }
    }

    func color(_ title: String, _ path: WritableKeyPath<Value, Color?>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        let control = ColorControl(tools, name: name, allowsNothing: false) { [unowned self] setting, goesOn in
            change(name, goesOn: goesOn) { $0[keyPath: path] = setting.value }
        }
        let row = FieldRow(title, name: name, control.widget) { [unowned self] in
            change(name, goesOn: false) { $0[keyPath: path] = nil }
        }
        add(row, visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            control.show(value[keyPath: path].map { .value($0) }, inherited: nil)
            row.show(caption: "", isSet: value[keyPath: path] != nil)
        }
    }

    func picture(_ title: String, _ path: WritableKeyPath<Value, String?>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        let control = PictureControl(tools, name: name, allowsNothing: false) { [unowned self] setting in
            change(name, goesOn: false) { $0[keyPath: path] = setting?.value }
        }
        let row = FieldRow(title, control.widget, focus: control.entry)
        row.takeDrops(control.take)
        add(row, visible: visible, isSet: { $0[keyPath: path] != nil }) { value in
            control.show(value[keyPath: path].map { .value($0) }, inherited: nil)
        }
    }

    func settingPicture(_ title: String, _ path: WritableKeyPath<Value, Setting<String>?>) {
        let name = fullName(title)
        let control = PictureControl(tools, name: name, allowsNothing: true) { [unowned self] setting in
            change(name, goesOn: false) { $0[keyPath: path] = setting }
        }
        let row = FieldRow(title, control.widget, focus: control.entry)
        row.takeDrops(control.take)
        add(row, isSet: { $0[keyPath: path] != nil }) { value in
            control.show(value[keyPath: path], inherited: nil)
        }
    }
}
