import Dialects
import Model

@testable import Scene

/// An app of one dialect in somebody's hands: steps are taken, frames are looked at.
struct Play {
    private(set) var run: ScenarioRun

    /// Members of a project file, single quotes for double ones. A screen `home` with a right item stands at the root if the
    /// members bring no tabs.
    init(_ dialect: DialectName, _ members: String) throws {
        let tabs = members.contains("'tabs'") ? "" : "'tabs': [{'title': 'T', 'stack': ['home']}], "
        let text = "'dialect': '\(dialect.rawValue)', 'device': 'iPhone 14', \(tabs)\(members)"
        run = ScenarioRun(try Project(text.replacing("'", with: "\"")), images: Pictures())
    }

    mutating func take(_ actions: Step.Action...) throws {
        for action in actions { _ = try run.perform(Step(action)) }
    }

    /// The phone as it stands.
    var frame: Frame { run.builder.frame(of: run.state) }

    /// The phone on the way back from the screen in front, which is still to be gone.
    func goingBack(_ progress: Double, by kind: TransitionKind = .swipe) throws -> Frame {
        run.builder.frame(of: try Navigator(run.project).pop(kind, in: run.state), progress: progress)
    }

    func pushing(_ screen: ScreenID, _ progress: Double) throws -> Frame {
        run.builder.frame(of: try Navigator(run.project).push(screen, in: run.state), progress: progress)
    }
}

/// Every picture is there, 8 by 8 points and opaque.
private struct Pictures: ImageLibrary {
    func facts(_ reference: String) -> ImageFacts? {
        ImageFacts(
            width: 8, height: 8, hasAlphaChannel: false, averageColor: RGBA(0, 0, 0), digest: UInt64(reference.utf8.count))
    }
}

extension Frame {
    /// What the bar of a screen paints, such as `color #FF0000` or `blur light`.
    func paint(_ owner: ScreenID) -> [String] {
        (bar(owner)?.layers ?? []).map { placed in
            let layer = placed.layer
            return layer.kind.rawValue + " " + (layer.color?.shortHex ?? layer.image ?? layer.blur ?? "")
        }
    }
}
