import Dialects
import Model

extension SceneBuilder {
    /// A page with its content and, where the bar is a part of it, the bar's background.
    func draw(_ page: Page, at x: Double = 0, opacity: Double = 1, withBar: Bool = true) -> DrawCommand {
        let colors = SystemColors(project.appearance)
        let whole = Rect(0, 0, page.width, page.height)
        let content = PageContent(page: page, colors: colors, images: phone.images, project: project)
        var commands: [DrawCommand] = [.fill(whole, colors.background)]
        commands.append(.fill(Rect(0, page.contentOriginY, page.width, page.height - page.contentOriginY), content.background))
        let rows = DrawCommand.group(
            DrawGroup(
                origin: Point(0, page.contentOriginY),
                clip: Rect(0, 0, page.width, page.height - page.contentOriginY), drawsContent ? content.commands() : []))
        let bar = withBar ? bar(page) : []
        if page.contentCoversGround {
            let top = max(0, page.contentInsetTop - page.request.scroll)
            commands += bar + [.fill(Rect(0, top, page.width, page.height - top), content.background), rows]
        } else {
            commands += page.bar.isCovered ? bar + [rows] : [rows] + bar
        }
        if drawsElements, let line = LoadingLine(page) { commands += line.commands }
        return .group(
            DrawGroup(cacheName: "page:\(page.id)", origin: Point(x, 0), clip: whole, opacity: opacity, commands))
    }

    /// What a dialect paints behind title and items.
    func bar(_ page: Page) -> [DrawCommand] { paint(page.layers) }

    /// How the layers of a bar are drawn, bottom to top.
    public func paint(_ layers: [LayerFrame]) -> [DrawCommand] { layers.flatMap(draw) }

    private func draw(_ placed: LayerFrame) -> [DrawCommand] {
        let layer = placed.layer, frame = placed.frame
        switch layer.kind {
        case .blur:
            guard project.settings?.reducedTransparency != true else {
                return [.fill(frame, SystemColors(project.appearance).background.faded(layer.alpha))]
            }
            return [.blur(frame, BlurRecipe.run(layer.blur, opacity: layer.alpha))]
        case .color where project.profile.version < 7:
            return layer.color.map {
                ClassicGround(frame: frame, color: $0.faded(layer.alpha), profile: project.profile).commands
            } ?? []
        case .color, .custom: return layer.color.map { [.fill(frame, $0.faded(layer.alpha))] } ?? []
        case .image, .mask, .hairline: return picture(layer, frame)
        case .shadow:
            if let image = layer.image {
                return [.image(ImageRun(image, frame, .stretch, opacity: layer.alpha, tint: layer.color))]
            }
            // NavigationAndStyle's own picture runs evenly from 0.475 at the top to nothing.
            guard let color = layer.color?.faded(0.475 * layer.alpha) else { return [] }
            return [.gradient(frame, from: color, to: color.with(opacity: 0), isHorizontal: false)]
        }
    }

    private func picture(_ layer: BarLayer, _ frame: Rect) -> [DrawCommand] {
        guard let image = layer.image else { return layer.color.map { [.fill(frame, $0.faded(layer.alpha))] } ?? [] }
        let mode = layer.imageMode.flatMap(ImageRun.Mode.init) ?? .stretch
        return [.image(ImageRun(image, frame, mode, opacity: layer.alpha))]
    }

    /// Titles, items and tabs as they stand in a frame.
    func draw(_ elements: [Element], clippedBelow page: Page? = nil) -> [DrawCommand] {
        guard drawsElements else { return [] }
        return elements.filter { $0.opacity > 0.002 && $0.role != .tab }.flatMap { element -> [DrawCommand] in
            let drawn = ElementDrawing(element).commands
            guard element.role == .largeTitle, let page, page.largeTitleShare < 1 else { return drawn }
            let top = page.barFrame.y + page.metrics.barHeight
            let clip = Rect(0, 0, page.width, page.barFrame.bottom - top)
            return [.group(DrawGroup(origin: Point(0, top), clip: clip, [.group(DrawGroup(origin: Point(0, -top), drawn))]))]
        }
    }

    /// The status bar and the home indicator, above everything.
    func system(_ frame: Frame) -> [DrawCommand] {
        StatusBarDrawing(
            frame: frame, device: project.device, orientation: phone.orientation, drawsInk: drawsElements
        ).commands
    }
}

/// How iOS's blur styles are imitated: the radii and veils that Apple's sample code and its ports publish.
enum BlurRecipe {
    static func run(_ style: String?, opacity: Double) -> BlurRun {
        switch style {
        case "light": BlurRun(sigma: 15, saturation: 1.8, veil: RGBA.white.with(opacity: 0.3), opacity: opacity)
        case "extraLight": BlurRun(sigma: 10, saturation: 1.8, veil: RGBA(247, 247, 247, 209), opacity: opacity)
        case "dark": BlurRun(sigma: 10, saturation: 1.8, veil: RGBA(28, 28, 28, 186), opacity: opacity)
        default: BlurRun(sigma: 10, saturation: 1.8, opacity: opacity)
        }
    }
}
