import Dialects
import Model

/// The frames of a strip on one picture, at most eight side by side, each with its time and progress below; the same moments of
/// several phones stand one below the other.
public struct FilmstripSheet: Sendable {
    /// In points.
    public let width: Double
    public let height: Double
    /// What to draw for each phone, the first one's first: each has pictures of its own.
    public let rows: [[DrawCommand]]

    private static let perRow = 8
    private static let gap = 16.0
    private static let line = 28.0
    private static let ground = RGBA(229, 229, 234)
    private static let font = Font(size: 16, weight: 400)

    /// Frames of each phone, with the labels of their moments; of each only the top is shown, as high as `extent` says in points.
    public init(_ phones: [[Frame]], labels: [String], extent: Double) {
        let all = phones.joined()
        let cell = (width: all.map(\.width).max() ?? 0, height: min(extent, all.map(\.height).max() ?? 0))
        let columns = max(1, min(Self.perRow, labels.count)), blocks = max(1, (labels.count + columns - 1) / columns)
        let step = (x: cell.width + Self.gap, y: cell.height + Self.gap)
        let block = step.y * Double(phones.count) + Self.line
        width = Self.gap + Double(columns) * step.x
        height = Self.gap + Double(blocks) * block
        var rows: [[DrawCommand]] = []
        for (row, frames) in phones.enumerated() {
            rows.append(
                frames.enumerated().map { index, frame in
                    let x = Self.gap + Double(index % columns) * step.x
                    let y = Self.gap + Double(index / columns) * block + Double(row) * step.y
                    let clip = Rect(0, 0, frame.width, min(cell.height, frame.height))
                    return .group(DrawGroup(origin: Point(x, y), clip: clip, frame.commands))
                })
        }
        let words = labels.enumerated().map { index, label -> DrawCommand in
            let x = Self.gap + Double(index % columns) * step.x, y = Double(index / columns + 1) * block - Self.line
            return .text(TextRun(label, Self.font, .black, Rect(x, y, cell.width, Self.line + Self.gap), .center))
        }
        if rows.isEmpty { rows = [[]] }
        rows[0] = [.fill(Rect(0, 0, width, height), Self.ground)] + words + rows[0]
        self.rows = rows
    }

    /// How much of the top shows the bars at both ends of a transition and a row or two of the pages, in points.
    public static func barExtent(_ ends: [Frame]) -> Double {
        let bottom = ends.flatMap(\.bars).filter { !$0.isHidden }.map(\.frame.bottom).max() ?? 0
        let top = ends.map(\.statusBar.frame.bottom).max() ?? 0
        return (max(bottom, top + 44) + 96).rounded(.up)
    }
}
