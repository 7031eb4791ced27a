import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The page *Checks*: findings come in the background, lead to their place, and can be accepted.
@Suite(.serialized) struct InspectorChecksTests {
    /// A white title on a white bar.
    private func pane() -> Pane {
        var project = Pane.project
        project.profile = .ios12
        project.screens[0].style[.translucent] = .flag(false)
        project.screens[0].style[.titleColor] = .color(.plain(.white))
        let pane = Pane(project)
        pane.open("checks")
        return pane
    }

    private func finding(_ pane: Pane) -> Widget? {
        pane.widgets.first { Pane.type(of: $0) == "GtkListBoxRow" && Pane.name(of: $0).contains("itle") }
    }

    @Test func aFindingComesAndGoesWithItsCause() {
        let pane = pane()
        #expect(pane.waitUntil { finding(pane) != nil })
        pane.store.perform(.setStyle(StylePlace(.screen("home")), .titleColor, .color(.plain(.black))), "")
        #expect(pane.waitUntil { finding(pane) == nil })
    }

    @Test func aFindingLeadsToItsElement() {
        let pane = pane()
        #expect(pane.waitUntil { finding(pane) != nil })
        _ = gtk_widget_activate(finding(pane))
        #expect(pane.waitUntil { pane.store.state.view.inspectorPage == "items" })
        #expect(pane.store.state.view.pickedElement?.role == .title)
    }

    @Test func aWaiverCountsAsAccepted() {
        let pane = pane()
        var waiver = Waiver()
        waiver.code = "contrast.title"
        waiver.reason = "agreed"
        pane.store.perform(.setWaivers([waiver]), "")
        #expect(pane.waitUntil { pane.labels.contains { $0.contains("Accepted: 1") } })
        #expect(finding(pane) == nil)
    }

    @Test(arguments: [(0, 0, "Nothing found."), (1, 4, "Checking… 1/4"), (4, 4, "Nothing found.")])
    func summaries(_ done: Int, _ count: Int, _ text: String) {
        #expect(ChecksPage.summary(Checker.Progress(done: done, count: count)) == text)
    }
}
