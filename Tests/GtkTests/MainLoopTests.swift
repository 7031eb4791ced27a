internal import CGtk
internal import Gtk
internal import Synchronization
internal import Testing

@Suite(.serialized) struct MainLoopTests {
    init() { startGtk() }

    @Test func idleComesOnceAndNotAtOnce() {
        var calls = 0
        let timeout = idle { calls += 1 }
        #expect(calls == 0 && timeout.isPending)
        drain()
        #expect(calls == 1 && !timeout.isPending)
        timeout.stop()
    }

    @Test func idleForAWidgetComesOnlyWhileItLives() {
        weak var canary: Canary?
        var calls: [String] = []
        let living = makeShownWindow(makeLabel("A")), dying = makeShownWindow(makeLabel("B"))
        do {
            let strong = Canary()
            canary = strong
            for (window, name) in [(living, "living"), (dying, "dying")] {
                idle(for: window) {
                    calls.append(name)
                    _ = strong
                }
            }
        }
        gtk_widget_destroy(dying)
        drain()
        #expect(calls == ["living"])
        #expect(canary == nil)
        gtk_widget_destroy(living)
        drain()
        #expect(calls == ["living"])
    }

    @Test func aStoppedTimeoutNeverComesAndIsReleased() {
        weak var canary: Canary?
        var calls = 0
        do {
            let strong = Canary()
            canary = strong
            after(milliseconds: 1) {
                calls += 1
                _ = strong
            }.stop()
        }
        #expect(canary == nil)
        g_usleep(5_000)
        drain()
        #expect(calls == 0)
    }

    @Test("Whoever keeps a call that is over, and is called by it, is not kept by it")
    func whatIsOverKeepsNothing() {
        weak var canary: Canary?
        let area = (gtk_drawing_area_new() as Widget).size(width: 20, height: 20)
        let window = makeShownWindow(area)
        let kept: [AnyObject]
        let isOver: () -> Bool
        do {
            let strong = Canary()
            canary = strong
            let come = idle { _ = strong }
            let stopped = after(milliseconds: 60_000) { _ = strong }
            let ticker = Ticker(area) { _ in
                _ = strong
                return false
            }
            stopped.stop()
            kept = [come, stopped, ticker]
            isOver = { !come.isPending && !stopped.isPending && !ticker.isRunning }
        }
        #expect(waitUntil(isOver))
        #expect(canary == nil && kept.count == 3)
        gtk_widget_destroy(window)
    }

    @Test func timeoutsComeInOrderOfTheirTimes() {
        var order: [Int] = []
        // Far apart: on a busy machine both may be due before the loop turns.
        after(milliseconds: 1_000) { order.append(1_000) }
        after(milliseconds: 5) { order.append(5) }
        #expect(waitUntil { order.count == 2 })
        #expect(order == [5, 1_000])
    }

    @Test func repetitionEndsWhenItAnswersFalse() {
        var calls = 0
        let timeout = every(milliseconds: 1) {
            calls += 1
            return calls < 3
        }
        #expect(waitUntil { !timeout.isPending })
        #expect(calls == 3)
    }

    @Test func repetitionMayStopItself() {
        var calls = 0
        var timeout: Timeout?
        timeout = every(milliseconds: 1) {
            calls += 1
            timeout?.stop()
            return true
        }
        #expect(waitUntil { timeout?.isPending == false })
        #expect(calls == 1)
    }

    @Test func backgroundWorksElsewhereAndComesBackToTheLoop() {
        let caller = UInt(bitPattern: g_thread_self())
        var worker: UInt?
        var back: UInt?
        background {
            UInt(bitPattern: g_thread_self())
        } then: {
            worker = $0
            back = UInt(bitPattern: g_thread_self())
        }
        #expect(back == nil)
        #expect(waitUntil { back != nil })
        #expect(worker != caller && back == caller)
    }

    @Test func backgroundWorkForAWidgetEndsWithIt() {
        var told: [String] = []
        let gone = gtk_drawing_area_new() as Widget, kept = gtk_drawing_area_new() as Widget
        for widget in [gone, kept] { g_object_ref_sink(widget) }
        background(for: gone) {
            "gone"
        } then: {
            told.append($0)
        }
        background(for: kept) {
            "kept"
        } then: {
            told.append($0)
        }
        gtk_widget_destroy(gone)
        #expect(waitUntil { !told.isEmpty })
        var isLater = false
        background {
            true
        } then: {
            isLater = $0
        }
        #expect(waitUntil { isLater })
        #expect(told == ["kept"])
        gtk_widget_destroy(kept)
        for widget in [gone, kept] { g_object_unref(widget) }
    }

    @Test func muchBackgroundWorkAllComesBackAndIsReleased() {
        weak var canary: Canary?
        let results = Mutex<[Int]>([])
        do {
            let strong = Canary()
            canary = strong
            for number in 0..<100 {
                background {
                    number * number
                } then: { square in
                    results.withLock { $0.append(square) }
                    _ = strong
                }
            }
        }
        #expect(waitUntil { results.withLock { $0.count } == 100 })
        #expect(results.withLock { $0.sorted() } == (0..<100).map { $0 * $0 })
        #expect(waitUntil { canary == nil })
    }

    @Test func tickerFollowsTheFrameClockUntilStopped() {
        let area = (gtk_drawing_area_new() as Widget).size(width: 20, height: 20)
        let window = makeShownWindow(area)
        var times: [Double] = []
        let ticker = Ticker(area) {
            times.append($0)
            return true
        }
        #expect(waitUntil { times.count >= 4 })
        ticker.stop()
        #expect(!ticker.isRunning)
        let count = times.count
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 1 })
        g_usleep(40_000)
        drain()
        #expect(times.count == count)
        gtk_widget_destroy(window)
    }

    @Test func tickerEndsWithItsWidget() {
        weak var canary: Canary?
        let area: Widget = gtk_drawing_area_new()
        let window = makeShownWindow(area)
        let ticker: Ticker
        do {
            let strong = Canary()
            canary = strong
            ticker = Ticker(area) { _ in strong === canary }
        }
        #expect(ticker.isRunning && canary != nil)
        gtk_widget_destroy(window)
        #expect(!ticker.isRunning)
        ticker.stop()
        #expect(canary == nil)
    }
}
