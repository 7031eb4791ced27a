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

/// A pane at the window's side, built once the phone has been painted and the pane is shown, so that a window opens soon.
final class LatePane<Content: PaneView>: StateView {
    /// The room of the pane, as wide as its content will be.
    let widget: Widget
    /// What stands in the pane; `nil` before it is built.
    private(set) var content: Content?
    private let store: Store
    private let pane: SidePanes.Pane
    private let make: () -> Content
    private var isReady = false

    init(_ store: Store, _ pane: SidePanes.Pane, width: Int, _ make: @escaping () -> Content) {
        self.store = store
        self.pane = pane
        self.make = make
        widget = makeColumn(spacing: 0).size(width: width)
    }

    /// Builds the content as soon as the main loop has time for it.
    func becomeReady() {
        isReady = true
        buildSoon()
    }

    /// Builds at once what is left, for a person who is faster.
    func finish() { Pieces.finish(widget) }

    func update(from old: AppState, to new: AppState) {
        widget.visible(new.view.panes.shows(pane))
        if let content { content.update(from: old, to: new) } else { buildSoon() }
    }

    private func buildSoon() {
        guard isReady, content == nil, store.state.view.panes.shows(pane) else { return }
        Pieces.run(for: widget, areLong: true, [{ [self] in build() }])
    }

    /// Makes the content, puts it into the window, builds what stands in it and shows the state, each between frames.
    private func build() {
        guard content == nil, store.state.view.panes.shows(pane) else { return }
        let made = make()
        content = made
        let add = { [self] in
            gtk_container_add(as_container(widget), made.widget.expand(vertical: true))
            gtk_widget_show_all(made.widget)
        }
        let show = { [self] in made.update(from: store.state, to: store.state) }
        Pieces.run(for: widget, areLong: true, [add] + made.pieces + [show])
    }
}
