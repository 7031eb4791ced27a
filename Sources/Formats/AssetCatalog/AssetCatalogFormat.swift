import Model

/// Xcode's asset catalogue: a folder with a set for each colour and each picture.
struct AssetCatalogFormat: Importer, Exporter {
    func likeness(_ source: Source) -> Likeness {
        guard let folder = source.folder, folder.isSource else {
            return source.fileName.hasSuffix("Contents.json") && source.contains("\"info\"") ? .content : .none
        }
        let hasSets = folder.names.contains { name in [".colorset/", ".imageset/"].contains { name.contains($0) } }
        return hasSets ? .certain : source.fileExtension == "xcassets" ? .name : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        guard let folder = source.folder, folder.isSource else {
            throw Problem(
                .invalid, "this is a single file of an asset catalogue.",
                remedy: "Choose the folder whose name ends with .xcassets.")
        }
        var importer = CatalogImporter(source: source, folder: folder)
        return try importer.result()
    }

    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        var exporter = CatalogExporter(project: project, pictures: pictures)
        return exporter.result()
    }

    /// Colours and pictures; those of stacks stand with the pages that have them.
    static let capabilities = Capabilities(
        [
            (CatalogRole.keys.filter { $0.group != "tabBar" }, [.theme, .stack, .screen]),
            (CatalogRole.keys, [.theme]), ([.scrollEdge], [.theme, .screen]),
        ])
}

extension Format {
    /// Xcode's asset catalogue.
    public static let assetCatalog = Format(
        "xcassets", "Asset catalogue", ["xcassets"], hasSeveralFiles: true, readsFolders: true,
        capabilities: AssetCatalogFormat.capabilities,
        importer: AssetCatalogFormat(), exporter: AssetCatalogFormat())
}
