internal import Testing

@testable internal import App

@Suite struct SidePanesTests {
    /// What is done to the panes, and which ones are shown then.
    private static let ways: [(String, (inout SidePanes) -> Void, sidebar: Bool, inspector: Bool)] = [
        ("a wide window shows both", { _ in }, true, true),
        ("a narrow one shows the inspector", { $0.isNarrow = true }, false, true),
        (
            "and the sidebar in its place if asked",
            {
                $0.isNarrow = true; $0.show(.sidebar)
            }, true, false
        ),
        (
            "hiding the one leaves the phone alone",
            {
                $0.isNarrow = true; $0.show(.inspector, false)
            }, false, false
        ),
        (
            "with the width, both come back",
            {
                $0.isNarrow = true; $0.show(.sidebar); $0.isNarrow = false
            }, true, true
        ),
        (
            "but not one that is hidden",
            {
                $0.show(.sidebar, false); $0.isNarrow = true; $0.isNarrow = false
            }, false, true
        ),
        (
            "the only one stays when it gets narrow",
            {
                $0.show(.inspector, false); $0.isNarrow = true
            }, true, false
        ),
    ]

    @Test func showsWhatHasRoom() {
        for (what, change, sidebar, inspector) in Self.ways {
            var panes = SidePanes()
            change(&panes)
            #expect(panes.shows(.sidebar) == sidebar, "\(what)")
            #expect(panes.shows(.inspector) == inspector, "\(what)")
        }
    }
}
