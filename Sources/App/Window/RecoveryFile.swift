import Formats
import Glibc
import Model
import Synchronization

/// One copy of unsaved work on the disk, written from any thread.
nonisolated final class RecoveryFile: Sendable {
    let path: String
    /// The number of the newest state that was written; `nil` once the file is forgotten.
    private let written = Mutex<Int?>(0)

    init(_ path: String) {
        self.path = path
    }

    /// Writes a state unless a newer one stands there or the file is forgotten.
    ///
    /// A failure is left for the next change, since the document itself is not at risk.
    func write(_ project: Project, number: Int) {
        written.withLock { written in
            guard let last = written, number > last else { return }
            try? ProjectFile.save(project, to: path)
            written = number
        }
    }

    /// Takes the file away for good; what is being written is waited for, so that it does not come back.
    func forget() {
        written.withLock { written in
            written = nil
            unlink(path)
        }
    }
}
