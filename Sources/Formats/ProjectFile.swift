internal import Files
public import Model

/// Project files on the disk.
public enum ProjectFile {
    /// Reads a project; a problem names the file and the place in it.
    public static func load(_ path: String) throws(Problem) -> Project {
        let bytes = try AtomicFile.read(path)
        do {
            return try ProjectCodec.decode(bytes)
        } catch {
            throw error.inside(path)
        }
    }

    /// Writes a project whole or not at all.
    public static func save(_ project: Project, to path: String) throws(Problem) {
        try AtomicFile.write(Array(ProjectCodec.encode(project).utf8), to: path)
    }
}
