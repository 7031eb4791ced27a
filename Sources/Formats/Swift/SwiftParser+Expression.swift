import Model

extension SwiftParser {
    /// Expressions inside of each other; no code that a person writes has more.
    static let highest = 120

    /// An expression up to the first token that cannot belong to it; `nil` where none begins.
    mutating func expression() throws(Problem) -> SwiftExpression? {
        try deeper()
        defer { depth -= 1 }
        guard var left = try unary() else { return nil }
        while let sign = infixSign() {
            let place = at
            at += sign == "as" || sign == "is" ? 0 : 1
            switch sign {
            case "as", "is":
                at += 1
                if current?.isSign("?") == true || current?.isSign("!") == true { at += 1 }
                skipType()
                if sign == "is" { left = try node(.other, left.offset) }
            case "?":
                guard let one = try expression() else { throw expected("a value") }
                guard current?.isSign(":") == true else { throw expected(":") }
                at += 1
                guard let other = try expression() else { throw expected("a value") }
                left = try node(.choice(left, one, other), left.offset)
            default:
                guard let right = try unary() else {
                    // `Box<Int>` and operators that are handed on have no value behind them.
                    guard !["<", ">", "...", "->"].contains(sign) else { return try node(.other, left.offset) }
                    throw expected("a value after \(tokens[place].text)")
                }
                left = try climbed(left, sign, right)
            }
        }
        return left
    }

    func node(_ kind: SwiftExpression.Kind, _ offset: Int) throws(Problem) -> SwiftExpression {
        let result = SwiftExpression(kind, offset)
        guard result.height <= Self.highest else { throw source.problem(offset, "the code is nested too deep here.") }
        return result
    }

    /// The operators that bind weaker come later in this list.
    private static let strengths: [Set<String>] = [
        ["*", "/", "%"], ["+", "-"], ["...", "..<"], ["??"], ["<", ">", "<=", ">=", "==", "!=", "===", "!=="], ["&&"], ["||"],
    ]

    private static func weakness(_ sign: String) -> Int { strengths.firstIndex { $0.contains(sign) } ?? strengths.count }

    /// Puts an operator with its right side onto what has been read: below operators that bind weaker.
    private func climbed(_ left: SwiftExpression, _ sign: String, _ right: SwiftExpression) throws(Problem) -> SwiftExpression {
        if case .infix(let outer, let one, let other) = left.kind, Self.weakness(outer) > Self.weakness(sign) {
            return try node(.infix(outer, one, climbed(other, sign, right)), left.offset)
        }
        return try node(.infix(sign, left, right), left.offset)
    }

    /// The operator that goes on with an expression here.
    private func infixSign() -> String? {
        guard let token = current else { return nil }
        if token.isWord("as") || token.isWord("is") { return token.text }
        guard token.kind == .sign, !token.opens, !token.closes else { return nil }
        let isSpaced = next?.isAttached == false || next?.startsLine == true
        switch token.text {
        case ",", ":", ";", "=", ".", "!", "@", "+=", "-=", "*=", "/=": return nil
        case "?": return token.isAttached ? nil : "?"
        // In front of a value and at a line's start it is the next one's own sign.
        case "-", "&": return token.startsLine && !isSpaced ? nil : token.text
        default: return token.text
        }
    }

    private static let prefixes: Set<String> = ["-", "+", "!", "~", "&", "\\", "...", "..<", "<", ">", "==", "*", "/"]

    private mutating func unary() throws(Problem) -> SwiftExpression? {
        var signs: [SwiftToken] = []
        while let token = current {
            let isSign = token.kind == .sign && Self.prefixes.contains(token.text)
            guard isSign || token.isWord(in: ["try", "await", "borrowing", "consume", "copy"]) else { break }
            signs.append(token)
            at += 1
            if token.isWord("try"), current?.isAttached == true, current?.isSign("?") == true || current?.isSign("!") == true {
                at += 1
            }
            guard signs.count < Self.highest else { throw source.problem(token.offset, "the code is nested too deep here.") }
        }
        guard var value = try postfix() else {
            // An operator that is handed on as a function.
            guard let last = signs.last, last.kind == .sign, !["-", "!", "&", "\\"].contains(last.text) else {
                if let last = signs.last { throw expected("a value after \(last.text)") }
                return nil
            }
            return try node(.other, last.offset)
        }
        for sign in signs.reversed() where sign.kind == .sign {
            value = try node(
                sign.text == "-" || sign.text == "!" ? .prefix(sign.text, value) : sign.text == "+" ? value.kind : .other,
                sign.offset)
        }
        return value
    }

