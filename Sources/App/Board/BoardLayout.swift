import Scene

/// Where the screens of the board stand, in logical pixels: row by row, the appearances of one side by side, its name below.
nonisolated struct BoardLayout: Equatable {
    /// How many screens there are.
    var count: Int
    /// How many pictures each has.
    var pictures: Int
    var tileWidth: Double
    var tileHeight: Double
    /// The width of the room.
    var width: Double

    /// Between screens, and around all of them.
    static let gap = 20.0
    /// Between the pictures of one.
    static let seam = 6.0
    /// The line of the name.
    static let line = 22.0

    private var groupWidth: Double { Double(pictures) * (tileWidth + Self.seam) - Self.seam }
    private var rowHeight: Double { tileHeight + Self.line + Self.gap }

    var columns: Int { max(1, Int((width - Self.gap) / (groupWidth + Self.gap))) }
    var rows: Int { (count + columns - 1) / columns }
    /// The height of all rows.
    var height: Double { Self.gap + Double(rows) * rowHeight }

    /// A screen with its pictures and its name.
    func group(_ index: Int) -> Rect {
        let used = Double(columns) * (groupWidth + Self.gap) - Self.gap
        let left = max(Self.gap, ((width - used) / 2).rounded())
        return Rect(
            left + Double(index % columns) * (groupWidth + Self.gap), Self.gap + Double(index / columns) * rowHeight, groupWidth,
            tileHeight + Self.line)
    }

    /// One picture of a screen.
    func tile(_ index: Int, _ picture: Int) -> Rect {
        let group = group(index)
        return Rect(group.x + Double(picture) * (tileWidth + Self.seam), group.y, tileWidth, tileHeight)
    }

    /// The screens of the rows between two heights; the gap above a row is the row's.
    func indices(from top: Double, to bottom: Double) -> Range<Int> {
        let first = max(0, Int((top / rowHeight).rounded(.down)))
        let last = max(first, Int(((bottom - Self.gap) / rowHeight).rounded(.up)))
        return min(count, first * columns)..<min(count, last * columns)
    }

    /// The screen at a place.
    func index(at point: Point) -> Int? {
        indices(from: point.y, to: point.y + 1).first { group($0).contains(point) }
    }

    /// Where a step of keys leads to; at an end it stays.
    func index(from index: Int, columns dx: Int = 0, rows dy: Int = 0) -> Int {
        guard count > 0 else { return 0 }
        let next = index + dx + dy * columns
        if dy != 0, next < 0 || next >= count { return next < 0 ? index % columns : lastBelow(index) }
        return min(count - 1, max(0, next))
    }

    /// The last screen of a column; that of a short last row if the column has none there and it stands in the row above.
    private func lastBelow(_ index: Int) -> Int {
        let sameColumn = (rows - 1) * columns + index % columns
        if sameColumn < count { return sameColumn }
        return index / columns == rows - 1 ? index : count - 1
    }
}
