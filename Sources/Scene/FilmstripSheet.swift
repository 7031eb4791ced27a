import Dialects
import Model

/// The frames of a strip on one picture, row by row, each with its time and progress below.
public struct FilmstripSheet: Sendable {
    /// In points.
    public let width: Double
    public let height: Double
    public let commands: [DrawCommand]

    private static let perRow = 8
    private static let gap = 16.0
    private static let line = 28.0
    private static let ground = RGBA(229, 229, 234)
    private static let font = Font(size: 16, weight: 400)

    /// Frames with their labels; of each only the top is shown, as high as `extent` says in points.
    public init(_ frames: [Frame], labels: [String], extent: Double) {
        let cell = (width: frames.first?.width ?? 0, height: min(extent, frames.first?.height ?? 0))
        let columns = max(1, min(Self.perRow, frames.count)), rows = max(1, (frames.count + columns - 1) / columns)
        let step = (x: cell.width + Self.gap, y: cell.height + Self.line + Self.gap)
        width = Self.gap + Double(columns) * step.x
        height = Self.gap + Double(rows) * step.y
        var commands: [DrawCommand] = [.fill(Rect(0, 0, width, height), Self.ground)]
        for (index, (frame, label)) in zip(frames, labels).enumerated() {
            let x = Self.gap + Double(index % columns) * step.x, y = Self.gap + Double(index / columns) * step.y
            commands.append(
                .group(DrawGroup(origin: Point(x, y), clip: Rect(0, 0, cell.width, cell.height), frame.commands)))
            commands.append(
                .text(TextRun(label, Self.font, .black, Rect(x, y + cell.height, cell.width, Self.line), .center)))
        }
        self.commands = commands
    }

    /// How much of the top shows the bars at both ends of a transition and a row or two of the pages, in points.
    public static func barExtent(_ ends: [Frame]) -> Double {
        let bottom = ends.flatMap(\.bars).filter { !$0.isHidden }.map(\.frame.bottom).max() ?? 0
        let top = ends.map(\.statusBar.frame.bottom).max() ?? 0
        return (max(bottom, top + 44) + 96).rounded(.up)
    }
}
