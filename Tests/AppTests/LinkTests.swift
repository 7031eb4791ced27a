import CGtk
import Files
import Formats
import Glibc
import Gtk
import Model
import Testing

@testable import App

/// A theme file that a project follows.
@Suite(.serialized) struct LinkTests {
    private let folder: String
    private var path: String { folder + "/theme.plist" }

    init() throws {
        startGtk()
        folder = try makeFolder()
    }

    /// A project of mPaaS with a bar in a colour, as its theme file says it.
    private func write(_ hex: String, title: String = "#FFFFFF", to path: String) throws {
        var project = Project()
        project.dialect = .mpaas
        project.theme.style[.background] = .color(Color(hex: hex) ?? .plain(.clear))
        project.theme.style[.titleColor] = .color(Color(hex: title) ?? .plain(.clear))
        project.screens = [Screen(id: "home")]
        let format = try #require(Formats.named("mpaas-plist"))
        try AtomicFile.write(Formats.export(project, to: format).files[0].bytes, to: path)
    }

    /// A window on the file's project, which follows it.
    private func openLinked() throws -> Window {
        let answer = ImportSource.file(path).read()
        let project = try answer.result.get().project
        let window = openWindow(project)
        window.store.follow(SourceLink(path, format: try #require(answer.format?.identifier), base: project))
        // The folder is watched from the first look on.
        _ = waitUntil(milliseconds: 3 * gint64(FolderWatch.pause)) { false }
        return window
    }

    /// The texts of all labels in a widget.
    private func texts(in widget: Widget) -> Set<String> {
        if String(cString: type_name(widget)) == "GtkLabel" { return [String(cString: gtk_label_get_text(as_label(widget)))] }
        guard is_container(widget).isTrue else { return [] }
        return children(of: widget).reduce(into: []) { $0.formUnion(texts(in: $1)) }
    }

    private func background(_ window: Window) -> StyleValue? { window.store.project.theme.style[.background] }
    private func value(_ hex: String) throws -> StyleValue { .color(try #require(Color(hex: hex))) }
    private func close(_ window: Window) {
        gtk_widget_destroy(window.widget)
        Folder.remove(folder)
    }

    @Test("What a developer writes into the file is on the phone, as one step of undo named after the file")
    func followsTheFile() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        let before = window.store.project
        try write("#FF0000", to: path)
        #expect(waitUntil { background(window) == (try? value("#FF0000")) })
        #expect(window.store.state.undoTitle?.contains("theme.plist") == true)
        #expect(window.store.state.view.noticeOffersUndo)
        window.store.undo()
        #expect(window.store.project == before)
        // What was undone does not come again.
        window.link.lookSoon()
        _ = waitUntil(milliseconds: 3 * gint64(FolderWatch.pause)) { false }
        #expect(window.store.project == before && window.store.state.link.conflicts.isEmpty)
        close(window)
    }

    @Test("A place that both have changed is asked for, and nothing is overwritten")
    func conflict() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        let own = try value("#00FF00")
        window.store.perform(.setStyle(StylePlace(.theme), .background, own), "")
        #expect(!window.isEnabled("link-conflicts"))
        try write("#FF0000", title: "#EEEEEE", to: path)
        #expect(waitUntil { !window.store.state.link.conflicts.isEmpty })
        #expect(background(window) == own)
        #expect(try window.store.project.theme.style[.titleColor] == value("#EEEEEE"))
        #expect(window.isEnabled("link-conflicts"))
        #expect(window.store.state.view.noticeOffer == .conflicts)
        let conflict = try #require(window.store.state.link.conflicts.first)
        #expect(conflict.change.place(in: window.store.project) == "Theme · Background: Colour")
        let dialog = ConflictsDialog(window.store, over: window.window)
        DialogWindow.show(dialog.widget)
        #expect(waitUntil { texts(in: dialog.widget).contains("Theme · Background: Colour") })
        #expect(Set(["File", "#FF0000", "Mine", "#00FF00"]).isSubset(of: texts(in: dialog.widget)))
        var isGone = false
        connect(dialog.widget, "destroy") { isGone = true }
        window.store.settle([conflict], takingFile: true)
        #expect(waitUntil { isGone })
        #expect(try background(window) == value("#FF0000"))
        #expect(window.store.state.link.conflicts.isEmpty && window.store.state.view.notice == nil)
        window.store.undo()
        #expect(background(window) == own)
        close(window)
    }

    @Test("What a format keeps for itself is the file's and no conflict")
    func keptByTheFormat() throws {
        func project(_ kept: JSON) throws -> Project {
            var project = makeProject()
            project.theme = try Theme(from: Reader(.object([JSON.Member("x-format", .object([JSON.Member("kept", kept)]))])))
            return project
        }
        let link = SourceLink("/theme", format: "dtcg", base: try project("one"))
        let merge = ProjectMerge.theme(link, file: try project("two"), own: try project("three"))
        #expect(try merge.project == project("two"))
        #expect(merge.conflicts.isEmpty)
    }

    @Test("Setting the file's value by hand settles a conflict")
    func settledByHand() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        window.store.perform(.setStyle(StylePlace(.theme), .background, try value("#00FF00")), "")
        try write("#FF0000", to: path)
        #expect(waitUntil { !window.store.state.link.conflicts.isEmpty })
        window.store.perform(.setStyle(StylePlace(.theme), .background, try value("#FF0000")), "")
        #expect(waitUntil { window.store.state.link.conflicts.isEmpty })
        close(window)
    }

    @Test("A file that is broken, empty or gone for a moment is told of and followed on")
    func brokenFile() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        let before = window.store.project
        let whole = try AtomicFile.read(path)
        try AtomicFile.write(Array(whole.prefix(whole.count / 2)), to: path)
        #expect(waitUntil { window.store.state.link.problem != nil })
        #expect(window.store.state.view.notice?.contains("line ") == true)
        try AtomicFile.write([], to: path)
        #expect(waitUntil { window.store.state.link.problem?.message == "the file is empty." })
        unlink(path)
        #expect(waitUntil { window.store.state.link.problem?.kind == .unreadable })
        #expect(window.store.project == before && window.store.state.memory.link != nil)
        try write("#FF0000", to: path)
        #expect(waitUntil { background(window) == (try? value("#FF0000")) })
        #expect(window.store.state.link.problem == nil)
        close(window)
    }

