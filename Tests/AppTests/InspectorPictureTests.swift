import CGtk
import FoundationEssentials
import Model
import Render
import Testing

@testable import App
@testable import Gtk

/// Pictures and fonts: what their rows show, and what becomes of files that are dropped.
@Suite(.serialized) struct InspectorPictureTests {
    init() { startGtk() }

    /// A project in a folder of its own, with a picture beside it and one outside.
    private func withFolder(_ body: (Store, String) throws -> Void) throws {
        let base = FileManager.default.temporaryDirectory.path + "/transom-pictures-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: base + "/project/images", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: base) }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20' fill='red'/></svg>"
        for name in ["project/images/bar.svg", "outside.svg"] { try Data(svg.utf8).write(to: URL(filePath: base + "/" + name)) }
        let store = Store(makeProject(), path: base + "/project/app.transom", fonts: FontStack())
        try body(store, base)
    }

    @Test func aFileCountsByItsPathFromTheProject() throws {
        try withFolder { store, base in
            #expect(PictureDrop.reference(to: base + "/project/images/bar.svg", in: store) == "images/bar.svg")
            #expect(PictureDrop.reference(to: base + "/outside.svg", in: store) == nil)
            #expect(store.state.view.notice == "The picture has to lie in the project's folder.")
        }
        let (unsaved, _) = makeStore()
        #expect(PictureDrop.reference(to: "/bar.svg", in: unsaved) == nil)
        #expect(unsaved.state.view.notice == "Save the project first: pictures are found from its folder.")
    }

    @Test func aPictureDroppedOnAScreenIsItsContentsOrItsBars() throws {
        try withFolder { store, base in
            let before = store.project, path = base + "/project/images/bar.svg"
            PictureDrop.take(path, on: "b", in: store, isShifted: false)
            #expect(store.project[screen: "b"]?.contentImage == "images/bar.svg")
            PictureDrop.take(path, on: "c", in: store, isShifted: true)
            #expect(store.project[screen: "c"]?.style[.backgroundImage] == .image("images/bar.svg"))
            #expect(store.state.view.noticeOffersUndo)
            store.undo()
            store.undo()
            #expect(store.project == before)
            PictureDrop.take(base + "/notes.txt", on: "b", in: store, isShifted: false)
            #expect(store.project == before)
            #expect(store.state.view.notice == "That is no picture.")
        }
    }

    @Test func aPreviewTellsThePicturesSizeOrWhyItIsNotThere() throws {
        try withFolder { store, _ in
            let preview = PicturePreview(store)
            #expect(preview.show("images/bar.svg", isOwn: true) == "images/bar.svg\n40 × 20 pt")
            #expect(preview.show("images/baz.svg", isOwn: true).contains("did you mean “images/bar.svg”?"))
            #expect(preview.show(nil, isOwn: false) == "")
            #expect(!gtk_widget_get_visible(preview.widget).isTrue)
        }
    }

    @Test func aRowTakesFilesAndNamesThePicture() throws {
        try withFolder { store, base in
            var taken: Setting<String>?
            let control = PictureControl(InspectorTools(store), name: "Image", allowsNothing: true) { taken = $0 }
            control.take(base + "/project/images/bar.svg")
            #expect(taken == .value("images/bar.svg"))
            control.show(taken, inherited: nil)
            let description = atk_object_get_description(gtk_widget_get_accessible(control.entry)).map { String(cString: $0) }
            #expect(description == "images/bar.svg\n40 × 20 pt")
        }
    }

    @Test func aFontThatIsNotHereIsSaidToBeMissing() throws {
        let pane = Pane()
        #expect(pane.isShown("Sample of the font System"))
        let note = "Not installed here: the phone shows the system's font."
        #expect(!pane.labels.contains(note))
        try pane.type("No Such Font", in: "Title: Font")
        pane.drain()
        #expect(pane.isShown("Sample of the font No Such Font"))
        #expect(pane.labels.contains(note))
    }

    @Test func sizesThatNoLevelSetsAreTheDialects() throws {
        var project = Pane.project
        project.dialect = .hbd
        project.theme.style = Style()
        let pane = Pane(project)
        #expect(gtk_spin_button_get_value(as_spin_button(try pane.control("Title: Size", "GtkSpinButton"))) == 17)
        #expect(gtk_spin_button_get_value(as_spin_button(try pane.control("Title: Weight", "GtkSpinButton"))) == 600)
    }
}