    /// A value with its members, arguments and elements.
    private mutating func postfix() throws(Problem) -> SwiftExpression? {
        guard var value = try primary() else { return nil }
        while let token = current {
            if token.isSign(".") {
                guard let name = tokens(at: at + 1), name.kind == .word || name.kind == .number else {
                    at += 1
                    throw expected("a name after the point")
                }
                at += 2
                value = try node(.member(value, name.text), value.offset)
            } else if token.isSign("?") || token.isSign("!"), token.isAttached {
                at += 1
            } else if token.isSign("("), !token.startsLine {
                value = try node(.call(value, try arguments()), value.offset)
            } else if token.isSign("["), token.isAttached {
                value = try node(.element(value, try arguments()), value.offset)
            } else if token.isSign("{"), !token.startsLine, !isHead, isCallable(value) {
                value = try trailing(value)
            } else if token.isSign("<"), token.isAttached, let end = genericEnd(at) {
                at = end + 1
            } else {
                return value
            }
        }
        return value
    }

    private func isCallable(_ value: SwiftExpression) -> Bool {
        switch value.kind {
        case .name, .member, .call, .implicit: true
        default: false
        }
    }

    /// A closure behind the parentheses, with the labelled ones after it.
    private mutating func trailing(_ value: SwiftExpression) throws(Problem) -> SwiftExpression {
        var callee = value
        var list: [SwiftExpression.Argument] = []
        if case .call(let inner, let arguments) = value.kind { (callee, list) = (inner, arguments) }
        list.append(SwiftExpression.Argument(label: nil, value: try closure()))
        while let label = current, label.kind == .word, tokens(at: at + 1)?.isSign(":") == true,
            tokens(at: at + 2)?.isSign("{") == true
        {
            at += 2
            list.append(SwiftExpression.Argument(label: label.text, value: try closure()))
        }
        return try node(.call(callee, list), value.offset)
    }

    /// The end of `<Int, [String]>` that begins here; `nil` if it is no list of types.
    private func genericEnd(_ start: Int) -> Int? {
        var depth = 0
        for index in start..<min(tokens.count, start + 40) {
            let token = tokens[index]
            switch token.text {
            case "<" where token.kind == .sign: depth += 1
            case ">" where token.kind == .sign:
                depth -= 1
                if depth == 0 { return tokens(at: index + 1).map { $0.opens || $0.isSign(".") } == true ? index : nil }
            case ",", ".", "?", "[", "]", ":", "&", "(", ")", "->": break
            default: if token.kind != .word { return nil }
            }
        }
        return nil
    }

    private mutating func primary() throws(Problem) -> SwiftExpression? {
        guard let token = current else { return nil }
        let start = at
        switch token.kind {
        case .number:
            at += 1
            return try node(SwiftNumber.value(token.text).map { .number($0) } ?? .other, token.offset)
        case .text:
            at += 1
            return try node(.text(token.isSpecial ? nil : token.text), token.offset)
        case .directive: return nil
        case .word: return try word(token)
        case .sign:
            switch token.text {
            case ".":
                guard let name = tokens(at: at + 1), name.kind == .word else {
                    at += 1
                    throw expected("a name after the point")
                }
                at += 2
                return try node(.implicit(name.text), token.offset)
            case "(":
                let list = try arguments()
                if list.count == 1, list[0].label == nil { return list[0].value }
                return try node(.tuple(list), token.offset)
            case "[": return try collection()
            case "{": return try closure()
            default:
                at = start
                return nil
            }
        }
    }

