import Model

/// A method with its body, and where it was found.
struct ObjCMethod: Sendable {
    /// The class of the `@implementation` around it; `nil` outside of any.
    var className: String?
    /// The category of the `@implementation` around it.
    var category: String?
    /// The last `#pragma mark` in front of the class, without its dash.
    var mark: String?
    /// The first part of the name, up to a colon.
    var name: String
    var offset: Int
    /// The tokens between the braces.
    var body: ArraySlice<ObjCToken>

    /// Every method with a body, in the order of the file; a body that does not end gives a `Problem`.
    static func all(in tokens: [ObjCToken], of source: Source) throws(Problem) -> [ObjCMethod] {
        var finder = MethodFinder(tokens: tokens)
        return try finder.methods(of: source)
    }

    /// The statements of the body.
    var statements: [ArraySlice<ObjCToken>] { Self.statements(of: body) }

    /// Tokens up to each semicolon that stands in no braces, or up to the brace that ends a block such as that of an `if`.
    static func statements(of body: ArraySlice<ObjCToken>) -> [ArraySlice<ObjCToken>] {
        var result: [ArraySlice<ObjCToken>] = []
        var braces = 0, brackets = 0
        var start = body.startIndex
        for (at, token) in zip(body.indices, body) {
            if token.opensBrace { braces += 1 } else if token.opens { brackets += 1 }
            if token.isSign("}") { braces -= 1 } else if token.closes { brackets -= 1 }
            let isEnd = token.isSign(";") && braces <= 0
            let isBlock = token.isSign("}") && braces == 0 && brackets <= 0 && endsBlock(body[start...at], in: body)
            guard isEnd || isBlock else { continue }
            let end = isEnd ? at : at + 1
            if end > start { result.append(body[start..<end]) }
            start = at + 1
        }
        if start < body.endIndex { result.append(body[start...]) }
        return result
    }

    /// Whether a statement that begins with a word such as `if` ends with its last brace: no `else` follows.
    private static func endsBlock(_ tokens: ArraySlice<ObjCToken>, in body: ArraySlice<ObjCToken>) -> Bool {
        guard let first = tokens.first,
            ["if", "for", "while", "switch", "@synchronized", "@autoreleasepool"].contains(first.text)
        else {
            return false
        }
        return tokens.endIndex == body.endIndex || !body[tokens.endIndex].isWord("else")
    }

    /// How the method leaves its page; `nil` if it does not.
    var action: ItemAction? {
        for token in body where token.kind == .word {
            if token.text.hasPrefix("popViewController") { return .pop }
            if token.text.hasPrefix("dismissViewController") { return .dismiss }
        }
        return nil
    }

    /// What the method returns, one entry for each `return`.
    var returned: [ArraySlice<ObjCToken>] {
        body.indices.filter { body[$0].isWord("return") }.map { at in
            let rest = body[(at + 1)...]
            return rest.prefix { !$0.isSign(";") }
        }
    }
}

/// Walks a file from class to class.
private struct MethodFinder {
    let tokens: [ObjCToken]
    private var className: String?
    private var category: String?
    private var mark: String?
    private var classMark: String?
    /// No selector with its types is longer.
    private static let longestHead = 400

    init(tokens: [ObjCToken]) {
        self.tokens = tokens
    }

    mutating func methods(of source: Source) throws(Problem) -> [ObjCMethod] {
        var result: [ObjCMethod] = []
        var at = 0
        while at < tokens.count {
            let token = tokens[at]
            at += 1
            if token.kind == .directive {
                if let text = Self.mark(token.text) { mark = text }
            } else if token.isWord("@implementation") {
                enter(at)
            } else if token.isWord("@end") {
                (className, category) = (nil, nil)
            } else if token.isSign("-") || token.isSign("+"), let head = head(from: at) {
                let end = try end(ofBodyAt: head.body, source)
                result.append(
                    ObjCMethod(
                        className: className, category: category, mark: classMark, name: head.name, offset: token.offset,
                        body: tokens[(head.body + 1)..<end]))
                at = end
            }
        }
        return result
    }

    private mutating func enter(_ at: Int) {
        guard at < tokens.count, tokens[at].kind == .word else { return }
        className = tokens[at].text
        category = at + 2 < tokens.count && tokens[at + 1].isSign("(") && tokens[at + 2].kind == .word ? tokens[at + 2].text : nil
        classMark = mark
        mark = nil
    }

    /// The name and the opening brace of a method whose type begins at a place; `nil` for a declaration and for anything else.
    private func head(from start: Int) -> (name: String, body: Int)? {
        guard start < tokens.count, tokens[start].isSign("(") else { return nil }
        var at = start
        let limit = min(tokens.count, start + Self.longestHead)
        while at < limit, !tokens[at].isSign(")") { at += 1 }
        // A type with parentheses of its own, such as that of a block, ends with the last one before the name.
        while at + 1 < limit, tokens[at + 1].isSign(")") { at += 1 }
        guard at + 1 < limit, tokens[at + 1].kind == .word else { return nil }
        let name = tokens[at + 1].text
        for place in (at + 2)..<max(at + 2, limit) {
            let token = tokens[place]
            if token.isSign("{") { return (name, place) }
            if token.isSign(";") || token.isSign("}") || token.kind == .word && token.text.hasPrefix("@") { return nil }
        }
        return nil
    }

    private func end(ofBodyAt start: Int, _ source: Source) throws(Problem) -> Int {
        var depth = 0
        for at in start..<tokens.count {
            if tokens[at].opensBrace { depth += 1 }
            if tokens[at].isSign("}") {
                depth -= 1
                if depth == 0 { return at }
            }
        }
        throw source.problem(tokens[start].offset, "the body that opens here does not end.", remedy: "Close it with a brace.")
    }

    private static func mark(_ directive: String) -> String? {
        let words = directive.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count == 3, words[0] == "#pragma", words[1] == "mark" else { return nil }
        var text = words[2]
        if text.hasPrefix("-") { text = text.dropFirst() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}
