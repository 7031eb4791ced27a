import Model

/// Reads what a method of a page changes in its bar, as live entries.
struct MpaasLiveReader {
    /// The changes in the order of the method; each entry holds what can be said at once.
    private(set) var entries: [LiveEntry] = []
    /// The places of the calls that are understood.
    private(set) var understood: Set<Int> = []
    /// The other methods of the page that the method calls, in order.
    private(set) var calls: [String] = []
    /// The statements that stand among changes of the back button and say nothing that is known here.
    private(set) var skipped: [ArraySlice<ObjCToken>] = []
    /// The variables that are the back button of mPaaS.
    private var backItems: Set<String> = []

    /// No code that asks for the back button first is nested deeper.
    private static let deepest = 4

    /// Reads each statement; answers those that say nothing that is known here.
    mutating func read(_ statements: [ArraySlice<ObjCToken>], depth: Int = 0) -> [ArraySlice<ObjCToken>] {
        statements.filter { statement in
            guard let first = statement.first else { return false }
            if first.isWord("if") { return !takeGuarded(statement, depth) }
            return !(takeCall(statement) || takeBack(statement))
        }
    }

    /// What happens if the back button is there and mPaaS's own, which it is unless a page says otherwise.
    private mutating func takeGuarded(_ statement: ArraySlice<ObjCToken>, _ depth: Int) -> Bool {
        guard depth < Self.deepest, let open = statement.firstIndex(where: { $0.isSign("{") }),
            statement.last?.isSign("}") == true
        else { return false }
        let condition = statement[..<open]
        guard condition.contains(where: { ["isKindOfClass", "count"].contains($0.text) }) else { return false }
        let body = statement[(open + 1)..<(statement.endIndex - 1)]
        guard !body.contains(where: { $0.isWord("else") }) else { return false }
        let inner = ObjCMethod.statements(of: body)
        let rest = read(inner, depth: depth + 1)
        guard rest.count < inner.count else { return false }
        skipped += rest
        return true
    }

    // MARK: Messages

    private mutating func takeCall(_ statement: ArraySlice<ObjCToken>) -> Bool {
        guard let message = ObjCExpression.message(statement), let selector = message.selector.first else { return false }
        if message.receiver.count == 1, message.receiver.first?.isWord("self") == true, message.arguments.isEmpty {
            calls.append(selector)
            return false
        }
        guard take(message, selector) else { return false }
        understood.formUnion(statement.filter { $0.isWord(selector) }.map(\.offset))
        return true
    }

    private mutating func take(_ message: ObjCExpression.Message, _ selector: String) -> Bool {
        let first = message.arguments.first
        let receiver = message.receiver.map(\.text)
        switch selector {
        case "setNavigationBarDefaultStyle":
            begin { !$0.style.isEmpty || $0.call != nil }
            return set(.base, .word("default"))
        case "resetNavigationBarColor":
            begin { $0.call != nil || !$0.style.keys.allSatisfy { $0 == .base } }
            change { $0.call = .resetColor }
            return true
        case "setNavigationBarTranslucentStyle": return set(.barAlpha, .number(0))
        case "setNavigationBarStyleWithColor":
            guard let color = first.flatMap(ObjCExpression.color), message.arguments.count == 2,
                let isTranslucent = ObjCExpression.flag(message.arguments[1])
            else { return false }
            return set(.background, .color(color)) && set(.translucent, .flag(isTranslucent))
        case "setNavigationBarBottomLineColor": return set(.hairline, color: first)
        case "setNavigationBarTitleTextAttributesWithTextColor": return set(.titleColor, color: first)
        case "setHidden" where receiver.last == "navigationBar": return set(.hidden, flag: first)
        case "setNavigationBarHidden" where receiver.last == "navigationController": return set(.hidden, flag: first)
        case "setStatusBarStyle":
            let word = MpaasPage.statusBars.first { first?.count == 1 && first?.first?.isWord($0.code) == true }?.word
            return word.map { set(.statusBar, .word($0)) } ?? false
        default: return false
        }
    }

    // MARK: The back button

    private mutating func takeBack(_ statement: ArraySlice<ObjCToken>) -> Bool {
        guard let equals = statement.firstIndex(where: { $0.isSign("=") }) else { return false }
        let target = statement[..<equals].map(\.text), value = statement[(equals + 1)...]
        if target.count == 3, target[1] == "*", target[0] == "AUBarButtonItem", Self.isFirst(value) {
            backItems.insert(target[2])
            return true
        }
        guard target.count == 3, target[1] == ".", backItems.contains(target[0]) else { return false }
        switch target[2] {
        case "titleColor": return set(.backTitleColor, color: value)
        case "backButtonColor": return set(.backImageColor, color: value)
        case "backButtonImage":
            return ObjCExpression.image(value).map { set(.backImage, .image($0)) } ?? false
        default: return false
        }
    }

    /// Whether a value is the first one of a list: `list[0]`, `list.firstObject`, `[list firstObject]`.
    private static func isFirst(_ value: ArraySlice<ObjCToken>) -> Bool {
        let words = value.map(\.text)
        return words.suffix(3) == ["[", "0", "]"] || words.last == "firstObject" || words.suffix(2) == ["firstObject", "]"]
    }

    // MARK: Entries

    /// Begins a new entry where what follows would undo what is said already.
    private mutating func begin(if isFull: (LiveEntry) -> Bool) {
        if let last = entries.last, isFull(last) { entries.append(LiveEntry()) }
    }

    private mutating func change(_ change: (inout LiveEntry) -> Void) {
        if entries.isEmpty { entries.append(LiveEntry()) }
        change(&entries[entries.count - 1])
    }

    private mutating func set(_ key: StyleKey, _ value: StyleValue) -> Bool {
        change { $0.style[key] = value }
        return true
    }

    private mutating func set(_ key: StyleKey, color: ArraySlice<ObjCToken>?) -> Bool {
        color.flatMap(ObjCExpression.color).map { set(key, .color($0)) } ?? false
    }

    private mutating func set(_ key: StyleKey, flag: ArraySlice<ObjCToken>?) -> Bool {
        flag.flatMap(ObjCExpression.flag).map { set(key, .flag($0)) } ?? false
    }
}
