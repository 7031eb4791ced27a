import CGtk
import Gtk

/// A part of the window that is built when it is shown for the first time, and told of nothing while it is not seen.
final class OnDemandPane<Content: PaneView>: StateView {
    let widget = makeColumn(spacing: 0)
    /// What stands in it; `nil` before it was ever shown.
    private(set) var content: Content?
    private let isShown: (AppState) -> Bool
    private let make: () -> Content
    private var wasShown = false

    init(isShown: @escaping (AppState) -> Bool, _ make: @escaping () -> Content) {
        self.isShown = isShown
        self.make = make
        widget.visible(false)
    }

    func update(from old: AppState, to new: AppState) {
        let isShown = isShown(new)
        defer { wasShown = isShown }
        if isShown != wasShown { widget.visible(isShown) }
        guard isShown else { return }
        if content == nil {
            let made = make()
            content = made
            gtk_container_add(as_container(widget), made.widget)
            gtk_widget_show_all(widget)
        }
        content?.update(from: wasShown ? old : new, to: new)
    }
}
