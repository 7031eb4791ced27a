import Dialects
import Model
import Testing

@testable import Scene

@Suite("What pages are told")
struct PageNewsTests {
    private let project = try? Project.of(
        [["a", "b"], ["d"]], screens: "a b c d m n",
        "\"modals\": [{ \"stack\": [\"m\"], \"presentation\": \"sheet\" }, { \"stack\": [\"n\"], \"presentation\": \"fullScreen\" }]"
    )

    private func start(_ profile: Profile = .ios18) throws -> (Navigator, NavigationState) {
        var project = try #require(project)
        project.profile = profile
        return (Navigator(project), try .showing("b", in: project))
    }

    @Test("A push loads the new page before the old one disappears")
    func push() throws {
        let (navigator, state) = try start()
        let plan = try navigator.push("c", in: state)
        #expect(plan.news == ["load c", "willDisappear b", "willAppear c", "didDisappear b", "didAppear c"])
        #expect(
            plan.cancelledNews == [
                "load c", "willDisappear b", "willAppear c", "willDisappear c", "didDisappear c", "willAppear b", "didAppear b",
            ])
        #expect(plan.after.journal.last?.screens == ["a", "b", "c"])
        #expect(plan.cancelled.journal.last?.screens == ["a", "b"])
    }

    @Test("A pop loads nothing", arguments: [TransitionKind.pop, .swipe])
    func pop(kind: TransitionKind) throws {
        let (navigator, state) = try start()
        let plan = try navigator.pop(kind, in: state)
        #expect(plan.news == ["willDisappear b", "willAppear a", "didDisappear b", "didAppear a"])
        #expect(
            plan.cancelledNews == [
                "willDisappear b", "willAppear a", "willDisappear a", "didDisappear a", "willAppear b", "didAppear b",
            ])
    }

    @Test("A tab's page appears before the old one disappears, at once")
    func selectTab() throws {
        let (navigator, state) = try start()
        let plan = try navigator.selectTab(1, in: state)
        #expect(plan.news == ["load d", "willAppear d", "willDisappear b", "didDisappear b", "didAppear d"])
        #expect(!plan.isAnimated)
        #expect(plan.after.journal.suffix(5).allSatisfy { !$0.isAnimated })
        let back = try navigator.selectTab(0, in: plan.after)
        #expect(back.news == ["willAppear b", "willDisappear d", "didDisappear d", "didAppear b"])
        #expect(try navigator.selectTab(0, in: state).news.isEmpty)
    }

    @Test("A card leaves the page below where it is; cancelling it tells only the card")
    func card() throws {
        let (navigator, state) = try start()
        let plan = try navigator.present("m", in: state)
        #expect(plan.news == ["load m", "willAppear m", "didAppear m"])
        #expect(plan.cancelledNews == ["load m", "willAppear m", "willDisappear m", "didDisappear m"])
        let back = try navigator.dismiss(in: plan.after)
        #expect(back.news == ["willDisappear m", "didDisappear m"])
        #expect(back.cancelledNews == ["willDisappear m", "willAppear m", "didAppear m"])
    }

    @Test("A modal that covers the screen has appeared before the page below has disappeared")
    func fullScreen() throws {
        let (navigator, state) = try start()
        let plan = try navigator.present("n", in: state)
        let told = ["load n", "willDisappear b", "willAppear n", "didAppear n", "didDisappear b"]
        #expect(plan.news == told)
        #expect(
            try navigator.dismiss(in: plan.after).news == [
                "willDisappear n", "willAppear b", "didAppear b", "didDisappear n",
            ])
        let (older, olderState) = try start(.ios12)
        #expect(try older.present("m", in: olderState).news.count == told.count, "before iOS 13 there were no cards")
    }

    @Test("A stack that is set loads its top alone; one that keeps its top tells nothing")
    func setStack() throws {
        let (navigator, state) = try start()
        let plan = try navigator.setStack(["c", "b", "a"], in: state)
        #expect(plan.news == ["willDisappear b", "willAppear a", "didDisappear b", "didAppear a"])
        let same = try navigator.setStack(["c", "b"], in: state)
        #expect(same.news.isEmpty)
        #expect(!same.isAnimated)
        #expect(try navigator.pop(in: same.after).news.first == "load c")
    }

    @Test("A page that has left its stack is loaded anew, one that stands in it is not")
    func loading() throws {
        let (navigator, state) = try start()
        let popped = try navigator.pop(in: state).after
        #expect(try navigator.push("b", in: popped).news.first == "load b")
        let deep = try navigator.push("c", in: state).after
        #expect(try navigator.popTo("a", in: deep).news.first == "willDisappear c")
        let without = try navigator.setStack(["a", "c"], in: deep).after
        let again = try navigator.setStack(["a", "b", "c"], in: without).after
        #expect(try navigator.pop(in: again).news.first == "load b", "b was away for a step")
        let modal = try navigator.present("n", in: state).after
        let dismissed = try navigator.dismiss(in: modal).after
        #expect(try navigator.present("n", in: dismissed).news.first == "load n")
        let cancelled = try navigator.push("c", in: state).cancelled
        #expect(try navigator.push("c", in: cancelled).news.first == "load c")
        let visited = try navigator.selectTab(0, in: navigator.selectTab(1, in: state).after).after
        #expect(try navigator.selectTab(1, in: visited).news.first == "willAppear d", "tabs keep their pages")
    }

    @Test("A page that is loaded anew is not scrolled")
    func scrolling() throws {
        let (navigator, start) = try start()
        var state = start
        state.scroll = ["a": 40, "b": 80]
        let popped = try navigator.pop(in: state).after
        #expect(popped.scroll["a"] == 40)
        #expect(try navigator.push("b", in: popped).after.scroll["b"] == nil)
    }
}
