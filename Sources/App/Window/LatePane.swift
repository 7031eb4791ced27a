import CGtk
import Gtk

/// A part of the window with a widget of its own.
protocol PaneView: StateView {
    var widget: Widget { get }
    /// The work of building what stands in the widget that does not come with it.
    var pieces: [() -> Void] { get }
}

extension PaneView {
    var pieces: [() -> Void] { [] }
}

/// A part of the window that is built between frames once it is to be seen. While it is not, it is told of nothing; then of all that
/// has changed.
final class LatePane<Content: PaneView>: StateView {
    /// The room of the pane.
    let widget = makeColumn(spacing: 0)
    /// What stands in the pane; `nil` before it is built.
    private(set) var content: Content?
    private let store: Store
    private let isShown: (AppState) -> Bool
    private let make: () -> Content
    private var isReady: Bool
    /// The state that the content shows.
    private var told: AppState?

    /// A pane that waits is not built before `becomeReady`, so that a window opens soon.
    init(_ store: Store, waits: Bool = false, isShown: @escaping (AppState) -> Bool, _ make: @escaping () -> Content) {
        self.store = store
        self.isShown = isShown
        self.make = make
        isReady = !waits
        widget.visible(false)
    }

    func becomeReady() {
        isReady = true
        if isShown(store.state) { buildSoon() }
    }

    /// Builds at once what is left, for a person who is faster.
    func finish() { Pieces.finish(widget) }

    func update(from old: AppState, to new: AppState) {
        let isShown = isShown(new)
        if isShown != gtk_widget_get_visible(widget).isTrue { widget.visible(isShown) }
        guard isShown else { return }
        if content != nil { show(new) } else { buildSoon() }
    }

    private func show(_ state: AppState) {
        content?.update(from: told ?? state, to: state)
        told = state
    }

    private func buildSoon() {
        guard isReady, content == nil else { return }
        Pieces.run(for: widget, areLong: true, [{ [self] in build() }])
    }

    /// Makes the content, puts it into the window, builds what stands in it and shows the state, each between frames.
    private func build() {
        guard content == nil else { return }
        let made = make()
        content = made
        let add = { [self] in
            gtk_container_add(as_container(widget), made.widget.expand(vertical: true))
            gtk_widget_show_all(made.widget)
        }
        Pieces.run(for: widget, areLong: true, [add] + made.pieces + [{ [self] in show(store.state) }])
    }
}
