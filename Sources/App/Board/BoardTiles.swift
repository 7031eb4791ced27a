import Dialects
import Gtk
import Model
import Render
import Scene

/// The pictures of the board that were drawn, and the drawing of those that are seen, a few at a time on another thread.
final class BoardTiles {
    /// A screen in an appearance.
    nonisolated struct Tile: Hashable, Sendable {
        var screen: ScreenID
        var appearance: Appearance
    }

    /// Told when pictures have come.
    var changed: () -> Void = {}
    private let store: Store
    private var kept: [Tile: (surface: Surface, stamp: Stamp)] = [:]
    private var wanted: [Tile] = []
    private var isDrawing = false
    private var generation = 0

    /// What a picture was drawn from.
    private struct Stamp: Equatable {
        var generation: Int
        var width: Int
    }

    /// Pictures that are drawn in one go; then those that are seen by then are asked for.
    private static let batch = 4
    /// Device pixels that are kept of pictures that are not seen.
    private static let limit = 24_000_000
    /// Milliseconds from a change to its pictures, so that a drag of a slider does not draw each step.
    private static let delay = 40

    init(_ store: Store) {
        self.store = store
    }

    /// Draws all anew, one after another; until then the old pictures are shown.
    func renew() { generation += 1 }

    /// Gives the pictures of what is seen, `width` device pixels wide, and draws what is missing or old.
    func pictures(of tiles: [Tile], width: Int, height: Int) -> [Tile: Surface] {
        let stamp = Stamp(generation: generation, width: width)
        wanted = tiles.filter { kept[$0]?.stamp != stamp }
        forget(except: Set(tiles))
        if !wanted.isEmpty, !isDrawing { start(width, height) }
        return Dictionary(uniqueKeysWithValues: tiles.compactMap { tile in kept[tile].map { (tile, $0.surface) } })
    }

    /// What has a picture, be it an old one.
    var drawn: Set<Tile> { Set(kept.keys) }

    /// The last picture of a screen; asks for none.
    func known(_ tile: Tile) -> Surface? { kept[tile]?.surface }

    private func forget(except seen: Set<Tile>) {
        let pixels = kept.values.reduce(0) { $0 + $1.surface.width * $1.surface.height }
        if pixels > Self.limit { kept = kept.filter { seen.contains($0.key) } }
    }

    private func start(_ width: Int, _ height: Int) {
        isDrawing = true
        after(milliseconds: kept.isEmpty ? 0 : Self.delay) { [self] in draw(width, height) }
    }

    private func draw(_ width: Int, _ height: Int) {
        let tiles = Array(wanted.prefix(Self.batch)), stamp = Stamp(generation: generation, width: width)
        let project = store.project, renderer = store.renderer, text = store.measurer
        background {
            let canvas = renderer.makeCanvas()
            return tiles.map { tile in
                Self.draw(tile, project, renderer.images, text, width, height, on: canvas).map { (tile, $0) }
            }
        } then: { [self] drawn in
            isDrawing = false
            for case (let tile, let surface)? in drawn { kept[tile] = (surface, stamp) }
            wanted = []
            // Whoever is told asks for what is still missing.
            changed()
        }
    }

    /// The app as it is once the screen has been reached; `nil` if there is no memory for its picture.
    nonisolated private static func draw(
        _ tile: Tile, _ project: Project, _ images: any ImageLibrary, _ text: any TextMeasurer, _ width: Int, _ height: Int,
        on canvas: Canvas
    ) -> Surface? {
        var project = project
        project.appearance = tile.appearance
        let phone = Phone(project, images: images, text: text)
        let state = (try? NavigationState.showing(tile.screen, in: project)) ?? .start(project)
        let frame = SceneBuilder(phone).frame(of: state)
        guard frame.width > 0, let surface = try? Surface(width: width, height: height, scale: Double(width) / frame.width)
        else { return nil }
        canvas.draw(frame.commands + Bezel.cutout(frame.device, phone.orientation), on: surface)
        return surface
    }
}
