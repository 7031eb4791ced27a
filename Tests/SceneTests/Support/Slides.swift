import Dialects
import Model

@testable import Scene

/// Two pages, one above the other, on the phone of the measured recordings, and the frames between them.
struct Slides {
    let builder: SceneBuilder
    let push: TransitionPlan
    let pop: TransitionPlan

    /// `lower` and `upper` are members of a screen of a project file, `more` members of the file.
    init(_ dialect: DialectName = .uikit, lower: String = "", upper: String = "", more: String = "") throws {
        func screen(_ id: String, _ title: String, _ members: String) -> String {
            let own = members.isEmpty ? "" : ", \(members)"
            let item =
                members.contains("\"item\"")
                ? "" : ", \"item\": { \"title\": { \"kind\": \"text\", \"text\": \"\(title)\" } }"
            return "{ \"id\": \"\(id)\", \"content\": \"list\"\(item)\(own) }"
        }
        let device = more.contains("\"device\"") ? "" : "\"device\": \"iPhone 8\", "
        let project = try Project(
            """
            \(device)"dialect": "\(dialect.rawValue)", "tabs": [ { "title": "T", "stack": ["lower", "upper"] } ],
            "screens": [ \(screen("lower", "Inbox", lower)), \(screen("upper", "Letter", upper)) ]
            \(more.isEmpty ? "" : ", \(more)")
            """)
        self = try Slides(project)
    }

    init(_ project: Project) throws {
        builder = SceneBuilder(Phone(project))
        push = try Navigator(project).plan(.push)
        pop = try Navigator(project).plan(.pop)
    }

    /// The frame at a progress of the pop: the push at 1 - p, or the pop itself.
    func frame(popped p: Double, by kind: TransitionKind = .pop) -> Frame {
        kind == .push ? builder.frame(of: push, progress: 1 - p) : builder.frame(of: pop, progress: p)
    }
}

extension Frame {
    func element(_ role: Element.Role, _ owner: ScreenID, index: Int = 0) -> Element? {
        elements.first { $0.role == role && $0.owner == owner && $0.index == index }
    }

    func page(_ screen: ScreenID) -> PageFrame? { pages.first { $0.screen == screen } }
    func bar(_ owner: ScreenID) -> BarFrame? { bars.first { $0.owner == owner } }

    /// The frame but for its transition.
    var still: Frame {
        var frame = self
        frame.transition = nil
        return frame
    }
}

/// Whether two numbers are the same within a tolerance.
func near(_ one: Double?, _ other: Double, _ tolerance: Double) -> Bool {
    one.map { abs($0 - other) <= tolerance } ?? false
}
