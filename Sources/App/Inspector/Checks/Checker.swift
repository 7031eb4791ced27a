import Checks
import Gtk
import Model
import Scene

/// Checks the project on other threads once edits pause: the inspected screen alone, or all screens, a few at a time.
final class Checker {
    /// What has been found so far.
    struct Progress: Equatable {
        var findings: [Finding] = []
        var waived = 0
        /// Screens that have been looked at, and all that will be.
        var done = 0
        var count = 0

        var isRunning: Bool { done < count }
    }

    /// Edits pause when none has come for so many milliseconds.
    static let pause = 400
    /// Screens that one job looks at, so that an edit never waits long for a thread.
    private static let batch = 4

    private let store: Store
    private let changed: (Progress) -> Void
    private var timeout: Timeout?
    /// Counts the runs; what an older one finds is dropped.
    private var run = 0

    init(_ store: Store, changed: @escaping (Progress) -> Void) {
        self.store = store
        self.changed = changed
    }

    /// Checks some screens after a pause; what is under way is given up.
    func start(_ screens: [ScreenID], isWhole: Bool) {
        stop()
        timeout = after(milliseconds: Self.pause) { [self] in begin(screens, isWhole) }
    }

    func stop() {
        timeout?.stop()
        run += 1
    }

    private func begin(_ ids: [ScreenID], _ isWhole: Bool) {
        let screens = ids.compactMap { store.project[screen: $0] }
        // A waiver may be for a screen that is not looked at.
        let checks = Check.all.filter { isWhole || $0.code != "waiver.unused" }
        let run = CheckRun(store.phone, painter: store.renderer, checks: checks)
        let progress = Progress(count: screens.count)
        changed(progress)
        proceed(run, screens, [], number: self.run)
    }

    private func proceed(_ run: CheckRun, _ screens: [Screen], _ found: [Finding], number: Int, done: Int = 0) {
        let next = Array(screens.dropFirst(done).prefix(Self.batch)), isFirst = done == 0
        background {
            var findings = found + (isFirst ? run.findingsOfProject() : []) + next.flatMap { run.findings(on: $0) }
            if done + next.count == screens.count {
                findings += run.findingsOfSteps(to: screens.count == 1 ? screens[0].id : nil).findings
            }
            return (findings, run.report(findings))
        } then: { [self] findings, report in
            guard number == self.run else { return }
            let done = done + next.count
            changed(Progress(findings: report.findings, waived: report.waived, done: done, count: screens.count))
            if done < screens.count { proceed(run, screens, findings, number: number, done: done) }
        }
    }
}
