import Files
import Formats
import Glibc
import Model

/// One project in several formats, whose files go into one folder.
nonisolated struct ExportBatch: Sendable {
    /// The files of one format.
    struct Target: Sendable {
        let format: Format
        let files: [ExportedFile]
        /// A folder of their own, for files whose names another format has taken.
        let folder: String?

        /// What appears in the folder of all: files, or the folder that they stand in.
        var names: [String] { folder.map { [$0] } ?? ExportFolder.root(of: files).map { [$0] } ?? files.map(\.name) }
    }

    private(set) var targets: [Target] = []
    /// Why formats are missing.
    private(set) var problems: [Problem] = []

    init(_ project: Project, to formats: [Format], pictures: @escaping PictureReader) {
        var taken: Set<String> = []
        for format in formats {
            do throws(Problem) {
                let files = try Formats.export(project, to: format, pictures: pictures).files
                let names = Set(files.map { ($0.name.prefix { $0 != "/" }).lowercased() })
                let isFree = taken.isDisjoint(with: names)
                taken.formUnion(isFree ? names : [format.identifier])
                targets.append(Target(format: format, files: files, folder: isFree ? nil : format.identifier))
            } catch {
                problems.append(error)
            }
        }
    }

    /// The file, if there is but one, which a person may name.
    var onlyFile: ExportedFile? {
        guard targets.count == 1, let files = targets.first?.files, files.count == 1, !files[0].name.contains("/") else {
            return nil
        }
        return files[0]
    }

    /// What stands in a folder already under the names of these files.
    func present(in folder: String) -> [String] {
        targets.flatMap { target in
            if target.folder == nil, ExportFolder.root(of: target.files) == nil {
                return target.files.map(\.name).filter { access("\(folder)/\($0)", F_OK) == 0 }
            }
            return target.names.filter { !Folder.entries(of: "\(folder)/\($0)").isEmpty }
        }
    }

    /// Writes each format's files, the only one under another name if one is given; answers what kept formats from being written.
    func write(into folder: String, as name: String? = nil) -> [Problem] {
        var failed = problems
        for target in targets {
            do throws(Problem) {
                if let name, let file = onlyFile {
                    try AtomicFile.write(file.bytes, to: "\(folder)/\(name)")
                } else {
                    if let own = target.folder { _ = Folder.make(parentsOf: "\(own)/file", in: folder) }
                    try ExportFolder.write(target.files, into: target.folder.map { "\(folder)/\($0)" } ?? folder)
                }
            } catch {
                failed.append(error)
            }
        }
        return failed
    }
}
