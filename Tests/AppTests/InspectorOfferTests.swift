import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The pages *Items* and *Screen* show what the dialect offers; what it ignores comes with its reason.
@Suite(.serialized) struct InspectorOfferTests {
    private func pane(_ dialect: DialectName, _ right: [BarItem] = []) -> Pane {
        var project = Pane.project
        project.dialect = dialect
        project.screens[0].item.right = right
        let pane = Pane(project)
        pane.open("items")
        return pane
    }

    private func item(_ change: (inout BarItem) -> Void) -> BarItem {
        var item = BarItem()
        change(&item)
        return item
    }

    private func kinds(_ pane: Pane) throws -> Int {
        let menu = try openList(of: try pane.control("Title: Kind"))
        defer { gtk_menu_popdown(as_menu(menu)) }
        return children(of: menu).count
    }

    @Test(arguments: [
        (DialectName.uikit, "Title: Large title", true), (.hbd, "Title: Large title", false),
        (.navigationAndStyle, "Title: Large title", true), (.mpaas, "While the title is large", false),
        (.uikit, "While the title is large", true), (.customBar, "Left items hidden", true), (.uikit, "Left items hidden", false),
        (.navigationAndStyle, "Back Button: Text", false), (.mpaas, "Back Button: Text", true),
    ]) func rows(_ dialect: DialectName, _ name: String, _ isShown: Bool) {
        let pane = pane(dialect)
        let names = Set(["", "Back Button: "].map { $0 + name })
        #expect(names.contains { pane.isShown($0) } == isShown)
    }

