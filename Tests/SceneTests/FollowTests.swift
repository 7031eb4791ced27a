import Model
import Scene
import Testing

/// The phone follows the project's stacks where it stood as they said.
struct FollowTests {
    private func project(_ stack: [ScreenID], other: [ScreenID] = ["d"]) -> Project {
        var project = Project()
        project.screens = ["a", "b", "c", "d", "e"].map { Screen(id: $0) }
        project.tabs = [Tab(title: "One", stack: stack), Tab(title: "Two", stack: other)]
        return project
    }

    @Test(arguments: [
        (["a", "b", "c"], ["a", "c", "b"], ["a", "c", "b"]),
        (["a", "b", "c"], ["b", "c"], ["b", "c"]),
        (["a", "b"], ["b", "a", "c"], ["b", "a"]),
        (["a"], ["e", "a", "b", "c"], ["e"]),
        (["a", "e"], ["a", "c", "b"], ["a", "e"]),
    ])
    func theStackInFront(stands: [ScreenID], new: [ScreenID], becomes: [ScreenID]) {
        let old = project(["a", "b", "c"])
        let state = NavigationState(tabs: [stands, ["d"]])
        #expect(state.following(old, project(new)).visibleScreens == becomes)
    }

    @Test func aStackThatIsNotSeenFollowsToo() {
        let state = NavigationState(tabs: [["a"], ["d", "e"]])
        let after = state.following(project(["a"], other: ["d", "e"]), project(["a"], other: ["e", "d"]))
        #expect(after.tabs == [["a"], ["e", "d"]])
        #expect(after.visible.screen == "a")
    }

    @Test func aModalFollows() {
        var old = project(["a"]), new = project(["a"])
        old.modals = [Modal(stack: ["b", "c"], presentation: .sheet)]
        new.modals = [Modal(stack: ["c", "b"], presentation: .sheet)]
        var state = NavigationState(tabs: [["a"], ["d"]])
        state.modals = [.init(index: 0, stack: ["b", "c"], presentation: .sheet)]
        #expect(state.following(old, new).visibleScreens == ["c", "b"])
    }

    @Test func screensAboveTheTabsFollow() {
        var old = project(["a"]), new = project(["a"])
        old.structure = .tabsInStack
        new.structure = .tabsInStack
        old.pushed = ["b", "c"]
        new.pushed = ["c", "b"]
        let state = NavigationState(tabs: [["a"], ["d"]], pushed: ["b", "c"])
        #expect(state.following(old, new).pushed == ["c", "b"])
    }
}
