internal import CGtk
internal import Glibc
internal import Testing

@testable internal import Gtk

@Suite(.serialized) struct PiecesTests {
    /// No work of other tests is left, and a turn has two milliseconds.
    private func prepare() {
        Pieces.allowance = 2_000
        Pieces.finishAll()
        usleep(20_000)
    }

    @Test func piecesComeInTheirOrderAndTheirTurnsLeaveRoomBetween() {
        let window = makeShownWindow(makeColumn([]))
        prepare()
        var done: [Int] = []
        Pieces.run(
            for: window,
            (0..<10).map { number in
                {
                    done.append(number); usleep(2_000)
                }
            })
        #expect(done.count < 10)
        let first = done.count
        while g_main_context_iteration(nil, 0).isTrue {}
        #expect(done.count == first)
        while Pieces.isPending { g_main_context_iteration(nil, 1) }
        #expect(done == Array(0..<10))
        gtk_widget_destroy(window)
    }

    @Test func newPiecesTakeThePlaceOfOldOnes() {
        let window = makeShownWindow(makeColumn([])), other = makeShownWindow(makeColumn([]))
        prepare()
        var done: [String] = []
        Pieces.run(for: window, [{ usleep(20_000) }, { done.append("old") }])
        Pieces.run(for: other, [{ done.append("other") }])
        Pieces.run(for: window, [{ done.append("new") }])
        Pieces.finish(window)
        #expect(done == ["new"])
        Pieces.finishAll()
        #expect(done == ["new", "other"])
        [window, other].forEach { gtk_widget_destroy($0) }
    }

    @Test func whatIsLeftGoesWithItsWidget() {
        let window = makeShownWindow(makeColumn([]))
        prepare()
        var isDone = false
        Pieces.run(for: window, [{ usleep(20_000) }, { isDone = true }])
        #expect(Pieces.isPending)
        gtk_widget_destroy(window)
        #expect(!Pieces.isPending)
        Pieces.finishAll()
        #expect(!isDone)
    }

    @Test func aPieceMayAskForMore() {
        let window = makeShownWindow(makeColumn([])), other = makeShownWindow(makeColumn([]))
        prepare()
        var done: [String] = []
        Pieces.run(
            for: window,
            [
                {
                    Pieces.run(for: other, [{ done.append("inner") }]); done.append("outer")
                }
            ])
        Pieces.finishAll()
        #expect(done == ["outer", "inner"])
        [window, other].forEach { gtk_widget_destroy($0) }
    }
}
