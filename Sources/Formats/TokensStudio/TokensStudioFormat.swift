import Model

/// Tokens Studio's file: sets of tokens with strings, and themes that choose among them.
struct TokensStudioFormat: Importer {
    func likeness(_ source: Source) -> Likeness {
        guard source.startsObject, !source.contains("\"resolutionOrder\"") else { return .none }
        if Self.isStudio(source) { return .certain }
        return source.contains("\"value\"") && source.contains("\"type\"") && source.contains("\"color\"") ? .content : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult { try TokensStudioImporter.result(of: source) }

    /// Whether the text has what only Tokens Studio writes.
    static func isStudio(_ source: Source) -> Bool {
        ["\"$themes\"", "\"tokenSetOrder\"", "\"\(TokenModifier.vendor)\""].contains(where: source.contains)
    }

    /// Whether a file has sets.
    static func isStudio(_ root: TokenNode) -> Bool {
        root["$themes"]?.elements != nil || root["$metadata"]?["tokenSetOrder"] != nil
    }
}

extension Format {
    /// Tokens Studio's file.
    public static let tokensStudio = Format("tokens-studio", "Tokens Studio", ["json"], importer: TokensStudioFormat())
}
