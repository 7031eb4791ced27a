import Model
import Testing

@testable import App

@Suite struct ScreenActionsTests {
    init() { startGtk() }

    private func names(_ store: Store) -> [String] { store.project.screens.map(\.label) }

    @Test func copiesOfOneScreenAreNumbered() {
        let (store, _) = makeStore()
        let actions = ScreenActions(store)
        for _ in 0..<3 {
            store.look { $0.pickedScreen = "a" }
            actions.duplicate()
        }
        #expect(Set(names(store)).isSuperset(of: ["A", "A copy", "A copy 2", "A copy 3"]))
        #expect(Set(store.project.screens.map(\.id)).isSuperset(of: ["a", "a2", "a3", "a4"]))
    }

    @Test("A copy of a copy goes on counting: each duplicate is picked, so that is what the key does twice")
    func copiesOfCopiesAreNumbered() {
        let (store, _) = makeStore()
        let actions = ScreenActions(store)
        store.look { $0.pickedScreen = "x" }
        for _ in 0..<4 { actions.duplicate() }
        #expect(names(store) == ["A", "B", "C", "D", "M", "X", "X copy", "X copy 2", "X copy 3", "X copy 4"])
        #expect(store.project.screens.map(\.id).suffix(5) == ["x", "x2", "x3", "x4", "x5"])
        store.undo()
        #expect(names(store).last == "X copy 3")
    }

    @Test func newScreensHaveNamesOfTheirOwn() {
        let (store, _) = makeStore()
        let actions = ScreenActions(store)
        for _ in 0..<3 { actions.add() }
        #expect(Set(names(store)).isSuperset(of: ["New Screen", "New Screen 2", "New Screen 3"]))
        #expect(store.project[screen: "screen3"]?.item.title?.value?.text == "New Screen 3")
    }
}
