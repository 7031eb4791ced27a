import Model

extension SwiftParser {
    /// The next statement or declaration; `nil` at the end.
    mutating func statement() throws(Problem) -> SwiftStatement? {
        try deeper()
        defer { depth -= 1 }
        while current?.isSign(";") == true { at += 1 }
        guard let token = current else { return nil }
        let start = at
        if let declaration = try declaration() { return declaration }
        if let statement = try control(token) { return statement }
        let statement = try plain(token)
        if at == start { at += 1 }
        return statement
    }

    /// An assignment, a call, or what else begins with a value.
    private mutating func plain(_ token: SwiftToken) throws(Problem) -> SwiftStatement {
        guard let target = try expression() else {
            skipLine()
            return SwiftStatement(.other, token.offset)
        }
        let result: SwiftStatement.Kind
        if current?.isSign("=") == true {
            at += 1
            guard let value = try expression() else { throw expected("a value after =") }
            result = .assign(target, value)
        } else if let sign = current, sign.kind == .sign, ["+=", "-=", "*=", "/="].contains(sign.text) {
            at += 1
            _ = try expression()
            result = .change(target)
        } else {
            result = .expression(target)
        }
        try finish(target)
        return SwiftStatement(result, token.offset)
    }

    /// The rest of a line; a value behind a value is no Swift.
    private mutating func finish(_ target: SwiftExpression) throws(Problem) {
        guard let rest = current, !rest.startsLine else { return }
        if rest.kind == .word || rest.kind == .number || rest.kind == .text,
            !rest.isWord(in: ["in", "else", "where", "catch", "while"])
        {
            if case .member = target.kind { throw expected("= or the line's end") }
        }
        skipLine()
    }

    /// Skips up to the next line, over brackets that begin on this one.
    mutating func skipLine() {
        var isFirst = true
        while let token = current, isFirst || !token.startsLine, !token.isSign(";") {
            at = token.opens ? brackets.partner(at) + 1 : at + 1
            isFirst = false
        }
    }

    private mutating func control(_ token: SwiftToken) throws(Problem) -> SwiftStatement? {
        guard token.kind == .word, !token.isSpecial else { return nil }
        switch token.text {
        case "return", "throw":
            at += 1
            let value =
                current?.startsLine == false || current?.opens == true || current?.isSign(".") == true ? try expression() : nil
            if current?.startsLine == false { skipLine() }
            return SwiftStatement(token.text == "return" ? .returns(value) : .returns(nil), token.offset)
        case "if": return try conditional(token)
        case "guard":
            at += 1
            let conditions = try conditions()
            if current?.isWord("else") == true { at += 1 }
            if current?.isSign("{") == true { at = brackets.partner(at) + 1 }
            return SwiftStatement(.unless(conditions), token.offset)
        case "switch": return try choice(token)
        case "for", "while":
            guard let body = nextIndex(of: "{", until: limit) else { return nil }
            at = body
            return SwiftStatement(.loop(try block()), token.offset)
        case "repeat":
            guard next?.isSign("{") == true else { return nil }
            at += 1
            let body = try block()
            skipLine()
            return SwiftStatement(.loop(body), token.offset)
        case "do":
            guard let body = nextIndex(of: "{", until: limit) else { return nil }
            at = body
            let statements = try block()
            while current?.isWord("catch") == true, let caught = nextIndex(of: "{", until: limit) {
                at = brackets.partner(caught) + 1
            }
            return SwiftStatement(.block(statements), token.offset)
        case "defer":
            guard next?.isSign("{") == true else { return nil }
            at += 1
            return SwiftStatement(.block(try block()), token.offset)
        case "break", "continue", "fallthrough":
            skipLine()
            return SwiftStatement(.other, token.offset)
        default: return nil
        }
    }

    private mutating func conditional(_ token: SwiftToken) throws(Problem) -> SwiftStatement {
        at += 1
        let conditions = try conditions()
        let body = try block()
        var rest: [SwiftStatement] = []
        if current?.isWord("else") == true {
            at += 1
            if let inner = current, inner.isWord("if") {
                try deeper()
                defer { depth -= 1 }
                rest = [try conditional(inner)]
            } else {
                rest = try block()
            }
        }
        let statement = SwiftStatement(.conditional(conditions, body, rest), token.offset)
        guard statement.height <= Self.highest else { throw source.problem(token.offset, "the code is nested too deep here.") }
        return statement
    }

