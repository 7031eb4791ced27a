import Dialects
import Model
import Scene

/// One screen at rest, reached as the app would, in light and dark and at the scroll offsets that matter.
final class ScreenLook {
    /// The screen in one appearance at one offset.
    struct Moment {
        let appearance: Appearance
        let scroll: Double
        let frame: Frame
        /// The resolved bar that the frame was made of.
        let bar: ResolvedBar

        func place(_ element: String?) -> Finding.Place {
            Finding.Place(element, appearances: [appearance], scroll: [scroll])
        }

        /// The screen's own bar, placed.
        var barFrame: BarFrame? { frame.bars.last { $0.owner == frame.screen } }

        /// Where the screen's page begins.
        var pageY: Double { frame.pages.last { $0.screen == frame.screen }?.frame.y ?? 0 }
    }

    let run: CheckRun
    let screen: Screen
    /// The app with the screen in front.
    let state: NavigationState
    private var grids: [(commands: [DrawCommand], grid: PixelGrid)] = []
    private(set) lazy var moments: [Moment] = moments(of: state, at: offsets)
    /// After a tap, for screens that wait for one; at the content's top.
    private(set) lazy var tapped: [Moment] = makeTapped()

    /// `nil` for a screen that cannot be reached.
    init?(_ screen: Screen, in run: CheckRun) {
        guard let state = try? NavigationState.showing(screen.id, in: run.project) else { return nil }
        self.run = run
        self.screen = screen
        self.state = state
    }

    private func makeTapped() -> [Moment] {
        guard screen.live.contains(where: { $0.moment == .tap }) else { return [] }
        var state = state
        state.noteTap()
        return moments(of: state, at: [0])
    }

    private func moments(of state: NavigationState, at offsets: [Double]) -> [Moment] {
        let appearances: [Appearance] = run.project.profile.hasDarkAppearance ? [.light, .dark] : [.light]
        return appearances.flatMap { appearance in
            offsets.map { offset in
                let builder = builder(appearance)
                let scrolled = scrolled(offset, state)
                let request = builder.request(screen.id, in: scrolled)
                return Moment(
                    appearance: appearance, scroll: offset, frame: builder.frame(of: scrolled),
                    bar: builder.phone.dialect.resolve(request))
            }
        }
    }

    /// 0, every scroll stop, half way between neighbours, and the middle and the end of a large title.
    private var offsets: [Double] {
        let stops = Set([0] + screen.scroll.map(\.at)).sorted()
        let between = zip(stops, stops.dropFirst()).map { ($0 + $1) / 2 }
        let builder = builder(.light)
        let isLarge = builder.phone.dialect.resolve(builder.request(screen.id, in: scrolled(0))).isLargeTitle
        return Set(stops + between + (isLarge ? [26, 52] : [])).sorted()
    }

    /// The request that a moment's bar answers.
    func request(_ moment: Moment) -> BarRequest { builder(moment.appearance).request(screen.id, in: scrolled(moment.scroll)) }

    /// The app with the screen's content scrolled.
    func scrolled(_ offset: Double) -> NavigationState { scrolled(offset, state) }

    private func scrolled(_ offset: Double, _ state: NavigationState) -> NavigationState {
        var state = state
        state.scroll[screen.id] = offset
        return state
    }

    func builder(_ appearance: Appearance, content: RGBA? = nil) -> SceneBuilder {
        var phone = run.phone
        phone.project.appearance = appearance
        if let content, let index = phone.project.screens.firstIndex(where: { $0.id == screen.id }) {
            phone.project.screens[index].content = .empty
            phone.project.screens[index].contentImage = nil
            phone.project.screens[index].background = .plain(content)
        }
        return SceneBuilder(phone)
    }

    // MARK: What checks ask

    /// The style of the navigation controller that the screen stands in.
    var stackStyle: Style { builder(.light).request(screen.id, in: state).stackStyle }

    func supports(_ key: StyleKey, at level: Level) -> Bool { run.phone.dialect.support(key, at: level).isSupported }

    /// A finding on this screen, at a moment if it is not there in all of them.
    func finding(
        _ code: String, _ severity: Severity, _ moment: Moment?, _ element: String, _ message: Phrase, remedy: Phrase
    ) -> Finding {
        Finding(
            code, severity, screen: screen.id, place: moment?.place(element) ?? Finding.Place(element), message, remedy: remedy)
    }

    // MARK: Pixels

    /// What lies behind the elements of a moment, at scale 2; with `content`, as if the page were filled with one colour.
    func backdrop(_ moment: Moment, content: RGBA? = nil) -> PixelGrid? {
        var builder = builder(moment.appearance, content: content)
        builder.drawsElements = false
        let commands = builder.frame(of: scrolled(moment.scroll)).commands
        if let known = grids.first(where: { $0.commands == commands }) { return known.grid }
        let height = min(moment.frame.height, bandHeight(moment.frame))
        let grid = run.painter.paint(commands, width: moment.frame.width, height: height, scale: 2)
        if let grid { grids = grids.suffix(3) + [(commands, grid)] }
        return grid
    }

    /// The points from the top that hold bar and elements, and those below that a blur reaches.
    private func bandHeight(_ frame: Frame) -> Double {
        let bars = frame.bars.map { ([$0.frame] + $0.layers.map(\.frame)).map(\.bottom).max() ?? 0 }
        let elements = frame.elements.filter { $0.role != .tab }.map(\.frame.bottom)
        return ((bars + elements).max() ?? 0) + 64
    }

    /// The elements of this screen's own bar that can be seen in full.
    func elements(_ moment: Moment, _ roles: Set<Element.Role>) -> [Element] {
        moment.frame.elements.filter { $0.owner == screen.id && roles.contains($0.role) && $0.opacity > 0.999 }
    }
}
