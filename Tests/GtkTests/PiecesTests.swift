internal import CGtk
internal import Glibc
internal import Testing

@testable internal import Gtk

@Suite(.serialized) struct PiecesTests {
    init() { startGtk() }

    /// A window, once no work of other tests is left; a turn has so many microseconds meanwhile.
    private func inWindow(allowance: gint64 = 0, _ test: (Widget) -> Void) {
        let before = Pieces.allowance
        Pieces.allowance = allowance
        defer { Pieces.allowance = before }
        Pieces.finishAll()
        let window = makeShownWindow(makeColumn([]))
        test(window)
        gtk_widget_destroy(window)
    }

    @Test func piecesComeInTheirOrderAndTheirTurnsLeaveRoomBetween() {
        inWindow(allowance: 2_000) { window in
            var done: [Int] = []
            Pieces.run(
                for: window,
                (0..<10).map { number in
                    {
                        done.append(number)
                        usleep(2_000)
                    }
                })
            #expect(done.count <= 1)
            while Pieces.isPending { g_main_context_iteration(nil, 1) }
            #expect(done == Array(0..<10))
        }
    }

    @Test func newPiecesTakeThePlaceOfOldOnes() {
        inWindow { window in
            var done: [String] = []
            let other = makeColumn([])
            gtk_container_add(as_container(gtk_bin_get_child(as_bin(window))), other)
            Pieces.run(for: window, [{ done.append("old") }])
            Pieces.run(for: other, [{ done.append("other") }])
            Pieces.run(for: window, [{ done.append("new") }])
            Pieces.finish(window)
            #expect(done == ["new"])
            Pieces.finishAll()
            #expect(done == ["new", "other"])
        }
    }

    @Test func whatIsLeftGoesWithItsWidget() {
        inWindow { window in
            let child = makeColumn([])
            gtk_container_add(as_container(gtk_bin_get_child(as_bin(window))), child)
            var isDone = false
            Pieces.run(for: child, [{ isDone = true }])
            #expect(Pieces.isPending)
            gtk_widget_destroy(child)
            #expect(!Pieces.isPending)
            Pieces.finishAll()
            #expect(!isDone)
        }
    }

    @Test func aPieceMayAskForMore() {
        inWindow { window in
            var done: [String] = []
            let other = makeColumn([])
            gtk_container_add(as_container(gtk_bin_get_child(as_bin(window))), other)
            let outer = {
                Pieces.run(for: other, [{ done.append("inner") }])
                done.append("outer")
            }
            Pieces.run(for: window, [outer])
            Pieces.finishAll()
            #expect(done == ["outer", "inner"])
        }
    }
}
