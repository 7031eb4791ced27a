import Formats
import Model
import Render

/// A project as a command was given it, with the folder of its pictures.
struct ProjectInput {
    var project: Project
    let images: ImageStore

    /// Reads a project from a file, or from standard input for `-`; its pictures then lie in the current folder.
    init(_ path: String, _ console: Console) throws(Problem) {
        if path == "-" {
            let bytes = try console.read()
            do {
                project = try ProjectCodec.decode(bytes)
            } catch {
                throw error.inside("standard input")
            }
            images = ImageStore(folder: ".")
        } else {
            project = try ProjectFile.load(path)
            images = ImageStore(folder: path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
        }
    }
}
