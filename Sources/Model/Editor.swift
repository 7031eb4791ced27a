/// An open document: the project, its history and what of it is saved. The only thing that changes a project.
public struct Editor: Sendable {
    public private(set) var history: History
    /// The project as it stands in the file; `nil` if it never was saved.
    public private(set) var saved: Project?

    /// Opens a project; `isSaved` tells whether it stands in a file as it is.
    public init(_ project: Project, isSaved: Bool = false) {
        history = History(project)
        saved = isSaved ? project : nil
    }

    public var project: Project { history.present }

    /// Whether something would be lost by closing. A new project that nobody touched is clean.
    public var isDirty: Bool { saved.map { $0 != project } ?? history.canUndo }

    /// Applies an edit; edits of one gesture are one step of undo.
    public mutating func perform(_ edit: Edit, title: String, gesture: String? = nil) {
        history.record(project.applying(edit), title: title, gesture: gesture)
    }

    public mutating func endGesture() {
        history.endGesture()
    }

    public mutating func undo() {
        history.undo()
    }

    public mutating func redo() {
        history.redo()
    }

    /// Notes that a project now stands in the file.
    public mutating func markSaved(_ project: Project) {
        saved = project
    }
}
