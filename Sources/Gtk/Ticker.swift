internal import CGtk

/// A call on each frame of a widget's screen, until it answers false, is stopped, or the widget is destroyed.
public final class Ticker {
    private let widget: Widget
    private var id: guint = 0
    private var work: ((Double) -> Bool)?

    /// Starts calling with the frame clock's time in seconds, which counts from an arbitrary start.
    @discardableResult
    public init(_ widget: Widget, _ work: @escaping (Double) -> Bool) {
        self.widget = widget
        self.work = work
        id = gtk_widget_add_tick_callback(
            widget,
            { _, clock, box in
                guard let clock, let box else { return 0 }
                let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
                return Unmanaged<Ticker>.fromOpaque(box).takeUnretainedValue().step(seconds).gboolean
            },
            Unmanaged.passRetained(self).toOpaque(),
            { box in
                guard let box else { return }
                Unmanaged<Ticker>.fromOpaque(box).takeRetainedValue().end()
            })
    }

    private func step(_ seconds: Double) -> Bool { work?(seconds) ?? false }

    private func end() {
        id = 0
        work = nil
    }

    /// Whether more frames are to come.
    public var isRunning: Bool { id != 0 }

    /// Ends the calls; nothing happens if they have ended.
    public func stop() {
        guard id != 0 else { return }
        gtk_widget_remove_tick_callback(widget, id)
    }
}
