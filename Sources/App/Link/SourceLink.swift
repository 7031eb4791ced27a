import Formats
import Gtk
import Model

/// The theme file or folder that a project comes from and follows.
nonisolated struct SourceLink: Record {
    /// The file or folder, as an absolute path.
    var path = ""
    /// The identifier of its format.
    var format = ""
    /// What it said when it was read last; at places in conflict, what it said before.
    var base = Project()
    /// Whether the file and the project have not been one yet, so that all in which they differ is asked for.
    var asks = false
    var unknown: [JSON.Member] = []

    static let summary = "The theme file that a project follows."
    static let fields: [Field<SourceLink>] = [
        Field("path", \.path, "The file or folder."),
        Field("format", \.format, "Its format."),
        Field("base", \.base, "What it said when it was read last."),
        Field("asks", \.asks, omit: false, "Whether all in which it differs from the project is asked for."),
    ]

    init() {}

    /// The link of a project that says what the file says.
    init(_ path: String, format: String, base: Project) {
        (self.path, self.format, self.base) = (path, format, base)
    }

    /// The link of a project with a file that it has not met yet; none of its values is the file's.
    init(_ path: String, format: String, meeting file: Project) {
        self.init(path, format: format, base: file.saidByNothing)
        asks = true
    }

    /// Takes note of what a reading has brought; once nothing is left to ask for, only places that both change are.
    mutating func agree(on merge: ProjectMerge) {
        base = merge.base
        if merge.asked.isEmpty { asks = false }
    }

    /// How many places are to be decided on.
    func counted(_ count: Int) -> String {
        let places =
            asks
            ? tr("place differs between the file and the project", "places differ between the file and the project", count: count)
            : tr("place was changed both in the file and here", "places were changed both in the file and here", count: count)
        return String(count) + " " + places
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
