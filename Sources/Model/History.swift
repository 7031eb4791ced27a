/// The states of a document that undo and redo go through; whole values, which share what did not change.
public struct History: Sendable {
    /// Older steps are forgotten.
    public static let limit = 1000

    private struct Step {
        let project: Project
        let title: String
    }

    public private(set) var present: Project
    private var past: [Step] = []
    private var future: [Step] = []
    private var gesture: String?

    public init(_ project: Project) {
        present = project
    }

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }
    /// What undo would take back, as the menu names it.
    public var undoTitle: String? { past.last?.title }
    public var redoTitle: String? { future.last?.title }

    /// Makes a project the present one. While the same gesture goes on, the present is replaced, so that a drag is one step.
    public mutating func record(_ project: Project, title: String, gesture: String? = nil) {
        guard project != present else { return }
        if gesture == nil || gesture != self.gesture {
            past.append(Step(project: present, title: title))
            if past.count > Self.limit { past.removeFirst() }
        }
        self.gesture = gesture
        future = []
        present = project
    }

    /// Ends a gesture: the next change is a step of its own.
    public mutating func endGesture() {
        gesture = nil
    }

    public mutating func undo() {
        guard let step = past.popLast() else { return }
        future.append(Step(project: present, title: step.title))
        present = step.project
        gesture = nil
    }

    public mutating func redo() {
        guard let step = future.popLast() else { return }
        past.append(Step(project: present, title: step.title))
        present = step.project
        gesture = nil
    }
}
