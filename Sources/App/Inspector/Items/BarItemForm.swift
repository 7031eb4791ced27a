import Dialects
import Gtk
import Model

/// The rows that edit one bar item.
final class BarItemForm {
    typealias Apply = Form<BarItem>.Apply

    let widget: Widget
    private let form: Form<BarItem>

    init(_ section: String, _ tools: InspectorTools, apply: @escaping Apply) {
        form = Form("barItem", section: section, tools, apply: apply)
        widget = form.widget
        form.text(tr("Text"), \.text) { $0.isOwn }
        form.picture(tr("Picture"), \.image) { $0.isOwn }
        form.word(tr("System item"), \.system, unset: tr("None")) { $0.system != nil }
        offering(.generic) { form.word(tr("Ready-made item"), \.generic, unset: tr("None")) { $0.generic != nil } }
        offering(.mpaas) { form.word(tr("mPaaS picture"), \.mpaas, unset: tr("None")) { $0.mpaas != nil } }
        offering(.badge) { form.text(tr("Badge"), \.badge) }
        form.flag(tr("Enabled"), \.enabled, usual: true)
        form.word(tr("A tap"), \.action, unset: tr("Tells the app"))
        offering(.autoDismiss) { form.flag(tr("Goes back silently"), \.autoDismiss) }
        form.offering({ $0.tapAreaSupport(tools.store.project.dialect) }) {
            form.number(tr("Larger tap area"), \.extendTapAreaBy, usual: 0, range: 0...200)
        }
        form.color(tr("Tint"), \.tint)
        form.text(tr("Id"), \.id)
    }

    private func offering(_ key: ItemKey, _ rows: () -> Void) {
        let store = form.tools.store
        form.offering({ _ in key.support(store.project.dialect) }, rows)
    }

    func show(_ item: BarItem) {
        form.show(item)
    }
}

extension BarItem {
    /// Whether the item has a text or a picture of its own instead of a ready-made one.
    var isOwn: Bool { system == nil && generic == nil && mpaas == nil }

    /// What the item is called in lists.
    var title: String {
        if let system { return wordTitle(system.rawValue) }
        if let generic { return wordTitle(generic.rawValue) }
        if let mpaas { return mpaas.rawValue }
        return text ?? image ?? id ?? tr("Empty")
    }
}
