import Dialects
import Model
import Render
import Scene

/// All that a strip's frames follow from.
nonisolated struct FilmstripSubject: Equatable, Sendable {
    let plan: TransitionPlan
    let project: Project
    /// Differs from that of a strip with older picture files.
    let pictures: Int
    let strip: Filmstrip
    let showsWholeScreen: Bool

    /// The frames in their order.
    func frames(images: any ImageLibrary, text: any TextMeasurer) -> [Frame] {
        let builder = SceneBuilder(Phone(project, images: images, text: text)), change = builder.change(plan)
        return strip.progresses.map { builder.frame(of: plan, progress: $0, change: change) }
    }

    /// How much of the frames' top is shown, in points.
    func extent(of frames: [Frame]) -> Double {
        let height = frames.first?.height ?? 0
        let ends = [frames.first, frames.last].compactMap { $0 }
        return showsWholeScreen ? height : min(height, FilmstripSheet.barExtent(ends))
    }

    /// The frames as pictures of so many device pixels from top to bottom; those for which there is no memory are missing.
    func draw(height: Int, with renderer: Renderer, text: any TextMeasurer) -> [Surface] {
        let frames = frames(images: renderer.images, text: text), extent = extent(of: frames), canvas = renderer.makeCanvas()
        return frames.compactMap { frame in
            let scale = Double(height) / extent
            guard let surface = try? Surface(points: frame.width, extent, scale: scale) else { return nil }
            canvas.draw(frame.commands, on: surface)
            return surface
        }
    }
}

extension Store {
    /// What the strip of the last transition follows from; `nil` before the first one.
    var filmstripSubject: FilmstripSubject? {
        state.lastTransition.map { plan in
            FilmstripSubject(
                plan: plan, project: project, pictures: state.pictures, strip: state.view.filmstrip.strip,
                showsWholeScreen: state.view.filmstrip.showsWholeScreen)
        }
    }
}
