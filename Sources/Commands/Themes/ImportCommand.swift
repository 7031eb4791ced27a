import Files
import Formats
import Model

extension Command {
    /// Makes a project of a theme file.
    static let `import` = Command(
        "import", "Makes a project of a theme file.", operands: ["FILE"], options: [.importFormat], required: [.output]
    ) { words, console throws(Problem) in
        let format = try words.text(.importFormat).map { name throws(Problem) in
            guard let format = Formats.named(name), format.canImport else {
                throw words.choice(.importFormat, name, Formats.all.filter(\.canImport).map(\.identifier))
            }
            return format
        }
        let path = words.operands[0]
        let isInput = path == "-"
        let result =
            isInput
            ? try Formats.importProject(bytes: console.read(), fileName: "standard input", format: format)
            : try Formats.importProject(at: path, format: format)
        try console.put(ProjectCodec.encode(result.project), to: words.text(.output))
        for note in result.notes where !words.has(.quiet) {
            let code = note.code.map { " [\($0)]" } ?? ""
            console.tell("transom: \(isInput ? "standard input" : path):\(note.line): \(note.message)\(code)\n")
        }
        return .done
    }
}
