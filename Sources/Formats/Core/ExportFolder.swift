internal import Files
public import Model

/// An export whose files stand in one folder, as those of an asset catalogue do.
public enum ExportFolder {
    /// The folder with which the names of all files begin; `nil` if they stand beside each other.
    public static func root(of files: [ExportedFile]) -> String? {
        guard let first = files.first?.name, let slash = first.firstIndex(of: "/") else { return nil }
        let root = String(first[..<slash])
        return files.allSatisfy { $0.name.hasPrefix(root + "/") } ? root : nil
    }

    /// Writes the files under their own names into a folder that is there: those of a folder of their own at once, others each whole
    /// with the main one last, so that it is there only if all are.
    public static func write(_ files: [ExportedFile], into folder: String) throws(Problem) {
        if let root = root(of: files) { return try write(files, to: "\(folder)/\(root)") }
        try FolderLock.hold(folder) { () throws(Problem) in
            for file in files.reversed() {
                _ = Folder.make(parentsOf: file.name, in: folder)
                try AtomicFile.write(file.bytes, to: "\(folder)/\(file.name)")
            }
        }
    }

    /// Writes the files as a folder of any name, whole or not at all; an older export with nothing of somebody else's is replaced.
    public static func write(_ files: [ExportedFile], to path: String) throws(Problem) {
        let root = root(of: files) ?? ""
        try FolderOutput.write(path, replacing: CatalogFolder.older) { folder throws(Problem) in
            for file in files { try folder.write(file.bytes, as: String(file.name.dropFirst(root.count + 1))) }
        }
    }
}
