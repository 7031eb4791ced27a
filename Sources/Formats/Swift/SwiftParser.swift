import Model

/// Reads the declarations and statements of a Swift file; what theme code has no use for is left out.
struct SwiftParser {
    let source: Source
    let tokens: [SwiftToken]
    let brackets: SwiftBrackets
    /// The token that is read next.
    var at = 0
    /// The first token that does not belong to what is being read.
    var limit: Int
    /// Whether the head of a statement is being read, where braces begin its body.
    var isHead = false
    var depth = 0

    /// Steps of the parser inside of each other.
    private static let deepest = 200

    /// The content of a file: its types, functions and constants, with the statements outside of all as a function without a name; and
    /// the calls in it, by name.
    static func file(_ source: Source) throws(Problem) -> (content: SwiftType, called: [String: Set<[String]>]) {
        let tokens = try SwiftLexer.tokens(of: source)
        var parser = SwiftParser(source: source, tokens: tokens, brackets: try SwiftBrackets(tokens, of: source))
        var file = SwiftType(name: "", offset: 0)
        var statements: [SwiftStatement] = []
        while let statement = try parser.statement() {
            switch statement.kind {
            case .type(let type): file.types.append(type)
            case .function(let function): file.functions.append(function)
            case .declare(let variables):
                file.variables += variables.map {
                    var variable = $0
                    variable.isStatic = true
                    return variable
                }
            default: statements.append(statement)
            }
        }
        if !statements.isEmpty {
            file.functions.insert(SwiftFunction(name: "", body: statements, offset: 0, isStatic: true), at: 0)
        }
        return (file, parser.called)
    }

    /// The labels of each call of a function's name; `_` stands for a value without one.
    private var called: [String: Set<[String]>] {
        var calls: [String: Set<[String]>] = [:]
        for index in tokens.indices.dropLast() where tokens[index].kind == .word && tokens[index + 1].isAttached {
            let isDeclared = index > 0 && tokens[index - 1].isWord("func")
            if tokens[index + 1].isSign("("), !isDeclared {
                calls[tokens[index].text, default: []].insert(labels(from: index + 1))
            }
        }
        return calls
    }

    /// The labels of the values in the parentheses that begin at an index.
    private func labels(from open: Int) -> [String] {
        var result: [String] = []
        var index = open
        let end = brackets.partner(open)
        while index < end {
            let isLabelled = index + 2 < end && tokens[index + 1].kind == .word && tokens[index + 2].isSign(":")
            if index + 1 < end, result.count < 20 { result.append(isLabelled ? tokens[index + 1].text : "_") }
            index += 1
            while index < end, !tokens[index].isSign(",") {
                index = tokens[index].opens ? brackets.partner(index) + 1 : index + 1
            }
        }
        return result
    }

    private init(source: Source, tokens: [SwiftToken], brackets: SwiftBrackets) {
        self.source = source
        self.tokens = tokens
        self.brackets = brackets
        limit = tokens.count
    }

    var current: SwiftToken? { at < limit ? tokens[at] : nil }
    var next: SwiftToken? { tokens(at: at + 1) }

    func tokens(at index: Int) -> SwiftToken? { index < limit ? tokens[index] : nil }

    mutating func deeper() throws(Problem) {
        depth += 1
        guard depth <= Self.deepest else {
            throw source.problem(tokens[min(at, tokens.count - 1)].offset, "the code is nested too deep here.")
        }
    }

    /// The error that something else should stand at this place.
    func expected(_ what: String) -> Problem {
        let got = at < tokens.count ? tokens[at].spelling : "the end of the file"
        return source.problem(at < tokens.count ? tokens[at].offset : source.bytes.count, "expected \(what), got \(got).")
    }

    /// The first bracket of a kind that is open to this place, outside of other brackets.
    func nextIndex(of bracket: String, until end: Int) -> Int? {
        var index = at
        while index < end {
            if tokens[index].isSign(bracket) { return index }
            if tokens[index].closes { return nil }
            index = tokens[index].opens ? brackets.partner(index) + 1 : index + 1
        }
        return nil
    }

