public import CGtk

/// An action of a window or application; its map owns it.
public struct Action {
    /// The `GSimpleAction` itself.
    public let pointer: OpaquePointer

    /// Whether its menu entries, buttons and keys answer.
    public var isEnabled: Bool {
        get { g_action_get_enabled(action).isTrue }
        nonmutating set { g_simple_action_set_enabled(pointer, newValue.gboolean) }
    }

    /// The state of a toggle; false for other actions.
    public var isOn: Bool {
        get { state(of: "b") { g_variant_get_boolean($0).isTrue } ?? false }
        nonmutating set { g_simple_action_set_state(pointer, g_variant_new_boolean(newValue.gboolean)) }
    }

    /// The state of a choice; empty for other actions.
    public var choice: String {
        get { state(of: "s") { string(g_variant_get_string($0, nil)) } ?? "" }
        nonmutating set { g_simple_action_set_state(pointer, g_variant_new_string(newValue)) }
    }

    private var action: OpaquePointer { as_action(UnsafeMutableRawPointer(pointer)) }

    private func state<Value>(of type: String, _ read: (OpaquePointer) -> Value?) -> Value? {
        guard let state = g_action_get_state(action) else { return nil }
        defer { g_variant_unref(state) }
        return string(g_variant_get_type_string(state)) == type ? read(state) : nil
    }

    fileprivate init(_ pointer: OpaquePointer, in map: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_action_map_add_action(as_action_map(map), as_action(UnsafeMutableRawPointer(pointer)))
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}

/// Adds a plain action to a window or application.
@discardableResult
public func addAction(_ name: String, to map: UnsafeMutableRawPointer, _ call: @escaping () -> Void) -> Action {
    let action = Action(g_simple_action_new(name, nil), in: map)
    connect(UnsafeMutableRawPointer(action.pointer), "activate", call)
    return action
}

/// Adds an action that takes a string, such as the name of a screen.
@discardableResult
public func addTextAction(
    _ name: String, to map: UnsafeMutableRawPointer, _ call: @escaping (String) -> Void
) -> Action {
    let action = withStringType { Action(g_simple_action_new(name, $0), in: map) }
    connectText(action, "activate", call)
    return action
}

/// Adds an action that is on or off; it changes its state, then calls with the new one.
@discardableResult
public func addToggle(
    _ name: String, to map: UnsafeMutableRawPointer, isOn: Bool, _ call: @escaping (Bool) -> Void
) -> Action {
    let action = Action(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.gboolean)), in: map)
    connectValue(UnsafeMutableRawPointer(action.pointer), "change-state") { value in
        guard let value else { return }
        let isOn = g_variant_get_boolean(OpaquePointer(value)).isTrue
        action.isOn = isOn
        call(isOn)
    }
    return action
}

/// Adds an action that is one of several strings (radio entries); it changes its state, then calls with the new one.
@discardableResult
public func addChoice(
    _ name: String, to map: UnsafeMutableRawPointer, choice: String, _ call: @escaping (String) -> Void
) -> Action {
    let action = withStringType {
        Action(g_simple_action_new_stateful(name, $0, g_variant_new_string(choice)), in: map)
    }
    connectText(action, "change-state") { text in
        action.choice = text
        call(text)
    }
    return action
}

private func connectText(_ action: Action, _ signal: String, _ call: @escaping (String) -> Void) {
    connectValue(UnsafeMutableRawPointer(action.pointer), signal) { value in
        guard let value, let text = string(g_variant_get_string(OpaquePointer(value), nil)) else { return }
        call(text)
    }
}

private func withStringType(_ body: (OpaquePointer?) -> Action) -> Action {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return body(type)
}

/// Gives an action (`win.undo`) its keys (`<Primary>z`) in every window of the application.
public func setKeys(_ application: UnsafeMutablePointer<GtkApplication>, _ action: String, _ keys: [String]) {
    withCStrings(keys) { gtk_application_set_accels_for_action(application, action, $0) }
}

/// Activates an action (without prefix) of a window or application, as a menu entry would.
public func activate(_ name: String, in group: UnsafeMutableRawPointer, text: String? = nil) {
    g_action_group_activate_action(as_action_group(group), name, text.map { g_variant_new_string($0) })
}