    /// The conditions up to the brace of the body, or up to `else`.
    private mutating func conditions() throws(Problem) -> [SwiftStatement.Condition] {
        let outer = isHead
        isHead = true
        defer { isHead = outer }
        var result: [SwiftStatement.Condition] = []
        while let token = current, !token.isSign("{"), !token.isWord("else") {
            result.append(try condition(token))
            while let rest = current, !rest.isSign(","), !rest.isSign("{"), !rest.isWord("else") {
                at = rest.opens ? brackets.partner(at) + 1 : at + 1
            }
            if current?.isSign(",") == true { at += 1 }
        }
        return result
    }

    private mutating func condition(_ token: SwiftToken) throws(Problem) -> SwiftStatement.Condition {
        if token.isWord(in: ["#available", "#unavailable"]) {
            at += 1
            return .available(token.text == "#available")
        }
        if token.isWord("case") {
            at += 1
            return .other
        }
        guard token.isWord("let") || token.isWord("var") else {
            guard let value = try expression() else { throw expected("a condition") }
            return .expression(value)
        }
        guard let name = next, name.kind == .word else { return .other }
        at += 2
        if current?.isSign(":") == true {
            at += 1
            skipType()
        }
        guard current?.isSign("=") == true else {
            return .binding(name.text, try node(.name(name.text), name.offset))
        }
        at += 1
        guard let value = try expression() else { throw expected("a value after =") }
        return .binding(name.text, value)
    }

    private mutating func choice(_ token: SwiftToken) throws(Problem) -> SwiftStatement? {
        guard let open = nextIndex(of: "{", until: limit) else { return nil }
        at += 1
        let outer = isHead
        isHead = true
        let subject = try expression()
        isHead = outer
        let end = brackets.partner(open)
        at = open + 1
        var cases: [SwiftStatement.Case] = []
        while at < end {
            guard let start = caseStart(until: end) else { break }
            at = start
            let values = try patterns(end)
            let bodyEnd = caseStart(until: end) ?? end
            cases.append(SwiftStatement.Case(values: values, body: try statements(until: bodyEnd)))
            at = bodyEnd
        }
        at = end + 1
        let other = try node(.other, token.offset)
        return SwiftStatement(.choose(subject ?? other, cases), token.offset)
    }

    /// The next `case` or `default` of the switch that is being read.
    private func caseStart(until end: Int) -> Int? {
        var index = at
        while index < end {
            if tokens[index].startsLine || index == at || tokens[index - 1].isSign("{") || tokens[index - 1].isSign(";"),
                tokens[index].isWord("case") || tokens[index].isWord("default") || tokens[index].text == "@unknown"
            {
                return index
            }
            index = tokens[index].opens ? brackets.partner(index) + 1 : index + 1
        }
        return nil
    }

    /// Whether the pattern that begins here takes a value apart.
    private func bindsNames(until end: Int) -> Bool {
        var depth = 0
        for token in tokens[at..<end] {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            if depth == 0, token.isSign(":") || token.isSign(",") { return false }
            if token.isWord(in: ["let", "var", "_", "is"]) { return true }
        }
        return false
    }

    /// The values in front of the colon; none for `default`.
    private mutating func patterns(_ end: Int) throws(Problem) -> [SwiftExpression] {
        if tokens[at].text == "@unknown" { at += 1 }
        let isDefault = tokens[at].isWord("default")
        at += 1
        var values: [SwiftExpression] = []
        let outer = limit
        limit = end
        defer { limit = outer }
        while !isDefault, at < end, !tokens[at].isSign(":") {
            let offset = tokens[at].offset
            var value = try node(.other, offset)
            if !bindsNames(until: end), let pattern = try expression() { value = pattern }
            values.append(value)
            while at < end, !tokens[at].isSign(":"), !tokens[at].isSign(",") {
                at = tokens[at].opens ? brackets.partner(at) + 1 : at + 1
            }
            if at < end, tokens[at].isSign(",") { at += 1 }
        }
        if at < end, tokens[at].isSign(":") { at += 1 }
        return values
    }
}
