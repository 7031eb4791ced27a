import Model
import Testing

@testable import Scene

@Suite("Expectations")
struct ExpectationTests {
    private let description: JSON = [
        "screen": "detail",
        "statusBar": ["style": "dark", "background": .null],
        "bars": [["owner": "detail", "frame": [0, 47, 390, 44]]],
        "elements": [
            ["role": "title", "owner": "detail", "text": "Detail", "opacity": 1],
            ["role": "rightItem", "owner": "detail", "text": "Edit", "color": "#FF0000FF"],
            ["role": "rightItem", "owner": "detail", "text": "Add", "color": "#00FF00FF"],
        ],
        "trace": ["background": ["rule": "one"]],
    ]

    private func differences(_ subset: JSON) -> [String] {
        Expectation(subset: subset).differences(from: description, marks: [:])
    }

    @Test(
        "A part of the description is there",
        arguments: [
            ["screen": "detail"],
            ["statusBar": ["style": "dark"]],
            ["statusBar": ["background": .null], "transition": .null],
            ["bars": [["frame": [0.015, 47, 390, 44]]]],
            ["elements": [["role": "rightItem", "color": "#00ff00ff"]]],
            ["elements": [["role": "title", "text": "Detail"], ["role": "rightItem", "text": "Edit"]]],
        ] as [JSON])
    func holds(subset: JSON) {
        #expect(differences(subset).isEmpty)
    }

    @Test(
        "Each difference is one line with its place",
        arguments: [
            (["screen": "home"], "screen: expected \"home\", got \"detail\""),
            (["statusBar": ["style": "light"]], "statusBar.style: expected \"light\", got \"dark\""),
            (["bars": []], "bars: expected 0 entries, got 1"),
            (["bars": [["frame": [0.03, 47, 390, 44]]]], "bars[0].frame[0]: expected 0.03, got 0"),
            (["elements": [["role": "leftItem"]]], "elements: there is none like {\"role\": \"leftItem\"}"),
            (["elements": [["role": "title", "opacity": 0]]], "elements.title.opacity: expected 0, got 1"),
            (["events": []], "events: expected [], got null"),
        ] as [(JSON, String)])
    func fails(subset: JSON, line: String) {
        #expect(differences(subset) == [line])
    }

    @Test("The state at a mark must be the same in all that is seen")
    func marks() {
        let same = Expectation(mark: "before")
        #expect(same.differences(from: description, marks: ["before": description]).isEmpty)
        guard case .object(let members) = description else { return }
        let other = JSON.object(members.map { $0.key == "trace" ? .init("trace", .null) : $0 })
        #expect(same.differences(from: other, marks: ["before": description]).isEmpty, "the way there does not count")
        let less = JSON.object(members.filter { $0.key != "statusBar" })
        #expect(same.differences(from: less, marks: ["before": description]).count == 1)
        let more = JSON.object(members + [.init("pages", [])])
        #expect(same.differences(from: more, marks: ["before": description]) == ["pages: expected nothing, got []"])
        #expect(same.differences(from: description, marks: ["befor": description]).first?.contains("\"befor\"") == true)
    }
}
