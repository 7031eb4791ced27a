import Model
import Testing

@testable import Formats

/// What a theme file would give that says nothing, which is where a project begins that meets one.
@Suite struct SaidByNothingTests {
    @Test func whatAFileSaysIsAway() {
        var project = SampleScreens.project(named: "Brand", dialect: .hbd, theme: Theme())
        project.theme.style[.translucent] = .flag(true)
        project.palette["brand"] = Color(hex: "#108EE9")
        project.defaults = Style()
        project.unknown = [JSON.Member("x-format", "kept"), JSON.Member("other", "stays")]
        project.tabs[0].style[.translucent] = .flag(false)
        var page = SampleScreens.page("orders", "Orders", .list)
        page.style[.hidden] = .flag(true)
        project.screens.append(page)
        let bare = project.saidByNothing
        var expected = SampleScreens.project(named: "Brand", dialect: .hbd, theme: Theme())
        expected.unknown = [JSON.Member("other", "stays")]
        expected.screens.append(Screen(id: "orders", name: "Orders", content: .list))
        #expect(bare == expected)
    }

    @Test("A file of no pages shows sample ones, which it does not say anything of")
    func sampleScreensStay() {
        let project = SampleScreens.project(named: "Brand", dialect: .mpaas, theme: Theme())
        #expect(project.saidByNothing == project)
    }
}
