import Model

/// Reads the keys and values that a theme method puts into its dictionary.
struct ThemeMethodReader {
    let source: Source
    private(set) var theme: MpaasTheme
    private(set) var notes: [Note] = []

    init(source: Source, theme: MpaasTheme) {
        self.source = source
        self.theme = theme
    }

    /// Reads each statement; one that is not understood is noted with its line.
    mutating func read(_ method: ObjCMethod) throws(Problem) {
        for statement in method.statements {
            let tokens = statement.filter { $0.kind != .directive }[...]
            guard !tokens.isEmpty else { continue }
            if let (key, value) = Self.assignment(tokens) ?? Self.call(tokens) {
                try set(key, value)
            } else if let literal = Self.literal(tokens) {
                try read(literal: literal)
            } else if !Self.isFrame(tokens) {
                note(tokens, Phrase("is skipped: no key with its value."))
            }
        }
    }

    private mutating func note(_ tokens: ArraySlice<ObjCToken>, _ message: Phrase) {
        notes.append(Note(line: source.line(tokens.first?.offset ?? 0), Phrase("\(ObjCExpression.spelling(tokens)) \(message)")))
    }

    /// `dictionary[KEY] = value`.
    private static func assignment(_ tokens: ArraySlice<ObjCToken>) -> (ObjCToken, ArraySlice<ObjCToken>)? {
        let at = tokens.startIndex
        guard tokens.count >= 6, tokens[at].kind == .word, tokens[at + 1].isSign("["), isKey(tokens[at + 2]),
            tokens[at + 3].isSign("]"),
            tokens[at + 4].isSign("=")
        else { return nil }
        return (tokens[at + 2], tokens[(at + 5)...])
    }

    /// `[dictionary setObject:value forKey:KEY]`.
    private static func call(_ tokens: ArraySlice<ObjCToken>) -> (ObjCToken, ArraySlice<ObjCToken>)? {
        guard let message = ObjCExpression.message(tokens), message.arguments.count == 2,
            ["forKey", "forKeyedSubscript"].contains(message.selector[1]),
            message.arguments[1].count == 1, let key = message.arguments[1].first, isKey(key)
        else { return nil }
        return (key, message.arguments[0])
    }

    /// The inside of the first `@{...}`.
    private static func literal(_ tokens: ArraySlice<ObjCToken>) -> ArraySlice<ObjCToken>? {
        guard let open = tokens.firstIndex(where: { $0.isSign("@{") }) else { return nil }
        var depth = 0
        for at in open..<tokens.endIndex {
            if tokens[at].opensBrace { depth += 1 }
            if tokens[at].isSign("}") { depth -= 1 }
            if depth == 0 { return tokens[(open + 1)..<at] }
        }
        return tokens[(open + 1)...]
    }

    /// What a method needs around its keys: making the dictionary and returning it.
    private static func isFrame(_ tokens: ArraySlice<ObjCToken>) -> Bool {
        if tokens.first?.isWord("return") == true {
            return tokens.count == 2 && tokens.last?.kind == .word || message(after: 1, tokens)
        }
        guard let equals = tokens.firstIndex(where: { $0.isSign("=") }),
            tokens[..<equals].contains(where: { $0.text.hasPrefix("NS") })
        else {
            return false
        }
        return message(after: equals + 1 - tokens.startIndex, tokens)
    }

    private static func message(after count: Int, _ tokens: ArraySlice<ObjCToken>) -> Bool {
        ObjCExpression.message(tokens.dropFirst(count)) != nil
    }

    private static func isKey(_ token: ObjCToken) -> Bool { token.kind == .word || token.kind == .string }

    /// `KEY: value, KEY: value`.
    private mutating func read(literal tokens: ArraySlice<ObjCToken>) throws(Problem) {
        for pair in Self.parts(tokens) {
            let at = pair.startIndex
            guard pair.count >= 3, Self.isKey(pair[at]), pair[at + 1].isSign(":") else {
                note(pair, Phrase("is skipped: no key with its value."))
                continue
            }
            try set(pair[at], pair[(at + 2)...])
        }
    }

    /// The tokens between the commas that stand in no brackets.
    private static func parts(_ tokens: ArraySlice<ObjCToken>) -> [ArraySlice<ObjCToken>] {
        var result: [ArraySlice<ObjCToken>] = []
        var depth = 0
        var start = tokens.startIndex
        for (at, token) in zip(tokens.indices, tokens) {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            if token.isSign(","), depth <= 0 {
                result.append(tokens[start..<at])
                start = at + 1
            }
        }
        result.append(tokens[start...])
        return result.filter { !$0.isEmpty }
    }

    private mutating func set(_ key: ObjCToken, _ value: ArraySlice<ObjCToken>) throws(Problem) {
        guard let first = value.first else { return }
        if let expression = try expression(key.text, value) {
            let text = value.count == 1 ? first.text : ObjCExpression.spelling(value)
            theme.set(MpaasTheme.Pair(key: key.text, expression: expression, text: text, offset: first.offset))
        } else {
            notes.append(
                Note(
                    line: source.line(key.offset),
                    Phrase("\(key.text) is skipped: \(ObjCExpression.spelling(value)) is no value that a file can tell.")))
        }
    }

    private func expression(_ key: String, _ value: ArraySlice<ObjCToken>) throws(Problem) -> MpaasExpression? {
        guard let first = value.first else { return nil }
        if value.count == 1, first.kind == .word { return .name(first.text) }
        if value.count == 1, first.kind == .string {
            do {
                return try MpaasExpression(first.text)
            } catch {
                throw source.problem(first.offset, "\(key): expected \(error.expected.text), got \"\(first.text.prefix(60))\".")
            }
        }
        if case .plain(let color)? = ObjCExpression.color(value) { return .value(.color(color)) }
        let number = first.isSign("@(") || first.isSign("@") ? value.dropFirst() : value
        let inner = first.isSign("@(") ? number.dropLast() : number
        return ObjCExpression.number(inner).map { .value(.number($0)) }
    }
}
