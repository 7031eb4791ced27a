internal import CGtk

/// Work on widgets that is done in pieces with room for frames between them, so that no turn of the main loop takes long.
///
/// All pieces of the program share one allowance: a few milliseconds a frame. What fits in is done at once.
public enum Pieces {
    private struct Job {
        let widget: Widget
        let destroyed: Connection
        var rest: ArraySlice<() -> Void>
    }

    /// How long the pieces may take in the time of a frame; microseconds of the monotonic clock.
    static var allowance: gint64 = 3_000
    static let frame: gint64 = 16_000

    private static var jobs: [Job] = []
    private static var later: Timeout?
    private static var isWorking = false
    /// When the frame's time began, and how much of it the pieces have taken.
    private static var began: gint64 = 0
    private static var spent: gint64 = 0

    /// Whether work is left.
    public static var isPending: Bool { !jobs.isEmpty }

    /// Does the pieces in their order. What is left of earlier ones for the widget is dropped; all of it is once the widget goes.
    public static func run(for widget: Widget, _ pieces: [() -> Void]) {
        if let index = jobs.firstIndex(where: { $0.widget == widget }) {
            jobs[index].rest = pieces[...]
        } else {
            let destroyed = connect(widget, "destroy") { jobs.removeAll { $0.widget == widget } }
            jobs.append(Job(widget: widget, destroyed: destroyed, rest: pieces[...]))
        }
        if !isWorking { work() }
    }

    /// Does at once what is left for a widget.
    public static func finish(_ widget: Widget) {
        while let piece = next({ $0.widget == widget }) { piece() }
    }

    /// Does at once all that is left.
    public static func finishAll() {
        while let piece = next({ _ in true }) { piece() }
    }

    private static func work() {
        let start = g_get_monotonic_time()
        if start - began >= frame { (began, spent) = (start, 0) }
        let end = start + allowance - spent
        isWorking = true
        while g_get_monotonic_time() < end, let piece = next({ _ in true }) { piece() }
        isWorking = false
        spent += g_get_monotonic_time() - start
        guard isPending, later == nil else { return }
        let left = began + frame - g_get_monotonic_time()
        later = after(milliseconds: Int(max(0, left) / 1000) + 1) {
            later = nil
            work()
        }
    }

    /// Takes the first piece out of a job.
    private static func next(_ isWanted: (Job) -> Bool) -> (() -> Void)? {
        while let index = jobs.firstIndex(where: isWanted) {
            if let piece = jobs[index].rest.popFirst() { return piece }
            jobs.remove(at: index).destroyed.disconnect()
        }
        return nil
    }
}
