import Glibc

/// Takes times by the machine's monotonic clock.
enum Stopwatch {
    /// Seconds since an arbitrary start.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The median seconds of each work, all of them done in turn so often, so that whatever else the machine does meets all alike.
    static func medians(rounds: Int, warmUp: Int = 3, _ works: [(Int) throws -> Void]) throws -> [Double] {
        var times = works.map { _ in [Double]() }
        for round in 0..<rounds + warmUp {
            for (index, work) in works.enumerated() {
                let start = now
                try work(round)
                if round >= warmUp { times[index].append(now - start) }
            }
        }
        return times.map(median)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
