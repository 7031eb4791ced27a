import CGtk
import Dialects
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The popover of the phone and the project's settings.
@Suite(.serialized) struct LiveSettingsTests {
    init() { startGtk() }

    /// Controls in a window, found by the names that assistive technology reads.
    private final class Controls {
        let window: Widget

        init(_ widget: Widget) { window = showInWindow(widget) }

        isolated deinit { gtk_widget_destroy(window) }

        private func control(_ name: String) -> Widget? {
            Pane.descendants(of: window).first {
                Pane.name(of: $0) == name && Pane.type(of: $0) != "GtkLabel" && gtk_widget_get_mapped($0).isTrue
            }
        }

        func has(_ name: String) -> Bool { control(name) != nil }

        func find(_ name: String) throws -> Widget { try #require(control(name), "no control named \(name)") }

        func choose(_ id: String, in name: String) throws {
            try chooseFrom(try find(name), id)
        }

        func set(_ name: String, _ isOn: Bool) throws {
            gtk_switch_set_active(as_switch(try find(name)), isOn.gboolean)
        }

        func click(_ name: String) throws {
            gtk_button_clicked(as_button(try find(name)))
        }
    }

    /// Tells the popover of changes, as the header bar does.
    private final class Follower: StateView {
        let choices: PhoneChoices
        init(_ choices: PhoneChoices) { self.choices = choices }
        func update(from old: AppState, to new: AppState) { choices.refresh() }
    }

    @Test func thePhonesSettings() throws {
        let (store, _) = makeStore()
        let choices = PhoneChoices(store)
        let controls = Controls(choices.makeContent())
        store.attach(Follower(choices))
        try controls.choose("landscape", in: "Orientation")
        #expect(store.project.settings?.orientation == .landscape && store.frame().width > store.frame().height)
        try controls.choose("-", in: "Orientation")
        #expect(store.project.settings == nil, "what counts anyway is not written")
        try controls.set("Right to left", true)
        try controls.set("Reduced motion", true)
        try controls.choose("zh-Hans", in: "Language of the phone")
        gtk_spin_button_set_value(as_spin_button(try controls.find("Text size")), 1.5)
        var wanted = PhoneSettings()
        (wanted.rightToLeft, wanted.reducedMotion, wanted.language, wanted.textSize) = (true, true, "zh-Hans", 1.5)
        #expect(store.project.settings == wanted)
        store.undo()
        #expect(store.project.settings?.textSize == nil)
    }

    @Test func aVersionBelongsToItsLibrary() throws {
        let (store, _) = makeStore()
        let choices = PhoneChoices(store)
        let controls = Controls(choices.makeContent())
        store.attach(Follower(choices))
        #expect(!controls.has("Version of the library"))
        try controls.choose("hbd", in: "Dialect")
        try controls.choose("1.5", in: "Version of the library")
        #expect(store.project.library == "1.5")
        try controls.choose("1.10.0", in: "Version of the library")
        #expect(store.project.library == nil, "the newest version counts anyway")
        try controls.choose("1.9.9", in: "Version of the library")
        try controls.choose("uikit", in: "Dialect")
        #expect(store.project.library == nil)
        store.undo()
        #expect(store.project.library == "1.9.9" && store.project.dialect == .hbd, "one step of undo")
    }

    @Test func generalSettingsOfTheProject() throws {
        let (store, _) = makeStore()
        let dialog = ProjectDialog(store, over: nil)
        DialogWindow.show(dialog.widget)
        _ = waitUntil { gtk_widget_get_mapped(dialog.widget).isTrue }
        func find(_ name: String) throws -> Widget {
            try #require(
                Pane.descendants(of: dialog.widget).first { Pane.name(of: $0) == name && Pane.type(of: $0) != "GtkLabel" },
                "no control named \(name)")
        }
        try chooseFrom(try find("Structure"), "tabsInStack")
        #expect(store.project.structure == .tabsInStack)
        #expect(store.state.navigation.pushed == ["b", "c"])
        gtk_switch_set_active(as_switch(try find("Each page decides on the status bar")), 0)
        #expect(store.project.statusBarPerScreen == false)
        try chooseFrom(try find("Known faults: Items masked"), "on")
        #expect(store.project.quirks?[.itemsMasked] == true)
        try chooseFrom(try find("Known faults: Items masked"), "-")
        #expect(store.project.quirks == nil)
        gtk_entry_set_text(as_entry(try find("Name")), "Shop")
        #expect(store.project.name == "Shop")
        gtk_widget_destroy(dialog.widget)
    }

