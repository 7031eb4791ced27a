import Model

/// The keys and values of an AntUI theme, as far as they have been read.
struct MpaasTheme {
    /// A key, its value as it stands in the file, and the place of the value.
    struct Pair {
        var key: String
        var expression: MpaasExpression
        /// The value as the file spells it.
        var text: String
        var offset: Int
    }

    /// The member of the project's theme that keeps keys without a style key.
    static let keptName = "x-mpaas"
    /// The check of how colours are written.
    static let formCode = "mpaas.colorFormat"

    private var pairs: [Pair] = []
    private var index: [String: Int] = [:]
    /// The values that have been found, so that a long chain of names is walked once.
    private var known: [String: MpaasValue?] = [:]

    /// Sets a key; a later value takes the place of an earlier one.
    mutating func set(_ pair: Pair) {
        if let at = index[pair.key] {
            pairs[at] = pair
        } else {
            index[pair.key] = pairs.count
            pairs.append(pair)
        }
    }

    var isEmpty: Bool { pairs.isEmpty }

    /// The value of a key through all names; `nil` if a name is not known.
    ///
    /// A name that leads back to itself, and a name of the wrong kind, give a `Problem` at the key's place.
    private mutating func value(of pair: Pair, in source: Source) throws(Problem) -> MpaasValue? {
        var path: [(name: String, function: String?)] = [(pair.key, nil)]
        var seen: Set<String> = [pair.key]
        var expression: MpaasExpression? = pair.expression
        var value: MpaasValue?
        walk: while let current = expression {
            switch current {
            case .value(let found):
                value = found
                break walk
            case .name(let next): path.append((next, nil))
            case .call(let function, let next):
                path[path.count - 1].function = function
                path.append((next, nil))
            }
            let name = path[path.count - 1].name
            guard seen.insert(name).inserted else {
                throw source.problem(
                    pair.offset, "the value of \(pair.key) leads back to \(name).", remedy: "Give \(name) a value of its own.")
            }
            if let known = known[name] {
                value = known
                break
            }
            expression = self.expression(named: name)
        }
        for step in path.reversed() {
            if let function = step.function, let inner = value {
                value = try Self.applying(function, to: inner, at: pair.offset, source)
            }
            known[step.name] = .some(value)
        }
        return value
    }

    private func expression(named name: String) -> MpaasExpression? {
        if let at = index[name] { return pairs[at].expression }
        return MpaasConstants.all[name].flatMap { try? MpaasExpression($0) }
    }

    private static func applying(_ function: String, to value: MpaasValue, at offset: Int, _ source: Source) throws(Problem)
        -> MpaasValue
    {
        switch (function, value) {
        case ("FONT", .number(let size)), ("FONT", .font(let size)): return .font(size)
        case ("NUMBER", .number), ("COLOR", .color), ("COLOR_A", .color): return value
        default: throw source.problem(offset, "\(function) is given \(value.spelling), which it does not take.")
        }
    }

    /// The theme that the pairs give, and what of them it does not show, in the order of the file.
    mutating func theme(from source: Source) throws(Problem) -> (theme: Theme, notes: [Note]) {
        var reading = Reading(source: source)
        for entry in MpaasKey.entries {
            guard let at = index[entry.name], let value = try value(of: pairs[at], in: source) else { continue }
            try reading.show(pairs[at], value, entry)
        }
        for pair in pairs where !Self.isConstant(pair.key) {
            guard let value = try value(of: pair, in: source) else {
                reading.note(
                    pair, Phrase("is skipped: nothing says what its value is."),
                    code: MpaasKey.isColor(pair.key) ? Self.formCode : nil)
                continue
            }
            reading.judgeForm(pair, value)
            if !MpaasKey.entries.contains(where: { $0.name == pair.key }) { reading.keep(pair, value) }
        }
        return reading.result
    }

    /// Whether a key names a value that others use, and is no key of the theme itself.
    private static func isConstant(_ key: String) -> Bool { key.hasPrefix("AU_") }
}

/// A theme while its keys are turned into style keys one by one.
private struct Reading {
    let source: Source
    private var style = Style()
    private var kept: [JSON.Member] = []
    private var notes: [Note] = []

    init(source: Source) {
        self.source = source
    }

    var result: (theme: Theme, notes: [Note]) {
        var style = style
        if style[.titleSize] != nil { style[.titleWeight] = .number(MpaasKey.titleWeight) }
        return (
            Theme(style: style.keeping(MpaasTheme.keptName, kept.isEmpty ? nil : .object(kept))),
            notes.sorted { $0.line < $1.line }
        )
    }

    mutating func note(_ pair: MpaasTheme.Pair, _ message: Phrase, code: String? = nil) {
        notes.append(Note(line: source.line(pair.offset), Phrase("\(pair.key) \(message)"), code: code))
    }

    /// Notes a colour that is not written as AntUI's manual asks: with `#` and an alpha.
    mutating func judgeForm(_ pair: MpaasTheme.Pair, _ value: MpaasValue) {
        guard case .value(.color) = pair.expression, !(pair.text.hasPrefix("COLOR(#") && pair.text.contains(",")) else { return }
        let text = pair.text.prefix(60)
        note(
            pair,
            Phrase("is \(text): the documentation asks for \(value.spelling), else an error occurs. Read and exported as that."),
            code: MpaasTheme.formCode)
    }

    /// Takes a key that a style key stands for.
    mutating func show(_ pair: MpaasTheme.Pair, _ value: MpaasValue, _ entry: MpaasKey.Entry) throws(Problem) {
        let read = try styleValue(value, for: entry, at: pair.offset)
        if let other = style[entry.style], other != read {
            // One style key stands for a tab's text and for its icon; the text's key comes first.
            kept.append(JSON.Member(pair.key, .string(value.spelling)))
            note(pair, Phrase("is kept for export; the phone shows the icon in the text's colour."))
        } else {
            style[entry.style] = read
        }
    }

    /// Takes a key without a style key.
    mutating func keep(_ pair: MpaasTheme.Pair, _ value: MpaasValue) {
        kept.append(JSON.Member(pair.key, .string(value.spelling)))
        if pair.key == MpaasKey.backImage, case .path(let path) = value {
            style[.backImage] = .image(MpaasImage.reference(path: path))
            return
        }
        let isStrange = MpaasKey.isKey(pair.key) && !MpaasKey.isDeclared(pair.key)
        note(
            pair,
            isStrange
                ? Phrase("is no key of AUTheme.h for bars; it is kept for export.")
                : Phrase("is nothing that a bar shows; it is kept for export."))
    }

    private func styleValue(_ value: MpaasValue, for entry: MpaasKey.Entry, at offset: Int) throws(Problem) -> StyleValue {
        if case .number(_, let valid, _, _) = entry.style.kind {
            guard let size = value.size, valid.contains(size) else {
                throw source.problem(
                    offset,
                    "\(entry.name): expected FONT of \(JSON.spelling(valid.lowerBound)) to \(JSON.spelling(valid.upperBound)), got \(value.spelling)."
                )
            }
            return .number(size)
        }
        guard let color = value.color else {
            throw source.problem(offset, "\(entry.name): expected COLOR(#RRGGBB,alpha), got \(value.spelling).")
        }
        return .color(.plain(color))
    }
}

extension Style {
    /// The style with a member that the project file keeps though it has no meaning there.
    func keeping(_ name: String, _ value: JSON?) -> Style {
        guard let value, let carrier = try? Style(from: Reader(.object([JSON.Member(name, value)]))) else { return self }
        var result = carrier
        for key in keys { result[key] = self[key] }
        return result
    }
}
