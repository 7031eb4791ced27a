/// Numbers as Swift writes them.
enum SwiftNumber {
    /// The value of `1_000`, `0xFF`, `0b1`, `0o7`, `1e3` or `0.5`; `nil` if it is none that is finite.
    static func value(_ text: String) -> Double? {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0X", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
        }
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }) else { return nil }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }
}
