import Model

/// Design tokens of the Design Tokens Community Group, version 2025.10.
struct DTCGFormat: Importer, Exporter {
    /// The key under which Transom keeps what tokens have no type for.
    static let vendor = "io.github.transom.Transom"

    func likeness(_ source: Source) -> Likeness {
        guard source.startsObject else { return Self.isTokenName(source.fileName) ? .name : .none }
        if source.contains("\"resolutionOrder\"") || source.contains("\"\(Self.vendor)\"") { return .certain }
        if source.contains("\"$value\"") { return TokensStudioFormat.isStudio(source) ? .content : .certain }
        return Self.isTokenName(source.fileName) ? .name : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult { try DTCGImporter.result(of: source) }

    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        files(of: project, pictures: pictures, named: nil)
    }

    func files(of project: Project, pictures: @escaping PictureReader, named main: String?) -> ExportResult {
        DTCGExporter(project: project).result(named: main)
    }

    // MARK: Names of files

    private static let endings = [".tokens.json", ".resolver.json", ".tokens", ".json"]

    private static func isTokenName(_ name: String) -> Bool { endings.dropLast().contains { name.hasSuffix($0) } }

    /// A file's name without the ending of tokens.
    static func stem(of name: String) -> String {
        endings.first { name.hasSuffix($0) && name.count > $0.count }.map { String(name.dropLast($0.count)) } ?? name
    }

    /// A file's name as a relative reference (RFC 3986).
    static func reference(to name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            let character = Character(Unicode.Scalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
            let digits = String(byte, radix: 16, uppercase: true)
            text += isPlain ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return text
    }
}

extension Format {
    /// Design tokens of DTCG 2025.10.
    public static let dtcg = Format(
        "dtcg", "Design tokens", ["tokens.json", "tokens", "json"], hasSeveralFiles: true, capabilities: .everything,
        importer: DTCGFormat(), exporter: DTCGFormat())
}

extension Source {
    /// Whether the text is an object of JSON, from its first character.
    var startsObject: Bool {
        bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } == UInt8(ascii: "{")
    }
}
