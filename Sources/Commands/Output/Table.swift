/// Rows of text whose columns line up; the last column is not padded.
struct Table {
    let rows: [[String]]

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    func text(indent: String = "") -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.reduce(into: "") { text, row in
            let cells = row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
            }
            text += indent + cells.joined(separator: "  ") + "\n"
        }
    }
}
