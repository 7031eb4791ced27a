import CGtk
import Model
import Testing

@testable import App
@testable import Gtk

/// Parts of the window that are built once they are seen.
@Suite(.serialized) struct LatePaneTests {
    init() { startGtk() }

    /// Notes what it is told and when it is built.
    private final class Content: @MainActor PaneView {
        let widget = makeColumn(spacing: 0)
        private(set) var events: [String] = []

        var pieces: [() -> Void] {
            [{ [self] in events.append(gtk_widget_get_parent(widget) == nil ? "built outside" : "built in the window") }]
        }

        func update(from old: AppState, to new: AppState) { events.append(old.project.name + ">" + new.project.name) }
    }

    private func rename(_ store: Store, _ name: String) {
        store.perform(.setName(name), "Rename")
    }

    @Test("A pane is built when it is first seen, and told of all that changed while it was not")
    func toldOfAllThatChanged() throws {
        let (store, _) = makeStore()
        rename(store, "one")
        let pane = LatePane(store, isShown: { $0.view.lower.shows(.events) }) { Content() }
        store.attach(pane)
        #expect(pane.content == nil && !gtk_widget_get_visible(pane.widget).isTrue)
        store.look { $0.lower.show(.events) }
        let content = try #require(pane.content)
        #expect(gtk_widget_get_visible(pane.widget).isTrue)
        #expect(content.events == ["built in the window", "one>one"])
        rename(store, "two")
        store.look { $0.lower.show(.events, false) }
        rename(store, "three")
        rename(store, "four")
        #expect(content.events.dropFirst(2) == ["one>two"], "hidden, it is told of nothing")
        store.look { $0.lower.show(.events) }
        #expect(content.events.dropFirst(3) == ["two>four"])
    }

    @Test func aPaneThatWaitsIsNotBuiltBeforeItIsReady() {
        let (store, _) = makeStore()
        let pane = LatePane(store, waits: true, isShown: { $0.view.panes.shows(.sidebar) }) { Content() }
        store.attach(pane)
        #expect(pane.content == nil && gtk_widget_get_visible(pane.widget).isTrue, "its room is there")
        pane.becomeReady()
        #expect(pane.content != nil)
    }

    @Test("Whoever is faster gets all of a pane at once")
    func finishes() {
        Pieces.isImmediate = false
        defer { Pieces.isImmediate = true }
        let (store, _) = makeStore()
        let pane = LatePane(store, isShown: { _ in true }) { Content() }
        store.attach(pane)
        #expect(pane.content == nil, "nothing is built in the turn that asks for it")
        pane.finish()
        #expect(pane.content?.events.count == 2)
    }
}
