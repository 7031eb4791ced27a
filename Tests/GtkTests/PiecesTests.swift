internal import CGtk
internal import Glibc
internal import Testing

@testable internal import Gtk

@Suite(.serialized) struct PiecesTests {
    init() { startGtk() }

    /// A window, once no work of other tests is left.
    private func inWindow(_ test: (Widget) -> Void) {
        let before = Pieces.isImmediate
        Pieces.isImmediate = false
        defer { Pieces.isImmediate = before }
        let window = makeShownWindow(makeColumn([]))
        #expect(waitUntil { !Pieces.isPending })
        test(window)
        gtk_widget_destroy(window)
    }

    @Test func piecesComeInTheirOrderAndTheirTurnsLeaveRoomBetween() {
        inWindow { window in
            var done: [Int] = [], turns = 0
            Pieces.run(
                for: window,
                (0..<10).map { number in
                    {
                        done.append(number)
                        usleep(2_000)
                    }
                })
            #expect(done == [])
            while Pieces.isPending {
                let before = done.count
                g_main_context_iteration(nil, 1)
                #expect(done.count - before <= 2)
                turns += done.count > before ? 1 : 0
            }
            #expect(done == Array(0..<10))
            #expect(turns >= 5)
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
            #expect(waitUntil { !Pieces.isPending })
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
            #expect(waitUntil { !Pieces.isPending })
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
            #expect(waitUntil { !Pieces.isPending })
            #expect(done == ["outer", "inner"])
        }
    }
}
