/// What any language with brackets, quotes and comments asks of a text; for languages whose compiler is not at hand.
struct CodeSyntax {
    /// The characters that begin and end strings.
    var quotes: Set<Character> = ["\"", "'"]
    var lineComment: String? = "//"
    /// What stands before the name of a declaration at the start of a line.
    var declarations: [String] = []

    /// What is wrong with a text, each with its line.
    func complaints(about text: String) -> [String] {
        var complaints: [String] = []
        if !text.hasSuffix("\n") { complaints.append("the last line has no end") }
        var names: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.last?.isWhitespace == true { complaints.append("line \(index + 1): white space at its end") }
            for word in declarations where line.hasPrefix(word + " ") {
                let name = line.dropFirst(word.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if name.isEmpty || name.first?.isNumber == true { complaints.append("line \(index + 1): \(word) has no name") }
                if !names.insert(String(name)).inserted { complaints.append("line \(index + 1): \(name) again") }
            }
        }
        for word in ["Optional(", "undefined", "NaN", "LookColor(", "RGBA("] where code(text).contains(word) {
            complaints.append("it holds \(word)")
        }
        return complaints + unbalanced(text)
    }

    /// The text without strings and comments, in which brackets pair up; else what does not.
    private func unbalanced(_ text: String) -> [String] {
        let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        var open: [(character: Character, line: Int)] = []
        var line = 1
        for character in code(text) {
            if character == "\n" { line += 1 }
            if character == "\u{0}" { return ["line \(line): a string or a comment does not end"] }
            if "([{".contains(character) { open.append((character, line)) }
            guard let opening = pairs[character] else { continue }
            guard open.popLast()?.character == opening else { return ["line \(line): \(character) closes nothing"] }
        }
        return open.map { "line \($0.line): \($0.character) is never closed" }
    }

    /// What is left without strings and comments; a null character where one of them does not end.
    private func code(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        var at = 0
        func starts(_ word: String) -> Bool { characters[at...].starts(with: word) }
        while at < characters.count {
            if let lineComment, starts(lineComment) {
                while at < characters.count, characters[at] != "\n" { at += 1 }
            } else if starts("/*") {
                at += 2
                while at < characters.count, !starts("*/") {
                    if characters[at] == "\n" { result.append("\n") }
                    at += 1
                }
                if at >= characters.count { return result + "\u{0}" }
                at += 2
            } else if quotes.contains(characters[at]) {
                let mark = characters[at]
                at += 1
                while at < characters.count, characters[at] != mark {
                    if characters[at] == "\n" { return result + "\u{0}" }
                    at += characters[at] == "\\" ? 2 : 1
                }
                if at >= characters.count { return result + "\u{0}" }
                at += 1
            } else {
                result.append(characters[at])
                at += 1
            }
        }
        return result
    }
}
