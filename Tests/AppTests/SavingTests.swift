import CGtk
import Formats
import Glibc
import Gtk
import Model
import Testing

@testable import App

/// Files are written on other threads; the newest state wins, and nothing comes back that was forgotten.
@Suite(.serialized) struct SavingTests {
    private let folder: String

    init() throws {
        startGtk()
        folder = try makeFolder()
    }

    private func named(_ name: String) -> Project {
        var project = makeProject()
        project.name = name
        return project
    }

    @Test func anOlderCopyNeverReplacesANewerOne() throws {
        let file = RecoveryFile(folder + "/copy.transom")
        file.write(named("two"), number: 2)
        file.write(named("one"), number: 1)
        #expect(try ProjectFile.load(file.path).name == "two")
        file.write(named("three"), number: 3)
        #expect(try ProjectFile.load(file.path).name == "three")
        file.forget()
        file.write(named("four"), number: 4)
        #expect(access(file.path, F_OK) != 0)
        rmdir(folder)
    }

    @Test("A project whose scenario cannot be read opens, and loses nothing when it is saved")
    func aBrokenScenarioIsKept() throws {
        var project = named("one")
        var scenario = Scenario()
        scenario.steps = [["teleport": "a"], ["push": "nowhere"], 7]
        project.scenarios = [scenario]
        let path = folder + "/p.transom"
        try ProjectFile.save(project, to: path)
        let window = openWindow(try ProjectFile.load(path), path: path)
        window.store.perform(.setName("two"), "")
        var isSaved = false
        window.files.save { isSaved = true }
        #expect(waitUntil { isSaved })
        #expect(try ProjectFile.load(path).scenarios == project.scenarios)
        gtk_widget_destroy(window.widget)
        unlink(path)
        rmdir(folder)
    }

    @Test("Saves that follow each other end with the newest state, and closing waits for them")
    func theNewestStateIsSaved() throws {
        let path = folder + "/p.transom"
        let window = openWindow(named("one"), path: path)
        var log: [String] = []
        for name in ["two", "three", "four"] {
            window.store.perform(.setName(name), "")
            window.files.save { log.append(name) }
        }
        window.files.confirmClose { log.append("close") }
        #expect(log == [])
        #expect(waitUntil { log.count == 4 })
        #expect(log == ["two", "three", "four", "close"])
        #expect(try ProjectFile.load(path).name == "four")
        #expect(!window.store.state.isDirty)
        gtk_widget_destroy(window.widget)
        unlink(path)
        rmdir(folder)
    }

    @Test("What is changed while the file is being written is still unsaved")
    func changesDuringASaveStayUnsaved() throws {
        let path = folder + "/p.transom"
        let window = openWindow(named("one"), path: path)
        window.store.perform(.setName("two"), "")
        var isSaved = false
        window.files.save { isSaved = true }
        window.store.perform(.setName("three"), "")
        #expect(waitUntil { isSaved })
        #expect(try ProjectFile.load(path).name == "two")
        #expect(window.store.state.isDirty)
        gtk_widget_destroy(window.widget)
        unlink(path)
        rmdir(folder)
    }
}
