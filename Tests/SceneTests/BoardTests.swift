import Model
import Testing

@testable import Scene

@Suite("The board of all screens")
struct BoardTests {
    private func board(_ count: Int, _ appearances: [Appearance] = [.light, .dark]) -> Board {
        Board((0..<count).map { Screen(id: "s\($0)") }, appearances, width: 300, height: 600)
    }

    @Test func lightAndDarkStandSideBySide() {
        let cells = board(1).cells
        #expect(cells.map(\.appearance) == [.light, .dark])
        #expect(cells.map(\.frame) == [Rect(60, 93, 300, 600), Rect(390, 93, 300, 600)])
    }

    @Test("No cell overlaps another or the edge", arguments: [1, 2, 7, 40, 1000])
    func placesAll(count: Int) {
        let board = board(count)
        #expect(board.cells.count == 2 * count)
        let bounds = Rect(0, 0, board.width, board.height)
        #expect(board.cells.allSatisfy { bounds.contains(Point($0.frame.x, $0.frame.y)) })
        #expect(board.cells.allSatisfy { $0.frame.right < board.width && $0.frame.bottom < board.height })
        #expect(Set(board.cells.map(\.frame)).count == 2 * count)
        #expect(board.width / board.height < 4 && board.height / board.width < 4)
    }

    @Test func aProjectWithoutScreensHasAnEmptyBoard() {
        #expect(board(0).cells.isEmpty)
        #expect(board(0).width > 0 && board(0).height > 0)
    }
}
