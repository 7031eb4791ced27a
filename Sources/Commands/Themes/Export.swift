import Formats
import Model
import Render

/// One project on its way into a format.
struct Export {
    let path: String
    let format: Format
    /// Where the files go; `nil` for standard output.
    let output: String?
    /// Whether the losses are told as JSON.
    let hasReport: Bool
    let isQuiet: Bool
    let console: Console

    /// Writes the files as the project is now, and answers what is lost; pictures that the format asks for are named to `asked`.
    func write(asked: @escaping @Sendable (String) -> Void = { _ in }) throws(Problem) -> [Loss] {
        let input = try ProjectInput(path, console)
        let pictures: PictureReader = { name in
            asked(name)
            return input.images.pictureFile(name)
        }
        let result = try Formats.export(input.project, to: format, pictures: pictures, named: ExportOutput.mainName(output))
        try ExportOutput(result.files).write(to: output, console)
        tellRest(result.files)
        return result.lost
    }

    /// Names the files that found no place in standard output.
    private func tellRest(_ files: [ExportedFile]) {
        guard output == nil || output == "-", files.count > 1, !hasReport, !isQuiet else { return }
        console.tell("transom: not printed: \(files.dropFirst().map(\.name).joined(separator: ", ")); -o writes all files\n")
    }

    /// The losses: as JSON if asked for, apart from the theme's own text; else in words.
    func tell(_ lost: [Loss]) throws(Problem) {
        guard hasReport else {
            guard !isQuiet else { return }
            for sentence in Loss.sentences(lost) { console.tell("transom: \(sentence)\n") }
            return
        }
        let entries = lost.map { loss in
            JSON.object([
                "property": .string(loss.property), "screen": loss.screen.map(JSON.string) ?? .null,
                "closest": .string(loss.closest),
            ])
        }
        let text = JSON.object(["lost": .array(entries)]).text()
        if let output, output != "-" { try console.put(text) } else { console.tell(text) }
    }
}
