import Model

/// What the expressions mean that apps write where they style a bar.
enum ObjCExpression {
    /// The tokens with one space between them, for messages, at most 60 characters.
    static func spelling(_ tokens: ArraySlice<ObjCToken>) -> String {
        let words = tokens.prefix(30).map { $0.kind == .string ? "@\"\($0.text)\"" : $0.text }
        let text = words.joined(separator: " ")
        return text.count > 60 ? String(text.prefix(60)) + "..." : text
    }

    /// A colour: `[UIColor redColor]`, `UIColor.redColor`, `[UIColor colorWithRGB:0xFF0000 alpha:0]` and their kin.
    static func color(_ tokens: ArraySlice<ObjCToken>) -> Color? {
        var tokens = unwrapped(tokens)
        if tokens.count >= 3, let first = tokens.first, first.isWord("UIColor"), tokens[tokens.startIndex + 1].isSign(".") {
            tokens = tokens.dropFirst(2)
            return tokens.count == 1 ? NamedColors.color(tokens[tokens.startIndex].text) : nil
        }
        guard let message = message(tokens) else { return nil }
        if message.selector == ["colorWithAlphaComponent"], case .plain(let color)? = color(message.receiver),
            let alpha = message.arguments.first.flatMap(number)
        {
            return .plain(color.with(opacity: alpha))
        }
        guard message.receiver.count == 1, message.receiver.first?.isWord("UIColor") == true else { return nil }
        if message.arguments.isEmpty, let name = message.selector.first { return NamedColors.color(name) }
        return plainColor(message)
    }

    /// The colours of a list, `@[one, two]`; `nil` if one of them is none.
    static func colors(_ tokens: ArraySlice<ObjCToken>) -> [Color]? {
        let tokens = unwrapped(tokens)
        guard let first = tokens.first, first.isSign("@["), let last = tokens.last, last.isSign("]") else { return nil }
        var parts: [ArraySlice<ObjCToken>] = []
        var depth = 0, start = tokens.startIndex + 1
        for index in tokens.indices.dropFirst().dropLast() {
            if tokens[index].opens { depth += 1 } else if tokens[index].closes { depth -= 1 }
            guard depth == 0, tokens[index].isSign(",") else { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        parts.append(tokens[start..<(tokens.endIndex - 1)])
        let written = parts.filter { !$0.isEmpty }, colors = written.compactMap { color($0) }
        return colors.isEmpty || colors.count < written.count ? nil : colors
    }

    private static func plainColor(_ message: Message) -> Color? {
        let numbers = message.arguments.compactMap(number)
        guard numbers.count == message.arguments.count, numbers.allSatisfy(\.isFinite) else { return nil }
        switch message.selector {
        case ["colorWithRGB", "alpha"], ["colorWithRGB"]:
            guard (0...0xFFFFFF).contains(numbers[0]) else { return nil }
            let value = UInt32(numbers[0])
            let color = RGBA(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
            return .plain(numbers.count == 2 ? color.with(opacity: numbers[1]) : color)
        case ["colorWithRed", "green", "blue", "alpha"]:
            return .plain(RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
        case ["colorWithWhite", "alpha"]:
            return .plain(RGBA(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1]))
        default: return nil
        }
    }

    /// A picture: `APCommonUILoadImage(@"name")` or `[UIImage imageNamed:@"name"]`.
    static func image(_ tokens: ArraySlice<ObjCToken>) -> String? {
        let tokens = unwrapped(tokens)
        guard let name = tokens.first(where: { $0.kind == .string })?.text, !name.isEmpty else { return nil }
        if tokens.first?.isWord("APCommonUILoadImage") == true { return MpaasImage.reference(common: name) }
        guard let message = message(tokens), message.receiver.first?.isWord("UIImage") == true,
            message.selector.first == "imageNamed"
        else { return nil }
        return MpaasImage.reference(path: name)
    }

    /// `YES` or `NO`.
    static func flag(_ tokens: ArraySlice<ObjCToken>) -> Bool? {
        let tokens = unwrapped(tokens)
        guard tokens.count == 1, let word = tokens.first?.text else { return nil }
        return ["YES": true, "true": true, "NO": false, "false": false][word]
    }

    /// A number or a sum of numbers.
    static func number(_ tokens: ArraySlice<ObjCToken>) -> Double? {
        guard tokens.count <= 60 else { return nil }
        return Arithmetic.value(of: tokens.map(\.text).joined(separator: " "))
    }

    /// A message to a receiver: `[receiver selector:argument next:argument]`.
    struct Message {
        var receiver: ArraySlice<ObjCToken>
        var selector: [String]
        var arguments: [ArraySlice<ObjCToken>]
    }

    /// The message that the tokens are as a whole; `nil` if they are none.
    static func message(_ tokens: ArraySlice<ObjCToken>) -> Message? {
        guard let first = tokens.first, let last = tokens.last, first.isSign("["), last.isSign("]") else { return nil }
        var rest = tokens.dropFirst().dropLast()
        guard let receiver = operand(rest).map({ extended($0, in: rest) }) else { return nil }
        rest = rest[receiver.endIndex...]
        var message = Message(receiver: receiver, selector: [], arguments: [])
        while let name = rest.first, name.kind == .word {
            message.selector.append(name.text)
            rest = rest.dropFirst()
            guard rest.first?.isSign(":") == true else { break }
            rest = rest.dropFirst()
            let argument = argument(rest)
            guard !argument.isEmpty else { return nil }
            message.arguments.append(argument)
            rest = rest[argument.endIndex...]
        }
        // A name alone takes nothing; each of several takes one argument.
        let isWhole = message.arguments.count == message.selector.count || message.selector.count == 1
        return rest.isEmpty && !message.selector.isEmpty && isWhole ? message : nil
    }

    /// The first operand: one token, or all up to the bracket that closes the first one.
    private static func operand(_ tokens: ArraySlice<ObjCToken>) -> ArraySlice<ObjCToken>? {
        guard let first = tokens.first else { return nil }
        guard first.opens else { return tokens.prefix(1) }
        var depth = 0
        for (at, token) in zip(tokens.indices, tokens) {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            if depth == 0 { return tokens[tokens.startIndex...at] }
        }
        return nil
    }

    /// The operand with the properties that are asked of it: `self.navigationController.navigationBar`.
    private static func extended(_ operand: ArraySlice<ObjCToken>, in tokens: ArraySlice<ObjCToken>) -> ArraySlice<ObjCToken> {
        var end = operand.endIndex
        while end + 1 < tokens.endIndex, tokens[end].isSign("."), tokens[end + 1].kind == .word { end += 2 }
        return tokens[operand.startIndex..<end]
    }

    /// The tokens before the next part of the selector: a word with a colon after it.
    private static func argument(_ tokens: ArraySlice<ObjCToken>) -> ArraySlice<ObjCToken> {
        var depth = 0
        for (at, token) in zip(tokens.indices, tokens) {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            let isName = token.kind == .word && at + 1 < tokens.endIndex && tokens[at + 1].isSign(":")
            if depth == 0, at > tokens.startIndex, isName { return tokens[tokens.startIndex..<at] }
        }
        return tokens
    }

    /// The tokens without parentheses around the whole.
    private static func unwrapped(_ tokens: ArraySlice<ObjCToken>) -> ArraySlice<ObjCToken> {
        var tokens = tokens
        for _ in 0..<8 {
            guard tokens.first?.isSign("(") == true, tokens.last?.isSign(")") == true else { break }
            tokens = tokens.dropFirst().dropLast()
        }
        return tokens
    }
}
