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
    private var parts: [Part] = []
    /// The heading that the rows stand under; assistive technology and undo hear it too.
    private var section: String
    /// Whether the dialect offers what the rows being declared edit; `nil` if every dialect does.
    private var support: ((Value) -> Support)?

    /// What stands in the form once it is first shown.
    private final class Part {
        let isVisible: (Value) -> Bool
        /// `nil` once it is made.
        var make: (() -> Made)?
        var made: Made?

        init(isVisible: @escaping (Value) -> Bool, make: @escaping () -> Made) {
            self.isVisible = isVisible
            self.make = make
        }
    }

    /// A part's widget and how it shows a value.
    private typealias Made = (widget: Widget, show: (Value) -> Void)

    /// The name tells this form's gestures from those of others.
    init(_ name: String, section: String = "", _ tools: InspectorTools, apply: @escaping Apply) {
        self.name = name
        self.section = section
        self.tools = tools
        self.apply = apply
    }

    /// Shows a value, row by row between frames; rows are made when they are first shown.
    func show(_ value: Value) {
        Pieces.run(for: widget, parts.map { part in { [self] in show(value, part) } })
    }

    private func show(_ value: Value, _ part: Part) {
        guard part.isVisible(value) else {
            part.made?.widget.visible(false)
            return
        }
        if let make = part.make {
            part.make = nil
            let made = make()
            part.made = made
            insert(made.widget, into: widget, at: parts.prefix { $0 !== part }.count { $0.made != nil })
        }
        part.made?.show(value)
        part.made?.widget.visible(true)
    }

    // MARK: Building

    /// Adds any widget between the rows, and how it shows the value.
    func addPart(visible: ((Value) -> Bool)? = nil, _ make: @escaping () -> (widget: Widget, show: (Value) -> Void)) {
        parts.append(Part(isVisible: visible ?? { _ in true }, make: make))
    }

    /// Rows that are shown where the dialect offers what they edit; else only if it is set or asked for, with the reason.
    func offering(_ support: @escaping (Value) -> Support, _ rows: () -> Void) {
        self.support = support
        rows()
        self.support = nil
    }

    /// Adds a row; `isSet` says whether its key is set, so that what does nothing can still be taken away.
    func add(
        visible: ((Value) -> Bool)? = nil, isSet: @escaping (Value) -> Bool,
        _ make: @escaping () -> (row: FieldRow, show: (Value) -> Void)
    ) {
        let support = support, store = tools.store
        let reason = { (value: Value) in support.flatMap { $0(value).reason } }
        let isVisible = { (value: Value) in
            visible?(value) ?? true && (store.state.view.showsIgnored || reason(value) == nil || isSet(value))
        }
        parts.append(
            Part(isVisible: isVisible) {
                let (row, show) = make()
                return (
                    row.widget,
                    { value in
                        show(value)
                        if support != nil { row.showIgnored(reason(value)) }
                    }
                )
            })
    }

    func heading(_ title: String) {
        section = title
        addPart { (makeHeading(title), { _ in }) }
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
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = TextControl(name: name, ended: tools.store.endGesture) { [unowned self] text, goesOn in
                change(name, goesOn: goesOn) { $0[keyPath: path] = text.isEmpty ? nil : text }
            }
            return (FieldRow(title, control.widget), { control.show($0[keyPath: path] ?? "") })
        }
    }

    /// A text that can also be set to nothing, which a button does; `made` gets what takes the keyboard.
    func settingText(
        _ title: String, _ path: WritableKeyPath<Value, Setting<String>?>, made: ((Widget) -> Void)? = nil
    ) {
        let name = fullName(title)
        add(isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = TextControl(name: name, ended: tools.store.endGesture) { [unowned self] text, goesOn in
                change(name, goesOn: goesOn) { $0[keyPath: path] = text.isEmpty ? nil : .value(text) }
            }
            let none = makeToggle(icon: "action-unavailable-symbolic", name: name + ": " + tr("None")) { [unowned self] isOn in
                change(name, goesOn: false) { $0[keyPath: path] = isOn ? .nothing : nil }
            }
            control.widget.size(width: -1).expand(horizontal: true)
            let linked = makeLinkedRow([control.widget, none.classes("compact")]).size(width: FieldRow.controlWidth)
            made?(control.widget)
            return (
                FieldRow(title, linked, focus: control.widget),
                { value in
                    let setting = value[keyPath: path]
                    control.show(setting?.value ?? "", placeholder: setting == .nothing ? tr("None") : "")
                    quietly { gtk_toggle_button_set_active(as_toggle_button(none), (setting == .nothing).gboolean) }
                }
            )
        }
    }

    /// One of a type's words; `unset` is what stands for none of them, and for those left out, which say the same.
    func word<Word: FileWord>(
        _ title: String, _ path: WritableKeyPath<Value, Word?>, unset: String, leavingOut same: [Word] = [],
        visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        let options = Word.allCases.filter { !same.contains($0) }.map { (id: $0.rawValue, title: wordTitle($0.rawValue)) }
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = ChoiceControl(name: name, unset: unset, options: options) { [unowned self] word in
                change(name, goesOn: false) { $0[keyPath: path] = word.flatMap { Word(rawValue: $0) } }
            }
            return (
                FieldRow(title, control.widget),
                { value in control.show(value[keyPath: path].flatMap { same.contains($0) ? nil : $0.rawValue }) }
            )
        }
    }

    /// One of a type's words, always set.
    func word<Word: FileWord>(_ title: String, _ path: WritableKeyPath<Value, Word>) {
        let name = fullName(title)
        let options = Word.allCases.map { (id: $0.rawValue, title: wordTitle($0.rawValue)) }
        add(isSet: { _ in true }) { [unowned self] in
            let control = ChoiceControl(name: name, unset: nil, options: options) { [unowned self] word in
                guard let word = word.flatMap({ Word(rawValue: $0) }) else { return }
                change(name, goesOn: false) { $0[keyPath: path] = word }
            }
            return (FieldRow(title, control.widget), { control.show($0[keyPath: path].rawValue) })
        }
    }

    /// A switch; the value that counts anyway is not written.
    func flag(
        _ title: String, _ path: WritableKeyPath<Value, Bool?>, usual: Bool = false, visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = makeSwitch(name: name, isOn: usual) { [unowned self] isOn in
                change(name, goesOn: false) { $0[keyPath: path] = isOn == usual ? nil : isOn }
            }
            return (
                FieldRow(title, control),
                { value in
                    quietly { gtk_switch_set_active(as_switch(control), (value[keyPath: path] ?? usual).gboolean) }
                }
            )
        }
    }

    /// On, off or inherited, where levels merge.
    func choice(_ title: String, _ path: WritableKeyPath<Value, Bool?>) {
        let name = fullName(title)
        add(isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = FlagControl(name: name, unset: tr("Inherited")) { [unowned self] flag in
                change(name, goesOn: false) { $0[keyPath: path] = flag }
            }
            return (FieldRow(title, control.widget), { control.show($0[keyPath: path]) })
        }
    }

    /// One of several ids that may change, such as those of screens; `unset` is what stands for none.
    func choice(
        _ title: String, _ path: WritableKeyPath<Value, String?>, unset: String?,
        _ options: @escaping () -> [(id: String, title: String)]
    ) {
        let name = fullName(title)
        add(isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = ChoiceControl(name: name, unset: unset, options: options()) { [unowned self] id in
                change(name, goesOn: false) { $0[keyPath: path] = id }
            }
            return (
                FieldRow(title, control.widget),
                { value in
                    let id = value[keyPath: path], known = options()
                    // What is written there is shown, whether or not it exists.
                    control.offer(known + (id.map { id in known.contains { $0.id == id } ? [] : [(id: id, title: id)] } ?? []))
                    control.show(id)
                }
            )
        }
    }

    /// A number; `usual` counts while none is set and is not written.
    func number(
        _ title: String, _ path: WritableKeyPath<Value, Double?>, usual: Double, range: ClosedRange<Double>, step: Double = 1,
        visible: ((Value) -> Bool)? = nil
    ) {
        let name = fullName(title)
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = NumberControl(
                name: name, usual: range, valid: range, step: step, hasSlider: false, ended: tools.store.endGesture
            ) { [unowned self] number, goesOn in
                change(name, goesOn: goesOn) { $0[keyPath: path] = number == usual ? nil : number }
            }
            return (
                FieldRow(title, control.widget, below: control.slider),
                { control.show($0[keyPath: path] ?? usual, isOwn: $0[keyPath: path] != nil) }
            )
        }
    }

    func color(_ title: String, _ path: WritableKeyPath<Value, Color?>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = ColorControl(tools, name: name, allowsNothing: false) { [unowned self] setting, goesOn in
                change(name, goesOn: goesOn) { $0[keyPath: path] = setting.value }
            }
            let row = FieldRow(title, name: name, control.widget) { [unowned self] in
                change(name, goesOn: false) { $0[keyPath: path] = nil }
            }
            return (
                row,
                { value in
                    control.show(value[keyPath: path].map { .value($0) }, inherited: nil)
                    row.show(caption: "", isSet: value[keyPath: path] != nil)
                }
            )
        }
    }

    func picture(_ title: String, _ path: WritableKeyPath<Value, String?>, visible: ((Value) -> Bool)? = nil) {
        let name = fullName(title)
        add(visible: visible, isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = PictureControl(tools, name: name, allowsNothing: false) { [unowned self] setting in
                change(name, goesOn: false) { $0[keyPath: path] = setting?.value }
            }
            let row = FieldRow(title, control.widget, focus: control.entry)
            row.takeDrops(control.take)
            return (row, { control.show($0[keyPath: path].map { .value($0) }, inherited: nil) })
        }
    }

    func settingPicture(_ title: String, _ path: WritableKeyPath<Value, Setting<String>?>) {
        let name = fullName(title)
        add(isSet: { $0[keyPath: path] != nil }) { [unowned self] in
            let control = PictureControl(tools, name: name, allowsNothing: true) { [unowned self] setting in
                change(name, goesOn: false) { $0[keyPath: path] = setting }
            }
            let row = FieldRow(title, control.widget, focus: control.entry)
            row.takeDrops(control.take)
            return (row, { control.show($0[keyPath: path], inherited: nil) })
        }
    }
}
