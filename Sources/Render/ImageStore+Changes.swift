internal import Synchronization

extension ImageStore {
    /// Looks again at every file that was asked for; says whether one has changed, come or gone since the last look.
    public func refresh() -> Bool {
        let asked = state.withLock { $0.asked }
        var changed: [String: ImageFolder.Entry?] = [:]
        for (reference, before) in asked {
            let now = try? folder.entry(reference)
            if now != before { changed[reference] = .some(now) }
        }
        state.withLock { $0.asked.merge(changed) { $1 } }
        return !changed.isEmpty
    }

    /// The folders in which the files that were asked for stand, or would stand.
    public var folders: Set<String> {
        let asked = state.withLock { $0.asked }
        return asked.reduce(into: []) { folders, entry in
            if let path = entry.value?.path { folders.insert(Self.parent(of: path)) }
            if let path = folder.path { folders.insert(Self.parent(of: path + "/" + entry.key)) }
        }
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
}
