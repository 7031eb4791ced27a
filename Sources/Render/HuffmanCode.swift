/// A prefix code in the form that Deflate transmits: a length for each symbol, codes given out in order (RFC 1951, 3.2.2).
struct HuffmanCode {
    let lengths: [UInt8]
    /// The codes, their first bit lowest as they are written.
    let codes: [UInt16]

    /// The code for symbols that occur `counts` times, none longer than `limit` bits.
    init(counts: [UInt32], limit: Int) {
        lengths = Self.lengths(counts, limit)
        codes = Self.codes(lengths)
    }

    /// How many bits the counted symbols take.
    func bits(_ counts: [UInt32]) -> Int {
        zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    private static func lengths(_ counts: [UInt32], _ limit: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard symbols.count > 1 else {
            // Decoders want a code of one bit even for a single symbol, and one of some symbol in any case.
            result[symbols.first ?? 0] = 1
            return result
        }
        var perLength = [Int](repeating: 0, count: symbols.count + limit + 1)
        for depth in depths(symbols.map { Int(counts[$0]) }) { perLength[depth] += 1 }
        shorten(&perLength, limit)
        var length = limit
        for symbol in symbols {
            while perLength[length] == 0 { length -= 1 }
            perLength[length] -= 1
            result[symbol] = UInt8(length)
        }
        return result
    }

    /// How deep each leaf lies in Huffman's tree; `weights` go up.
    private static func depths(_ weights: [Int]) -> [Int] {
        let count = weights.count
        var sums = weights
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, inner) = (0, count)
        func takeLightest() -> Int {
            if leaf < count, inner >= sums.count || weights[leaf] <= sums[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        while sums.count < 2 * count - 1 {
            let (one, other) = (takeLightest(), takeLightest())
            parents[one] = sums.count
            parents[other] = sums.count
            sums.append(sums[one] + sums[other])
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        for node in stride(from: 2 * count - 3, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
        return Array(depths[..<count])
    }

    /// Makes codes longer than `limit` as long as it, and others longer until all fit (Kraft's sum).
    private static func shorten(_ perLength: inout [Int], _ limit: Int) {
        for length in (limit + 1)..<perLength.count {
            perLength[limit] += perLength[length]
            perLength[length] = 0
        }
        var sum = (1...limit).reduce(0) { $0 + perLength[$1] << (limit - $1) }
        while sum > 1 << limit {
            perLength[limit] -= 1
            for length in stride(from: limit - 1, to: 0, by: -1) where perLength[length] > 0 {
                perLength[length] -= 1
                perLength[length + 1] += 2
                break
            }
            sum -= 1
        }
    }

    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in 1...15 {
            let shorter = length == 1 ? 0 : lengths.count { Int($0) == length - 1 }
            next[length] = (next[length - 1] + UInt16(shorter)) << 1
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var (code, mirrored) = (next[Int(length)], UInt16(0))
            for _ in 0..<length {
                mirrored = mirrored << 1 | code & 1
                code >>= 1
            }
            return mirrored
        }
    }
}
