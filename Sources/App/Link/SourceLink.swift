import Model

/// The theme file or folder that a project comes from and follows.
nonisolated struct SourceLink: Record {
    /// The file or folder, as an absolute path.
    var path = ""
    /// The identifier of its format.
    var format = ""
    /// What it said when it was read last; at places in conflict, what it said before.
    var base = Project()
    var unknown: [JSON.Member] = []

    static let summary = "The theme file that a project follows."
    static let fields: [Field<SourceLink>] = [
        Field("path", \.path, "The file or folder."),
        Field("format", \.format, "Its format."),
        Field("base", \.base, "What it said when it was read last."),
    ]

    init() {}

    init(_ path: String, format: String, base: Project) {
        (self.path, self.format, self.base) = (path, format, base)
    }

    /// What the file is called.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// How it stands with the theme file that the project follows.
struct LinkState: Equatable {
    /// Why the file cannot be read now; it is followed on.
    var problem: Problem?
    /// What it said when it was read last.
    var file: Project?
    /// The places that both the file and the person have changed.
    var conflicts: [ProjectMerge.Conflict] = []
}
