import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The page *Items*: title, back button and the items of both sides.
@Suite(.serialized) struct InspectorItemsTests {
    private func pane(_ right: [String] = []) -> Pane {
        var project = Pane.project
        project.screens[0].item.right = right.map { text in
            var item = BarItem()
            item.text = text
            return item
        }
        let pane = Pane(project)
        pane.open("items")
        return pane
    }

    private func rightTexts(_ pane: Pane) -> [String?] { (pane.screen.item.right ?? []).map(\.text) }

    @Test func theTitleIsEditedByItsKind() throws {
        let pane = pane()
        try pane.type("Start", in: "Title: Text")
        #expect(pane.screen.item.title?.value?.text == "Start")
        try pane.choose("double", in: "Title: Kind")
        try pane.type("of the day", in: "Title: Subtitle")
        #expect(pane.screen.item.title?.value?.detail == "of the day")
        try pane.choose("none", in: "Title: Kind")
        #expect(pane.screen.item.title == .nothing)
        try pane.choose("always", in: "Title: Large title")
        #expect(pane.screen.item.largeTitle == .always)
    }

    @Test func aSecondLineStandsAfterANewline() throws {
        let pane = pane()
        try pane.type("below", in: "Title: Second line")
        #expect(pane.screen.item.title?.value?.text == "Home\nbelow")
        #expect(pane.isShown("Title: Second line size"))
        try pane.type("", in: "Title: Second line")
        #expect(pane.screen.item.title?.value?.text == "Home")
    }

    @Test func itemsAreReorderedEditedAndRemoved() throws {
        let pane = pane(["a", "b", "c"])
        let list = try pane.control("Right Items", "GtkListBox")
        selectRowAsThePersonDoes(0, in: list)
        try pane.click("Right Items: Move Right")
        #expect(rightTexts(pane) == ["b", "a", "c"])
        #expect(selectedRow(of: list) == 1)
        try pane.type("3", in: "Right Items: Badge")
        #expect(pane.screen.item.right?.map(\.badge) == [nil, "3", nil])
        try pane.click("Right Items: Remove")
        #expect(rightTexts(pane) == ["b", "c"])
        try pane.click("Right Items: Reset")
        #expect(pane.screen.item.right == nil)
    }

    @Test func altWithAnArrowReorders() throws {
        let pane = pane(["a", "b"])
        let list = try pane.control("Right Items", "GtkListBox")
        selectRowAsThePersonDoes(0, in: list)
        gtk_widget_grab_focus(children(of: list)[0])
        pane.key(GDK_KEY_Down, GDK_MOD1_MASK)
        #expect(rightTexts(pane) == ["b", "a"])
    }

    @Test func aPickedElementOpensItsItem() throws {
        let pane = pane(["a", "b"])
        pane.open("style")
        pane.store.look { $0.pickedElement = ElementName(role: .rightItem, owner: "home", index: 1) }
        pane.drain()
        #expect(pane.store.state.view.inspectorPage == "items")
        #expect(selectedRow(of: try pane.control("Right Items", "GtkListBox")) == 1)
        #expect(entryText(try pane.control("Right Items: Text", "GtkEntry")) == "b")
    }

    @Test func itemsOfALiveEntryAreItsOwn() throws {
        let pane = pane()
        pane.open("items", level: .live)
        try pane.type("Later", in: "Title: Text")
        #expect(pane.screen.live.map { $0.item?.title?.value?.text } == ["Later"])
        #expect(pane.screen.item.title?.value?.text == "Home")
        pane.open("items", level: .builtIn)
        #expect(!pane.isShown("Title: Kind"))
    }

    @Test func whatCountsWhileTheTitleIsLarge() throws {
        let pane = pane()
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("While the title is large")), 1)
        try pane.type("Big", in: "Title: Text")
        #expect(pane.screen.item.whenLarge?.title?.value?.text == "Big")
        #expect(pane.screen.item.title?.value?.text == "Home")
    }

    private func selectRowAsThePersonDoes(_ index: Int, in list: Widget) {
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), gint(index)))
    }
}
