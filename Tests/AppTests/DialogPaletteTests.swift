import CGtk
import Gtk
import Model
import Testing

@testable import App

/// The palette: values, names, uses.
@Suite(.serialized) struct DialogPaletteTests {
    init() { startGtk() }

    private func makeColorful() -> Project {
        var project = makeProject()
        project.palette = Palette([.init("brand", .plain(RGBA(16, 142, 233))), .init("spare", .plain(.white))])
        project.theme.style[.background] = .color(.palette("brand"))
        project.screens[1].style[.background] = .color(.palette("brand"))
        project.screens[1].background = .palette("brand")
        return project
    }

    @Test func placesAreNamedInTheFilesOrder() {
        var project = makeColorful()
        #expect(
            project.places(using: "brand") == [ColorPlace(owner: .theme, uses: 1), ColorPlace(owner: .screen("b"), uses: 2)])
        #expect(project.places(using: "spare").isEmpty)
        project.palette["alias"] = .palette("spare")
        #expect(project.places(using: "spare") == [ColorPlace(owner: .color("alias"), uses: 1)])
    }

    @Test func renamingChangesEveryUse() {
        let (store, _) = makeStore(makeColorful())
        let actions = PaletteActions(store)
        #expect(actions.rename("brand", to: "accent"))
        #expect(store.project.palette.entries.map(\.name) == ["accent", "spare"])
        #expect(store.project.theme.style.color(.background) == .palette("accent"))
        #expect(store.project.screens[1].background == .palette("accent"))
        #expect(store.project.uses(of: "accent") == 3)
        store.undo()
        #expect(store.project == makeColorful())
    }

    @Test(arguments: ["", "spare", "a}b"])
    func aNameThatCannotBeIsRefused(name: String) {
        let (store, _) = makeStore(makeColorful())
        #expect(!PaletteActions(store).rename("brand", to: name))
        #expect(store.project == makeColorful())
    }

    @Test func onlyAnUnusedColourIsDeleted() {
        let (store, _) = makeStore(makeColorful())
        let actions = PaletteActions(store)
        actions.delete("brand")
        #expect(store.project.palette["brand"] != nil)
        actions.delete("spare")
        #expect(store.project.palette.entries.map(\.name) == ["brand"])
        #expect(store.state.view.noticeOffersUndo)
        store.undo()
        #expect(store.project.palette["spare"] != nil)
    }

    @Test func oneDragIsOneStepOfUndo() {
        let (store, _) = makeStore(makeColorful())
        let actions = PaletteActions(store)
        for red in 0..<50 { actions.change("brand", to: .plain(RGBA(UInt8(red), 0, 0)), goesOn: true) }
        store.endGesture()
        #expect(store.project.palette["brand"] == .plain(RGBA(49, 0, 0)))
        store.undo()
        #expect(store.project == makeColorful())
    }

    @Test func aColourIsNotMadeOfItself() {
        let (store, _) = makeStore(makeColorful())
        PaletteActions(store).change("brand", to: .palette("brand"), goesOn: false)
        #expect(store.project == makeColorful())
        #expect(store.state.view.notice != nil)
    }

    @Test func rowsFollowTheProject() {
        let (store, _) = makeStore(makeColorful())
        let dialog = PaletteDialog(store, over: nil)
        DialogWindow.show(dialog.widget)
        #expect(dialog.rows.map(\.name) == ["brand", "spare"])
        #expect(waitUntil { dialog.rows[0].places?.count == 2 && dialog.rows[1].places?.isEmpty == true })
        store.perform(.renameColor("brand", to: "accent"), "")
        #expect(dialog.rows.map(\.name) == ["accent", "spare"])
        let name = PaletteActions(store).add()
        #expect(dialog.rows.last?.name == name)
        gtk_widget_destroy(dialog.widget)
    }
}
