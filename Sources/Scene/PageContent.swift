import Dialects
import Model

/// What a mock page shows, as an app would: in coordinates whose origin is the top of the content's view.
struct PageContent {
    let page: Page
    let colors: SystemColors
    let images: any ImageLibrary
    let project: Project

    var screen: Screen { page.request.screen }

    /// The colour behind the content.
    var background: RGBA {
        if let own = page.request.resolve(screen.background) { return own }
        return screen.content == .form ? colors.groupedBackground : colors.background
    }

    /// The first row's place: below the bar, moved up by the scroll offset.
    var top: Double { page.contentInsetTop - page.contentOriginY - page.request.scroll }
    var width: Double { page.width }
    /// The lowest point that can be seen.
    var bottom: Double { page.height - page.contentOriginY }
    var margin: Double { page.metrics.sidePadding }

    func commands() -> [DrawCommand] {
        switch screen.content {
        case .list: list()
        case .grid: grid()
        case .article: article()
        case .hero: hero()
        case .form: form()
        case .web: web()
        case .empty: screen.contentImage.map { [picture($0, Rect(0, top, width, 200), seed: 0)] } ?? []
        }
    }

    /// Texts on pages of a colour of their own stay readable.
    var ink: RGBA {
        guard let own = page.request.resolve(screen.background) else { return colors.label }
        let light = 0.299 * Double(own.red) + 0.587 * Double(own.green) + 0.114 * Double(own.blue)
        return light > 140 ? .black : .white
    }

    var faintInk: RGBA { ink.with(opacity: 0.55) }
    var line: RGBA { ink.with(opacity: 0.16) }

    func text(
        _ words: String, _ size: Double, _ weight: Double = 400, _ color: RGBA, _ frame: Rect,
        _ alignment: TextRun.Alignment = .left
    )
        -> DrawCommand
    {
        .text(TextRun(words, Font(size: size, weight: weight), color, frame, alignment))
    }

    /// A picture; the built-in photographs take turns where the project names none.
    func picture(_ reference: String?, _ frame: Rect, seed: Int) -> DrawCommand {
        .image(ImageRun(reference ?? "builtin:photo\(seed % 6 + 1)", frame, .aspectFill))
    }
}
