import CGtk
import Gtk
import Model
import Scene
import Testing

@testable import App

/// The container owns the widgets, they own the handlers, and these the Swift objects: all of them go with the window.
@Suite(.serialized) struct WindowLeakTests {
    private final class Ward {
        let type: String
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) {
            type = String(reflecting: Swift.type(of: object))
            self.object = object
        }
    }

    /// The program's own objects that a value holds, itself included, found by its stored properties. What closures hold, as
    /// the pages of the inspector, is not found, but keeps others that are.
    private func wards(of value: Any, _ found: inout [ObjectIdentifier: Ward]) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            let ward = Ward(object)
            guard ward.type.hasPrefix("App."), found[ObjectIdentifier(object)] == nil else { return }
            found[ObjectIdentifier(object)] = ward
        }
        for child in mirror.children { wards(of: child.value, &found) }
    }

    /// Opens a window, does something in it, closes it, and answers what is left of it.
    private func remains(after work: (Window) -> Void) -> (types: Set<String>, left: [String]) {
        var found: [ObjectIdentifier: Ward] = [:]
        do {
            let window = openWindow()
            work(window)
            wards(of: window, &found)
            gtk_widget_destroy(window.widget)
        }
        _ = waitUntil { found.values.allSatisfy { $0.object == nil } }
        return (Set(found.values.map(\.type)), found.values.filter { $0.object != nil }.map(\.type).sorted())
    }

    @Test func aClosedWindowLeavesNothing() {
        let (types, left) = remains { _ in }
        #expect(
            types.isSuperset(of: ["App.Window", "App.Store", "App.Playback", "App.CanvasView", "App.StackList", "App.Catalogue"]))
        #expect(left == [])
    }

    @Test func aWindowWhoseTransitionsWereLookedAtLeavesNothing() {
        let (types, left) = remains { window in
            let store = window.store
            store.compare(true)
            store.look { view in
                view.lower.fit(2000)
                for pane in LowerPanes.Pane.allCases { view.lower.show(pane) }
                view.showsOnionSkin = true
                view.showsElementFrames = true
            }
            window.playback.pop()
            window.playback.scrub(to: 0.5)
            _ = waitUntil(milliseconds: 500) { false }
            store.look { view in
                view.pickedElement = ElementName(role: .tab, owner: "a", index: 0)
                view.togglePin()
                view.filmstrip.count = 12
            }
            window.playback.step(1)
        }
        #expect(types.isSuperset(of: ["App.FilmstripPane", "App.CurvesPane", "App.OnionSkin", "App.MotionSampler"]))
        #expect(left == [])
    }

    @Test func aWindowThatWasWorkedInLeavesNothing() {
        let (types, left) = remains { window in
            let store = window.store
            for page in ["items", "screen", "trace", "checks", "style"] {
                store.look { $0.inspectorPage = page }
                _ = waitUntil(milliseconds: 100) { false }
            }
            window.playback.push("x")
            _ = waitUntil { !window.playback.isRunning }
            store.perform(.setStyle(store.editedPlace, .background, .color(.plain(RGBA(1, 2, 3)))), "Colour", gesture: "drag")
            store.undo()
            store.look { view in
                view.search = "b"
                view.isSelecting = true
                view.tellUndoable("Told")
            }
            ScreenActions(store).duplicate()
            store.look { $0.inspectorPage = "items" }
            let button = Pane.descendants(of: window.widget).first { Pane.name(of: $0) == "Left Items: Add" }
            #expect(button != nil)
            if let button { gtk_button_clicked(as_button(button)) }
            _ = waitUntil(milliseconds: 300) { false }
            _ = window.playback.beginSwipe()
        }
        #expect(types.isSuperset(of: ["App.Inspector", "App.InspectorTools", "App.InspectorPage", "App.ThumbnailCache"]))
        #expect(left == [])
    }
}
