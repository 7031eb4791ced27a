import Dialects
import Model
import Render
import Scene

/// A phone of 390 by 844 points at scale 3 with two lists, one pushed on the other.
struct Sample {
    let project: Project
    let builder: SceneBuilder
    let renderer: Renderer
    let push: TransitionPlan

    static let dialects: [DialectName] = [.uikit, .hbd]

    init(_ dialect: DialectName) throws {
        var project = Project()
        project.dialect = dialect
        project.device = Device.named("iPhone 14") ?? project.device
        project.screens = [Self.screen("inbox", "Inbox"), Self.screen("archive", "Archive")]
        project.tabs = [Tab(title: "Mail", stack: ["inbox", "archive"])]
        self.project = project
        renderer = Renderer(images: ImageStore(folder: nil))
        builder = SceneBuilder(
            Phone(project, images: renderer.images, text: FontMeasurer(fonts: renderer.fonts)))
        push = try Navigator(project).plan(.push)
    }

    private static func screen(_ id: ScreenID, _ title: String) -> Screen {
        var screen = Screen(id: id, name: title, content: .list)
        screen.item.title = .value(Title(text: title))
        return screen
    }

    /// The list at rest.
    var still: Frame { builder.frame(of: push.before) }

    /// A frame on the way of the push, a hundredth further each time.
    func moving(_ round: Int) -> Frame { builder.frame(of: push, progress: Self.progress(round)) }

    /// From 0.3 to 0.69.
    static let steps = 40

    static func progress(_ round: Int) -> Double { 0.3 + Double(round % steps) / 100 }
}
