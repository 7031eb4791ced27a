import Dialects
import Formats
import Model
import Render

extension Command {
    static let devices = list(
        "devices", "Lists the phones and tablets with their sizes in points.", headings: ["name", "size", "scale", "bar"]
    ) {
        Device.all.map { device in
            let width = JSON.number(device.width), height = JSON.number(device.height)
            return ListRow(
                [
                    device.name, "\(JSON.spelling(device.width))x\(JSON.spelling(device.height))",
                    JSON.spelling(device.scale), JSON.spelling(round2(device.barY)),
                ],
                .object([
                    "name": .string(device.name), "size": .array([width, height]), "scale": .number(device.scale),
                    "statusBarHeight": .number(round2(device.statusBarHeight)), "barY": .number(round2(device.barY)),
                    "safeAreaTop": .number(round2(device.safeAreaTop)),
                    "safeAreaBottom": .number(round2(device.safeAreaBottom)),
                ]))
        }
    }

    static let dialects = list(
        "dialects", "Lists whose rules can be imitated.", headings: ["name", "library", "what it imitates"]
    ) {
        Dialects.all.map { dialect in
            ListRow(
                [dialect.name.rawValue, dialect.name.libraries.joined(separator: ", "), dialect.summary],
                .object([
                    "name": dialect.name.json, "title": .string(dialect.title), "summary": .string(dialect.summary),
                    "libraries": dialect.name.libraries.json,
                ]))
        }
    }

    static let formats = list(
        "formats", "Lists the theme files that import and export know.", headings: ["name", "for", "what it is"]
    ) {
        Formats.all.map { format in
            let ways = (format.canImport ? ["import"] : []) + (format.canExport ? ["export"] : [])
            return ListRow(
                [format.identifier, ways.joined(separator: ", "), format.title],
                .object([
                    "name": .string(format.identifier), "title": .string(format.title), "endings": format.fileExtensions.json,
                    "import": .bool(format.canImport), "export": .bool(format.canExport),
                ]))
        }
    }

    static let images = list("images", "Lists the built-in pictures that a project can refer to.", headings: []) {
        ImageStore.builtinNames.map { ListRow(["builtin:\($0)"], .object(["name": .string("builtin:\($0)")])) }
    }

    /// Prints the JSON Schema of project files.
    static let schema = Command("schema", "Prints the JSON Schema of project files.", options: [.output]) {
        words, console throws(Problem) in
        try console.put(ProjectCodec.schema.text(), to: words.text(.output))
        return .done
    }

    private static func round2(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// A command that prints a table, or with `--json` a list of objects.
    static func list(
        _ name: String, _ summary: String, headings: [String], rows: @escaping @Sendable () -> [ListRow]
    ) -> Command {
        Command(name, summary, options: [.json]) { words, console throws(Problem) in
            if words.has(.json) {
                try console.put(JSON.array(rows().map(\.json)).text())
            } else {
                let head = headings.isEmpty ? [] : [headings.map { $0.uppercased() }]
                try console.put(Table(head + rows().map(\.cells)).text())
            }
            return .done
        }
    }
}

/// One thing of a list, for the table and as JSON.
struct ListRow {
    let cells: [String]
    let json: JSON

    init(_ cells: [String], _ json: JSON) {
        self.cells = cells
        self.json = json
    }
}
