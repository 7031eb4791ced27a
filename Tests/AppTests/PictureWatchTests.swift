import CGtk
import Glibc
import Gtk
import Model
import Render
import Testing

@testable import App

@Suite(.serialized) struct PictureWatchTests {
    private let folder: String

    init() throws {
        startGtk()
        folder = try makeFolder()
    }

    private func write(_ red: Double, _ blue: Double, to name: String) throws {
        let surface = try Surface(width: 8, height: 8)
        surface.draw { context in
            cairo_set_source_rgb(context, red, 0, blue)
            cairo_paint(context)
        }
        let file = try #require(fopen("\(folder)/\(name)", "w"))
        let bytes = Png.encode(surface)
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// Whether something of that colour is seen on the phone.
    private func shows(_ color: UInt32, _ window: Window) throws -> Bool {
        let widget = window.canvas.widget
        let width = Int(gtk_widget_get_allocated_width(widget)), height = Int(gtk_widget_get_allocated_height(widget))
        let surface = try Surface(width: width, height: height)
        surface.draw { gtk_widget_draw(widget, $0) }
        return surface.argb.contains(color)
    }

    private static let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF

    private func makePhotoProject() -> Project {
        var project = makeProject()
        project.screens[2].contentImage = "photo.png"
        project.screens[2].content = .hero
        return project
    }

    @Test("A picture that another program writes is drawn anew in the window that shows it")
    func aChangedPictureIsDrawnAnew() throws {
        try write(1, 0, to: "photo.png")
        let window = openWindow(makePhotoProject(), path: folder + "/p.transom")
        #expect(try shows(Self.red, window))
        // The folder is watched from the first look on.
        _ = waitUntil(milliseconds: 2 * gint64(FolderWatch.pause)) { false }
        try write(0, 1, to: "photo.png")
        #expect(waitUntil { window.store.state.pictures > 0 })
        #expect(try shows(Self.blue, window) && !shows(Self.red, window))
        let before = window.store.state.pictures
        unlink(folder + "/photo.png")
        #expect(waitUntil { window.store.state.pictures > before })
        #expect(try !shows(Self.blue, window))
        gtk_widget_destroy(window.widget)
        rmdir(folder)
    }

    @Test("A project that is saved in a folder with its pictures shows them")
    func savingBesidePicturesShowsThem() throws {
        try write(1, 0, to: "photo.png")
        let window = openWindow(makePhotoProject())
        #expect(try !shows(Self.red, window))
        window.store.markSaved(window.store.project, at: folder + "/p.transom")
        #expect(try shows(Self.red, window))
        gtk_widget_destroy(window.widget)
        unlink(folder + "/photo.png")
        rmdir(folder)
    }
}
