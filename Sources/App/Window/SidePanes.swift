/// Which of the panes at the window's sides are shown. A narrow window shows one of them at a time, so that the phone keeps its
/// room; the other one comes back with the width.
struct SidePanes: Equatable {
    enum Pane {
        case sidebar
        case inspector

        fileprivate var other: Pane { self == .sidebar ? .inspector : .sidebar }
    }

    /// The width in logical pixels from which both panes stand beside the phone.
    static let roomForBoth = 800

    private var wanted: Set<Pane> = [.sidebar, .inspector]
    /// The pane that a narrow window shows, if it is wanted.
    private var front = Pane.inspector

    var isNarrow = false {
        didSet { if isNarrow, !wanted.contains(front) { front = front.other } }
    }

    func shows(_ pane: Pane) -> Bool { wanted.contains(pane) && (!isNarrow || pane == front) }

    mutating func show(_ pane: Pane, _ isOn: Bool = true) {
        if isOn {
            wanted.insert(pane)
            front = pane
        } else {
            wanted.remove(pane)
        }
    }
}
