import Files
import Model

/// What the program remembers of one project beside its file, which knows nothing of one machine's folders.
nonisolated struct ProjectMemory: Record {
    /// The project's file.
    var path = ""
    var exports: ExportChoice?
    var link: SourceLink?
    var unknown: [JSON.Member] = []

    static let summary = "What Transom remembers of a project on this machine."
    static let fields: [Field<ProjectMemory>] = [
        Field("path", \.path, "The project's file."),
        Field("exports", \.exports, "What was exported last, and where to."),
        Field("link", \.link, "The theme file that the project follows."),
    ]

    /// Reads what is remembered of the project at an absolute path; nothing if that cannot be read.
    static func load(of path: String) -> ProjectMemory {
        guard let bytes = try? AtomicFile.read(file(of: path)), let json = try? JSON(parsing: bytes),
            var memory = try? ProjectMemory(from: Reader(json)), memory.path == path
        else { return ProjectMemory() }
        memory.path = ""
        return memory
    }

    /// Keeps it for the project at an absolute path; a failure costs only what is remembered.
    ///
    /// What the theme file has said since the project was saved is not in the saved project: unless that is meant, the link stays as
    /// it was then, so that an end without saving does not lose it.
    func save(for path: String, isOfSaved: Bool = true) {
        var copy = self
        if !isOfSaved, let link, let old = Self.load(of: path).link, (old.path, old.format) == (link.path, link.format) {
            copy.link = old
        }
        copy.path = path
        Recovery.makeFolder(Self.folder)
        try? AtomicFile.write(Array(copy.json.text().utf8), to: Self.file(of: path))
    }

    private static var folder: String { Recovery.stateFolder + "/projects" }

    /// One file a project, named by a number made of the path (FNV-1a).
    private static func file(of path: String) -> String {
        var number: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(folder)/\(String(number, radix: 36)).json"
    }
}

/// What a project was exported to last: formats, and their place.
nonisolated struct ExportChoice: Record {
    /// The identifiers of the formats.
    var formats: [String] = []
    var folder = ""
    /// The name of the file, if all was one file that the person named.
    var name: String?
    var unknown: [JSON.Member] = []

    static let summary = "What a project was exported to last."
    static let fields: [Field<ExportChoice>] = [
        Field("formats", \.formats, "The formats."),
        Field("folder", \.folder, "The folder of their files."),
        Field("name", \.name, "The name of the only file."),
    ]

    init() {}

    init(_ formats: [String], folder: String, name: String? = nil) {
        (self.formats, self.folder, self.name) = (formats, folder, name)
    }
}
