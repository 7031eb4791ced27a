import Dialects
import Model

/// How the elements of two bars move and fade while one page slides over another; a profile is one such table.
///
/// Everything is a function of p: 0 = the lower page alone, 1 = the page pushed on it.
struct MotionTable {
    /// An element by its place: on the page that lies above or below, with what the other page has in mind.
    enum Subject: Hashable {
        case upperTitle, upperLargeTitle, upperBackLabel, upperBackLabelFromLarge, upperChevron, upperChevronOverChevron
        case upperLeftItems, upperRightItems, upperPrompt
        /// A title that is a view, and titles under a page without a back label, have rows of their own.
        case lowerTitle, lowerTitleView, lowerTitleAlone, lowerLargeTitle, lowerLargeTitleAlone
        case lowerBackLabel, lowerChevron, lowerLeftItems, lowerRightItems, lowerPrompt
    }

    /// Where an element goes. W is the screen's width, w the element's.
    enum Path {
        /// It does not move.
        case stay
        /// With its page, from the right: dx = W (1 - p).
        case withUpperPage
        /// Its left edge stands at W at p = 0 (measured).
        case fromTrailingEdge
        /// Between its own place at p = 0 and the place of the back label at p = 1 (measured).
        case toBackLabel
        /// From the place of the title below at p = 0 to its own at p = 1.
        case fromTitleBelow
        /// The large title shrinks into the back label over the first part of the way.
        case shrinkToBackLabel(until: Double)
        /// dx = -share W p.
        case aside(Double)
        /// Its middle stands at W at p = 0.
        case centerFromTrailingEdge
        /// With its page, but along a curve: dx = W (1 - curve(p)).
        case fromTrailingEdgeAlong(CubicBezier)
        /// To the place of the back label, whose size, weight and colour it takes on.
        case becomeBackLabel
        /// From so many of its own widths at the right, over the first part of the way.
        case settle(widths: Double, until: Double)
    }

    /// How an element fades.
    enum Fade {
        case opaque
        case gone
        /// Opacity by p, straight between the points.
        case points([(p: Double, opacity: Double)])
        /// 1 - easeOut over [0, end].
        case outBy(Double)
        /// easeIn over [start, 1].
        case inFrom(Double)
        /// Opacity = p.
        case withProgress
        /// Evenly over [start, 1].
        case evenlyFrom(Double)
        /// Opacity by a curve over p.
        case along(CubicBezier)
    }

    struct Row {
        let path: Path
        let fade: Fade

        init(_ path: Path, _ fade: Fade) {
            self.path = path
            self.fade = fade
        }
    }

    let rows: [Subject: Row]

    /// Opacity of what the upper page loses on the way down, by the progress of a pop, as measured in recordings of iOS.
    private static let leaving: [(Double, Double)] = [
        (0, 1), (0.09, 0.70), (0.21, 0.40), (0.29, 0.25), (0.37, 0.16), (0.48, 0.10), (0.6, 0.06), (0.72, 0.04), (1, 0),
    ]
    /// Opacity of the title that returns, by the progress of a pop, as measured in recordings of iOS.
    private static let returning: [(Double, Double)] = [
        (0, 0), (0.3, 0.06), (0.41, 0.07), (0.55, 0.12), (0.65, 0.18), (0.72, 0.25), (0.81, 0.39), (0.84, 0.50), (1, 1),
    ]

    private static func byPush(_ pop: [(Double, Double)]) -> Fade {
        .points(pop.reversed().map { (p: 1 - $0.0, opacity: $0.1) })
    }

    /// iOS 7 to 18: titles and chevron as measured in recordings, the rest composed from Flutter's topology and React
    /// Navigation's paths.
    static let measured = MotionTable(rows: [
        .upperTitle: Row(.fromTrailingEdge, byPush(leaving)),
        .upperLargeTitle: Row(.withUpperPage, .withProgress),
        .upperBackLabel: Row(.fromTitleBelow, .inFrom(0.3)),
        .upperBackLabelFromLarge: Row(.fromTitleBelow, .inFrom(0.4)),
        .upperChevron: Row(.stay, byPush(leaving)),
        .upperChevronOverChevron: Row(.stay, .opaque),
        .upperLeftItems: Row(.stay, .inFrom(0.4)),
        .upperRightItems: Row(.stay, .inFrom(0.4)),
        .upperPrompt: Row(.stay, .inFrom(0.4)),
        .lowerTitle: Row(.toBackLabel, byPush(returning)),
        .lowerTitleView: Row(.toBackLabel, byPush(returning)),
        .lowerTitleAlone: Row(.toBackLabel, byPush(returning)),
        .lowerLargeTitle: Row(.shrinkToBackLabel(until: 0.7), .outBy(0.6)),
        .lowerLargeTitleAlone: Row(.shrinkToBackLabel(until: 0.7), .outBy(0.6)),
        .lowerBackLabel: Row(.aside(0.25), .outBy(0.5)),
        .lowerChevron: Row(.stay, .gone),
        .lowerLeftItems: Row(.stay, .outBy(0.6)),
        .lowerRightItems: Row(.stay, .outBy(0.6)),
        .lowerPrompt: Row(.stay, .outBy(0.6)),
    ])

