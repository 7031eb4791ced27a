import CGtk
import Checks
import Dialects
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

    /// Two pages over one another.
    private func opened(_ finding: Finding) -> Pane {
        var project = Pane.project
        var detail = Screen(id: "detail", name: "Detail", content: .article)
        detail.item.title = .value(Title(text: "Detail"))
        project.screens.append(detail)
        let pane = Pane(project)
        FindingWay(pane.store, pane.playback) { _ in }.open(finding)
        return pane
    }

    @Test func aFindingOfATransitionHoldsItsFrame() {
        var finding = Finding(
            "motion.legibility", .warning, place: Finding.Place("title.0", progress: 0.4), "Pale.", remedy: "Darken.")
        finding.transition = Finding.Transition(.push, from: "home", to: "detail")
        let state = opened(finding).store.state
        #expect(state.transition?.kind == .push && state.transition?.to == "detail")
        #expect(abs(state.progress - 0.4) < 1e-6)
        #expect(state.view.pickedElement == ElementName(role: .title, owner: "detail", index: 0))
    }

    @Test func aFindingAtRestBringsItsScreenToTheFrontScrolledAsItWasFound() {
        let state = opened(
            Finding(
                "contrast.title", .error, screen: "detail", place: Finding.Place("title.0", scroll: [40]), "Pale.",
                remedy: "Darken.")
        ).store.state
        #expect(state.visibleScreen == "detail" && state.inspectedScreen == "detail")
        #expect(state.navigation.scroll["detail"] == 40)
    }

    @Test func aFindingOfAKeyOpensItsLevel() {
        let state = opened(
            Finding(
                "capability.ignored", .warning, screen: "home", place: Finding.Place("hairline", at: .theme), "No.", remedy: "Go."
            )
        ).store.state
        #expect(state.view.level == .theme && state.view.inspectorPage == "style")
    }

    @Test(arguments: [([Appearance.dark], true), ([.light, .dark], false), ([], false)])
    func itIsSaidWhenTheOtherAppearanceShowsIt(appearances: [Appearance], isSaid: Bool) {
        let finding = Finding(
            "contrast.title", .error, screen: "home", place: Finding.Place("title.0", appearances: appearances), "", remedy: "")
        #expect((opened(finding).store.state.view.notice != nil) == isSaid)
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
