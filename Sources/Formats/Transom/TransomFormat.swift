import Model

/// The project file itself.
struct TransomFormat: Importer, Exporter {
    func likeness(_ source: Source) -> Likeness {
        let head = source.bytes.prefix(400)
        let start = head.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        guard start == UInt8(ascii: "{") else { return source.fileExtension == "transom" ? .name : .none }
        return String(decoding: head, as: UTF8.self).contains("\"transom\"")
            ? .certain : source.fileExtension == "transom" ? .name : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        ImportResult(project: try ProjectCodec.decode(source.bytes))
    }

    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        ExportResult(files: [ExportedFile("\(Identifier.file(project.name)).transom", ProjectCodec.encode(project))])
    }
}

extension Format {
    /// The project file.
    public static let transom = Format(
        "transom", "Transom project", ["transom"], capabilities: .everything, importer: TransomFormat(), exporter: TransomFormat()
    )
}
