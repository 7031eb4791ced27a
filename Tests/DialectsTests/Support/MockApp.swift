import Dialects
import Model

/// An app of one dialect that is pushed and popped by hand; its pages are told in UIKit's order.
struct MockApp {
    private(set) var project: Project
    private(set) var stacks: [StackID: [ScreenID]] = [:]
    private(set) var front = StackID.tab(0)
    private(set) var journal = Journal()

    /// A project of JSON: single quotes stand for double ones.
    init(_ dialect: DialectName, _ text: String = "{}") throws {
        let body = text.replacing("'", with: "\"").dropFirst()
        let start = "{\"transom\": 1, \"dialect\": \"\(dialect.rawValue)\""
        project = try ProjectCodec.decode(Array((start + (body.hasPrefix("}") ? "" : ", ") + body).utf8))
    }

    /// The app with a page of this JSON pushed on an empty root.
    init(_ dialect: DialectName, theme: String = "{}", page: String, more: String = "") throws {
        let screen = page == "{}" ? "{'id': 'b'}" : "{'id': 'b', " + page.dropFirst()
        try self.init(
            dialect, "{'theme': \(theme), 'screens': [{'id': 'a', 'item': {'title': {'text': 'A'}}}, \(screen)]\(more)}")
        start("a")
        push("b")
    }

    mutating func start(_ root: ScreenID, tab: Int = 0) {
        front = .tab(tab)
        stacks[front] = [root]
        tell(.load, root)
        tell(.willAppear, root)
        tell(.didAppear, root)
    }

    mutating func push(_ screens: ScreenID...) {
        for screen in screens { change(.push, to: (stacks[front] ?? []) + [screen], isNew: true) }
    }

    mutating func set(_ screens: [ScreenID]) { change(.setStack, to: screens, isNew: true) }

    mutating func pop(_ kind: TransitionKind = .pop, isAnimated: Bool = true, ends: Bool = true) {
        change(kind, to: Array((stacks[front] ?? []).dropLast()), isNew: false, isAnimated: isAnimated, ends: ends)
    }

    mutating func present(_ screen: ScreenID) {
        let below = (front, stacks[front]?.last ?? "")
        front = .modal(0)
        stacks[front] = [screen]
        tell(.load, screen, in: front, .present)
        tell(.willDisappear, below.1, in: below.0, .present)
        tell(.willAppear, screen)
        tell(.didAppear, screen)
    }

    /// Closes the modal over the first tab.
    mutating func dismiss() {
        let gone = (front, stacks[front]?.last ?? "")
        stacks[front] = []
        front = .tab(0)
        let below = stacks[front]?.last ?? ""
        tell(.willDisappear, gone.1, in: gone.0, .dismiss)
        tell(.willAppear, below, in: front, .dismiss)
        tell(.didDisappear, gone.1, in: gone.0, .dismiss)
        tell(.didAppear, below, in: front, .dismiss)
    }

    mutating func select(_ root: ScreenID, tab: Int) {
        let old = (front, stacks[front]?.last ?? "")
        front = .tab(tab)
        stacks[front] = [root]
        tell(.load, root)
        tell(.willAppear, root, in: front, .selectTab)
        tell(.willDisappear, old.1, in: old.0, .selectTab)
        tell(.didAppear, root, in: front, .selectTab)
    }

    private mutating func change(
        _ kind: TransitionKind, to screens: [ScreenID], isNew: Bool, isAnimated: Bool = true, ends: Bool = true
    ) {
        let old = stacks[front]?.last ?? "", new = screens.last ?? ""
        stacks[front] = screens
        if isNew { tell(.load, new, in: front, kind, isAnimated) }
        tell(.willDisappear, old, in: front, kind, isAnimated)
        tell(.willAppear, new, in: front, kind, isAnimated)
        guard ends else { return }
        tell(.didDisappear, old, in: front, kind, isAnimated)
        tell(.didAppear, new, in: front, kind, isAnimated)
    }

    mutating func tell(
        _ moment: Happening.Moment, _ screen: ScreenID, in stack: StackID? = nil, _ cause: TransitionKind? = nil,
        _ isAnimated: Bool = true
    ) {
        let stack = stack ?? front
        let screens = stacks[stack] ?? []
        journal.append([Happening(moment, screen, in: stack, screens: screens, cause: cause, isAnimated: isAnimated)])
    }
}

extension MockApp {
    /// The request for the screen in front.
    func request(scroll: Double = 0, _ appearance: Appearance = .light, _ profile: Profile? = nil) -> BarRequest {
        let stack = stacks[front] ?? []
        let screen = stack.last.flatMap { project[screen: $0] } ?? Screen(id: "")
        return BarRequest(
            project: project, screen: screen, stack: front, stackBelow: Array(stack.dropLast()), journal: journal,
            scroll: scroll, appearance: appearance, profile: profile ?? project.profile, images: MockImages())
    }

    var dialect: any Dialect { Dialects.named(project.dialect) }

    /// The bar of the screen in front.
    func bar(scroll: Double = 0, _ appearance: Appearance = .light) -> ResolvedBar {
        dialect.resolve(request(scroll: scroll, appearance))
    }

    /// What happens between this state and a later one.
    func change(_ kind: TransitionKind, to later: MockApp) -> BarChange {
        let from = request(), to = later.request()
        return BarChange(kind: kind, from: from, to: to, fromBar: dialect.resolve(from), toBar: dialect.resolve(to))
    }
}
