import Model

/// An mPaaS app's own code: the category of AUThemeManager, and the pages' methods of DTNavigationBarAppearanceProtocol.
struct MpaasObjCFormat: Importer, Exporter {
    func likeness(_ source: Source) -> Likeness {
        let words = ["au_defaultTheme", "au_default_backButtonImg", "AUThemeManager", "DTNavigationBarAppearanceProtocol"]
        if words.contains(where: source.contains) { return source.contains("import SwiftUI") ? .content : .certain }
        if MpaasPage.methods.contains(where: source.contains) { return .content }
        return ["m", "mm", "h"].contains(source.fileExtension) ? .name : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        var importer = MpaasObjCImporter(source: source)
        return try importer.result()
    }

    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        var exporter = MpaasObjCExporter(project: project)
        return exporter.result()
    }
}

extension Format {
    /// An mPaaS app's theme category and page methods.
    public static let mpaasObjC = Format(
        "mpaas-objc", "mPaaS theme category", ["m", "mm"], namesAssets: true, capabilities: MpaasObjCFormat.capabilities,
        importer: MpaasObjCFormat(),
        exporter: MpaasObjCFormat())
}
