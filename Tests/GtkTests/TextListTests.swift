internal import CGtk
internal import Testing

@testable internal import Gtk

@Suite(.serialized) struct TextListTests {
    private let list: TextList
    private let window: Widget

    init() {
        startGtk()
        list = TextList(name: "Screens", selected: {}, activated: { _ in })
        window = makeShownWindow(makeScrolled(list.widget))
    }

    private func rows(_ ids: String) -> [TextList.Row] {
        ids.map { TextList.Row(id: String($0), text: "Screen \($0)") }
    }

    /// The texts that the view would draw.
    private var texts: [String] {
        let model = gtk_tree_view_get_model(as_tree_view(list.widget))
        return (0..<gtk_tree_model_iter_n_children(model, nil)).map { index in
            var place = GtkTreeIter(), value = GValue()
            gtk_tree_model_iter_nth_child(model, &place, nil, index)
            gtk_tree_model_get_value(model, &place, 0, &value)
            defer { g_value_unset(&value) }
            return String(cString: g_value_get_string(&value))
        }
    }

    @Test(arguments: ["abc", "", "cab", "xaybz", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"])
    func itShowsWhatItIsGiven(ids: String) {
        list.show(rows("abc"))
        list.show(rows(ids))
        #expect(list.rows == rows(ids))
        #expect(texts == ids.map { "Screen \($0)" })
        gtk_widget_destroy(window)
    }

    @Test(
        "The changes lead from one list to the other, whatever stays, goes, comes or moves",
        arguments: ["", "a", "abcd", "dcba", "bd", "xbyd", "xyz", "aab", "bcda"])
    func changes(new: String) throws {
        for old in ["", "abcd", "ba", "zz", "xcyd"] {
            let old = old.map { String($0) }, new = new.map { String($0) }
            let changes = TextList.changes(from: old, to: new)
            #expect(old.applying(try #require(CollectionDifference(changes))) == new)
            #expect(changes.count <= old.count + new.count)
        }
        gtk_widget_destroy(window)
    }

    @Test func rowsThatStayKeepTheirSelection() {
        list.show(rows("abcd"))
        list.select([1, 3], cursor: 3)
        list.show(rows("bxd"))
        #expect(list.selected == [0, 2])
        list.show([TextList.Row(id: "b", text: "Renamed"), TextList.Row(id: "d", text: "D")])
        #expect(list.selected == [0, 1])
        #expect(texts == ["Renamed", "D"])
        gtk_widget_destroy(window)
    }

    @Test func theCursorMayStandBesideTheSelection() {
        list.show(rows("abcd"))
        list.select([0, 1], cursor: 3)
        #expect(list.selected == [0, 1])
        #expect(list.cursor == 3)
        list.pick(2)
        #expect(list.selected == [2])
        gtk_widget_destroy(window)
    }

    @Test func onlyAPersonsChoiceIsTold() {
        var told = 0
        let list = TextList(name: "Screens", selected: { told += 1 }, activated: { _ in })
        let window = makeShownWindow(list.widget)
        list.show(rows("abcd"))
        list.select([1], cursor: 1)
        list.show(rows("acd"))
        #expect(told == 0)
        list.pick(2)
        #expect(told == 1)
        gtk_widget_destroy(window)
    }

    @Test func belowTheLastRowIsAfterIt() {
        #expect(list.place(x: 5, y: 5) == nil)
        list.show(rows("abc"))
        drain()
        #expect(list.place(x: 5, y: 2) == TextList.Place(index: 0, isAfter: false))
        #expect(list.place(x: 5, y: 5000) == TextList.Place(index: 2, isAfter: true))
        gtk_widget_destroy(window)
    }
}
