import Dialects
import Gtk
import Model
import Render
import Scene

/// Thumbnails that were drawn, and the drawing of those that are asked for, on another thread.
final class ThumbnailCache {
    /// Told when pictures have come.
    var changed: () -> Void = {}
    private let store: Store
    private var kept: [Key: (thumbnail: Thumbnail, picture: Thumbnail.Picture)] = [:]
    private var wanted: [Key: Thumbnail] = [:]
    private var isDrawing = false

    /// Where a screen stands; an older picture of the same place is shown until the new one is there.
    nonisolated private struct Key: Hashable {
        let stack: StackID
        let path: [ScreenID]
        let width: Int

        init(_ thumbnail: Thumbnail) {
            stack = thumbnail.stack
            path = thumbnail.path
            width = thumbnail.width
        }
    }

    /// More places than a sidebar shows; past it all are drawn anew.
    static let limit = 400
    /// Milliseconds from a change to its thumbnail, so that a drag of a slider does not draw one for each step.
    static let delay = 60

    init(_ store: Store) {
        self.store = store
    }

    /// The picture of a thumbnail, or an older one; what is not there yet is drawn and told.
    func picture(_ thumbnail: Thumbnail) -> Thumbnail.Picture? {
        let key = Key(thumbnail)
        let known = kept[key]
        if known?.thumbnail != thumbnail {
            wanted[key] = thumbnail
            if !isDrawing { start() }
        }
        return known?.picture
    }

    /// The last picture of a place; asks for none.
    func known(_ thumbnail: Thumbnail) -> Thumbnail.Picture? { kept[Key(thumbnail)]?.picture }

    /// Lets go of all pictures, as when the project's folder of images is another one.
    func forget() {
        kept = [:]
        changed()
    }

    private func start() {
        isDrawing = true
        after(milliseconds: kept.isEmpty ? 0 : Self.delay) { [self] in draw() }
    }

    private func draw() {
        let batch = wanted
        wanted = [:]
        let renderer = store.renderer, text = store.measurer
        background {
            let canvas = renderer.makeCanvas()
            return batch.mapValues { ($0, $0.draw(images: renderer.images, text: text, on: canvas)) }
        } then: { [self] drawn in
            isDrawing = false
            if kept.count > Self.limit { kept = [:] }
            for (key, (thumbnail, picture)) in drawn {
                if let picture { kept[key] = (thumbnail, picture) }
            }
            changed()
            if !wanted.isEmpty { start() }
        }
    }
}
