import CGtk
import Files
import Formats
import Glibc
import Gtk
import Model
import Render
import Scene
import Testing

@testable import App

/// Export, import and the picture of the phone.
@Suite(.serialized) struct DialogExportTests {
    init() { startGtk() }

    private let formats = Formats.all.filter(\.canExport)

    @Test func thePreviewIsTheExportersText() throws {
        let (store, _) = makeStore()
        let dialog = ExportDialog(store, over: nil)
        DialogWindow.show(dialog.widget)
        for (index, format) in formats.enumerated() {
            let expected = try Formats.export(store.project, to: format)
            dialog.pick(index)
            #expect(waitUntil { dialog.result == expected })
            #expect(dialog.preview == expected.files[0].text)
        }
        gtk_widget_destroy(dialog.widget)
    }

    @Test func theTickFollowsTheFormatUntilSomebodyTicks() {
        let (store, _) = makeStore()
        let dialog = ExportDialog(store, over: nil)
        let targets = dialog.targets
        for index in formats.indices {
            dialog.pick(index)
            #expect(targets.ticked == [index])
        }
        targets.tick(0)
        dialog.pick(1)
        #expect(targets.chosen.map(\.identifier) == [formats[0], formats[formats.count - 1]].map(\.identifier))
        gtk_widget_destroy(dialog.widget)
    }

    @Test func theFormatsOfTheLastExportAreTicked() {
        let (store, _) = makeStore()
        store.update { $0.memory.exports = ExportChoice([formats[2].identifier, "gone", formats[1].identifier], folder: "/") }
        let dialog = ExportDialog(store, over: nil)
        #expect(dialog.targets.ticked == [1, 2])
        dialog.pick(0)
        #expect(dialog.targets.ticked == [1, 2])
        gtk_widget_destroy(dialog.widget)
    }

    @Test("Export Again writes the remembered formats to their place, with the project as it is now")
    func exportAgain() throws {
        let window = openWindow()
        let folder = try makeFolder()
        #expect(!window.isEnabled("export-again"))
        window.store.update { $0.memory.exports = ExportChoice(["css", "mpaas-plist"], folder: folder) }
        #expect(window.isEnabled("export-again"))
        window.store.perform(.setName("Later"), "")
        ExportFiles.saveAgain(window.store, over: window.window)
        #expect(waitUntil { window.store.state.view.notice?.contains(folder) == true })
        let batch = ExportBatch(
            window.store.project, to: ["css", "mpaas-plist"].compactMap(Formats.named), pictures: { _ in nil })
        for file in batch.targets.flatMap(\.files) { #expect(try AtomicFile.read("\(folder)/\(file.name)") == file.bytes) }
        Folder.remove(folder)
        gtk_widget_destroy(window.widget)
    }

    @Test func thePreviewFollowsEdits() throws {
        let (store, _) = makeStore()
        let dialog = ExportDialog(store, over: nil)
        dialog.pick(0)
        store.perform(.setName("Renamed"), "")
        #expect(waitUntil { dialog.preview.contains("Renamed") })
        let shown = dialog.result
        gtk_widget_destroy(dialog.widget)
        store.perform(.setName("Again"), "")
        #expect(!waitUntil(milliseconds: 100) { dialog.result != shown })
    }

    @Test(arguments: [(0, "Nothing"), (1, "1 property"), (7, "7 properties")])
    func lossesAreCounted(count: Int, start: String) {
        #expect(LossList.summary(count).hasPrefix(start))
    }

    @Test func anExportedFileIsImportedAgain() throws {
        let (store, _) = makeStore()
        let folder = try #require(g_dir_make_tmp("transom-XXXXXX", nil)).move()
        let path = "\(folder)/theme.transom"
        try AtomicFile.write(Formats.export(store.project, to: formats[0]).files[0].bytes, to: path)
        #expect(try ImportSource.file(path).read().result.get().project == store.project)
        #expect(throws: Problem.self) { try ImportSource.file("\(folder)/missing.m").read().result.get() }
        unlink(path)
        rmdir(folder)
    }

    @Test func thePictureHasTheDevicesPixels() throws {
        let (store, _) = makeStore()
        let folder = try #require(g_dir_make_tmp("transom-XXXXXX", nil)).move()
        let path = "\(folder)/phone.png"
        #expect(PictureExport.write(store.frame(), store.renderer, to: path) == nil)
        let bytes = try AtomicFile.read(path)
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        let device = store.project.device
        #expect(number(16) == Int(device.width * device.scale))
        #expect(number(20) == Int(device.height * device.scale))
        #expect(PictureExport.write(store.frame(), store.renderer, to: folder)?.kind == .unwritable)
        unlink(path)
        rmdir(folder)
    }
}

extension UnsafeMutablePointer<CChar> {
    /// Copies a string that GLib gave away, and frees it.
    fileprivate func move() -> String {
        defer { g_free(self) }
        return String(cString: self)
    }
}