    @Test func acceptedFindings() throws {
        var project = makeProject()
        var waiver = Waiver()
        (waiver.code, waiver.screen, waiver.reason) = ("contrast.title", "b", "agreed")
        project.waivers = [waiver]
        let (store, _) = makeStore(project)
        let dialog = ProjectDialog(store, over: nil)
        gtk_widget_show_all(dialog.widget)
        func find(_ name: String, _ type: String? = nil) throws -> Widget {
            let all = Pane.descendants(of: dialog.widget).filter { Pane.name(of: $0) == name && Pane.type(of: $0) != "GtkLabel" }
            return try #require(all.first { type == nil || Pane.type(of: $0) == type }, "no control named \(name)")
        }
        let list = as_list_box(try find("Accepted Findings", "GtkListBox"))
        gtk_list_box_select_row(list, gtk_list_box_get_row_at_index(list, 0))
        try chooseFrom(try find("Accepted Findings: Check"), "contrast.item")
        try chooseFrom(try find("Accepted Findings: Screen"), "-")
        #expect(store.project.waivers.map(\.code) == ["contrast.item"] && store.project.waivers[0].screen == nil)
        let reason = try find("Accepted Findings: Reason")
        gtk_entry_set_text(as_entry(reason), "  ")
        #expect(store.project.waivers[0].reason == "agreed", "a waiver without a reason could not be opened again")
        gtk_entry_set_text(as_entry(reason), "seen by all")
        #expect(store.project.waivers[0].reason == "seen by all")
        gtk_button_clicked(as_button(try find("Accepted Findings: Remove")))
        #expect(store.project.waivers.isEmpty)
        gtk_button_clicked(as_button(try find("Accepted Findings: Add")))
        #expect(store.project.waivers.map(\.reason) == ["Agreed"])
        gtk_widget_destroy(dialog.widget)
    }

    @Test func tabsAndModals() throws {
        let (store, _) = makeStore()
        let dialog = ProjectDialog(store, over: nil)
        gtk_widget_show_all(dialog.widget)
        let widgets = { Pane.descendants(of: dialog.widget) }
        func find(_ name: String) throws -> Widget {
            try #require(
                widgets().first { Pane.name(of: $0) == name && Pane.type(of: $0) != "GtkLabel" }, "no control named \(name)")
        }
        gtk_button_clicked(as_button(try find("Tabs: Add")))
        #expect(store.project.tabs.map(\.title) == ["One", "Two", "New Tab"])
        #expect(store.project.tabs.last?.stack == ["x"], "the first screen that stands nowhere")
        let title = try find("Tabs: Title")
        #expect(([title] + Pane.ancestors(of: title)).allSatisfy { gtk_widget_get_visible($0).isTrue }, "the form is shown")
        gtk_entry_set_text(as_entry(title), "Three")
        try chooseFrom(try find("Tabs: Root screen"), "a")
        #expect(store.project.tabs.last?.title == "Three" && store.project.tabs.last?.stack == ["a"])
        gtk_button_clicked(as_button(try find("Tabs: Move Up")))
        #expect(store.project.tabs.map(\.title) == ["One", "Three", "Two"])
        gtk_button_clicked(as_button(try find("Tabs: Remove")))
        #expect(store.project.tabs.map(\.title) == ["One", "Two"])
        let found = widgets().first { Pane.name(of: $0) == "Modals" && Pane.type(of: $0) == "GtkListBox" }
        let modals = as_list_box(try #require(found))
        gtk_list_box_select_row(modals, gtk_list_box_get_row_at_index(modals, 0))
        try chooseFrom(try find("Modals: Presentation"), "fullScreen")
        gtk_switch_set_active(as_switch(try find("Modals: Without a navigation controller")), 1)
        #expect(store.project.modals[0].presentation == .fullScreen && store.project.modals[0].bare == true)
        gtk_widget_destroy(dialog.widget)
    }
}
