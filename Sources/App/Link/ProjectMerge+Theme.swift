import Model

extension ProjectMerge {
    /// The merge of a theme file into a project; what a format keeps for its own export under names of its own is the file's alone,
    /// and comes once nothing is left to ask for where the two meet.
    nonisolated static func theme(_ link: SourceLink, file: Project, own: Project) -> ProjectMerge {
        var merge = ProjectMerge(base: link.base, file: file, own: own, asks: link.asks)
        if !link.asks || merge.asked.isEmpty { merge.takeKept() }
        return merge
    }

    /// The conflicts that a person decides on.
    nonisolated var asked: [Conflict] { conflicts.filter { !$0.isOfFormat } }

    /// Takes what the format keeps for its own export.
    nonisolated mutating func takeKept() {
        for conflict in conflicts where conflict.isOfFormat { settle(conflict, takingFile: true) }
    }
}

extension ProjectMerge.Conflict {
    nonisolated fileprivate var isOfFormat: Bool {
        change.way.contains { if case .key(let key) = $0 { key.hasPrefix("x-") } else { false } }
    }
}
