import CGtk
import Dialects
import Gtk
import Model

/// The rows of the title: its kind, and what that kind shows.
final class TitleRows {
    /// The form shows these rows, so it keeps them, not the other way round.
    private unowned let form: Form<Item>
    private let store: Store
    /// What takes the keyboard when a title is picked on the canvas: its kind and its text.
    private var kind: Widget?

    init(_ form: Form<Item>) {
        self.form = form
        store = form.tools.store
        form.heading(tr("Title"))
        addKind()
        form.text(tr("Text"), \.titleText) { $0.title?.value.map { $0.kind.hasText } ?? true }
        form.text(tr("Second line"), \.titleSecondLine) { $0.title?.value?.kind.hasText == true }
        form.text(tr("Subtitle"), \.titleValue.detail) { $0.title?.value?.kind == .double }
        form.picture(tr("Picture"), \.titleValue.image) { $0.title?.value?.kind.hasImage == true }
        form.number(tr("Width"), \.titleValue.width, usual: 0, range: -1000...1000) { $0.title?.value?.kind.hasImage == true }
        form.number(tr("Height"), \.titleValue.height, usual: 0, range: 0...400) { $0.title?.value?.kind.hasImage == true }
        addSecondLine()
        form.flag(tr("Takes taps"), \.titleValue.tappable) { $0.title?.value != nil }
        offering(.titleAutoDismiss) {
            form.flag(tr("A tap goes back"), \.titleValue.autoDismiss) { $0.title?.value != nil }
        }
        offering(.hidesTitle) { form.choice(tr("Title hidden"), \.hidesTitle) }
        form.settingText(tr("Prompt"), \.prompt)
        offering(.largeTitle) { form.word(tr("Large title"), \.largeTitle, unset: tr("Inherited")) }
    }

    /// Brings the title's kind into view.
    func reveal() {
        if let kind { gtk_widget_grab_focus(kind) }
    }

    private func offering(_ key: ItemKey, _ rows: () -> Void) {
        form.offering({ [store] _ in key.support(store.project.dialect) }, rows)
    }

    private func addKind() {
        let title = tr("Kind"), name = form.fullName(tr("Kind"))
        form.offering({ [store] item in ItemKey.titleKind.support(store.project.dialect, in: item) }) {
            form.add(isSet: { _ in true }) { [self] in
                let control = makeKind(name)
                kind = control.widget
                return (
                    FieldRow(title, control.widget),
                    { [self] item in
                        control.offer(kinds(for: item.title?.value?.kind))
                        control.show(item.title == .nothing ? "none" : item.title?.value?.kind.rawValue)
                    }
                )
            }
        }
    }

    private func makeKind(_ name: String) -> ChoiceControl {
        ChoiceControl(name: name, unset: tr("Not set"), options: kinds(for: nil)) { [unowned form] word in
            form.change(name, goesOn: false) { item in
                switch word {
                case nil: item.title = nil
                case "none": item.title = .nothing
                case let word?: item.titleValue.kind = TitleKind(rawValue: word) ?? .text
                }
            }
        }
    }

    /// The kinds that the dialect offers, and the one that is set.
    private func kinds(for current: TitleKind?) -> [(id: String, title: String)] {
        let view = store.state.view, dialect = store.project.dialect
        let offered = TitleKind.allCases.filter { view.showsIgnored || $0 == current || $0.support(dialect).isSupported }
        return [(id: "none", title: tr("None"))] + offered.map { (id: $0.rawValue, title: wordTitle($0.rawValue)) }
    }

    private func addSecondLine() {
        let isTwoLines: (Item) -> Bool = { $0.titleSecondLine != nil }
        form.number(tr("Second line size"), \.titleValue.second.size, usual: 17, range: 1...60, visible: isTwoLines)
        form.number(
            tr("Second line weight"), \.titleValue.second.weight, usual: 600, range: 100...900, step: 100, visible: isTwoLines)
        form.color(tr("Second line colour"), \.titleValue.second.color, visible: isTwoLines)
    }
}

extension Item {
    /// The title itself; writing makes one.
    fileprivate var titleValue: Title {
        get { title?.value ?? Title() }
        set { title = .value(newValue) }
    }

    /// The first line of the text.
    fileprivate var titleText: String? {
        get { lines.first }
        set { setLines(newValue ?? "", titleSecondLine) }
    }

    /// What follows the newline.
    fileprivate var titleSecondLine: String? {
        get { lines.count > 1 ? lines[1] : nil }
        set { setLines(lines.first ?? "", newValue) }
    }

    private var lines: [String] {
        title?.value?.text?.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) ?? []
    }

    private mutating func setLines(_ first: String, _ second: String?) {
        titleValue.text = second.map { first + "\n" + $0 } ?? (first.isEmpty ? nil : first)
    }
}

extension Title {
    fileprivate var width: Double? {
        get { size?.first }
        set { setSize(newValue ?? 0, height ?? 0) }
    }

    fileprivate var height: Double? {
        get { size.flatMap { $0.count > 1 ? $0[1] : nil } }
        set { setSize(width ?? 0, newValue ?? 0) }
    }

    /// A size of nothing is none: the picture's own counts.
    private mutating func setSize(_ width: Double, _ height: Double) {
        size = width == 0 && height == 0 ? nil : [width, height]
    }

    /// The look of the second line; writing nothing removes it.
    fileprivate var second: TextAttributes {
        get { secondLine ?? TextAttributes() }
        set { secondLine = newValue == TextAttributes() ? nil : newValue }
    }
}

extension TitleKind {
    fileprivate var hasText: Bool { self != .empty && self != .image }
    fileprivate var hasImage: Bool { self == .image || self == .textAndImage }
}
