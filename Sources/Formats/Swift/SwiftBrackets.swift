import Model

/// The partner of each bracket among tokens.
struct SwiftBrackets {
    private var partners: [Int: Int] = [:]

    /// Pairs brackets of all kinds; one without a partner gives a `Problem` at its place.
    init(_ tokens: [SwiftToken], of source: Source) throws(Problem) {
        let closing = ["(": ")", "[": "]", "{": "}"]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.opens { open.append(index) }
            guard token.closes else { continue }
            guard let start = open.popLast() else {
                throw source.problem(token.offset, "\(token.text) closes nothing that is open.", remedy: "Take it away.")
            }
            guard let wanted = closing[tokens[start].text], wanted == token.text else {
                let line = source.line(tokens[start].offset)
                throw source.problem(
                    token.offset,
                    "expected \(closing[tokens[start].text] ?? "") for the \(tokens[start].text) of line \(line), got \(token.text)."
                )
            }
            partners[start] = index
            partners[index] = start
        }
        if let start = open.last {
            let text = tokens[start].text
            throw source.problem(
                tokens[start].offset, "expected \(closing[text] ?? "") for the \(text) that opens here, got the end of the file.")
        }
    }

    /// The index of the bracket that closes, or opens, the one at an index.
    func partner(_ index: Int) -> Int { partners[index] ?? index }
}
