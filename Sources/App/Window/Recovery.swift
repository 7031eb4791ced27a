import Formats
import Glibc
import Gtk
import Model

/// Keeps unsaved work where a crash or a kill cannot take it: one file a window under the user's state folder.
final class Recovery {
    /// Unsaved work of an earlier run.
    struct Found {
        let file: String
        let project: Project
        /// Where the project was saved before, if it was.
        let path: String?
        /// What was remembered of the project beside its file, such as its link.
        let memory: ProjectMemory
    }

    private static let originalKey = "x-transom-recovered-from", memoryKey = "x-transom-memory"
    private var file: RecoveryFile?
    /// Counts the states that are written.
    private var count = 0

    nonisolated static var folder: String { stateFolder + "/recovery" }

    /// `$XDG_STATE_HOME/transom`, else below `~/.local/state`.
    nonisolated static var stateFolder: String {
        (environment("XDG_STATE_HOME") ?? (environment("HOME") ?? "/tmp") + "/.local/state") + "/transom"
    }

    /// Writes the project aside on another thread, since the disk may be slow; `then` follows once it stands there.
    func keep(_ project: Project, path: String?, _ memory: ProjectMemory, then: @escaping () -> Void = {}) {
        let file = file ?? RecoveryFile("\(Self.folder)/\(getpid())-\(UInt32.random(in: 0 ... .max)).transom")
        self.file = file
        count += 1
        var copy = project
        copy.unknown.removeAll { [Self.originalKey, Self.memoryKey].contains($0.key) }
        copy.unknown.append(JSON.Member(Self.originalKey, path.map { .string($0) } ?? .null))
        if memory != ProjectMemory() { copy.unknown.append(JSON.Member(Self.memoryKey, memory.json)) }
        background { [copy, count] in
            Self.makeFolder(Self.folder)
            file.write(copy, number: count)
        } then: {
            then()
        }
    }

    func forget() {
        file?.forget()
        file = nil
    }

    /// Work that no running program holds any more.
    static func find() -> [Found] {
        guard let folder = opendir(Self.folder) else { return [] }
        defer { closedir(folder) }
        var found: [Found] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasSuffix(".transom"), let owner = pid_t(name.prefix { $0 != "-" }), !isTransom(owner) else { continue }
            let file = "\(Self.folder)/\(name)"
            guard var project = try? ProjectFile.load(file) else { continue }
            let kept = Dictionary(project.unknown.map { ($0.key, $0.value) }) { first, _ in first }
            let memory = kept[memoryKey].flatMap { try? ProjectMemory(from: Reader($0)) }
            project.unknown.removeAll { [originalKey, memoryKey].contains($0.key) }
            found.append(
                Found(file: file, project: project, path: kept[originalKey]?.string, memory: memory ?? ProjectMemory()))
        }
        return found
    }

    /// Whether a process runs this program; after a restart of the machine its number may belong to another one.
    private static func isTransom(_ process: pid_t) -> Bool {
        guard let its = name(of: "/proc/\(process)/exe"), let own = name(of: "/proc/self/exe") else { return false }
        return its == own
    }

    private static func name(of link: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: "/").last.map(
            String.init)
    }

    static func discard(_ found: Found) {
        unlink(found.file)
    }

    nonisolated static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    nonisolated static func makeFolder(_ path: String) {
        var at = path.startIndex
        while let slash = path[path.index(after: at)...].firstIndex(of: "/") {
            mkdir(String(path[..<slash]), 0o700)
            at = slash
        }
        mkdir(path, 0o700)
    }
}
