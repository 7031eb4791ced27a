import Formats
import Model
import Render
import Scene

/// A project as a command was given it, with the folder of its pictures.
struct ProjectInput {
    var project: Project
    let images: ImageStore
    /// What messages call its file.
    private let name: String

    /// Reads a project from a file, or from standard input for `-`; its pictures then lie in the current folder.
    init(_ path: String, _ console: Console) throws(Problem) {
        name = path == "-" ? "standard input" : path
        if path == "-" {
            let bytes = try console.read()
            do {
                project = try ProjectCodec.decode(bytes)
            } catch {
                throw error.inside(name)
            }
            images = ImageStore(folder: ".")
        } else {
            project = try ProjectFile.load(path)
            images = ImageStore(folder: path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
        }
    }

    /// The steps of the scenario at a place in the project; one that cannot be read is told with the file and its JSON path.
    func steps(ofScenario index: Int, in project: Project) throws(Problem) -> [Step] {
        do {
            return try Step.steps(ofScenario: index, in: project)
        } catch {
            throw error.inside(name)
        }
    }

    /// Refuses a project with a scenario that cannot be read.
    func checkScenarios() throws(Problem) {
        for index in project.scenarios.indices { _ = try steps(ofScenario: index, in: project) }
    }
}
