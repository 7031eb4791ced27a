import Dialects
import Model

/// Moves the elements of two pages by a motion table, at a progress p of the push (0 = the lower page alone).
struct ElementMotion {
    let table: MotionTable
    let lower: Page
    let upper: Page
    let p: Double

    private var width: Double { upper.width }
    private var upperHasChevron: Bool { upper.elements.contains { $0.role == .backChevron } }
    private var upperBackLabel: Element? { upper.elements.first { $0.role == .backLabel } }
    private var lowerHasChevron: Bool { lower.elements.contains { $0.role == .backChevron } }

    /// The elements of each page, moved and faded.
    var lowerElements: [Element] { lower.elements.compactMap(moveLower) }
    var upperElements: [Element] { upper.elements.compactMap(moveUpper) }

    private var upperPageX: Double { width * (1 - p) }

    private func moveLower(_ element: Element) -> Element? {
        subject(lower: element).flatMap { table.rows[$0] }.map { move(element, $0) }
    }

    private func moveUpper(_ element: Element) -> Element? {
        subject(upper: element).flatMap { table.rows[$0] }.map { move(element, $0) }
    }

    private func subject(lower element: Element) -> MotionTable.Subject? {
        switch element.role {
        case .title: upperBackLabel == nil ? .lowerTitleAlone : .lowerTitle
        case .secondTitle, .titleImage, .titleButton: upperBackLabel == nil ? .lowerTitleAlone : .lowerTitleView
        case .largeTitle: upperBackLabel == nil ? .lowerLargeTitleAlone : .lowerLargeTitle
        case .backLabel: .lowerBackLabel
        case .backChevron: upperHasChevron ? .lowerChevron : .lowerLeftItems
        case .leftItem: .lowerLeftItems
        case .rightItem: .lowerRightItems
        case .prompt: .lowerPrompt
        case .tab: nil
        }
    }

    private func subject(upper element: Element) -> MotionTable.Subject? {
        switch element.role {
        case .title, .secondTitle, .titleImage, .titleButton: .upperTitle
        case .largeTitle: .upperLargeTitle
        case .backLabel: lower.elements.contains { $0.role == .largeTitle } ? .upperBackLabelFromLarge : .upperBackLabel
        case .backChevron: lowerHasChevron ? .upperChevronOverChevron : .upperChevron
        case .leftItem: .upperLeftItems
        case .rightItem: .upperRightItems
        case .prompt: .upperPrompt
        case .tab: nil
        }
    }

    private func move(_ element: Element, _ row: MotionTable.Row) -> Element {
        var moved = element
        moved.opacity *= row.fade(p)
        moved.frame = place(element, row.path)
        switch row.path {
        case .shrinkToBackLabel(let end): moved.font = element.font.map { backLabelFont($0, min(1, p / end)) }
        case .becomeBackLabel:
            moved.font = element.font.map { backLabelFont($0, p) }
            moved.color = upperBackLabel.map { element.color.mixed(with: $0.color, p) } ?? element.color
        default: break
        }
        if moved.opacity < 1 || moved.frame != element.frame { moved.tapFrame = nil }
        return moved
    }

    /// A font on its way to that of a back label.
    private func backLabelFont(_ font: Font, _ share: Double) -> Font {
        Font(family: font.family, size: font.size + (17 - font.size) * share, weight: font.weight + (400 - font.weight) * share)
    }

    private func place(_ element: Element, _ path: MotionTable.Path) -> Rect {
        let rest = element.frame
        switch path {
        case .stay: return rest
        case .withUpperPage: return rest.offset(upperPageX)
        case .aside(let share): return rest.offset(-share * width * p)
        case .fromTrailingEdge: return rest.offset((width - rest.x) * (1 - p))
        case .centerFromTrailingEdge: return rest.offset((width - rest.midX) * (1 - p))
        case .fromTrailingEdgeAlong(let curve): return rest.offset(width * (1 - curve(p)))
        case .settle(let widths, let end): return rest.offset(widths * rest.width * max(0, 1 - p / end))
        case .toBackLabel, .becomeBackLabel: return rest.offset((backLabelX - rest.x) * p)
        case .fromTitleBelow: return rest.offset((titleBelowMidX - rest.midX) * (1 - p))
        case .shrinkToBackLabel(let end):
            let share = min(1, p / end)
            let height = 17 * ItemLayout.lineHeight
            let target = Rect(backLabelX, upper.barFrame.y + 22 - height / 2, rest.width / 2, height)
            return rest.mixed(with: target, share)
        }
    }

    /// The back label stands at x 27; 27 too where the upper page shows none.
    private var backLabelX: Double {
        upperBackLabel?.frame.x ?? upper.metrics.chevronX + 19
    }

    private var titleBelowMidX: Double {
        lower.elements.first { $0.role == .title || $0.role == .largeTitle }?.frame.midX ?? width / 2
    }
}

extension Element {
    /// The element with its opacity times a factor; what is not wholly there takes no taps.
    func faded(_ factor: Double) -> Element {
        var faded = self
        faded.opacity *= factor
        if factor < 1 { faded.tapFrame = nil }
        return faded
    }

    /// The element moved as a whole.
    func offset(_ dx: Double, _ dy: Double = 0) -> Element {
        var moved = self
        moved.frame = frame.offset(dx, dy)
        moved.tapFrame = tapFrame?.offset(dx, dy)
        return moved
    }
}
