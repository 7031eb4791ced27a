import Formats
import Model

extension Command {
    /// Writes theme files.
    static let export = Command(
        "export", "Writes theme files of a project and tells what the format cannot say.", operands: ["PROJECT"],
        options: [.output, .report, .watch], required: [.exportFormat]
    ) { words, console throws(Problem) in
        let name = words.text(.exportFormat) ?? ""
        guard let format = Formats.named(name), format.canExport else {
            throw words.choice(.exportFormat, name, Formats.all.filter(\.canExport).map(\.identifier))
        }
        if let text = words.text(.report), text != "json" { throw words.choice(.report, text, ["json"]) }
        let export = Export(
            path: words.operands[0], format: format, output: words.text(.output), hasReport: words.has(.report),
            isQuiet: words.has(.quiet), console: console)
        if words.has(.watch) {
            try ExportWatch(export).run()
        } else {
            try export.tell(export.write())
        }
        return .done
    }
}
