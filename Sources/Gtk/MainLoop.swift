internal import CGtk

/// A call that the main loop will make later, once or again and again, until it is stopped.
public final class Timeout {
    private var source: guint = 0
    /// `nil` once the call will not be made any more, so that who keeps this is not kept by it.
    private var work: (() -> Bool)?

    fileprivate init(_ work: @escaping () -> Bool) {
        self.work = work
    }

    /// Whether the call is still to come.
    public var isPending: Bool { source != 0 }

    /// Drops the call; nothing happens if it has been made.
    public func stop() {
        guard source != 0 else { return }
        g_source_remove(source)
    }

    private func end() {
        source = 0
        work = nil
    }

    fileprivate func start(milliseconds: Int?) {
        let run: GSourceFunc = { box in
            guard let box else { return 0 }
            return (Unmanaged<Timeout>.fromOpaque(box).takeUnretainedValue().work?() ?? false).gboolean
        }
        let forget: GDestroyNotify = { box in
            guard let box else { return }
            Unmanaged<Timeout>.fromOpaque(box).takeRetainedValue().end()
        }
        let box = Unmanaged.passRetained(self).toOpaque()
        if let milliseconds {
            source = g_timeout_add_full(G_PRIORITY_DEFAULT, guint(clamping: milliseconds), run, box, forget)
        } else {
            source = g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, run, box, forget)
        }
    }
}

/// Makes the call once, when the main loop has nothing more urgent to do.
@discardableResult
public func idle(_ work: @escaping () -> Void) -> Timeout {
    let timeout = Timeout {
        work()
        return false
    }
    timeout.start(milliseconds: nil)
    return timeout
}

/// Makes the call once, when the main loop has nothing more urgent to do, unless the widget is destroyed before.
@discardableResult
public func idle(for widget: Widget, _ work: @escaping () -> Void) -> Timeout {
    var destroyed: Connection?
    let timeout = idle {
        destroyed?.disconnect()
        work()
    }
    destroyed = connect(widget, "destroy") { timeout.stop() }
    return timeout
}

/// Makes the call once, after so many milliseconds.
@discardableResult
public func after(milliseconds: Int, _ work: @escaping () -> Void) -> Timeout {
    let timeout = Timeout {
        work()
        return false
    }
    timeout.start(milliseconds: milliseconds)
    return timeout
}

/// Makes the call every so many milliseconds until it answers false or is stopped.
@discardableResult
public func every(milliseconds: Int, _ work: @escaping () -> Bool) -> Timeout {
    let timeout = Timeout(work)
    timeout.start(milliseconds: milliseconds)
    return timeout
}
