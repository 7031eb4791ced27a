import Formats
import Glibc
import Model
import Render

extension Command {
    /// Writes theme files.
    static let export = Command(
        "export", "Writes theme files of a project and tells what the format cannot say.", operands: ["PROJECT"],
        options: [.output, .report], required: [.exportFormat]
    ) { words, console throws(Problem) in
        let name = words.text(.exportFormat) ?? ""
        guard let format = Formats.named(name), format.canExport else {
            throw words.choice(.exportFormat, name, Formats.all.filter(\.canExport).map(\.identifier))
        }
        try checkReport(words)
        let input = try ProjectInput(words.operands[0], console)
        let result = try Formats.export(
            input.project, to: format, pictures: input.images.pictureFile, named: ExportOutput.mainName(words.text(.output)))
        try ExportOutput(result.files).write(to: words.text(.output), console)
        try tell(result.lost, words, console)
        return .done
    }

    private static func checkReport(_ words: Words) throws(Problem) {
        guard let text = words.text(.report), text != "json" else { return }
        throw words.choice(.report, text, ["json"])
    }

    /// The losses: as JSON if asked for, apart from the theme's own text; else in words.
    private static func tell(_ lost: [Loss], _ words: Words, _ console: Console) throws(Problem) {
        guard words.has(.report) else {
            guard !words.has(.quiet) else { return }
            for loss in lost {
                let place = loss.screen.map { "\($0): " } ?? ""
                console.tell("transom: \(place)\(loss.property) cannot be said: \(loss.closest)\n")
            }
            return
        }
        let entries = lost.map { loss in
            JSON.object([
                "property": .string(loss.property), "screen": loss.screen.map(JSON.string) ?? .null,
                "closest": .string(loss.closest),
            ])
        }
        let text = JSON.object(["lost": .array(entries)]).text()
        if let path = words.text(.output), path != "-" { try console.put(text) } else { console.tell(text) }
    }
}
