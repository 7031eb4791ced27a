/// The space iOS adds between letters by size: the table of Apple's Human Interface Guidelines, Typography.
enum Tracking {
    private static let table: [(size: Double, points: Double)] = [
        (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
        (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
        (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (36, 0.37), (44, 0.37),
        (48, 0.35), (52, 0.33), (56, 0.3), (60, 0.26),
    ]

    /// Points for `size` points; between two rows of the table on the line from one to the other.
    static func points(size: Double) -> Double {
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].points }
        guard next > 0 else { return table[0].points }
        let (low, high) = (table[next - 1], table[next])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
