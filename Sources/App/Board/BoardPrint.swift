import CGtk
import Gtk
import Model
import Render
import Scene

/// Prints the screens that the board shows, some on each page; pages are drawn on other threads.
enum BoardPrint {
    /// Device pixels a point of paper: 200 an inch.
    nonisolated private static let resolution = 200.0 / 72

    /// What is on the pages.
    nonisolated struct Pages: Sendable {
        let project: Project
        let screens: [Screen]
        let appearances: [Appearance]
        let builder: SceneBuilder
        let renderer: Renderer
        /// The room of a page, in points of paper.
        var width = 1.0
        var height = 1.0

        /// Screens of a page: so many that their pictures are as wide as a thumb.
        private var share: Int { appearances.count > 1 ? 12 : 20 }

        var count: Int { max(1, (screens.count + share - 1) / share) }

        /// A page as a picture that fills its width or its height; `nil` if there is no memory for it.
        func picture(_ page: Int) -> (surface: Surface, width: Double, height: Double)? {
            let picture = BoardPicture(
                builder, Array(screens.dropFirst(page * share).prefix(share)), appearances, renderer: renderer,
                shape: width / height, ground: .white
            ) { screen throws(Problem) in
                try .showing(screen, in: project)
            }
            let scale = min(width / picture.board.width, height / picture.board.height)
            guard let surface = try? picture.surface(scale: scale * resolution, LongWork(of: picture.count)) else { return nil }
            return (surface, picture.board.width * scale, picture.board.height * scale)
        }
    }

    static func pages(_ store: Store) -> Pages {
        let choices = store.state.view.board, project = store.project
        return Pages(
            project: project, screens: choices.screens(of: project), appearances: choices.appearances(of: project),
            builder: SceneBuilder(store.phone), renderer: store.renderer)
    }

    /// Prints by the desktop's dialog, or into a PDF file; `ended` hears what went wrong, or `nil`.
    static func run(
        _ store: Store, to file: String? = nil, over parent: UnsafeMutablePointer<GtkWindow>?,
        ended: ((String?) -> Void)? = nil
    ) {
        var pages = pages(store)
        printPages(named: store.project.name, to: file, over: parent) { width, height in
            (pages.width, pages.height) = (width, height)
            return pages.count
        } draw: { page, isReady in
            background { [pages] in
                pages.picture(page)
            } then: { picture in
                isReady { context in picture?.surface.paint(width: picture?.width ?? 0, height: picture?.height ?? 0, on: context)
                }
            }
        } ended: { problem in
            if let ended { return ended(problem) }
            if let problem { showError(tr("The board could not be printed"), details: problem, close: tr("Close"), over: parent) }
        }
    }
}
