import Model
import Scene

/// What the app has been told since it was started, oldest first.
struct EventLog: Equatable {
    /// One thing told.
    struct Entry: Equatable {
        /// Counts all entries of a run, from 0.
        let number: Int
        /// Since the start of the run.
        let seconds: Double
        let event: Event
    }

    /// How many entries are kept.
    static let limit = 500

    private(set) var entries: [Entry] = []
    /// Counts the starts of the app.
    private(set) var run = 0
    private var start = 0.0
    private var count = 0

    /// Begins a new run: the app was started at a time in seconds.
    mutating func restart(at time: Double) {
        entries = []
        run += 1
        start = time
        count = 0
    }

    /// Forgets what was told; the run goes on.
    mutating func clear() {
        entries = []
    }

    mutating func note(_ events: [Event], at time: Double) {
        for event in events {
            entries.append(Entry(number: count, seconds: max(0, time - start), event: event))
            count += 1
        }
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    }

    /// Notes what the phone's way from one state of the window to the next tells the app.
    mutating func follow(_ old: AppState, _ new: AppState, at time: Double) {
        let story = EventStory(new.project)
        guard run == old.log.run, new.navigation.journal.starts(with: old.navigation.journal) else {
            if run == old.log.run { restart(at: time) }
            return note(story.events(from: nil, to: new.navigation), at: time)
        }
        if let plan = new.transition, plan != old.transition, !plan.isReplay(in: new.navigation) {
            note(story.events(from: plan.before, to: plan.begun), at: time)
        }
        guard new.navigation != old.navigation else { return }
        let begun = old.transition.flatMap { $0.isReplay(in: old.navigation) ? nil : $0.begun }
        note(story.events(from: begun ?? old.navigation, to: new.navigation), at: time)
    }
}

extension EventLog.Entry {
    /// The time such as `0:12.345`.
    var time: String {
        let milliseconds = Int((seconds * 1000).rounded())
        func padded(_ number: Int, _ digits: Int) -> String {
            String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
        }
        let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
        return "\(minutes):\(padded(rest / 1000, 2)).\(padded(rest % 1000, 3))"
    }
}
