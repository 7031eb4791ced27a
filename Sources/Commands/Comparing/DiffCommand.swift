import Dialects
import Files
import Model
import Render
import Scene

extension Command {
    /// Tells what differs between two projects.
    static let diff = Command(
        "diff", "Tells what differs between two projects, in values and in pixels; ends with 1 if something does.",
        operands: ["OLD", "NEW"],
        options: [
            .diffFormat, .pictures, .device, .dialect, .profile, .library, .orientation, .scroll, .textSize, .contrast, .locale,
            .rightToLeft, .scale,
        ]
    ) { words, console throws(Problem) in
        let format = try words.word(.diffFormat, DiffFormat.self) ?? .text
        let one = try DiffSide(words.operands[0], words, console), two = try DiffSide(words.operands[1], words, console)
        let compare = { (folder: FolderOutput?) throws(Problem) -> [PixelDiff.Screen] in
            try PixelDiff(old: one, new: two, folder: folder).screens { count in
                Progress("Screen", of: count, console, isQuiet: words.has(.quiet))
            }
        }
        let screens =
            if let path = words.text(.pictures) { try FolderOutput.write(path, compare) } else { try compare(nil) }
        let report = DiffReport(values: ProjectDifference.all(one.project, two.project), screens: screens)
        try console.put(format == .json ? report.json.text() : report.text)
        return report.isEmpty ? .done : .found
    }
}

/// How `diff` tells what differs.
enum DiffFormat: String, FileWord { case text, json }

/// One of the two projects that are compared.
struct DiffSide: Sendable {
    let project: Project
    let renderer: Renderer
    let builder: SceneBuilder
    let scale: Double

    init(_ path: String, _ words: Words, _ console: Console) throws(Problem) {
        let options = try LookOptions(words)
        let input = try ProjectInput(path, console)
        project = try options.applied(to: input.project)
        renderer = Renderer(images: input.images)
        builder = SceneBuilder(Phone(project, images: input.images, text: FontMeasurer(fonts: renderer.fonts)))
        scale = options.scale ?? project.device.scale
        scroll = options.scroll ?? 0
    }

    private let scroll: Double

    /// A screen at rest in an appearance.
    func frame(of screen: ScreenID, _ appearance: Appearance) throws(Problem) -> Frame {
        var builder = builder
        builder.phone.project.appearance = appearance
        var state = try NavigationState.showing(screen, in: project)
        state.scroll[screen] = scroll
        return builder.frame(of: state)
    }

    /// The pictures that a frame shows, by what they hold.
    func pictures(in frame: Frame) -> [String: UInt64?] {
        frame.commands.reduce(into: [:]) { known, command in
            for reference in command.references { known[reference] = renderer.images.facts(reference)?.digest }
        }
    }
}

extension DrawCommand {
    /// The pictures that are drawn.
    fileprivate var references: [String] {
        switch self {
        case .image(let run): [run.reference]
        case .group(let group): group.commands.flatMap(\.references)
        default: []
        }
    }
}
