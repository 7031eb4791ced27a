/// The blurred backdrops of a frame in the order of its commands: noted in one pass, used in the next.
struct Backdrops {
    private var noted: [Blurred?] = []
    private var used = 0

    mutating func note(_ backdrop: Blurred?) { noted.append(backdrop) }

    mutating func next() -> Blurred? {
        defer { used += 1 }
        return used < noted.count ? noted[used] : nil
    }
}
