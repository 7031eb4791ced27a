/// A kind of theme file: its name, its files, what it can say, and how it is read and written.
public struct Format: Sendable {
    /// The name that commands take, such as `mpaas-objc`.
    public let identifier: String
    /// What the format is called in the interface, in English.
    public let title: String
    /// The endings of its files without the point, the usual one first.
    public let fileExtensions: [String]
    /// Whether an export may write several files.
    public let hasSeveralFiles: Bool
    /// Whether it calls pictures by the names that they have in an app's asset catalogue.
    let namesAssets: Bool
    /// Whether a whole folder can be its theme.
    let readsFolders: Bool
    /// Words that only its files have, as groups that stand in one file together; for formats that are written and not read.
    let signs: [[String]]
    /// What an export can say.
    public let capabilities: Capabilities
    let importer: (any Importer)?
    let exporter: (any Exporter)?

    public var canImport: Bool { importer != nil }
    public var canExport: Bool { exporter != nil }

    init(
        _ identifier: String, _ title: String, _ fileExtensions: [String], hasSeveralFiles: Bool = false,
        namesAssets: Bool = false, readsFolders: Bool = false, signs: [[String]] = [],
        capabilities: Capabilities = Capabilities(), importer: (any Importer)? = nil,
        exporter: (any Exporter)? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.fileExtensions = fileExtensions
        self.hasSeveralFiles = hasSeveralFiles
        self.namesAssets = namesAssets
        self.readsFolders = readsFolders
        self.signs = signs
        self.capabilities = capabilities
        self.importer = importer
        self.exporter = exporter
    }
}
