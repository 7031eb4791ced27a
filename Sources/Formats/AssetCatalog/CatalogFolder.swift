internal import Files

/// A catalogue on the disk.
enum CatalogFolder {
    /// A catalogue that an export wrote and nobody has changed since: each `Contents.json` names Transom as its author, as none does
    /// that Xcode has saved, and there are no other files than the pictures that they name.
    static let older = FolderOutput.Older("catalogue") { folder in
        let all = try? Folder.files(in: folder, atMost: SourceFolder.mostFiles, withHidden: true)
        guard let all, all.contains("Contents.json") else { return false }
        // The Finder's notes on how a folder looks are nobody's work.
        return all.allSatisfy { $0.hasSuffix(".DS_Store") || isOwn($0, in: folder) }
    }

    private static func isOwn(_ name: String, in folder: String) -> Bool {
        let parts = name.split(separator: "/").map(String.init)
        let contents = (parts.dropLast() + ["Contents.json"]).joined(separator: "/")
        guard let bytes = try? AtomicFile.read("\(folder)/\(contents)") else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("\"author\" : \"\(CatalogText.author)\"") else { return false }
        return name == contents || text.contains("\"filename\" : \"\(parts.last ?? "")\"")
    }
}
