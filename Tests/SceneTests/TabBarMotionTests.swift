import Dialects
import Model
import Testing

@testable import Scene

/// How a tab bar goes where only one of two pages has it.
@Suite("The tab bar on the way")
struct TabBarMotionTests {
    private func push(_ dialect: DialectName, _ more: String = "") throws -> Frame {
        let play = try Play(
            dialect,
            """
            \(more)'structure': 'stackInTabs', 'tabs': [{'title': 'One', 'stack': ['a']}, {'title': 'Two', 'stack': ['c']}], \
            'screens': [{'id': 'a'}, {'id': 'b', 'hidesTabBar': true}, {'id': 'c'}]
            """)
        return try play.pushing("b", 0.25)
    }

    @Test(
        "It fades in HBD 1.10.0 and goes with its page elsewhere",
        arguments: [
            (DialectName.hbd, "", 0.0, 0.75), (.hbd, "'library': '1.9.9', ", -29.25, 1), (.uikit, "", -29.25, 1),
            (.mpaas, "", -29.25, 1),
        ])
    func way(_ dialect: DialectName, _ more: String, _ x: Double, _ opacity: Double) throws {
        let frame = try push(dialect, more)
        let tab = try #require(frame.elements.first { $0.role == .tab })
        #expect(near(tab.frame.x, x, 1e-9))
        #expect(near(tab.opacity, opacity, 1e-9))
    }

    @Test("It is drawn over both pages while it fades")
    func isOnTop() throws {
        let faded = try push(.hbd).commands.compactMap { command -> DrawGroup? in
            if case .group(let group) = command, group.opacity == 0.75 { group } else { nil }
        }
        #expect(faded.count == 1)
        #expect(faded.first?.commands.isEmpty == false)
        let sliding = try push(.uikit).commands.contains { command in
            if case .group(let group) = command { group.opacity == 0.75 } else { false }
        }
        #expect(!sliding)
    }
}
