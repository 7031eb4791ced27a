internal import CGtk

/// Work on widgets that is done in pieces between the frames, so that no turn of the main loop takes long.
///
/// All pieces of the program share one allowance: a few milliseconds a frame. Nothing is done in the turn that asks for it, whose
/// frame comes first.
public enum Pieces {
    private struct Job {
        let widget: Widget
        let destroyed: Connection
        let areLong: Bool
        var rest: ArraySlice<() -> Void>
    }

    /// How long the pieces may take in the time of a frame, and that time; microseconds of the monotonic clock.
    private static let allowance: gint64 = 2_500
    private static let frame: gint64 = 16_000

    /// Whether all is done in the turn that asks for it, as it suits tests.
    static var isImmediate = false

    private static var jobs: [Job] = []
    private static var later: Timeout?
    private static var isWorking = false

    /// Whether work is left.
    public static var isPending: Bool { !jobs.isEmpty }

    /// Does the pieces in their order; those that are long each in a turn of its own. What is left of earlier ones for the widget is
    /// dropped; all of it is once the widget goes.
    public static func run(for widget: Widget, areLong: Bool = false, _ pieces: [() -> Void]) {
        let old = jobs.firstIndex { $0.widget == widget }
        let destroyed = old.map { jobs[$0].destroyed } ?? connect(widget, "destroy") { jobs.removeAll { $0.widget == widget } }
        let job = Job(widget: widget, destroyed: destroyed, areLong: areLong, rest: pieces[...])
        if let old { jobs[old] = job } else { jobs.append(job) }
        if isImmediate { work(until: .max) } else { wait() }
    }

    /// Does at once what is left for a widget.
    public static func finish(_ widget: Widget) {
        while let piece = next({ $0.widget == widget }) { piece.work() }
    }

    private static func wait() {
        guard later == nil, isPending else { return }
        later = after(milliseconds: Int(frame / 1000)) {
            later = nil
            work(until: g_get_monotonic_time() + allowance)
            wait()
        }
    }

    private static func work(until end: gint64) {
        guard !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        var isFirst = true
        repeat {
            guard let piece = next({ isFirst || !$0.areLong || isImmediate }) else { return }
            piece.work()
            if piece.isLong, !isImmediate { return }
            isFirst = false
        } while g_get_monotonic_time() < end
    }

    /// Takes the first piece out of a job.
    private static func next(_ isWanted: (Job) -> Bool) -> (work: () -> Void, isLong: Bool)? {
        while let index = jobs.firstIndex(where: isWanted) {
            if let piece = jobs[index].rest.popFirst() { return (piece, jobs[index].areLong) }
            jobs.remove(at: index).destroyed.disconnect()
        }
        return nil
    }
}
