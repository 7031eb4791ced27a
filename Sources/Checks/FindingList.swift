import Dialects
import Model

/// Findings in order; equal ones are joined, with the worst value and all places where they occur.
struct FindingList {
    private(set) var findings: [Finding] = []
    private var places: [Key: Int] = [:]

    /// Back by the button and by a finger lead the same way.
    private struct Transition: Hashable {
        let kind: TransitionKind
        let from: ScreenID
        let to: ScreenID

        init(_ transition: Finding.Transition) {
            kind = transition.kind == .swipe ? .pop : transition.kind
            from = transition.from
            to = transition.to
        }
    }

    private struct Key: Hashable {
        let code: String
        let screen: ScreenID?
        let transition: Transition?
        let element: String?
    }

    mutating func add(_ finding: Finding) {
        // What is seen on a screen is one finding, whichever way led there.
        let key = Key(
            code: finding.code, screen: finding.screen,
            transition: finding.screen == nil ? finding.transition.map(Transition.init) : nil,
            element: finding.place.element)
        guard let index = places[key] else {
            places[key] = findings.count
            findings.append(finding)
            return
        }
        let known = findings[index].place
        if isWorse(finding, than: findings[index]) { findings[index] = finding }
        findings[index].place.appearances = Appearance.allCases.filter {
            known.appearances.contains($0) || finding.place.appearances.contains($0)
        }
        findings[index].place.scroll = Set(known.scroll + finding.place.scroll).sorted()
    }

    /// Whether a finding is further from its limit.
    private func isWorse(_ one: Finding, than other: Finding) -> Bool {
        if one.severity != other.severity { return one.severity > other.severity }
        guard let a = one.measured, let b = other.measured else { return false }
        let share = a / (one.limit ?? 1), known = b / (other.limit ?? 1)
        return one.isMost ? share > known : share < known
    }
}
