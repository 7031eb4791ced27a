import Dialects
import Testing

@testable import Model
@testable import Scene

/// Many small steps in a random but repeatable order: edits, navigation, undo and redo, with what must hold after each.
@Suite struct RandomWalkTests {
    /// A generator whose sequence follows from its seed (SplitMix64).
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static func project(_ dialect: DialectName, _ structure: Structure) -> Project {
        var project = Project()
        project.dialect = dialect
        project.structure = structure
        project.palette = Palette([.init("brand", .plain(RGBA(16, 142, 233)))])
        project.screens = ["a", "b", "c", "d", "m"].map { id in
            var screen = Screen(id: id, content: .list)
            screen.item.title = .value(Title(text: id.uppercased()))
            return screen
        }
        project.tabs = [Tab(title: "One", stack: ["a", "b"]), Tab(title: "Two", stack: ["c"])]
        project.modals = [Modal(stack: ["m"], presentation: .sheet)]
        return project
    }

    @Test(arguments: DialectName.allCases, [Structure.stackInTabs, .tabsInStack])
    func nothingBreaks(_ dialect: DialectName, _ structure: Structure) throws {
        var dice = Dice(state: UInt64(dialect.rawValue.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
        let first = Self.project(dialect, structure)
        var editor = Editor(first, isSaved: true)
        var state = try NavigationState.showing(nil, in: first)
        for step in 0..<120 {
            if Int.random(in: 0..<3, using: &dice) == 0 {
                Self.edit(&editor, &dice)
                state = state.refreshed(for: editor.project)
            } else {
                state = try Self.move(state, editor.project, &dice)
            }
            try Self.check(state, editor.project, step)
        }
        let last = editor.project
        var undone = 0
        while editor.history.canUndo {
            editor.undo()
            undone += 1
        }
        #expect(editor.project == first)
        #expect(!editor.isDirty)
        for _ in 0..<undone { editor.redo() }
        #expect(editor.project == last)
    }

    // MARK: Steps

    private static func edit(_ editor: inout Editor, _ dice: inout Dice) {
        let project = editor.project
        guard let screen = project.screens.randomElement(using: &dice) else { return }
        let color = StyleValue.color(.plain(RGBA(.random(in: 0...255, using: &dice), 0, 0, .random(in: 0...255, using: &dice))))
        let places: [StylePlace] = [
            StylePlace(.theme), StylePlace(.tab(0)), StylePlace(.screen(screen.id)),
            StylePlace(.live(screen.id, screen.live.count)),
            StylePlace(.screen(screen.id), isScrollEdge: true),
        ]
        let place = places.randomElement(using: &dice) ?? places[0]
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: editor.perform(.setStyle(place, .background, color), title: "colour")
        case 1: editor.perform(.setStyle(place, .background, nil), title: "reset")
        case 2: editor.perform(.setStyle(place, .hidden, .flag(Bool.random(using: &dice))), title: "hidden")
        case 3:
            editor.perform(
                .setStyle(place, .barAlpha, .number(.random(in: 0...1, using: &dice))), title: "alpha", gesture: "drag")
        case 4: editor.perform(.addScreen(Screen(id: "n\(project.screens.count)", content: .form), at: 0), title: "add")
        case 5: if project.screens.count > 3 { editor.perform(.removeScreen(screen.id), title: "remove") }
        case 6: editor.perform(.setAppearance(project.appearance == .dark ? .light : .dark), title: "appearance")
        case 7: editor.perform(.setProfile(Profile.allCases.randomElement(using: &dice) ?? .ios18), title: "profile")
        case 8: editor.perform(.renameColor("brand", to: "ink"), title: "rename")
        case 9: editor.perform(.setDevice(Device.all.randomElement(using: &dice) ?? .standard), title: "device")
        case 10: editor.undo()
        default: editor.redo()
        }
    }

    /// A step that the state allows; one that it refuses must be refused with a problem and change nothing.
    private static func move(_ state: NavigationState, _ project: Project, _ dice: inout Dice) throws -> NavigationState {
        let navigator = Navigator(project)
        let any = project.screens.randomElement(using: &dice)?.id ?? ""
        do throws(Problem) {
            let plan: TransitionPlan
            switch Int.random(in: 0..<9, using: &dice) {
            case 0, 1: plan = try navigator.push(any, in: state)
            case 2: plan = try navigator.pop(in: state)
            case 3: plan = try navigator.pop(.swipe, in: state)
            case 4: plan = try navigator.popToRoot(in: state)
            case 5: plan = try navigator.present(any, in: state)
            case 6: plan = try navigator.dismiss(in: state)
            case 7: plan = try navigator.selectTab(Int.random(in: 0..<3, using: &dice), in: state)
            default: plan = try navigator.setStack([any], in: state)
            }
            try look(at: plan, project, &dice)
            return Bool.random(using: &dice) || !plan.kind.goesBack ? plan.after : plan.cancelled
        } catch {
            #expect(error.kind == .usage)
            return state
        }
    }

    private static func look(at plan: TransitionPlan, _ project: Project, _ dice: inout Dice) throws(Problem) {
        let builder = SceneBuilder(Phone(project))
        for frame in [builder.frame(of: plan, progress: .random(in: 0...1, using: &dice)), builder.frame(of: plan.after)] {
            let rects = frame.pages.map(\.frame) + frame.bars.map(\.frame) + frame.elements.map(\.frame)
            #expect(
                rects.allSatisfy { [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite) && $0.width >= 0 && $0.height >= 0 })
            #expect(!frame.commands.isEmpty)
            #expect(frame.elements.allSatisfy { (0...1).contains($0.opacity) })
        }
        let before = plan.before, cancelled = plan.cancelled
        #expect(before.tabs == cancelled.tabs && before.pushed == cancelled.pushed && before.modals == cancelled.modals)
        #expect(before.selectedTab == cancelled.selectedTab && before.scroll == cancelled.scroll)
    }

    private static func check(_ state: NavigationState, _ project: Project, _ step: Int) throws {
        #expect(try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8)) == project, "step \(step)")
        #expect(state.tabs.indices.contains(state.selectedTab), "step \(step)")
        for stack in state.tabs + [state.pushed] + state.modals.map(\.stack) {
            #expect(Set(stack).count == stack.count, "step \(step): a screen stands twice in \(stack)")
            #expect(stack.allSatisfy { project[screen: $0] != nil }, "step \(step): \(stack) has screens that are gone")
        }
        #expect(state.modals.allSatisfy { !$0.stack.isEmpty })
        #expect(project[screen: state.visible.screen] != nil, "step \(step)")
    }
}
