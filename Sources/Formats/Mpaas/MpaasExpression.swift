import Model

/// What is wrong with the text of a value.
struct MpaasValueError: Error {
    /// What was expected instead.
    var expected: Phrase
}

/// The text of a value before its names are known.
enum MpaasExpression: Equatable, Sendable {
    case value(MpaasValue)
    /// Another key or constant whose value counts.
    case name(String)
    /// `FONT`, `NUMBER`, `COLOR` or `COLOR_A` of a constant.
    case call(String, name: String)

    private static let colorForm = "COLOR(#RRGGBB,alpha)"

    /// Reads the spellings that AntUI's own files use: both forms of colours, arithmetic, names of other values.
    init(_ text: String) throws(MpaasValueError) {
        let text = Self.trimmed(text)
        guard let open = text.firstIndex(of: "(") else {
            guard Self.isName(text) else {
                throw MpaasValueError(expected: Phrase("a value such as \(Self.colorForm) or a constant's name"))
            }
            self = .name(String(text))
            return
        }
        let function = Self.trimmed(text[..<open])
        guard text.last == ")" else {
            throw MpaasValueError(expected: Phrase("a closing parenthesis at the end of \(function)(...)"))
        }
        let inner = text[text.index(after: open)...].dropLast()
        let parts = inner.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false).map { Self.trimmed($0) }
        try self.init(String(function), parts, inner)
    }

    private init(_ function: String, _ parts: [Substring], _ inner: Substring) throws(MpaasValueError) {
        switch function {
        case "COLOR", "COLOR_A": self = try Self.color(function, parts)
        case "NUMBER", "FONT":
            guard parts.count == 1 else { throw MpaasValueError(expected: Phrase("one number in \(function)(...)")) }
            if Self.isName(parts[0]) {
                self = .call(function, name: String(parts[0]))
            } else if let value = Arithmetic.value(of: parts[0]) {
                self = .value(function == "FONT" ? .font(value) : .number(value))
            } else {
                throw MpaasValueError(expected: Phrase("a number in \(function)(...)"))
            }
        case "ICON_SIZE":
            let sizes = parts.compactMap { Arithmetic.value(of: $0) }
            guard parts.count == 2, sizes.count == 2 else { throw MpaasValueError(expected: Phrase("ICON_SIZE(width, height)")) }
            self = .value(.iconSize(sizes[0], sizes[1]))
        case "PATH":
            let path = Self.trimmed(inner)
            guard !path.isEmpty else { throw MpaasValueError(expected: Phrase("PATH(bundle/name)")) }
            self = .value(.path(String(path)))
        default: throw MpaasValueError(expected: Phrase("COLOR, COLOR_A, NUMBER, FONT, ICON_SIZE or PATH before the parenthesis"))
        }
    }

    private static func color(_ function: String, _ parts: [Substring]) throws(MpaasValueError) -> MpaasExpression {
        guard (1...2).contains(parts.count) else { throw MpaasValueError(expected: Phrase("\(colorForm)")) }
        if parts.count == 1, isName(parts[0]) { return .call(function, name: String(parts[0])) }
        guard let color = hexColor(parts[0]) else {
            throw MpaasValueError(expected: Phrase("six hexadecimal digits, as in \(colorForm)"))
        }
        guard parts.count == 2 else { return .value(.color(color)) }
        guard let alpha = Arithmetic.value(of: parts[1]), (0...1).contains(alpha) else {
            throw MpaasValueError(expected: Phrase("an alpha from 0 to 1, as in \(colorForm)"))
        }
        return .value(.color(color.with(opacity: alpha)))
    }

    /// `#RRGGBB` or `0xRRGGBB`.
    private static func hexColor(_ text: Substring) -> RGBA? {
        let digits =
            text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : ""
        return digits.utf8.count == 6 ? RGBA(hex: "#\(digits)") : nil
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.first, first == "_" || first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var part = Substring(text)
        while part.first?.isWhitespace == true { part.removeFirst() }
        while part.last?.isWhitespace == true { part.removeLast() }
        return part
    }
}
