import Dialects
import Model
import Testing

@testable import Scene

@Suite("Navigation state")
struct NavigationStateTests {
    @Test("A fresh start shows the root of the first tab that has one")
    func start() throws {
        let project = try Project.of([[], ["a", "b"]], screens: "a b c")
        let state = NavigationState.start(project)
        #expect(state.selectedTab == 1)
        #expect(state.visibleScreens == ["a"])
        #expect(state.journal.words == ["load a", "willAppear a", "didAppear a"])
        #expect(NavigationState.start(Project()).visible.screen == "")
        #expect(NavigationState.start(try Project.of([], screens: "a b")).visibleScreens == ["a"])
    }

    @Test("A screen is reached by one step for each screen below it")
    func showing() throws {
        let project = try Project.of(
            [[], ["a", "b"], ["d", "e"]], screens: "a b c d e m n",
            "\"modals\": [{ \"stack\": [\"m\", \"n\"], \"presentation\": \"sheet\" }]")
        func shown(_ screen: ScreenID?) throws -> NavigationState { try .showing(screen, in: project) }
        #expect(try shown(nil).visibleScreens == ["a", "b"])
        #expect(try shown("a").visibleScreens == ["a"])
        #expect(try shown("b").journal.words.suffix(4) == ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
        #expect(try shown("c").visibleScreens == ["a", "c"], "it stands nowhere and is pushed on the root")
        let other = try shown("e")
        #expect(other.selectedTab == 2 && other.tabs == [[], ["a"], ["d", "e"]])
        let modal = try shown("n")
        #expect(modal.visibleScreens == ["m", "n"])
        #expect(modal.tabs[1] == ["a", "b"], "a modal comes up over the whole stack of the first tab")
        #expect(modal == (try Navigator(project).push("n", in: shown("m")).after))
        #expect(try shown("m") == Navigator(project).plan(.present).after, "as presenting has it")
    }

    @Test("The stack above the tabs is reached over the first tab")
    func aboveTabs() throws {
        let project = try Project.of(
            [["a"], ["d"]], screens: "a b c d", "\"structure\": \"tabsInStack\", \"pushed\": [\"b\", \"c\"]")
        #expect(try NavigationState.showing(nil, in: project).visibleScreens == ["a", "b", "c"])
        #expect(try NavigationState.showing("b", in: project).visible.stack == .main)
        #expect(try NavigationState.showing("d", in: project).visible.stack == .tab(1))
    }

    @Test("An unknown screen is refused with the nearest names")
    func unknown() throws {
        let project = try Project.of([["home"]], screens: "home detail")
        let problem = #expect(throws: Problem.self) { try NavigationState.showing("detial", in: project) }
        #expect(problem?.kind == .usage)
        #expect(problem?.remedy == "Did you mean \"detail\"?")
    }

    @Test("An edit keeps the place and the history as far as the screens are there")
    func refresh() throws {
        let project = try Project.of([["a", "b", "c"], ["d"]], screens: "a b c d")
        let state = try NavigationState.showing("c", in: project)
        let without = project.applying(.removeScreen("b"))
        let kept = state.refreshed(for: without)
        #expect(kept.visibleScreens == ["a", "c"])
        #expect(kept.journal == state.journal)
        #expect(!kept.isLoaded("b", in: .tab(0)))
        #expect(state.refreshed(for: project.applying(.removeScreen("c"))) == .start(project.applying(.removeScreen("c"))))
        #expect(state.refreshed(for: project) == state)
    }

    @Test("Another structure goes the same way again")
    func restructure() throws {
        var project = try Project.of([["a", "b"], ["d"]], screens: "a b c d")
        let state = try NavigationState.showing("b", in: project)
        project.structure = .tabsInStack
        let above = state.refreshed(for: project)
        #expect(above.visible.stack == .main && above.visibleScreens == ["a", "b"])
        #expect(above.tabs == [["a"], ["d"]])
        project.structure = .stackInTabs
        #expect(above.refreshed(for: project) == state)
    }
}
