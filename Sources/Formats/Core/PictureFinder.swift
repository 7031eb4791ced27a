internal import Files
import Model

/// Finds the pictures that code calls by the names of assets: beside the code's file, or in an asset catalogue there.
struct PictureFinder {
    private let source: Source
    private let folder: SourceFolder
    private let entries: Set<String>
    private let catalogues: [(name: String, files: [String])]

    /// `nil` for text that is no file.
    init?(_ source: Source) {
        guard let folder = source.folder, !folder.isSource else { return nil }
        self.source = source
        self.folder = folder
        let names = folder.entries
        entries = Set(names)
        catalogues = names.filter { $0.hasSuffix(".xcassets") }.sorted().map { ($0, folder.files(in: $0)) }
    }

    /// The import with the references of files for its pictures; one that is not there keeps its name and is noted.
    func finding(_ result: ImportResult) -> ImportResult {
        var found: [String: String] = [:], notes: [Note] = []
        let project = result.project.mappingPictures { reference in
            guard ImageName.isOwn(reference) else { return reference }
            if let known = found[reference] { return known }
            let path = path(reference)
            found[reference] = path ?? reference
            if path == nil {
                let name = ImageName.asset(reference)
                notes.append(
                    Note(
                        line: source.firstLine(of: "\"\(name)\"") ?? source.firstLine(of: name) ?? 1,
                        Phrase("the picture \(name) lies neither beside the file nor in an asset catalogue there.")))
            }
            return path ?? reference
        }
        return ImportResult(project: project, notes: (result.notes + notes).sorted { $0.line < $1.line })
    }

    private func path(_ reference: String) -> String? {
        if entries.contains(reference) { return reference }
        let stem = reference.lastIndex(of: ".").map { String(reference[..<$0]) } ?? reference
        let endings = [".svg", ".png", "@3x.png", "@2x.png", ".jpg", ".jpeg", "@3x.jpg", "@2x.jpg"]
        if let name = endings.map({ stem + $0 }).first(where: entries.contains) { return name }
        for (catalogue, files) in catalogues {
            for file in files where "/\(file)".hasSuffix("/\(stem).imageset/Contents.json") {
                let set = String(file.dropLast("Contents.json".count))
                if let picture = picture(of: catalogue + "/" + set, files, set) { return "\(catalogue)/\(set)\(picture)" }
            }
        }
        return nil
    }

    private func picture(of path: String, _ files: [String], _ set: String) -> String? {
        let present = files.filter { $0.hasPrefix(set) }.map { String($0.dropFirst(set.count)) }
        guard let bytes = try? folder.read(path + "Contents.json"), let text = try? Source(bytes: bytes, fileName: path),
            let contents = try? JSONNode(text)
        else { return nil }
        var reader = ImageSetReader(source: text, present: Set(present))
        return try? reader.fileName(contents)
    }
}
