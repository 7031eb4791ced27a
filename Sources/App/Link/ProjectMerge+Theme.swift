import Model

extension ProjectMerge {
    /// The merge of a theme file into a project; what a format keeps for its own export under names of its own is the file's alone.
    nonisolated static func theme(base: Project, file: Project, own: Project) -> ProjectMerge {
        var merge = ProjectMerge(base: base, file: file, own: own)
        for conflict in merge.conflicts where conflict.change.way.contains(where: \.isOfFormat) {
            merge.settle(conflict, takingFile: true)
        }
        return merge
    }
}

extension JSON.Step {
    nonisolated fileprivate var isOfFormat: Bool {
        if case .key(let key) = self { key.hasPrefix("x-") } else { false }
    }
}
