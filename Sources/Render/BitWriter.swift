/// Writes bits, the lowest first, into bytes.
struct BitWriter {
    private(set) var bytes: [UInt8]
    private var count: Int
    private var held: UInt64 = 0
    private var heldBits = 0

    /// A writer that goes on after `bytes`.
    init(after bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
    }

    /// Makes room; without it `put` would write past the end.
    mutating func reserve(bitCount: Int) {
        let needed = count + bitCount / 8 + 16
        if bytes.count < needed { bytes += [UInt8](repeating: 0, count: needed - bytes.count) }
    }

    /// Writes the `count` lowest bits of `value`, at most 32; the others must be zero.
    @inline(__always)
    mutating func put(_ value: UInt64, _ count: Int) {
        held |= value << UInt64(heldBits)
        heldBits += count
        guard heldBits >= 32 else { return }
        for place in 0..<4 { bytes[self.count + place] = UInt8(truncatingIfNeeded: held >> UInt64(8 * place)) }
        self.count += 4
        held >>= 32
        heldBits -= 32
    }

    /// Fills up the last byte with zeros and gives what has been written.
    mutating func finish() -> [UInt8] {
        reserve(bitCount: 64)
        while heldBits > 0 {
            bytes[count] = UInt8(truncatingIfNeeded: held)
            count += 1
            held >>= 8
            heldBits -= 8
        }
        return Array(bytes[..<count])
    }
}
