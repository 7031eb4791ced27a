internal import Files
public import Model

/// The theme files that Transom reads and writes.
public enum Formats {
    /// Every format, the project file first.
    public static let all: [Format] = [
        .transom,
        .mpaasObjC,
        .mpaasPlist,
        .mpaasStrings,
        .hbdObjC,
        .hybridNavigation,
        .navigationAndStyle,
        .uikit,
        .swiftUI,
        .dtcg,
        .dtcgLegacy,
        .assetCatalog,
        .flutter,
        .compose,
        .reactNavigation,
        .css,
        .tokensStudio,
        .materialTheme,
    ]

    /// The largest file that is read, in bytes.
    static let largestFile = 32 << 20

    /// The format with an identifier.
    public static func named(_ identifier: String) -> Format? { all.first { $0.identifier == identifier } }

    /// The format that a file's text and name speak for; `nil` if none does.
    public static func recognize(bytes: [UInt8], fileName: String) -> Format? {
        recognize(bytes: bytes, fileName: fileName, folder: nil)
    }

    static func recognize(bytes: [UInt8], fileName: String, folder: SourceFolder?) -> Format? {
        guard bytes.count <= largestFile, let source = try? Source(bytes: bytes, fileName: fileName, folder: folder) else {
            return named(byEndingOf: fileName)
        }
        let rated = all.map { ($0, $0.importer?.likeness(source) ?? .none) }
        guard let best = rated.max(by: { $0.1 < $1.1 }), best.1 > .none else { return nil }
        // Code for a library that is only written has much that other code has too.
        if best.1 < .certain, !source.isFolder, onlyWritten(source) != nil { return nil }
        return rated.first { $0.1 == best.1 }?.0
    }

    private static func named(byEndingOf fileName: String) -> Format? {
        let ending = Source.ending(of: fileName)
        return all.first { $0.canImport && $0.fileExtensions.contains(ending) }
    }

    /// The project of a theme file or folder on the disk, in a named format or in the one that it speaks for.
    ///
    /// A `Problem` is of kind `unreadable` for a path that cannot be read, else as for bytes.
    public static func importProject(at path: String, format: Format? = nil) throws(Problem) -> ImportResult {
        guard Folder.exists(path) else {
            let folder = SourceFolder(beside: path)
            return try importProject(bytes: try AtomicFile.read(path), fileName: path, folder: folder, format: format)
        }
        let folder = try SourceFolder(of: path)
        let name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return try importProject(bytes: [], fileName: name, folder: folder, format: format)
    }

    /// The project of a theme file's bytes, in a named format or in the one that the file speaks for.
    ///
    /// A `Problem` is of kind `usage` for a format that cannot be read, `invalid` for a file that is none of the format.
    public static func importProject(bytes: [UInt8], fileName: String, format: Format? = nil) throws(Problem) -> ImportResult {
        try importProject(bytes: bytes, fileName: fileName, folder: nil, format: format)
    }

    private static func importProject(
        bytes: [UInt8], fileName: String, folder: SourceFolder?, format: Format?
    ) throws(Problem) -> ImportResult {
        guard let format = format ?? recognize(bytes: bytes, fileName: fileName, folder: folder) else {
            throw unknown(bytes, fileName, folder)
        }
        guard let importer = format.importer else {
            throw Problem(
                .usage, "\(format.identifier) can be written, but not read.",
                remedy: "These can be read: \(identifiers { $0.canImport }).")
        }
        guard bytes.count <= largestFile else { throw fileName.isEmpty ? tooLarge : tooLarge.inside(fileName) }
        guard folder?.isSource != true || format.readsFolders else { throw noFolder(fileName, format) }
        do {
            let source = try Source(bytes: bytes, fileName: fileName, folder: folder)
            let result = try importer.project(from: source)
            return format.namesAssets ? PictureFinder(source)?.finding(result) ?? result : result
        } catch {
            throw fileName.isEmpty ? error : error.inside(fileName)
        }
    }

    /// The files that are larger than any theme.
    static let tooLarge = Problem(
        .invalid, "the file is larger than 32 MiB, the most that is read of a theme file.",
        remedy: "Name the theme itself, and take pictures out that stand in its text.")

    /// Why a file is of no format that can be read: it is a folder, one that is only written, or something else.
    private static func unknown(_ bytes: [UInt8], _ fileName: String, _ folder: SourceFolder?) -> Problem {
        if folder?.isSource == true { return noFolder(fileName, nil) }
        guard bytes.count <= largestFile else { return tooLarge.inside(fileName) }
        if let source = try? Source(bytes: bytes, fileName: fileName), let format = onlyWritten(source) {
            return Problem(
                .invalid, place: fileName,
                "this is \(format.title) (\(format.identifier)), which Transom writes but does not read.",
                remedy: "These can be read: \(identifiers { $0.canImport }).")
        }
        if bytes.isEmpty { return Problem(.invalid, place: fileName, "the file is empty.", remedy: "Name a theme file.") }
        return Problem(
            .invalid, place: fileName, "this is a file of no known format.",
            remedy: "Name its format with --from: \(identifiers { $0.canImport }).")
    }

    /// The format that is written and not read of which a text has the signs.
    private static func onlyWritten(_ source: Source) -> Format? {
        all.first { format in !format.canImport && format.signs.contains { $0.allSatisfy(source.contains) } }
    }

    private static func noFolder(_ path: String, _ format: Format?) -> Problem {
        let folders = all.filter(\.readsFolders).map { "\($0.identifier) (.\($0.fileExtensions[0]))" }.joined(separator: ", ")
        let message = format.map { "this is a folder, and \($0.identifier) is a file." } ?? "this is a folder without a theme."
        return Problem(.invalid, place: path, message, remedy: "Name a file; the folders that are read are those of \(folders).")
    }

    /// The files of a project in a format, and what they cannot say; a format that cannot be written gives a `Problem` of kind `usage`.
    ///
    /// Formats that hold pictures get them from `pictures`. `main` is the name that the main file will have, if that is known: files
    /// of some formats name each other.
    public static func export(
        _ project: Project, to format: Format, pictures: @escaping PictureReader = { _ in nil }, named main: String? = nil
    ) throws(Problem) -> ExportResult {
        guard let exporter = format.exporter else {
            throw Problem(
                .usage, "\(format.identifier) can be read, but not written.",
                remedy: "These can be written: \(identifiers { $0.canExport }).")
        }
        let said = format.capabilities.standingIn(project)
        var result = exporter.files(of: format.namesAssets ? said.withAssetNames : said, pictures: pictures, named: main)
        result.lost = inOrder(format.capabilities.losses(of: project) + result.lost, of: project)
        return result
    }

    /// The losses of the theme and the stacks, then those of each screen.
    private static func inOrder(_ losses: [Loss], of project: Project) -> [Loss] {
        let places = Dictionary(project.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        func place(_ loss: Loss) -> Int { loss.screen.flatMap { places[$0] } ?? -1 }
        return losses.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
    }

    private static func identifiers(_ isWanted: (Format) -> Bool) -> String {
        all.filter(isWanted).map(\.identifier).joined(separator: ", ")
    }
}
