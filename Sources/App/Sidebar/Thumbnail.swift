import Dialects
import Model
import Render
import Scene

/// A screen where it stands in the app, drawn small: all that its picture follows from, and nothing else.
nonisolated struct Thumbnail: Equatable, Sendable {
    /// The project with only the screens that count.
    let project: Project
    let stack: StackID
    /// The screens of the stack up to this one, root first.
    let path: [ScreenID]
    /// Differs from that of a thumbnail with older picture files.
    let pictures: Int
    /// Device pixels.
    var width: Int
    var height: Int

    /// What is shown of a thumbnail.
    struct Picture: Sendable {
        let surface: Surface
        let isBarHidden: Bool
    }

    /// The top of a phone's screen, in logical pixels: bars stand there.
    static let width = 64
    static let height = 76

    /// Logical pixels of a screen of that size in points; one held sideways is less high.
    static func height(of metrics: ScreenMetrics) -> Int {
        min(height, Int((Double(width) * metrics.height / metrics.width).rounded()))
    }

    /// The app as it is after a fresh start and one push for each screen of the path, a modal's by present.
    var state: NavigationState {
        let navigator = Navigator(project)
        var state = NavigationState.start(project)
        if case .tab(let index) = stack, state.tabs.indices.contains(index), let root = path.first {
            state.tabs[index] = [root]
            state.selectedTab = index
        }
        for (depth, screen) in path.enumerated() where screen != state.visible.screen {
            let isPresented = if case .modal = stack { depth == 0 } else { false }
            let plan = try? isPresented ? navigator.present(screen, in: state) : navigator.push(screen, in: state)
            state = plan?.after ?? state
        }
        return state
    }

    /// Draws the picture; `nil` if there is no memory for it.
    func draw(images: any ImageLibrary, text: any TextMeasurer, on canvas: Canvas) -> Picture? {
        let phone = Phone(project, images: images, text: text)
        let frame = SceneBuilder(phone).frame(of: state)
        guard frame.width > 0,
            let surface = try? Surface(width: width, height: height, scale: Double(width) / frame.width)
        else { return nil }
        canvas.draw(frame.commands + Bezel.cutout(frame.device, phone.orientation), on: surface)
        return Picture(surface: surface, isBarHidden: frame.bars.last?.isHidden ?? false)
    }
}

extension Thumbnail {
    /// The thumbnails of a stack list's rows; those of tabs are `nil`.
    static func of(_ rows: [StackRow], _ project: Project, _ navigation: NavigationState, pictures: Int, scale: Int)
        -> [Thumbnail?]
    {
        let height = height(of: SceneBuilder(Phone(project)).metrics) * scale
        let small = project.forThumbnails(of: Set(rows.compactMap(\.screen) + navigation.tabs.compactMap(\.first)))
        return rows.map { row in
            guard case .screen(_, let stack, let depth) = row.kind else { return nil }
            let path = Array(navigation.screens(of: stack).prefix(depth + 1))
            let slice = small.forThumbnails(of: Set(path + small.tabs.compactMap(\.stack.first)))
            return Thumbnail(project: slice, stack: stack, path: path, pictures: pictures, width: width * scale, height: height)
        }
    }
}

extension Project {
    /// The project without what no picture of these screens shows.
    nonisolated fileprivate func forThumbnails(of screens: Set<ScreenID>) -> Project {
        var result = self
        result.name = ""
        result.scenarios = []
        result.waivers = []
        result.screens = self.screens.filter { screens.contains($0.id) }
        return result
    }
}
