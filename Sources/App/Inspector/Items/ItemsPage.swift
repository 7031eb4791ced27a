import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Items*: what the edited level puts into the bar.
final class ItemsPage {
    let widget: Widget
    private let tools: InspectorTools
    private let form: Form<Item>
    private let none = makeLabel(tr("This level holds no items."), wraps: true).classes("dim-label")
    private let large: Widget
    private lazy var left = ItemList(tr("Left Items"), \.left, form)
    private lazy var right = ItemList(tr("Right Items"), \.right, form)
    private let title: TitleRows
    /// What takes the keyboard when the back button is picked on the canvas.
    private var backText: Widget?
    private let ignored: IgnoredCheck
    private var editsLarge = false

    init(_ tools: InspectorTools) {
        self.tools = tools
        let store = tools.store
        var apply: Form<Item>.Apply = { _, _, _ in }
        var toggle: (Bool) -> Void = { _ in }
        form = Form("item", tools) { apply($0, $1, $2) }
        large = makeCheck(tr("While the title is large")) { toggle($0) }
        ignored = IgnoredCheck(store)
        widget = makeColumn(spacing: 8, [large, none, form.widget, ignored.widget]).margins(horizontal: 12, vertical: 8)
        title = TitleRows(form)
        addBack()
        addLists()
        apply = { [unowned self] title, gesture, change in
            var item = store.project.item(at: store.editedPlace) ?? Item()
            if editsLarge {
                var inner = item.whenLarge ?? Item()
                change(&inner)
                item.whenLarge = inner.isEmpty ? nil : inner
            } else {
                change(&item)
            }
            store.perform(.setItem(store.editedPlace, item), title, gesture: gesture)
        }
        toggle = { [unowned self] isOn in
            editsLarge = isOn
            refresh()
        }
    }

    func refresh() {
        let item = tools.store.project.item(at: tools.store.editedPlace)
        none.visible(item == nil)
        form.widget.visible(item != nil)
        ignored.widget.visible(item != nil)
        ignored.refresh()
        let view = tools.store.state.view
        let isLargeOffered = ItemKey.whenLarge.support(tools.store.project.dialect).isSupported || view.showsIgnored
        large.visible(item != nil && (isLargeOffered || item?.whenLarge != nil || editsLarge))
        guard let item else { return }
        form.show(editsLarge ? item.whenLarge ?? Item() : item)
    }

    /// Opens at an element that was picked on the canvas.
    func reveal(_ element: ElementName) {
        Pieces.finish(form.widget)
        switch element.role {
        case .leftItem: left.reveal(element.index)
        case .rightItem: right.reveal(element.index)
        case .backChevron, .backLabel: if let backText { gtk_widget_grab_focus(backText) }
        case .title, .secondTitle, .largeTitle, .titleImage, .titleButton, .prompt: title.reveal()
        case .tab: break
        }
    }

    private func addBack() {
        form.heading(tr("Back Button"))
        offering(.backText) { form.settingText(tr("Text"), \.backText) { [unowned self] in backText = $0 } }
        offering(.backImage) { form.settingPicture(tr("Arrow"), \.backPicture) }
        form.text(tr("Question before back"), \.backQuestion)
        offering(.backTitle) { form.settingText(tr("Text on pages above"), \.backTitle) }
        form.choice(tr("Hidden"), \.hidesBack)
    }

    private func addLists() {
        form.addPart { [unowned self] in (left.widget, left.show) }
        offering(.hidesLeft) { form.choice(tr("Left items hidden"), \.hidesLeft) }
        form.addPart { [unowned self] in (right.widget, right.show) }
        offering(.hidesRight) { form.choice(tr("Right items hidden"), \.hidesRight) }
    }

    private func offering(_ key: ItemKey, _ rows: () -> Void) {
        form.offering({ [tools] _ in key.support(tools.store.project.dialect) }, rows)
    }
}

extension Item {
    fileprivate var backText: Setting<String>? {
        get { back?.title }
        set { changeBack { $0.title = newValue } }
    }

    fileprivate var backPicture: Setting<String>? {
        get { back?.image }
        set { changeBack { $0.image = newValue } }
    }

    fileprivate var backQuestion: String? {
        get { back?.intercept }
        set { changeBack { $0.intercept = newValue } }
    }

    /// A back button of which nothing is set is no back button.
    private mutating func changeBack(_ change: (inout BackButton) -> Void) {
        var button = back ?? BackButton()
        change(&button)
        back = button == BackButton() ? nil : button
    }
}
