internal import CGtk

/// A piece of work and what it leaves to do on the main thread.
private nonisolated final class Job: Sendable {
    let run: @Sendable () -> @MainActor () -> Void

    init(_ run: @escaping @Sendable () -> @MainActor () -> Void) {
        self.run = run
    }
}

/// What a finished job left to do, on its way to the main loop.
private nonisolated final class Delivery: Sendable {
    let deliver: @MainActor () -> Void

    init(_ deliver: @escaping @MainActor () -> Void) {
        self.deliver = deliver
    }
}

/// As many threads as there are processors; more work waits its turn.
private let pool = g_thread_pool_new(runJob, nil, gint(g_get_num_processors()), 0, nil)

/// Does heavy work on another thread and hands its value back on the main loop.
public func background<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
) {
    let job = Job {
        let value = work()
        return { then(value) }
    }
    g_thread_pool_push(pool, Unmanaged.passRetained(job).toOpaque(), nil)
}

/// Whether a widget has been destroyed.
private final class Life {
    var isOver = false
}

/// Does heavy work on another thread and hands its value back on the main loop, unless the widget is destroyed before.
public func background<Value: Sendable>(
    for widget: Widget, _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
) {
    let life = Life(), destroyed = connect(widget, "destroy") { life.isOver = true }
    background(work) { value in
        guard !life.isOver else { return }
        destroyed.disconnect()
        then(value)
    }
}

private nonisolated func runJob(_ box: gpointer?, _: gpointer?) {
    guard let box else { return }
    let job = Unmanaged<Job>.fromOpaque(box).takeRetainedValue()
    let delivery = Unmanaged.passRetained(Delivery(job.run())).toOpaque()
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, deliver, delivery, nil)
}

private nonisolated func deliver(_ box: gpointer?) -> gboolean {
    guard let box else { return 0 }
    let delivery = Unmanaged<Delivery>.fromOpaque(box).takeRetainedValue()
    MainActor.assumeIsolated { delivery.deliver() }
    return 0
}