    /// iOS 26: titles travel with their pages, buttons only fade (React Navigation 8).
    static let liquidGlass = MotionTable(
        rows: measured.rows.merging([
            .upperTitle: Row(.withUpperPage, .withProgress),
            .lowerTitle: Row(.aside(0.3), .outBy(1)),
            .lowerTitleView: Row(.aside(0.3), .outBy(1)),
            .lowerTitleAlone: Row(.aside(0.3), .outBy(1)),
            .upperBackLabel: Row(.stay, .withProgress),
            .upperBackLabelFromLarge: Row(.stay, .withProgress),
            .upperChevron: Row(.stay, .withProgress),
            .lowerBackLabel: Row(.stay, .outBy(0.5)),
        ]) { $1 })

    /// Flutter's `CupertinoNavigationBar` (nav_bar.dart), by one progress for all; what it has no part for moves as on iOS.
    static let flutter = MotionTable(
        rows: measured.rows.merging([
            .upperTitle: Row(.centerFromTrailingEdge, .inFrom(0.25)),
            .upperLargeTitle: Row(.fromTrailingEdgeAlong(largeTitleCurve), .along(largeTitleCurve)),
            .upperBackLabel: Row(.fromTitleBelow, .inFrom(0.3)),
            .upperBackLabelFromLarge: Row(.fromTitleBelow, .inFrom(0.4)),
            .upperChevron: Row(.settle(widths: 2, until: 0.5), .evenlyFrom(0.4)),
            .upperChevronOverChevron: Row(.stay, .evenlyFrom(0.4)),
            .upperLeftItems: Row(.stay, .inFrom(0.6)),
            .upperRightItems: Row(.stay, .inFrom(0.4)),
            .lowerTitle: Row(.becomeBackLabel, .outBy(0.7)),
            .lowerTitleView: Row(.toBackLabel, .outBy(0.4)),
            .lowerTitleAlone: Row(.stay, .outBy(0.7)),
            .lowerLargeTitle: Row(.shrinkToBackLabel(until: 0.7), .outBy(0.6)),
            .lowerLargeTitleAlone: Row(.aside(-0.25), .outBy(0.4)),
            .lowerBackLabel: Row(.aside(0.5), .outBy(0.2)),
            .lowerChevron: Row(.stay, .outBy(0.6)),
            .lowerLeftItems: Row(.stay, .outBy(0.4)),
            .lowerRightItems: Row(.stay, .outBy(0.6)),
        ]) { $1 })

    private static let largeTitleCurve = CubicBezier(0, 0.45, 0.45, 0.98)

    /// The table that a project asks for; without a word that of the iOS it imitates.
    static func of(_ project: Project) -> MotionTable {
        switch project.motion {
        case .flutter: flutter
        case .ios, nil: project.profile == .ios26 ? liquidGlass : measured
        }
    }
}

extension MotionTable.Fade {
    /// The opacity at a progress of the push.
    func callAsFunction(_ p: Double) -> Double {
        switch self {
        case .opaque: return 1
        case .gone: return 0
        case .outBy(let end): return 1 - CubicBezier.easeOut(p / end)
        case .inFrom(let start): return CubicBezier.easeIn((p - start) / (1 - start))
        case .withProgress: return p
        case .evenlyFrom(let start): return min(1, max(0, (p - start) / (1 - start)))
        case .along(let curve): return curve(p)
        case .points(let points):
            guard let next = points.firstIndex(where: { $0.p >= p }) else { return points.last?.opacity ?? 0 }
            guard next > 0 else { return points[next].opacity }
            let before = points[next - 1], after = points[next]
            return before.opacity + (after.opacity - before.opacity) * (p - before.p) / (after.p - before.p)
        }
    }
}
