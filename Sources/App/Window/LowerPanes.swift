/// Which of the panes under the phone are open. A window that is not high enough for all of them shows those opened last; the
/// others come back with the room.
struct LowerPanes: Equatable {
    enum Pane: CaseIterable {
        case events
        case filmstrip
        case curves
        case scenarios
    }

    /// The window's height in logical pixels from which two, three and four panes leave the phone enough room.
    private static let heights = [740, 920, 1100]

    /// The one opened last stands last.
    private var opened: [Pane] = []
    /// How many panes the window has room for.
    private(set) var room = 1

    func shows(_ pane: Pane) -> Bool { opened.suffix(room).contains(pane) }

    mutating func show(_ pane: Pane, _ isOn: Bool = true) {
        opened.removeAll { $0 == pane }
        if isOn { opened.append(pane) }
    }

    /// How many panes a window of a height in logical pixels has room for.
    static func room(_ height: Int) -> Int { 1 + heights.count { height >= $0 } }

    mutating func fit(_ height: Int) { room = Self.room(height) }
}
