import Files
import Formats
import Model

/// Exports a project, and again after every save of its file or of a picture in the export, until the program is asked to end.
struct ExportWatch {
    private let export: Export
    private let output: String
    /// Whether the files go into a folder, which is made again if it is gone.
    private let isFolder: Bool

    /// Refuses streams, which are never saved, and a result that would count as a save itself.
    init(_ export: Export) throws(Problem) {
        guard export.path != "-" else { throw Self.refused("standard input cannot be watched.", "Name the project's file.") }
        guard let output = export.output, output != "-" else {
            throw Self.refused("standard output cannot be written again.", "Name a file or a folder with -o.")
        }
        guard !Folder.isSame(export.path, output) else {
            throw Self.refused("\(output) is the project itself.", "Name another file with -o.")
        }
        self.export = export
        self.output = output
        isFolder = Folder.exists(output)
    }

    private static func refused(_ message: String, _ remedy: String) -> Problem {
        Problem(.usage, place: Option.watch.name, message, remedy: remedy)
    }

    /// Ends once the program is asked to; a first export that fails is a `Problem` as without watching, a later one is only told.
    func run() throws(Problem) {
        let end = EndRequest.expect()
        let watch = try FileWatch()
        var lost = try round(watch)
        try export.tell(lost)
        while watch.wait(unless: end) {
            do throws(Problem) {
                let news = try round(watch)
                // What was told once need not be told at each save.
                if news != lost || export.hasReport { try export.tell(news) }
                lost = news
            } catch {
                guard error.kind != .unread else { throw error }
                export.console.tell("transom: \(error.description)\n")
            }
        }
    }

    /// One export; each file is watched from before it is read, so that no save falls between.
    private func round(_ watch: FileWatch) throws(Problem) -> [Loss] {
        watch.forget()
        watch.watch(export.path)
        let folder = export.path.lastIndex(of: "/").map { String(export.path[...$0]) } ?? ""
        if isFolder, !Folder.exists(output) { try Folder.make(output) }
        let lost = try export.write { name in
            if !name.hasPrefix("builtin:") { watch.watch(folder + name) }
        }
        if !export.isQuiet { export.console.tell("transom: exported to \(output)\n") }
        return lost
    }
}
