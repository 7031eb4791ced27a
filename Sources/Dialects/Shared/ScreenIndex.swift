import Model

/// Finds the screens that a journal names; each one is looked for once.
struct ScreenIndex {
    private let project: Project
    private var known: [ScreenID: Int?] = [:]

    init(_ project: Project) {
        self.project = project
    }

    subscript(id: ScreenID) -> Screen? {
        mutating get {
            if let index = known[id] { return index.map { project.screens[$0] } }
            let index = project.screens.firstIndex { $0.id == id }
            known[id] = .some(index)
            return index.map { project.screens[$0] }
        }
    }
}