    private mutating func word(_ token: SwiftToken) throws(Problem) -> SwiftExpression? {
        at += 1
        guard !token.isSpecial else { return try node(.name(token.text), token.offset) }
        switch token.text {
        case "true", "false": return try node(.flag(token.text == "true"), token.offset)
        case "nil": return try node(.nothing, token.offset)
        case "if", "switch", "do":
            // A branch as a value: up to the end of its last braces.
            while let brace = nextIndex(of: "{", until: limit) {
                at = brackets.partner(brace) + 1
                guard current?.isWord("else") == true else { break }
            }
            return try node(.other, token.offset)
        case "#selector", "#keyPath", "#available", "#unavailable":
            if current?.isSign("(") == true { at = brackets.partner(at) + 1 }
            return try node(.other, token.offset)
        case _ where ["any", "some"].contains(token.text) && current?.kind == .word && current?.startsLine == false:
            return try word(tokens[at])
        case "in", "else", "where", "case", "default", "let", "var", "return":
            at -= 1
            return nil
        default: return try node(.name(token.text), token.offset)
        }
    }

    /// What stands in the parentheses or brackets that begin here.
    mutating func arguments() throws(Problem) -> [SwiftExpression.Argument] {
        try deeper()
        defer { depth -= 1 }
        let open = at, end = brackets.partner(at)
        at += 1
        guard !isReference(from: at, to: end) else {
            at = end + 1
            return [SwiftExpression.Argument(label: nil, value: try node(.other, tokens[open].offset))]
        }
        let outer = (limit, isHead)
        (limit, isHead) = (end, false)
        defer { (limit, isHead) = outer }
        var list: [SwiftExpression.Argument] = []
        while at < end {
            var label: String?
            if let token = current, token.kind == .word, tokens(at: at + 1)?.isSign(":") == true {
                label = token.text
                at += 2
            }
            guard let value = try expression() else { throw expected(label.map { "a value after \($0):" } ?? "a value") }
            list.append(SwiftExpression.Argument(label: label, value: value))
            try separator(end)
        }
        at = end + 1
        return list
    }

    /// `name(_:other:)` names a function by its labels.
    private func isReference(from start: Int, to end: Int) -> Bool {
        guard end > start + 1, (end - start) % 2 == 0 else { return false }
        return stride(from: start, to: end, by: 2).allSatisfy { tokens[$0].kind == .word && tokens[$0 + 1].isSign(":") }
    }

    /// The comma between two values; what the reader does not know is left out up to it, but two values need one.
    private mutating func separator(_ end: Int) throws(Problem) {
        guard at < end else { return }
        if !tokens[at].isSign(",") {
            guard [.sign, .directive].contains(tokens[at].kind) || tokens[at].isWord(in: ["where", "in", "else"]) else {
                throw expected("a comma or \(tokens[end].text)")
            }
            while at < end, !tokens[at].isSign(",") { at = tokens[at].opens ? brackets.partner(at) + 1 : at + 1 }
        }
        if at < end { at += 1 }
    }

    /// A list or a dictionary.
    private mutating func collection() throws(Problem) -> SwiftExpression {
        try deeper()
        defer { depth -= 1 }
        let offset = tokens[at].offset, end = brackets.partner(at)
        at += 1
        let outer = (limit, isHead)
        (limit, isHead) = (end, false)
        defer { (limit, isHead) = outer }
        var values: [SwiftExpression] = []
        var pairs: [SwiftExpression.Pair] = []
        if at + 1 == end, tokens[at].isSign(":") {
            at = end + 1
            return try node(.dictionary([]), offset)
        }
        while at < end {
            guard let value = try expression() else { throw expected("a value") }
            if at < end, tokens[at].isSign(":") {
                at += 1
                guard let second = try expression() else { throw expected("a value after the colon") }
                pairs.append(SwiftExpression.Pair(key: value, value: second))
            } else {
                values.append(value)
            }
            try separator(end)
        }
        at = end + 1
        return try node(pairs.isEmpty ? .list(values) : .dictionary(pairs), offset)
    }
}
