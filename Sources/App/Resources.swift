import Files
import Glibc

/// What the program reads at run time: files that are installed beside it, or stand in its source folder while it is built.
enum Resources {
    /// The style sheet of the window's own parts.
    static var css: String { text("app.css") ?? "" }

    /// The text of a resource.
    static func text(_ name: String) -> String? {
        for folder in folders {
            if let bytes = try? AtomicFile.read("\(folder)/\(name)") { return String(decoding: bytes, as: UTF8.self) }
        }
        return nil
    }

    /// `share/locale` beside the program's `bin`, wherever it is installed.
    static var localeFolder: String { parent(parent(program)) + "/share/locale" }

    /// The folder of the handbook, installed or not.
    static var handbookFolder: String { parent(parent(program)) + "/share/doc/transom/handbook" }

    /// Where resources are looked for: the installed folder, then `Resources` in the folders above the program.
    private static var folders: [String] {
        var result = [parent(parent(program)) + "/share/transom"]
        var folder = parent(program)
        while folder.count > 1 {
            result.append(folder + "/Resources")
            folder = parent(folder)
        }
        return result
    }

    private static var program: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return String(decoding: buffer[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
