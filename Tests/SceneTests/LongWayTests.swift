import Model
import Testing

@testable import Dialects
@testable import Scene

/// What has happened is folded once: the same bars as from the beginning, for work that does not grow.
@Suite struct LongWayTests {
    private static let dialects: [DialectName] = [.mpaas, .saveRestore, .customBar]

    /// Pages that leave something on the shared bar in each way that a dialect knows.
    private static func project(_ dialect: DialectName, _ structure: Structure) throws -> Project {
        let text = """
            {"transom": 1, "dialect": "\(dialect.rawValue)", "structure": "\(structure.rawValue)", "statusBarPerScreen": false,
            "theme": {"backgroundImage": "t.png", "background": "#EEE"},
            "tabs": [{"stack": ["a", "b"]}, {"stack": ["c"]}], "modals": [{"stack": ["m", "n"]}],
            "screens": [
                {"id": "a"},
                {"id": "b", "style": {"backgroundImage": "b.png", "customBar": {"name": "B", "height": 60}, "background": "#0F0"}},
                {"id": "c", "autoStyle": false, "restore": "none", "style": {"backgroundImage": "c.png"}},
                {"id": "d", "live": [{"hidden": true, "statusBar": "light", "background": "#F00", "translucent": true},
                    {"when": "disappear", "hidden": false, "backgroundImage": "d.png"}]},
                {"id": "e", "restore": "simple", "item": {"left": [{"text": "L"}], "title": {"text": "E"}},
                    "style": {"backgroundImage": "e.png", "customBar": {"draws": ["title"], "follows": ["title"]}},
                    "live": [{"item": {"hidesLeft": true}}, {"when": "disappear", "item": {"title": {"text": "Gone"}}},
                        {"when": "tap", "item": {"hidesLeft": false, "title": {"text": "Tapped"}}}]},
                {"id": "m", "live": [{"when": "load", "hairline": "#00F", "item": {"prompt": "P"}}]},
                {"id": "n", "style": {"customBar": {"slides": true}, "backgroundImage": "n.png"}}
            ]}
            """
        return try ProjectCodec.decode(Array(text.utf8))
    }

    @Test("A random walk shows the bars that folding from the beginning gives", arguments: dialects)
    func equalToFoldingFromTheBeginning(_ dialect: DialectName) throws {
        for (seed, structure) in [Structure.stackInTabs, .tabsInStack].enumerated() {
            let project = try Self.project(dialect, structure)
            var dice = RandomWalkTests.Dice(state: UInt64(seed + 1))
            var state = NavigationState.start(project)
            for step in 0..<60 {
                guard let plan = Self.plan(from: state, project, &dice) else {
                    state.noteTap()
                    continue
                }
                for seen in [plan.before, plan.begun, plan.after, plan.cancelled, plan.after.untoldOfEnd] {
                    for screen in [plan.from, plan.to] { Self.compare(screen, seen, project, "\(structure), step \(step)") }
                }
                state = plan.kind.goesBack && Bool.random(using: &dice) ? plan.cancelled : plan.after
            }
        }
    }

    private static func plan(
        from state: NavigationState, _ project: Project, _ dice: inout RandomWalkTests.Dice
    ) -> TransitionPlan? {
        let navigator = Navigator(project)
        let any = project.screens.randomElement(using: &dice)?.id ?? ""
        return switch Int.random(in: 0..<10, using: &dice) {
        case 0, 1, 2: try? navigator.push(any, in: state)
        case 3: try? navigator.pop(in: state)
        case 4: try? navigator.pop(.swipe, in: state)
        case 5: try? navigator.popToRoot(in: state, isAnimated: false)
        case 6: try? navigator.present("m", in: state)
        case 7: try? navigator.dismiss(in: state)
        case 8: try? navigator.selectTab(Int.random(in: 0..<2, using: &dice), in: state)
        default: try? navigator.setStack([any], in: state)
        }
    }

    private static func compare(_ screen: ScreenID, _ state: NavigationState, _ project: Project, _ place: String) {
        let builder = SceneBuilder(Phone(project))
        let request = builder.request(screen, in: state)
        var again = request
        again.journal = Journal(Array(request.journal))
        #expect(builder.phone.dialect.resolve(request) == builder.phone.dialect.resolve(again), "\(screen), \(place)")
    }

    @Test("A visit after a thousand others tells as much as one of the first", arguments: dialects)
    func theWorkDoesNotGrow(_ dialect: DialectName) throws {
        let project = try Self.project(dialect, .stackInTabs)
        let navigator = Navigator(project)
        let builder = SceneBuilder(Phone(project))
        var state = NavigationState.start(project)
        var told: [Int] = []
        for visit in 0..<1000 {
            for goesBack in [false, true] {
                let plan = goesBack ? try navigator.pop(in: state) : try navigator.push("b", in: state)
                state = plan.after
                guard !(10..<980).contains(visit) else { continue }
                _ = builder.frame(of: plan, progress: 0.5)
                _ = builder.frame(of: state)
            }
            told.append(state.journal.toldCount)
        }
        #expect(told[999] - told[991] == told[9] - told[1])
        #expect(told[9] > told[1])
    }

    @Test("A thousand screens are pushed without the whole way being copied each time", .timeLimit(.minutes(1)))
    func aDeepStackIsBuilt() throws {
        var project = Project()
        project.screens = (0..<1000).map { Screen(id: "screen \($0)", content: .list) }
        project.tabs = [Tab(title: "One", stack: project.screens.map(\.id))]
        var state = try NavigationState.showing(nil, in: project)
        #expect(state.visible.below.count == 999)
        #expect(state.journal.count == 3 + 999 * 5)
        #expect(project.screens.allSatisfy { state.isLoaded($0.id, in: .tab(0)) })
        state = try Navigator(project).popToRoot(in: state).after
        #expect(!state.isLoaded("screen 1", in: .tab(0)) && state.isLoaded("screen 0", in: .tab(0)))
    }
}
