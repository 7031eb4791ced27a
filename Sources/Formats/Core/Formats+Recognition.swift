internal import Files

extension Formats {
    /// The format that a file or folder on the disk speaks for; `nil` if none does, or if it cannot be read.
    public static func recognize(at path: String) -> Format? {
        if Folder.exists(path) {
            guard let folder = try? SourceFolder(of: path) else { return nil }
            let name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            return recognize(bytes: [], fileName: name, folder: folder)
        }
        guard let bytes = try? AtomicFile.read(path) else { return nil }
        return recognize(bytes: bytes, fileName: path, folder: SourceFolder(beside: path))
    }
}
