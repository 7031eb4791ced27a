public import CGtk

/// A signal handler that can be taken off again while its object lives.
public struct Connection {
    let object: UnsafeMutableRawPointer
    let id: gulong

    /// Takes the handler off and releases its closure; only while the object lives.
    public func disconnect() {
        g_signal_handler_disconnect(object, id)
    }
}

/// The box in which a closure travels through C; the object's signal owns it until the object is disposed of.
final class Handler<Call> {
    let call: Call

    init(_ call: Call) {
        self.call = call
    }

    /// The closure in the box behind a `user_data` pointer.
    static func call(in box: UnsafeMutableRawPointer) -> Call {
        Unmanaged<Handler<Call>>.fromOpaque(box).takeUnretainedValue().call
    }
}

/// Releases a box when GLib has no more use for it.
let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { box in
    if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
}

/// Connects a C function that takes the box first (`G_CONNECT_SWAPPED`) and lets the signal own the box.
@discardableResult
func attach(_ object: UnsafeMutableRawPointer, _ signal: String, _ trampoline: GCallback, _ handler: AnyObject) -> Connection {
    let id = g_signal_connect_data(
        object, signal, trampoline, Unmanaged.passRetained(handler).toOpaque(),
        { box, _ in releaseBox(box) }, G_CONNECT_SWAPPED)
    return Connection(object: object, id: id)
}

/// Calls the closure on each emission, whatever the signal's arguments; the closure lives as long as the object.
@discardableResult
public func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping () -> Void) -> Connection {
    let trampoline: @convention(c) (UnsafeMutableRawPointer) -> Void = { box in
        Handler<() -> Void>.call(in: box)()
    }
    return attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}

/// Calls the closure with the signal's first argument, a pointer that may be nil (`row-selected`, `activate` of an action).
@discardableResult
public func connectValue(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping (UnsafeMutableRawPointer?) -> Void
) -> Connection {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { box, value in
        Handler<(UnsafeMutableRawPointer?) -> Void>.call(in: box)(value)
    }
    return attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}

/// Calls the closure with a widget's event; true stops the event there.
@discardableResult
public func connectEvent(
    _ widget: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping (UnsafeMutablePointer<GdkEvent>) -> Bool
) -> Connection {
    attachAnswering(widget, signal) { call($0.assumingMemoryBound(to: GdkEvent.self)) }
}

/// Draws a widget with the closure, given a cairo context in the widget's logical pixels.
@discardableResult
public func connectDraw(_ widget: UnsafeMutableRawPointer, _ call: @escaping (OpaquePointer) -> Void) -> Connection {
    attachAnswering(widget, "draw") {
        call(OpaquePointer($0))
        return true
    }
}

private func attachAnswering(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping (UnsafeMutableRawPointer) -> Bool
) -> Connection {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = { box, value in
        Handler<(UnsafeMutableRawPointer) -> Bool>.call(in: box)(value).gboolean
    }
    return attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(call))
}
