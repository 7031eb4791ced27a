/// The spellings of a channel in a colour set: `0.557`, `0x8E` or `142`.
enum ColorComponent {
    /// Whether a text can only be a number of 0 to 255.
    static func isByte(_ text: String) -> Bool {
        text.hasPrefix("0x") || text.hasPrefix("0X") || (Int(text) ?? 0) > 1
    }

    /// The channel as a share, whole numbers out of 255 if `hasBytes`; `nil` for what is no number.
    static func value(_ text: String, hasBytes: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if hasBytes, let whole = UInt8(text) { return Double(whole) / 255 }
        guard let value = Double(text), value.isFinite, abs(value) <= 16 else { return nil }
        return value
    }
}
