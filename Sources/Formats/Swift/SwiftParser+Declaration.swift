import Model

extension SwiftParser {
    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "lazy", "weak",
        "unowned",
        "mutating", "nonmutating", "required", "convenience", "dynamic", "optional", "indirect", "nonisolated", "isolated",
        "async",
        "prefix", "postfix", "infix", "distributed", "consuming",
    ]

    /// A declaration that begins here; `nil` if something else does.
    mutating func declaration() throws(Problem) -> SwiftStatement? {
        let start = at
        var words: Set<String> = []
        while let token = current, token.kind == .word, !token.isSpecial {
            if token.text.hasPrefix("@") {
                words.insert(token.text)
                at += 1
                if current?.isSign("(") == true, current?.isAttached == true { at = brackets.partner(at) + 1 }
            } else if Self.modifiers.contains(token.text) || token.text == "class" && isModifier {
                words.insert(token.text)
                at += 1
                if current?.isSign("(") == true, current?.isAttached == true { at = brackets.partner(at) + 1 }
            } else {
                break
            }
        }
        guard let token = current, token.kind == .word, !token.isSpecial else {
            at = start
            return nil
        }
        let offset = token.offset
        let isStatic = words.contains("static") || words.contains("class")
        switch token.text {
        case "let", "var":
            return SwiftStatement(.declare(try variables(isStatic: isStatic)), offset)
        case "func", "init", "subscript", "deinit":
            guard
                token.text != "init" || next?.isSign("(") == true || next?.isSign("?") == true || next?.isSign("!") == true
                    || next?.isSign("<") == true,
                token.text != "deinit" || next?.isSign("{") == true
            else { break }
            var function = try function()
            function.isStatic = isStatic
            function.isOverride = words.contains("override")
            function.isAction = !words.isDisjoint(with: ["@objc", "@IBAction", "@IBSegueAction"])
            return SwiftStatement(["init", "func"].contains(token.text) ? .function(function) : .other, offset)
        case "class", "struct", "enum", "extension", "actor", "protocol":
            guard next?.kind == .word else { break }
            let type = try type(token.text)
            return SwiftStatement(token.text == "protocol" ? .other : .type(type), offset)
        case "import", "typealias", "associatedtype", "precedencegroup", "operator", "infix", "macro":
            guard next?.kind == .word || next?.kind == .sign else { break }
            skipLine()
            return SwiftStatement(.other, offset)
        default: break
        }
        at = start
        return nil
    }

    /// Whether `class` stands in front of another declaration's word, as in `class func`.
    private var isModifier: Bool {
        next?.isWord(in: ["func", "var", "let", "override", "final", "public", "private", "subscript", "internal"]) == true
    }

    /// `let a: Type = value, b = value`, or a computed property.
    private mutating func variables(isStatic: Bool) throws(Problem) -> [SwiftVariable] {
        at += 1
        var result: [SwiftVariable] = []
        while let name = current {
            guard name.kind == .word else {
                // Names in parentheses are left out.
                skipLine()
                return result
            }
            at += 1
            var variable = SwiftVariable(name: name.text, offset: name.offset, isStatic: isStatic)
            if current?.isSign(":") == true {
                at += 1
                variable.typeName = typeName
                skipType()
            }
            if current?.isSign("=") == true {
                at += 1
                guard let value = try expression() else { throw expected("a value after =") }
                variable.initial = value
            }
            if current?.isSign("{") == true, variable.initial == nil || current?.startsLine == false {
                variable.getter = try getter(name)
            }
            result.append(variable)
            guard current?.isSign(",") == true else { break }
            at += 1
        }
        if let rest = current, !rest.startsLine {
            if rest.kind != .sign, rest.kind != .directive { throw expected("= or the line's end") }
            skipLine()
        }
        return result
    }

    /// The last name of a plain type that begins here.
    private var typeName: String? {
        var index = at
        var name: String?
        while let token = tokens(at: index), token.kind == .word {
            name = token.text
            guard tokens(at: index + 1)?.isSign(".") == true else { break }
            index += 2
        }
        return name
    }

    /// The code in the braces that computes a property; observers compute nothing.
    private mutating func getter(_ name: SwiftToken) throws(Problem) -> SwiftFunction? {
        let end = brackets.partner(at)
        var function = SwiftFunction(name: name.text, offset: name.offset)
        if next?.isWord(in: ["willSet", "didSet"]) == true {
            at = end + 1
            return nil
        }
        if next?.isWord(in: ["get", "set", "_read", "_modify"]) == true,
            tokens(at: at + 2).map({ $0.isSign("{") || $0.isSign("(") || $0.kind == .word }) == true
        {
            var index = at + 1
            while index < end, !tokens[index].isWord("get") {
                index = tokens[index].opens ? brackets.partner(index) + 1 : index + 1
            }
            at = index
            if let brace = nextIndex(of: "{", until: end) {
                at = brace
                function.body = try block()
            }
        } else {
            function.body = try block()
        }
        at = end + 1
        return function
    }

    private mutating func function() throws(Problem) -> SwiftFunction {
        let keyword = tokens[at]
        var function = SwiftFunction(name: keyword.text, offset: keyword.offset)
        at += 1
        if keyword.isWord("func"), let name = current {
            function.name = name.text
            at += 1
            // An operator may have several signs.
            while let sign = current, sign.kind == .sign, !sign.opens, !sign.isSign("<") { at += 1 }
        } else if current?.isSign("?") == true || current?.isSign("!") == true {
            at += 1
        }
        if current?.isSign("<") == true { skipGenerics() }
        if current?.isSign("(") == true { function.parameters = try parameters() }
        // Up to the body; a protocol's functions have none.
        while let token = current, !token.isSign("{"), !token.isSign("}") {
            if token.startsLine, !token.isWord(in: ["where", "throws", "async", "rethrows"]), !token.isSign("->") { break }
            at = token.opens ? brackets.partner(at) + 1 : at + 1
        }
        if current?.isSign("{") == true { function.body = try block() }
        return function
    }

    private mutating func parameters() throws(Problem) -> [SwiftFunction.Parameter] {
        let end = brackets.partner(at)
        at += 1
        let outer = limit
        limit = end
        defer { limit = outer }
        var result: [SwiftFunction.Parameter] = []
        while let label = current {
            guard label.kind == .word else { break }
            if label.text.hasPrefix("@") {
                at += 1
                continue
            }
            at += 1
            var name = label
            if let second = current, second.kind == .word {
                name = second
                at += 1
            }
            var parameter = SwiftFunction.Parameter(label: label.text == "_" ? nil : label.text, name: name.text)
            if current?.isSign(":") == true {
                at += 1
                parameter.typeName = typeName
            }
            while let token = current, !token.isSign(","), !token.isSign("=") {
                at = token.opens ? brackets.partner(at) + 1 : at + 1
            }
            if current?.isSign("=") == true {
                at += 1
                parameter.standard = try expression()
                while let token = current, !token.isSign(",") { at = token.opens ? brackets.partner(at) + 1 : at + 1 }
            }
            result.append(parameter)
            if current?.isSign(",") == true { at += 1 }
        }
        at = end + 1
        return result
    }

    private mutating func type(_ keyword: String) throws(Problem) -> SwiftType {
        at += 1
        var type = SwiftType(name: tokens[at].text, offset: tokens[at].offset)
        type.isClass = keyword == "class"
        type.isExtension = keyword == "extension"
        at += 1
        while current?.isSign(".") == true, let name = next, name.kind == .word {
            type.name = name.text
            at += 2
        }
        if current?.isSign("<") == true { skipGenerics() }
        if current?.isSign(":") == true {
            at += 1
            while let token = current, !token.isSign("{"), !token.isWord("where") {
                if token.kind == .word { type.inherited.append(token.text) }
                at = token.opens ? brackets.partner(at) + 1 : at + 1
            }
        }
        guard let open = nextIndex(of: "{", until: limit) else { throw expected("{") }
        at = open
        let end = brackets.partner(open)
        at += 1
        let outer = (limit, isHead)
        (limit, isHead) = (end, false)
        defer { (limit, isHead) = outer }
        if keyword == "protocol" {
            at = end + 1
            return type
        }
        while let token = current {
            if keyword == "enum" || keyword == "extension",
                token.isWord("case") || token.isWord("indirect") && next?.isWord("case") == true
            {
                try cases(&type)
                continue
            }
            guard let member = try statement() else { break }
            switch member.kind {
            case .declare(let variables): type.variables += variables
            case .function(let function): type.functions.append(function)
            case .type(let inner): type.types.append(inner)
            default: break
            }
        }
        at = end + 1
        return type
    }

    /// `case one = "1", two(Int)`.
    private mutating func cases(_ type: inout SwiftType) throws(Problem) {
        if current?.isWord("indirect") == true { at += 1 }
        at += 1
        while let name = current, name.kind == .word {
            at += 1
            if current?.isSign("(") == true { at = brackets.partner(at) + 1 }
            var value: SwiftExpression?
            if current?.isSign("=") == true {
                at += 1
                value = try expression()
            }
            type.cases.append((name.text, value))
            guard current?.isSign(",") == true else { return }
            at += 1
        }
    }
}
