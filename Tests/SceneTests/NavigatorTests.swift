import Dialects
import Model
import Testing

@testable import Scene

@Suite("Navigator")
struct NavigatorTests {
    private func problem(_ step: () throws -> TransitionPlan) -> String? {
        do {
            _ = try step()
            return nil
        } catch {
            return (error as? Problem)?.description
        }
    }

    @Test("Steps that cannot be are refused with a remedy")
    func refusals() throws {
        let project = try Project.of(
            [["home", "detail"], []], screens: "home detail letter",
            "\"modals\": [{ \"stack\": [\"letter\"], \"presentation\": \"sheet\" }]")
        let navigator = Navigator(project)
        let state = try NavigationState.showing("detail", in: project)
        #expect(problem { try navigator.push("detail", in: state) }?.contains("already stands") == true)
        #expect(problem { try navigator.push("lettre", in: state) } == "there is no screen \"lettre\". Did you mean \"letter\"?")
        #expect(
            problem { try navigator.push("x", in: state) }
                == "there is no screen \"x\". The screens are: home, detail, letter.")
        #expect(problem { try navigator.pop(in: .start(project)) }?.contains("root") == true)
        #expect(problem { try navigator.popTo("letter", in: state) }?.contains("Below it stand: home.") == true)
        #expect(problem { try navigator.popToRoot(in: .start(project)) }?.contains("root") == true)
        #expect(problem { try navigator.setStack([], in: state) }?.contains("at least one") == true)
        #expect(problem { try navigator.setStack(["home", "letter", "home"], in: state) }?.contains("twice") == true)
        #expect(problem { try navigator.dismiss(in: state) }?.contains("no modal") == true)
        #expect(problem { try navigator.selectTab(2, in: state) }?.contains("0 to 1") == true)
        #expect(problem { try navigator.selectTab(1, in: state) }?.contains("no screen") == true)
        let modal = try navigator.present("letter", in: state).after
        #expect(problem { try navigator.present("letter", in: modal) }?.contains("already") == true)
    }

    @Test("A stack of a tab is replaced as a whole")
    func setStackInTab() throws {
        let project = try Project.of([["a", "b"], ["d"]], screens: "a b c d")
        let after = try Navigator(project).setStack(["c", "b"], in: .showing("b", in: project)).after
        #expect(after.tabs == [["c", "b"], ["d"]])
        #expect(after.visible.stack == .tab(0))
    }

    @Test("Above the tabs, a stack that is set keeps, selects or replaces the root")
    func setStackAboveTabs() throws {
        let project = try Project.of([["a"], ["d"]], screens: "a b c d", "\"structure\": \"tabsInStack\"")
        let navigator = Navigator(project)
        let start = NavigationState.start(project)
        let pushed = try navigator.setStack(["a", "b"], in: start).after
        #expect(pushed.tabs == [["a"], ["d"]] && pushed.pushed == ["b"])
        #expect(pushed.visible.stack == .main)
        let selected = try navigator.setStack(["d", "c"], in: pushed).after
        #expect(selected.selectedTab == 1 && selected.pushed == ["c"] && selected.tabs == [["a"], ["d"]])
        let replaced = try navigator.setStack(["c", "b"], in: pushed).after
        #expect(replaced.tabs == [["c"], ["d"]] && replaced.pushed == ["b"])
        #expect(try navigator.setStack(["a"], in: pushed).after.visible.stack == .tab(0))
    }

    @Test("Modals go by the project's number, screens that no modal has are counted on")
    func modalNumbers() throws {
        let project = try Project.of(
            [["a"]], screens: "a m n o p",
            "\"modals\": [{ \"stack\": [\"m\"], \"presentation\": \"sheet\" }, { \"stack\": [\"n\", \"o\"] }]")
        let navigator = Navigator(project)
        let second = try navigator.present("o", in: .start(project)).after
        #expect(second.visible.stack == .modal(1))
        #expect(second.visibleScreens == ["n", "o"])
        #expect(second.screens(of: .modal(1)) == ["n", "o"])
        let own = try navigator.present("p", in: second).after
        #expect(own.visible.stack == .modal(2))
        #expect(try navigator.present("a", in: own).after.visible.stack == .modal(3))
    }

    @Test("A swipe back to a screen that is not the next one pops several")
    func popTo() throws {
        let project = try Project.of([["a", "b", "c"]], screens: "a b c")
        let plan = try Navigator(project).plan(.swipe, from: "c", to: "a")
        #expect(plan.kind == .swipe)
        #expect(plan.after.visibleScreens == ["a"])
        #expect(plan.cancelled.visibleScreens == ["a", "b", "c"])
    }

    @Test("Ends that are left out follow from the project")
    func plans() throws {
        let project = try Project.of(
            [[], ["a", "b"], ["d"]], screens: "a b d m",
            "\"modals\": [{ \"stack\": [\"m\"], \"presentation\": \"sheet\" }]")
        let navigator = Navigator(project)
        func ends(_ kind: TransitionKind) throws -> String {
            let plan = try navigator.plan(kind)
            return "\(plan.from) \(plan.to)"
        }
        #expect(try ends(.push) == "a b")
        #expect(try ends(.pop) == "b a")
        #expect(try ends(.popTo) == "b a")
        #expect(try ends(.popToRoot) == "b a")
        #expect(try ends(.setStack) == "a b")
        #expect(try ends(.present) == "b m")
        #expect(try ends(.dismiss) == "m b")
        #expect(try ends(.selectTab) == "b d")
        let above = try Project.of([["a"]], screens: "a b", "\"structure\": \"tabsInStack\", \"pushed\": [\"b\"]")
        let plan = try Navigator(above).plan(.push)
        #expect(plan.from == "a" && plan.to == "b" && plan.after.visible.stack == .main)
    }
}
