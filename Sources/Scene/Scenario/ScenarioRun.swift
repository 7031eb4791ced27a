public import Dialects
public import Model

/// A scenario under way: its steps change a copy of the project and the state of its app, from a fresh start on.
public struct ScenarioRun: Sendable {
    /// What a step came to.
    public enum Outcome: Equatable, Sendable {
        /// The app went from one screen to another, or was swiped and came back; the release is a swipe's.
        case moved(TransitionPlan, Release?)
        /// The frame changed without a transition.
        case changed
        /// Nothing moved, and why.
        case stayed(String)
        /// The frame of this state is to be compared.
        case expected(Expectation)
        /// The frame of this state is to be kept under a name.
        case marked(String)
    }

    public private(set) var project: Project
    public private(set) var state: NavigationState
    /// What the app was told, oldest first.
    public private(set) var events: [Event] = []
    /// The descriptions at the marks passed.
    var marks: [String: JSON] = [:]
    private let images: any ImageLibrary
    private let text: any TextMeasurer

    public init(_ project: Project, images: any ImageLibrary = NoImages(), text: any TextMeasurer = EvenMeasurer()) {
        self.project = project
        self.images = images
        self.text = text
        state = .start(project)
    }

    /// Draws the phone as it stands.
    public var builder: SceneBuilder { SceneBuilder(phone) }

    private var phone: Phone { Phone(project, images: images, text: text) }

    /// Takes a step; a problem names the step's place, and nothing has changed then.
    public mutating func perform(_ step: Step) throws(Problem) -> Outcome {
        do {
            return try outcome(step)
        } catch {
            throw Problem(.invalid, place: step.place, error.message, remedy: error.remedy)
        }
    }

    private mutating func outcome(_ step: Step) throws(Problem) -> Outcome {
        let navigator = Navigator(project)
        let isAnimated = step.isAnimated
        switch step.action {
        case .push(let screen): return move(try navigator.push(screen, in: state, isAnimated: isAnimated))
        case .pop: return move(try navigator.pop(in: state, isAnimated: isAnimated))
        case .popTo(let screen): return move(try navigator.popTo(screen, in: state, isAnimated: isAnimated))
        case .popToRoot: return move(try navigator.popToRoot(in: state, isAnimated: isAnimated))
        case .setStack(let screens): return move(try navigator.setStack(screens, in: state, isAnimated: isAnimated))
        case .present(let screen): return move(try navigator.present(screen, in: state, isAnimated: isAnimated))
        case .dismiss: return move(try navigator.dismiss(in: state, isAnimated: isAnimated))
        case .selectTab(let index): return move(try navigator.selectTab(index, in: state, isByHand: false))
        case .swipe(let progress, let letting): return try swipe(progress, letting, navigator)
        case .tap(let name): return try tap(name, navigator)
        case .expect(let expectation): return .expected(expectation)
        case .mark(let name): return .marked(name)
        case .scroll(let offset): state.scroll[state.visible.screen] = offset
        case .set(let entry): set(entry)
        case .appearance(let appearance): project.appearance = appearance
        case .settings(let settings): project.settings = (project.settings ?? PhoneSettings()).merging(settings)
        }
        return .changed
    }

    private mutating func move(_ plan: TransitionPlan, _ release: Release? = nil, completes: Bool = true) -> Outcome {
        state = completes ? plan.after : plan.cancelled
        return .moved(plan, release)
    }

    /// The page in front makes a change now: it is the last of its live entries that follow the page's appearing.
    private mutating func set(_ entry: LiveEntry) {
        guard var screen = project[screen: state.visible.screen] else { return }
        screen.live.append(entry)
        project = project.applying(.setScreen(screen))
    }

    private mutating func swipe(
        _ progress: Double, _ letting: Step.Letting, _ navigator: Navigator
    ) throws(Problem) -> Outcome {
        let plan = try navigator.pop(.swipe, in: state)
        let gesture = builder.back(.swipe, in: state)
        events += gesture.events
        switch gesture.effect {
        case .back: break
        case .ask(let question): return .stayed("the page asks: \(question)")
        default: return .stayed("\"\(plan.from)\" cannot be swiped back.")
        }
        let release =
            switch letting {
            case .complete: Release(progress: progress, completes: true)
            case .cancel: Release(progress: progress, completes: false)
            case .velocity(let velocity): Release(progress: progress, velocity: velocity)
            }
        return move(plan, release, completes: release.completes)
    }

    private mutating func tap(_ name: String, _ navigator: Navigator) throws(Problem) -> Outcome {
        let element = try builder.element(called: name, in: state)
        guard element.tapFrame != nil else { return .stayed("\(element.role.rawValue) takes no taps.") }
        let tap = builder.tap(element, in: state)
        events += tap.events
        if element.role != .tab { state.noteTap() }
        switch tap.effect {
        case .stay: return .changed
        case .ask(let question): return .stayed("the page asks: \(question)")
        case .refuse: return .stayed("the page does not let go.")
        case .selectTab(let index): return move(try navigator.selectTab(index, in: state))
        case .dismiss: return move(try navigator.dismiss(in: state))
        case .back where state.visible.below.isEmpty && state.modals.isEmpty: return .stayed("there is nothing to go back to.")
        case .back: return move(try state.visible.below.isEmpty ? navigator.dismiss(in: state) : navigator.pop(in: state))
        case .toggleEditing:
            state.toggleEditing(element.owner)
            return .changed
        }
    }
}

extension NavigationState {
    /// Notes that the page in front was tapped, for live entries that wait for it.
    public mutating func noteTap() {
        let visible = visible
        tell([Happening(.tap, visible.screen, in: visible.stack, screens: screens(of: visible.stack))])
    }
}
