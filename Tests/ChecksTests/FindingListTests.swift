import Model
import Scene
import Testing

@testable import Checks

@Suite("Joining findings")
struct FindingListTests {
    private func finding(_ measured: Double, _ appearance: Appearance, _ scroll: Double, element: String = "title") -> Finding {
        Finding(
            "contrast.title", .warning, screen: "home",
            place: Finding.Place(element, appearances: [appearance], scroll: [scroll]), measured: measured, limit: 4.5,
            "\(measured)", remedy: "")
    }

    @Test func equalOnesAreJoinedWithTheWorstValue() {
        var list = FindingList()
        list.add(finding(3, .dark, 52))
        list.add(finding(2, .light, 0))
        list.add(finding(4, .dark, 26))
        #expect(list.findings.map(\.message) == ["2.0"])
        #expect(list.findings.map(\.place) == [Finding.Place("title", appearances: [.light, .dark], scroll: [0, 26, 52])])
    }

    @Test func elementsStayApart() {
        var list = FindingList()
        list.add(finding(3, .light, 0))
        list.add(finding(3, .light, 0, element: "prompt"))
        #expect(list.findings.count == 2)
    }
}
