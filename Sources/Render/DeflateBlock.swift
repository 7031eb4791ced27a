/// One block of a Deflate stream: literals and matches, written with codes made for them (RFC 1951, 3.2.7).
struct DeflateBlock {
    /// One of: a pixel's bytes, a zero byte, or a match of `length` bytes at `distance`.
    private enum Kind {
        static let pixel: UInt64 = 0
        static let zero: UInt64 = 1
        static let match: UInt64 = 2
    }

    /// How many tokens share their codes.
    static let limit = 1 << 16

    private let channels: Int
    private var tokens: [UInt64] = []
    private var literals = [UInt32](repeating: 0, count: 286)
    private var distances = [UInt32](repeating: 0, count: 30)

    init(channels: Int) {
        self.channels = channels
        tokens.reserveCapacity(Self.limit + 8)
        literals[256] = 1
    }

    var isFull: Bool { tokens.count >= Self.limit }

    /// Adds a pixel, `0xAARRGGBB`, as the bytes red, green, blue and perhaps alpha.
    mutating func add(pixel: UInt32) {
        tokens.append(Kind.pixel << 32 | UInt64(pixel))
        literals[Int(pixel >> 16 & 0xFF)] += 1
        literals[Int(pixel >> 8 & 0xFF)] += 1
        literals[Int(pixel & 0xFF)] += 1
        if channels == 4 { literals[Int(pixel >> 24)] += 1 }
    }

    mutating func addZero() {
        tokens.append(Kind.zero << 32)
        literals[0] += 1
    }

    /// Adds a copy of 3 to 258 bytes that stand 1 to 32,768 bytes back.
    mutating func add(length: Int, distance: Int) {
        tokens.append(Kind.match << 32 | UInt64(length) << 16 | UInt64(distance - 1))
        literals[Self.lengthCode(length).symbol] += 1
        distances[Self.distanceCode(distance - 1).symbol] += 1
    }

    /// Writes the block and empties it.
    mutating func write(isLast: Bool, to bits: inout BitWriter) {
        let literal = HuffmanCode(counts: literals, limit: 15)
        let distance = HuffmanCode(counts: distances, limit: 15)
        let lengths = literal.lengths + distance.lengths
        var counts = [UInt32](repeating: 0, count: 19)
        for length in lengths { counts[Int(length)] += 1 }
        let meta = HuffmanCode(counts: counts, limit: 7)
        // Extra bits of a match take at most 5 + 13.
        bits.reserve(bitCount: literal.bits(literals) + distance.bits(distances) + 18 * tokens.count + 8 * lengths.count + 200)
        bits.put(isLast ? 1 : 0, 1)
        bits.put(2, 2)
        bits.put(UInt64(literal.lengths.count - 257), 5)
        bits.put(UInt64(distance.lengths.count - 1), 5)
        bits.put(UInt64(Self.metaOrder.count - 4), 4)
        for symbol in Self.metaOrder { bits.put(UInt64(meta.lengths[symbol]), 3) }
        for length in lengths { bits.put(UInt64(meta.codes[Int(length)]), Int(meta.lengths[Int(length)])) }
        writeTokens(literal, distance, &bits)
        bits.put(UInt64(literal.codes[256]), Int(literal.lengths[256]))
        self = DeflateBlock(channels: channels)
    }

    private func writeTokens(_ literal: HuffmanCode, _ distance: HuffmanCode, _ bits: inout BitWriter) {
        literal.codes.withUnsafeBufferPointer { codes in
            literal.lengths.withUnsafeBufferPointer { lengths in
                func put(_ symbol: Int) { bits.put(UInt64(codes[symbol]), Int(lengths[symbol])) }
                for token in tokens {
                    switch token >> 32 {
                    case Kind.pixel:
                        put(Int(token >> 16 & 0xFF))
                        put(Int(token >> 8 & 0xFF))
                        put(Int(token & 0xFF))
                        if channels == 4 { put(Int(token >> 24 & 0xFF)) }
                    case Kind.zero: put(0)
                    default:
                        let length = Self.lengthCode(Int(token >> 16 & 0xFFFF))
                        put(length.symbol)
                        bits.put(UInt64(length.extra), length.bits)
                        let back = Self.distanceCode(Int(token & 0xFFFF))
                        bits.put(UInt64(distance.codes[back.symbol]), Int(distance.lengths[back.symbol]))
                        bits.put(UInt64(back.extra), back.bits)
                    }
                }
            }
        }
    }

    /// The symbol of a length of 3 to 258 with the bits that follow it.
    @inline(__always)
    private static func lengthCode(_ length: Int) -> (symbol: Int, extra: Int, bits: Int) {
        if length == 258 { return (285, 0, 0) }
        let value = length - 3
        if value < 8 { return (257 + value, 0, 0) }
        let bits = value.bitWidth - 1 - value.leadingZeroBitCount - 2
        return (257 + 4 * bits + value >> bits, value & (1 << bits - 1), bits)
    }

    /// The symbol of a distance, less one, with the bits that follow it.
    @inline(__always)
    private static func distanceCode(_ value: Int) -> (symbol: Int, extra: Int, bits: Int) {
        if value < 4 { return (value, 0, 0) }
        let bits = value.bitWidth - 1 - value.leadingZeroBitCount - 1
        return (2 * bits + value >> bits, value & (1 << bits - 1), bits)
    }

    private static let metaOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
