import Dialects
public import Model

/// All screens of a project on one picture, each with its name and in each appearance.
public struct Board: Sendable {
    /// A screen in one appearance, and where it stands, in points.
    public struct Cell: Equatable, Sendable {
        public var screen: ScreenID
        public var appearance: Appearance
        public var frame: Rect
    }

    public let cells: [Cell]
    public let width: Double
    public let height: Double
    /// The names of the screens.
    private let labels: [DrawCommand]

    /// How much wider than high a picture is, and what is behind its screens.
    public static let usualShape = 1.5
    public static let usualGround = RGBA(229, 229, 234)
    private let ground: RGBA
    private static let cornerRadius = 20.0

    /// Places screens of a size in points, row by row; the appearances of one stand side by side.
    public init(
        _ screens: [Screen], _ appearances: [Appearance], width: Double, height: Double, shape: Double = usualShape,
        ground: RGBA = usualGround
    ) {
        self.ground = ground
        let gap = (width / 10).rounded(), line = (width / 9).rounded(), text = (width / 14).rounded()
        let group = (width: Double(appearances.count) * (width + gap) - gap, height: height + line)
        let wanted = (shape * Double(screens.count) * (group.height + 2 * gap) / (group.width + 2 * gap)).squareRoot()
        let columns = max(1, min(screens.count, Int(wanted.rounded())))
        let rows = max(1, (screens.count + columns - 1) / columns)
        var cells: [Cell] = [], labels: [DrawCommand] = []
        for (index, screen) in screens.enumerated() {
            let x = 2 * gap + Double(index % columns) * (group.width + 2 * gap)
            let y = 2 * gap + Double(index / columns) * (group.height + 2 * gap)
            let name = screen.name.map { $0 == screen.id ? $0 : "\($0) (\(screen.id))" } ?? screen.id
            labels.append(
                .text(TextRun(name, Font(size: text, weight: 600), .black, Rect(x, y, group.width, line - gap / 4), .left)))
            for (place, appearance) in appearances.enumerated() {
                let frame = Rect(x + Double(place) * (width + gap), y + line, width, height)
                cells.append(Cell(screen: screen.id, appearance: appearance, frame: frame))
            }
        }
        self.cells = cells
        self.labels = labels
        self.width = Double(columns) * (group.width + 2 * gap) + 2 * gap
        self.height = Double(rows) * (group.height + 2 * gap) + 2 * gap
    }

    /// The commands of the whole picture, from those of each cell.
    public func commands(_ draw: (Cell) throws -> [DrawCommand]) rethrows -> [DrawCommand] {
        let ground = DrawCommand.fill(Rect(0, 0, width, height), ground)
        let screens = try cells.map { cell in
            DrawCommand.group(
                DrawGroup(
                    origin: Point(cell.frame.x, cell.frame.y), clip: Rect(0, 0, cell.frame.width, cell.frame.height),
                    cornerRadius: Self.cornerRadius, try draw(cell)))
        }
        return [ground] + labels + screens
    }
}