    @Test("An unlinked file is not followed")
    func unlinked() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        #expect(window.isEnabled("unlink"))
        window.store.unlink()
        try write("#FF0000", to: path)
        _ = waitUntil(milliseconds: 4 * gint64(FolderWatch.pause)) { false }
        #expect(try background(window) == value("#108EE9"))
        #expect(!window.isEnabled("unlink"))
        close(window)
    }

    @Test("A folder is followed with the folders in it")
    func folderSource() throws {
        var project = makeProject()
        project.palette["brand"] = Color(hex: "#108EE9")
        project.theme.style[.background] = .color(.palette("brand"))
        let format = try #require(Formats.named("xcassets"))
        let root = folder + "/Nav.xcassets"
        try ExportFolder.write(Formats.export(project, to: format).files, to: root)
        let first = try ImportSource.file(root).read().result.get().project
        let window = openWindow(first)
        window.store.follow(SourceLink(root, format: "xcassets", base: first))
        _ = waitUntil(milliseconds: 3 * gint64(FolderWatch.pause)) { false }
        project.palette["brand"] = Color(hex: "#FF0000")
        let second = try Formats.export(project, to: format).files
        // One file in a folder within is changed, as Xcode does it.
        for file in second
        where try AtomicFile.read("\(folder)/Nav.xcassets/\(file.name.drop { $0 != "/" }.dropFirst())") != file.bytes {
            try AtomicFile.write(file.bytes, to: "\(root)/\(file.name.drop { $0 != "/" }.dropFirst())")
        }
        #expect(waitUntil { window.store.project != first })
        #expect(try window.store.project.palette == ImportSource.file(root).read().result.get().project.palette)
        close(window)
    }

    @Test("The link survives saving, and a change of the file in between is seen when the project is opened again")
    func survivesSaving() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        let file = folder + "/p.transom"
        try ProjectFile.save(window.store.project, to: file)
        window.store.markSaved(window.store.project, at: file)
        gtk_widget_destroy(window.widget)
        #expect(ProjectMemory.load(of: file).link?.path == path)
        try write("#FF0000", to: path)
        let again = openWindow(try ProjectFile.load(file), path: file)
        #expect(waitUntil { background(again) == (try? value("#FF0000")) })
        close(again)
    }

    // MARK: A project that is open

    /// A project with a theme and screens of its own, which has begun to follow the file.
    private func openMeeting() throws -> Window {
        var project = makeProject()
        project.theme.style[.background] = try value("#00FF00")
        project.theme.style[.hairline] = try value("#123456")
        let window = openWindow(project)
        let answer = ImportSource.file(path).read()
        window.link.begin(try #require(answer.link { SourceLink($0, format: $1, meeting: $2) }))
        #expect(waitUntil { !window.store.state.link.conflicts.isEmpty })
        #expect(window.store.project == project && !window.store.state.isDirty)
        return window
    }

    @Test("What an open project and the file differ in is shown before anything changes, and can be taken")
    func meetingTakes() throws {
        try write("#108EE9", to: path)
        let window = try openMeeting()
        let before = window.store.project, conflicts = window.store.state.link.conflicts
        // What the file does not say is no difference, and the screens that an import makes up are none of the file's.
        let places = conflicts.map { $0.change.place(in: before) }
        #expect(places.contains("Theme · Background: Colour") && places.contains("Theme · Title: Colour"))
        #expect(places.allSatisfy { $0.hasPrefix("Theme") || $0.hasPrefix("Palette") }, "\(places)")
        window.store.settle(conflicts, takingFile: true)
        #expect(try background(window) == value("#108EE9"))
        #expect(try window.store.project.theme.style[.hairline] == value("#123456"))
        #expect(window.store.project.screens == before.screens && window.store.project.tabs == before.tabs)
        #expect(window.store.state.memory.link?.asks == false)
        window.store.undo()
        #expect(window.store.project == before)
        window.store.redo()
        try write("#FF0000", to: path)
        #expect(waitUntil { background(window) == (try? value("#FF0000")) })
        close(window)
    }

    @Test("What the person keeps stays until the file changes that place")
    func meetingKeeps() throws {
        try write("#108EE9", to: path)
        let window = try openMeeting()
        let before = window.store.project
        window.store.settle(window.store.state.link.conflicts, takingFile: false)
        #expect(Set(window.store.project.theme.style.keys) == [.background, .hairline])
        #expect(try background(window) == value("#00FF00") && window.store.state.link.conflicts.isEmpty)
        #expect(window.store.project.screens == before.screens && window.store.project.palette == before.palette)
        try write("#108EE9", title: "#EEEEEE", to: path)
        #expect(waitUntil { !window.store.state.link.conflicts.isEmpty })
        #expect(window.store.state.link.conflicts.map { $0.change.place(in: before) } == ["Theme · Title: Colour"])
        #expect(Set(window.store.project.theme.style.keys) == [.background, .hairline])
        close(window)
    }

    @Test("A project is no theme file to follow")
    func projectIsNoTheme() throws {
        let project = folder + "/p.transom"
        try ProjectFile.save(makeProject(), to: project)
        let answer = ImportSource.file(project).read()
        #expect(answer.link { SourceLink($0, format: $1, meeting: $2) } == nil)
        let dialog = ImportDialog([answer], .follow, over: nil) { _ in }
        #expect(texts(in: dialog.widget).contains("This is a project and no theme file; open it instead."))
        gtk_widget_destroy(dialog.widget)
        Folder.remove(folder)
    }

    // MARK: What is not saved

    @Test("What the file has said since the project was saved comes again after an end without saving")
    func endWithoutSaving() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        let file = folder + "/p.transom"
        try ProjectFile.save(window.store.project, to: file)
        window.store.markSaved(window.store.project, at: file)
        try write("#FF0000", to: path)
        #expect(waitUntil { background(window) == (try? value("#FF0000")) })
        gtk_widget_destroy(window.widget)
        let again = openWindow(try ProjectFile.load(file), path: file)
        #expect(waitUntil { background(again) == (try? value("#FF0000")) })
        close(again)
    }

    @Test("Unsaved work keeps its link, and takes what the file said while nothing ran")
    func restored() throws {
        try write("#108EE9", to: path)
        let window = try openLinked()
        window.store.perform(.setStyle(StylePlace(.theme), .hairline, try value("#123456")), "")
        let others = Set(Folder.entries(of: Recovery.folder))
        var isKept = false
        window.files.keepCopy { isKept = true }
        #expect(waitUntil { isKept })
        let copy = try #require(Set(Folder.files(in: Recovery.folder, atMost: 1000) ?? []).subtracting(others).first)
        // Of a program that has ended: no process has the number 0.
        rename("\(Recovery.folder)/\(copy)", "\(Recovery.folder)/0-link.transom")
        gtk_widget_destroy(window.widget)
        try write("#FF0000", to: path)
        let found = try #require(Recovery.find().first { $0.file.hasSuffix("/0-link.transom") })
        Recovery.discard(found)
        #expect(found.memory.link?.path == path && found.project.unknown.isEmpty)
        let again = openWindow(found.project)
        again.store.restore(found.project, path: found.path, found.memory)
        #expect(waitUntil { background(again) == (try? value("#FF0000")) })
        #expect(try again.store.project.theme.style[.hairline] == value("#123456"))
        close(again)
    }
}
