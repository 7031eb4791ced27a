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
        let project = makeColorful()
        #expect(
            project.places(using: "brand") == [
                ColorPlace(owner: .theme, uses: 1), ColorPlace(owner: .screen("b"), uses: 1),
                ColorPlace(owner: .screen("b"), page: .screen, uses: 1),
            ])
        #expect(project.places(using: "spare").isEmpty)
    }

    @Test func everyPartOfAProjectIsSearched() {
        var project = makeProject()
        project.palette = Palette([.init("brand", .plain(.white))])
        let brand = Color.palette("brand")
        var item = Item(), button = BarItem()
        button.tint = brand
        item.right = [button]
        project.defaults = Style([.background: .color(brand)])
        project.theme.item = item
        project.tabs[1].style[.tint] = .color(brand)
        project.modals[0].style[.tint] = .color(brand)
        project.screens[0].item = item
        project.screens[0].loadingColors = [brand, brand]
        var entry = LiveEntry(), stop = ScrollStop()
        (entry.style[.tint], entry.item) = (.color(brand), item)
        stop.style[.scrollEdge] = .style(Style([.background: .color(.pair(light: brand, dark: .plain(.black)))]))
        (project.screens[0].live, project.screens[0].scroll) = ([LiveEntry(), entry], [stop])
        #expect(
            project.places(using: "brand").map { PlacesPopover.text(of: $0, in: project) } == [
                "Built-in level", "Theme · Items", "Tab Two", "Modal M", "A · Items", "A · Live 2", "A · Live 2 · Items",
                "A · Scroll 1", "A · Page",
            ])
        #expect(project.places(using: "brand").reduce(0) { $0 + $1.uses } == project.uses(of: "brand"))
    }

    @Test func usesThroughOtherColoursAreFound() {
        var project = makeProject()
        project.palette = Palette([
            .init("brand", .plain(.white)), .init("link", .palette("brand")), .init("visited", .palette("link")),
        ])
        project.screens[0].style[.tint] = .color(.palette("visited"))
        project.theme.style[.tint] = .color(.palette("link"))
        #expect(
            project.places(using: "brand") == [
                ColorPlace(owner: .color("link"), uses: 1), ColorPlace(owner: .color("visited"), uses: 1, through: "link"),
                ColorPlace(owner: .theme, uses: 1, through: "link"),
                ColorPlace(owner: .screen("a"), uses: 1, through: "visited"),
            ])
        project.palette["brand"] = .palette("visited")
        #expect(project.places(using: "brand").count == 5, "a ring in a broken file ends the search")
    }

    @Test(arguments: [
        (ColorPlace(owner: .theme, uses: 1), "a", Level.theme, "style"),
        (ColorPlace(owner: .tab(1), page: .items, uses: 1), "d", .stack, "items"),
        (ColorPlace(owner: .modal(0), uses: 1), "m", .stack, "style"),
        (ColorPlace(owner: .screen("x"), page: .screen, uses: 1), "x", .screen, "screen"),
        (ColorPlace(owner: .live("b", 0), uses: 1), "b", .live, "style"),
        (ColorPlace(owner: .scroll("b", 0), page: .items, uses: 1), "b", .scroll, "items"),
    ]) func aClickGoesToTheUse(_ place: ColorPlace, _ screen: ScreenID, _ level: Level, _ page: String) {
        let (store, _) = makeStore()
        store.look { $0.pickedScreen = "a" }
        store.open(place)
        #expect(store.state.inspectedScreen == screen)
        #expect(store.state.view.level == level)
        #expect(store.state.view.inspectorPage == page)
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
        #expect(waitUntil { dialog.rows[0].places?.count == 3 && dialog.rows[1].places?.isEmpty == true })
        store.perform(.renameColor("brand", to: "accent"), "")
        #expect(dialog.rows.map(\.name) == ["accent", "spare"])
        let name = PaletteActions(store).add()
        #expect(dialog.rows.last?.name == name)
        gtk_widget_destroy(dialog.widget)
    }
}
