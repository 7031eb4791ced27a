import Model

/// An AntUI theme as a table of strings: lines of `"KEY" = "VALUE";` whose values may name other keys.
struct MpaasStringsFormat: Importer {
    func likeness(_ source: Source) -> Likeness {
        let hasTheme = ["TITLEBAR_", "TABBAR_", "AU_COLOR"].contains(where: source.contains)
        if source.fileExtension == "strings" { return hasTheme ? .certain : .name }
        guard hasTheme, !source.contains("@\""), !source.contains("<plist") else { return .none }
        return source.contains("\" = \"") || source.contains("\"=\"") ? .content : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        var reader = StringsReader(source)
        var theme = MpaasTheme()
        var notes: [Note] = []
        var isEmpty = true
        while let pair = try reader.next() {
            isEmpty = false
            do {
                let expression = try MpaasExpression(pair.value)
                theme.set(MpaasTheme.Pair(key: pair.key, expression: expression, text: pair.value, offset: pair.offset))
            } catch {
                guard MpaasKey.isKey(pair.key) else {
                    notes.append(
                        Note(line: source.line(pair.offset), Phrase("\(pair.key) is skipped: expected \(error.expected).")))
                    continue
                }
                let got = pair.value.prefix(60)
                throw source.problem(pair.offset, "\(pair.key): expected \(error.expected.text), got \"\(got)\".")
            }
        }
        guard !isEmpty else { throw source.problem(source.bytes.count, "expected a key in quotes with its value.") }
        let (result, more) = try theme.theme(from: source)
        return ImportResult(
            project: SampleScreens.project(named: source.stem, dialect: .mpaas, theme: result),
            notes: (notes + more).sorted { $0.line < $1.line })
    }
}

extension Format {
    /// AntUI's table of strings.
    public static let mpaasStrings = Format("mpaas-strings", "mPaaS theme strings", ["strings"], importer: MpaasStringsFormat())
}
