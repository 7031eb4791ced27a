public import Model

/// One step of a scenario: what a person or the app does, or what is expected then.
public struct Step: Equatable, Sendable {
    public enum Action: Equatable, Sendable {
        case push(ScreenID)
        case pop
        case popTo(ScreenID)
        case popToRoot
        case setStack([ScreenID])
        /// A swipe back to a progress, and how the finger lets go there.
        case swipe(Double, Letting)
        case present(ScreenID)
        case dismiss
        /// By its place, 0 for the first one.
        case selectTab(Int)
        /// The content's offset of the page in front, in points.
        case scroll(Double)
        /// On an element: a role, `role.index`, or an item's id, text or ready-made name.
        case tap(String)
        /// A change that the page in front makes while it is open.
        case set(LiveEntry)
        case appearance(Appearance)
        /// The phone's settings that change.
        case settings(PhoneSettings)
        case expect(Expectation)
        /// Names the state for a later `same`.
        case mark(String)
    }

    /// How a finger lets go of a swipe.
    public enum Letting: Equatable, Sendable {
        case complete
        case cancel
        /// Widths a second, towards the end; progress and velocity decide.
        case velocity(Double)
    }

    public var action: Action
    /// Whether navigation is animated.
    public var isAnimated: Bool
    /// Where the step stands in the file, for messages.
    public var place: String

    public init(_ action: Action, isAnimated: Bool = true, place: String = "$") {
        self.action = action
        self.isAnimated = isAnimated
        self.place = place
    }
}

extension Step {
    /// The steps of one of the project's scenarios; an error names its JSON path.
    public static func steps(ofScenario index: Int, in project: Project) throws(Problem) -> [Step] {
        let list = JSON.array(project.scenarios.map { .object(["steps": .array($0.steps)]) })
        let scenarios = try Reader(.object(["scenarios": list])).member("scenarios", list).elements()
        guard scenarios.indices.contains(index) else {
            throw Problem(.usage, "there is no scenario \(index).", remedy: "The project has \(scenarios.count).")
        }
        return try steps(scenarios[index], in: project)
    }

    /// Steps that are given on their own: a list of them, or a scenario that holds one.
    public static func steps(_ reader: Reader, in project: Project) throws(Problem) -> [Step] {
        let list = reader.json["steps"].map { reader.member("steps", $0) } ?? reader
        guard list.json.array != nil else { throw reader.expected("a list of steps, or an object with the key steps") }
        var steps: [Step] = []
        for element in try list.elements() { steps.append(try Step(element, in: project)) }
        return steps
    }

    /// Each step of a scenario by itself, so that one that cannot be read does not hide the others; errors name no file.
    public static func readings(of scenario: Scenario, in project: Project) -> [Result<Step, Problem>] {
        scenario.steps.map { json in
            do throws(Problem) {
                return .success(try Step(Reader(json), in: project))
            } catch {
                return .failure(error)
            }
        }
    }
}
