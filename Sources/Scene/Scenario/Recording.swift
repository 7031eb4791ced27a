import Dialects
public import Model

/// The steps of a scenario as they are made by hand, as the project file spells them.
public struct Recording: Equatable, Sendable {
    public private(set) var steps: [JSON] = []
    /// As the phone was when the recording began.
    private let appearance: Appearance
    private let settings: PhoneSettings

    /// Begins with an app that has just been started.
    public init(_ project: Project) {
        appearance = project.appearance
        settings = project.settings ?? PhoneSettings()
    }

    // MARK: Steps

    /// A transition that has come to its end. Only a swipe can be cancelled; it was let go at a progress.
    public mutating func note(_ plan: TransitionPlan, completes: Bool, at progress: Double, _ release: Release? = nil) {
        guard completes || plan.kind == .swipe else { return }
        switch plan.kind {
        case .push, .popTo, .present: add(plan.kind.rawValue, .string(plan.to))
        case .pop, .popToRoot, .dismiss: add(plan.kind.rawValue, true)
        case .setStack: add("setStack", .array(plan.after.visibleScreens.map(JSON.string)))
        case .selectTab: note(tab: plan.after.selectedTab)
        case .swipe: steps.append(Self.swipe(completes: completes, at: progress, release))
        }
    }

    /// A stack that was put in place at once.
    public mutating func note(stack: [ScreenID]) {
        steps.append(.object(["setStack": .array(stack.map(JSON.string)), "animated": false]))
    }

    public mutating func note(tab: Int) { add("selectTab", .integer(tab)) }

    /// A tap on an element by its name in steps.
    public mutating func note(tap name: String) { add("tap", .string(name)) }

    /// The content's offset of the page in front, in points; while it goes on, it is one step.
    public mutating func note(scroll offset: Double) {
        if last == "scroll" { steps.removeLast() }
        add("scroll", .number(Self.rounded(max(0, offset), 100)))
    }

    /// The phone's appearance and settings, as far as they differ; settings made one after the other are one step.
    public mutating func noteSettings(from old: Project, to new: Project) {
        if old.appearance != new.appearance { add("appearance", new.appearance.json) }
        let before = old.settings ?? PhoneSettings(), after = new.settings ?? PhoneSettings()
        var changes = Self.spelled(after, where: { before.spelled($0) != after.spelled($0) })
        guard !changes.isEmpty else { return }
        if last == "settings", let made = steps.last?["settings"]?.members {
            steps.removeLast()
            changes = made.filter { member in !changes.contains { $0.key == member.key } } + changes
        }
        add("settings", .object(changes))
    }

    /// The app was started anew and stands in a state: what was recorded until then does not count any more.
    public mutating func startOver(at state: NavigationState, in project: Project) {
        steps = []
        if state.selectedTab != NavigationState.start(project).selectedTab { note(tab: state.selectedTab) }
        let tab = state.tabs.indices.contains(state.selectedTab) ? state.tabs[state.selectedTab] : []
        for screen in tab.dropFirst() + state.pushed { add("push", .string(screen)) }
        for modal in state.modals {
            guard let root = modal.stack.first else { continue }
            add("present", .string(root))
            for screen in modal.stack.dropFirst() { add("push", .string(screen)) }
        }
        if let offset = state.scroll[state.visible.screen], offset > 0 { note(scroll: offset) }
    }

    /// Expects what tells most of a frame as `describe` tells it: the screen, the bars' layers, the status bar, titles.
    public mutating func expect(_ description: JSON) {
        let screen = description["screen"] ?? .null
        let bars = (description["bars"]?.array ?? []).map { bar in
            JSON.object([
                "owner": bar["owner"], "hidden": bar["hidden"],
                "layers": .array((bar["layers"]?.array ?? []).map { Self.part($0, ["kind", "color", "ref"]) }),
            ])
        }
        let titles = (description["elements"]?.array ?? []).filter { element in
            element["owner"] == screen && element["text"]?.string != nil
                && ["title", "largeTitle", "titleButton", "prompt"].contains(element["role"]?.string)
        }
        let status = description["statusBar"].map { Self.part($0, ["style", "hidden"]) }
        add(
            "expect",
            .object([
                "screen": screen, "bars": .array(bars), "statusBar": status,
                "elements": .array(titles.map { Self.part($0, ["role", "text", "color"]) }),
            ]))
    }

    // MARK: The end

    /// What was recorded, from a known look of the phone on, with the screen that is in front at the end.
    public func scenario(_ name: String, endingOn screen: ScreenID) -> Scenario {
        var scenario = Scenario()
        scenario.name = name
        scenario.steps = beginning + steps
        if last != "expect" { scenario.steps.append(.object(["expect": .object(["screen": .string(screen)])])) }
        return scenario
    }

    /// What the steps change or expect of the phone's look is set as it was at first, so that they do the same again.
    private var beginning: [JSON] {
        let keys = steps.flatMap { $0.members ?? [] }
        let looks = keys.contains { $0.key == "appearance" || $0.key == "expect" }
        let made = Set(keys.filter { $0.key == "settings" }.flatMap { $0.value.members ?? [] }.map(\.key))
        let settings = Self.spelled(settings, where: made.contains)
        return (looks ? [.object(["appearance": appearance.json])] : [])
            + (settings.isEmpty ? [] : [.object(["settings": .object(settings)])])
    }

    // MARK: Spelling

    private var last: String? { steps.last?.members?.first?.key }

    private mutating func add(_ word: String, _ value: JSON) {
        steps.append(.object([JSON.Member(word, value)]))
    }

    /// A finger that stood still decides by a word; else progress and velocity do, as they did on the phone.
    private static func swipe(completes: Bool, at progress: Double, _ release: Release?) -> JSON {
        let share = rounded(min(1, max(0, release?.progress ?? progress)), 1000)
        let velocity = rounded(release?.velocity ?? 0, 100)
        let decides = velocity != 0 && Timeline.completes(at: share, velocity: velocity) == completes
        return .object(["swipe": .number(share), "release": decides ? .number(velocity) : completes ? "complete" : "cancel"])
    }

    private static func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }

    private static func part(_ json: JSON, _ keys: [String]) -> JSON {
        .object(keys.compactMap { key in json[key].map { JSON.Member(key, $0) } })
    }

    private static func spelled(_ settings: PhoneSettings, where isWanted: (String) -> Bool) -> [JSON.Member] {
        PhoneSettings.usual.filter { isWanted($0.key) }.map { JSON.Member($0.key, settings.spelled($0.key)) }
    }
}

extension PhoneSettings {
    /// What each setting is on a phone that nobody has changed; a step has to say so, since what it leaves out stays.
    fileprivate static let usual: [JSON.Member] = [
        JSON.Member("textSize", 1), JSON.Member("boldText", false), JSON.Member("increasedContrast", false),
        JSON.Member("reducedTransparency", false), JSON.Member("reducedMotion", false), JSON.Member("language", "en"),
        JSON.Member("rightToLeft", false), JSON.Member("orientation", Orientation.portrait.json),
    ]

    /// A setting's value, the usual one if it is not set.
    fileprivate func spelled(_ key: String) -> JSON {
        json[key] ?? Self.usual.first { $0.key == key }?.value ?? .null
    }
}
