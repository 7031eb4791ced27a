import Files
import Model

/// What the kernel says about a process's memory.
enum Memory {
    /// A line of a process's status in kilobytes: `VmRSS` is resident now, `VmHWM` was at most.
    static func kilobytes(_ name: String, of process: String) -> Double? {
        guard let bytes = try? AtomicFile.read("/proc/\(process)/status") else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }) else { return nil }
        return line.split(separator: "\t").last?.split(separator: " ").first.flatMap { Double($0) }
    }
}
