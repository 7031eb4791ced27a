import Gtk

/// What the controls of the inspector share: the store, the one colour popover and the one list popover.
final class InspectorTools {
    let store: Store
    private(set) lazy var colors = ColorPopover(store)
    private(set) lazy var names = NamesPopover()

    init(_ store: Store) {
        self.store = store
    }
}

/// What a control does with a value that a person gives it; `goesOn` while the same drag or typing continues.
typealias Changed<Value> = (_ value: Value, _ goesOn: Bool) -> Void
