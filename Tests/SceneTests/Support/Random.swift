/// The same numbers for the same seed on every machine (SplitMix64).
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 to below the bound; 0 for no choice at all.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    mutating func pick<Value>(_ values: [Value]) -> Value? { values.isEmpty ? nil : values[below(values.count)] }
}