    /// Skips a type: `[String: Int]?`, `any Painter`, `(Int) -> Void`, `Box<Int>.Part`.
    mutating func skipType() {
        while let token = current {
            if token.opens, !token.isSign("{") {
                at = brackets.partner(at) + 1
            } else if token.isWord(in: ["any", "some", "inout", "throws", "async"])
                || token.text.hasPrefix("@") && token.kind == .word
            {
                at += 1
                continue
            } else if token.kind == .word {
                at += 1
            } else {
                return
            }
            while let sign = current, sign.kind == .sign, ["?", "!", ".", "->", "&", "<"].contains(sign.text) {
                if sign.text == "<" {
                    skipGenerics()
                    continue
                }
                if ["?", "!"].contains(sign.text), !sign.isAttached { return }
                at += 1
                if [".", "->", "&"].contains(sign.text) { break }
            }
            let last = tokens[at - 1]
            let goesOn =
                last.kind == .sign && [".", "->", "&"].contains(last.text) || current?.isWord(in: ["throws", "async"]) == true
            guard goesOn else { return }
        }
    }

    mutating func skipGenerics() {
        var depth = 0
        while let token = current {
            at += 1
            if token.isSign("<") { depth += 1 }
            if token.isSign(">") { depth -= 1 }
            if depth == 0 || token.isSign("{") || token.isSign("}") { return }
        }
    }

    /// The statements in the braces that begin here.
    mutating func block() throws(Problem) -> [SwiftStatement] {
        guard current?.isSign("{") == true else { throw expected("{") }
        let end = brackets.partner(at)
        at += 1
        let statements = try statements(until: end)
        at = end + 1
        return statements
    }

    mutating func statements(until end: Int) throws(Problem) -> [SwiftStatement] {
        let outer = (limit, isHead)
        (limit, isHead) = (end, false)
        defer { (limit, isHead) = outer }
        var statements: [SwiftStatement] = []
        while let statement = try statement() { statements.append(statement) }
        return statements
    }

    /// `{ [weak self] traits in ... }`.
    mutating func closure() throws(Problem) -> SwiftExpression {
        try deeper()
        defer { depth -= 1 }
        let offset = tokens[at].offset, end = brackets.partner(at)
        at += 1
        var function = SwiftFunction(name: "", offset: offset)
        if let word = closureHead(end) {
            var index = at
            while index < word {
                let token = tokens[index]
                if token.isSign("[") {
                    index = brackets.partner(index)
                } else if token.isSign("(") {
                    // The names of a list in parentheses stand in front of colons, commas and its end.
                } else if token.kind == .word, !token.text.hasPrefix("@"), isParameter(index, until: word) {
                    function.parameters.append(SwiftFunction.Parameter(label: nil, name: token.text))
                } else if token.isSign("->") {
                    break
                }
                index += 1
            }
            at = word + 1
        }
        function.body = try statements(until: end)
        at = end + 1
        return try node(.closure(function), offset)
    }

    private func isParameter(_ index: Int, until end: Int) -> Bool {
        let after = tokens[index + 1], before = tokens[index - 1]
        let begins =
            before.isSign("{") || before.isSign("(") || before.isSign(",") || before.isSign("]") || before.text.hasPrefix("@")
        return begins && (after.isSign(",") || after.isSign(":") || after.isSign(")") || index + 1 == end || after.isSign("->"))
    }

    /// The place of the word `in` that ends a closure's head; `nil` for a closure without one.
    private func closureHead(_ end: Int) -> Int? {
        var index = at
        let last = min(end, at + 60)
        while index < last {
            let token = tokens[index]
            if token.isWord("in") { return index }
            if token.opens, !token.isSign("{") {
                index = brackets.partner(index) + 1
                continue
            }
            let fits =
                token.kind == .word && !token.isWord(in: ["for", "let", "var", "if", "return", "guard", "switch"])
                || token.kind == .sign && [",", ":", "->", "?", "!", ".", "&", "<", ">"].contains(token.text)
            guard fits, index == at || !token.startsLine || tokens[index - 1].isSign(",") else { return nil }
            index += 1
        }
        return nil
    }
}
