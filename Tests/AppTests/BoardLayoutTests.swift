import Model
import Scene
import Testing

@testable import App

@Suite("Where the screens of the board stand")
struct BoardLayoutTests {
    /// Three columns of 100 by 200, of which two are seen of the last row.
    private let layout = BoardLayout(count: 8, pictures: 1, tileWidth: 100, tileHeight: 200, width: 400)

    @Test func rowsFillTheRoom() {
        #expect(layout.columns == 3)
        #expect(layout.rows == 3)
        #expect(layout.height == 20 + 3 * 242)
        #expect(layout.group(0) == Rect(30, 20, 100, 222))
        #expect(layout.group(4) == Rect(150, 262, 100, 222))
    }

    @Test func appearancesStandSideBySide() {
        let both = BoardLayout(count: 8, pictures: 2, tileWidth: 100, tileHeight: 200, width: 500)
        #expect(both.columns == 2)
        #expect(both.group(0).width == 206)
        #expect(both.tile(0, 0) == Rect(34, 20, 100, 200))
        #expect(both.tile(0, 1) == Rect(140, 20, 100, 200))
    }

    @Test("In a narrow room there is still one column", arguments: [0.0, 50, 139])
    func narrow(width: Double) {
        let layout = BoardLayout(count: 3, pictures: 2, tileWidth: 100, tileHeight: 200, width: width)
        #expect(layout.columns == 1)
        #expect(layout.rows == 3)
    }

    @Test(
        "Only rows that are seen count",
        arguments: [
            (0.0, 100.0, 0..<3), (0, 262, 0..<3), (0, 263, 0..<6), (242, 300, 3..<6), (300, 500, 3..<6), (600, 5000, 6..<8),
            (5000, 6000, 8..<8),
        ])
    func seen(top: Double, bottom: Double, indices: Range<Int>) {
        #expect(layout.indices(from: top, to: bottom) == indices)
    }

    @Test(
        "A place belongs to the screen that is drawn there",
        arguments: [(40.0, 30.0, 0), (160, 270, 4), (20, 30, nil), (160, 250, nil), (280, 750, nil)])
    func places(x: Double, y: Double, index: Int?) {
        #expect(layout.index(at: Point(x, y)) == index)
    }

    @Test(
        "Keys go from screen to screen and stay at the ends",
        arguments: [
            (0, -1, 0, 0), (0, 1, 0, 1), (2, 1, 0, 3), (7, 1, 0, 7), (1, 0, 1, 4), (4, 0, 1, 7), (5, 0, 1, 7), (7, 0, 1, 7),
            (6, 0, 1, 6),
            (1, 0, -1, 1), (4, 0, -1, 1), (7, 0, -5, 1), (1, 0, 9, 7),
        ])
    func keys(from: Int, dx: Int, dy: Int, to: Int) {
        #expect(layout.index(from: from, columns: dx, rows: dy) == to)
    }

    @Test func nothingIsNowhere() {
        let none = BoardLayout(count: 0, pictures: 2, tileWidth: 100, tileHeight: 200, width: 400)
        #expect(none.indices(from: 0, to: 900).isEmpty)
        #expect(none.index(at: Point(50, 50)) == nil)
        #expect(none.index(from: 0, columns: 1) == 0)
    }
}