    @Test func whatIsIgnoredComesUpWithItsReason() throws {
        let pane = pane(.hbd)
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("Show ignored keys")), 1)
        pane.drain()
        #expect(pane.isShown("Title: Large title"))
        #expect(pane.labels.contains("Ignored: it has no large titles"))
        #expect(pane.labels.contains("Ignored: it has no way to hide a side without removing it"))
    }

    @Test func whatIsSetStaysThereToBeTakenAway() throws {
        let pane = pane(.hbd)
        pane.store.changeScreen("") { $0.item.largeTitle = .always }
        pane.drain()
        #expect(pane.labels.contains("Ignored: it has no large titles"))
        try pane.choose("-", in: "Title: Large title")
        pane.drain()
        #expect(pane.screen.item.largeTitle == nil)
        #expect(!pane.isShown("Title: Large title"))
    }

    @Test func titlesAreOfTheKindsThatTheDialectOffers() throws {
        let all = TitleKind.allCases.count + 2
        #expect(try kinds(pane(.uikit)) == all)
        let pane = pane(.navigationAndStyle)
        #expect(try kinds(pane) == all - 2)
        pane.store.changeScreen("") { screen in
            var title = Title(text: "Home")
            title.kind = .double
            screen.item.title = .value(title)
        }
        pane.drain()
        #expect(try kinds(pane) == all - 1)
        #expect(pane.labels.contains("Ignored: custom views are left to the app"))
    }

    @Test func keysOfABarItem() throws {
        let pane = pane(.navigationAndStyle, [item { $0.text = "Help" }, item { $0.image = "builtin:back" }])
        let list = try pane.control("Right Items", "GtkListBox")
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 0))
        #expect(pane.isShown("Right Items: Larger tap area"))
        #expect(pane.isShown("Right Items: Goes back silently"))
        #expect(!pane.isShown("Right Items: Badge"))
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 1))
        #expect(!pane.isShown("Right Items: Larger tap area"), "pictures have none")
    }

    @Test func keysOfAScreen() throws {
        let pane = pane(.mpaas)
        pane.open("screen")
        #expect(pane.isShown("Navigation: Styled by the framework"))
        #expect(pane.isShown("Navigation: Loading line"))
        #expect(!pane.isShown("Navigation: Back button acts"))
        gtk_toggle_button_set_active(as_toggle_button(try pane.control("Show ignored keys")), 1)
        pane.drain()
        #expect(pane.isShown("Navigation: Back button acts"))
        #expect(pane.labels.contains("Ignored: it has one switch for back as a whole"))
    }

    @Test func aPressedItemIsShownOnThePhone() throws {
        let pane = pane(.uikit, [item { $0.text = "Help" }])
        let list = try pane.control("Right Items", "GtkListBox")
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 0))
        gtk_switch_set_active(as_switch(try pane.control("Right Items: Show pressed", "GtkSwitch")), 1)
        #expect(pane.store.frame().elements.first { $0.role == .rightItem }?.state == .pressed)
        gtk_switch_set_active(as_switch(try pane.control("Right Items: Enabled", "GtkSwitch")), 0)
        pane.drain()
        #expect(pane.store.frame().elements.first { $0.role == .rightItem }?.state == .disabled)
        #expect(!gtk_widget_get_sensitive(try pane.control("Right Items: Show pressed", "GtkSwitch")).isTrue)
    }

    @Test func editShowsDoneWhileThePageIsEdited() throws {
        let pane = pane(.uikit, [item { $0.system = .edit }])
        let list = try pane.control("Right Items", "GtkListBox")
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 0))
        #expect(pane.store.frame().elements.first { $0.role == .rightItem }?.text == "Edit")
        gtk_switch_set_active(as_switch(try pane.control("Right Items: Being edited", "GtkSwitch")), 1)
        #expect(pane.screen.editing == true)
        #expect(pane.store.frame().elements.first { $0.role == .rightItem }?.text == "Done")
    }

    @Test func aLiveEntryChangesTitleAndItems() throws {
        let pane = pane(.uikit, [item { $0.system = .edit }])
        pane.open("items", level: .live)
        try pane.type("Sent", in: "Title: Text")
        pane.store.perform(
            .setItem(
                StylePlace(.live("home", 0)),
                pane.screen.live[0].item.map {
                    var changed = $0
                    changed.right = [self.item { $0.system = .done }]
                    return changed
                } ?? Item()), "")
        let elements = pane.store.frame().elements
        #expect(elements.first { $0.role == .title }?.text == "Sent")
        #expect(elements.filter { $0.role == .rightItem }.map(\.text) == ["Done"])
    }

    @Test(arguments: [(Element.Role.title, "Title: Kind"), (.largeTitle, "Title: Kind"), (.backLabel, "Back Button: Text")])
    func aPickedElementBringsItsRowsUp(_ role: Element.Role, _ name: String) throws {
        let pane = pane(.uikit)
        pane.open("style")
        pane.store.look { $0.pickedElement = ElementName(role: role, owner: "home", index: 0) }
        pane.drain()
        #expect(pane.store.state.view.inspectorPage == "items")
        let focus = try #require(gtk_window_get_focus(as_window(pane.window)).map { as_widget($0) })
        #expect(([focus] + Pane.ancestors(of: focus)).contains { Pane.name(of: $0) == name })
    }

    @Test func deleteRemovesThePickedItem() throws {
        let pane = pane(.uikit, [item { $0.text = "a" }, item { $0.text = "b" }])
        let list = try pane.control("Right Items", "GtkListBox")
        gtk_list_box_select_row(as_list_box(list), gtk_list_box_get_row_at_index(as_list_box(list), 0))
        press(GDK_KEY_Delete, on: list)
        #expect(pane.screen.item.right?.map(\.text) == ["b"])
    }

    @Test func itemsAreDraggedWithinASideAndToTheOther() throws {
        let pane = pane(.uikit, [item { $0.text = "a" }, item { $0.text = "b" }, item { $0.text = "c" }])
        let form = Form<Item>("item", InspectorTools(pane.store)) { title, gesture, change in
            var item = pane.screen.item
            change(&item)
            pane.store.perform(.setItem(StylePlace(.screen("home")), item), title, gesture: gesture)
        }
        let right = ItemList("Right", \.right, form), left = ItemList("Left", \.left, form)
        func order() -> [[String?]] { [pane.screen.item.left, pane.screen.item.right].map { ($0 ?? []).map(\.text) } }
        right.take("right 0", at: 3)
        #expect(order() == [[], ["b", "c", "a"]])
        right.take("right 2", at: 0)
        #expect(order() == [[], ["a", "b", "c"]])
        left.take("right 1", at: 0)
        #expect(order() == [["b"], ["a", "c"]])
        pane.store.undo()
        #expect(order() == [[], ["a", "b", "c"]])
        gtk_widget_destroy(right.widget)
        gtk_widget_destroy(left.widget)
    }
}
