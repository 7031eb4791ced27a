import CGtk
import Files
import Glibc
import Gtk
import Model
import Render
import Scene
import Testing

@testable import App

/// Films and pictures of the last transition, made while the window goes on.
@Suite(.serialized) struct FilmDialogTests {
    private let folder: String

    init() throws {
        startGtk()
        folder = try makeFolder()
    }

    /// A dialog on a phone whose last transition is known.
    private func open(_ change: (inout FilmChoices) -> Void) throws -> (dialog: FilmDialog, plan: TransitionPlan, store: Store) {
        var project = makeProject()
        project.device = try #require(Device.named("iPhone SE (1st gen)"))
        let (store, playback) = makeStore(project)
        playback.pop()
        playback.settle()
        let dialog = FilmDialog(store, over: nil)
        dialog.choose(change)
        DialogWindow.show(dialog.widget)
        return (dialog, try #require(store.state.lastTransition), store)
    }

    private func close(_ dialog: FilmDialog) {
        gtk_widget_destroy(dialog.widget)
        Folder.remove(folder)
    }

    @Test("A film has its frames and its pixels, a folder a picture for each frame")
    func writes() throws {
        let (dialog, plan, store) = try open { ($0.kind, $0.framesPerSecond, $0.scale) = (.gif, 30, 1) }
        var problems: [Problem?] = []
        dialog.write(plan, to: folder + "/pop.gif") { problems.append($0) }
        #expect(dialog.bar.isBusy)
        #expect(waitUntil { problems.count == 1 })
        let bytes = try AtomicFile.read(folder + "/pop.gif")
        #expect(bytes.starts(with: "GIF89a".utf8))
        // Width and height, little-endian.
        #expect(bytes[6..<10] == [64, 1, 56, 2])
        #expect(store.state.view.notice == "Film saved: \(folder)/pop.gif")
        dialog.choose { $0.kind = nil }
        dialog.write(plan, to: folder + "/frames") { problems.append($0) }
        #expect(waitUntil { problems.count == 2 })
        #expect(problems == [nil, nil])
        #expect(Folder.entries(of: folder + "/frames").count == dialog.choices.moments(of: plan).count)
        close(dialog)
    }

    @Test(
        "What is called off, or whose dialog is closed, leaves nothing behind", arguments: [FilmKind.webm, .mp4, nil],
        [false, true])
    func cancels(kind: FilmKind?, closes: Bool) throws {
        let (dialog, plan, store) = try open { ($0.kind, $0.framesPerSecond, $0.scale, $0.speed) = (kind, 120, 3, 0.1) }
        var ended: [Problem?] = []
        dialog.write(plan, to: folder + "/film") { ended.append($0) }
        #expect(waitUntil { dialog.bar.share > 0 })
        if closes { gtk_widget_destroy(dialog.widget) } else { dialog.bar.cancel() }
        #expect(waitUntil { !dialog.bar.isBusy })
        #expect(ended.map { $0?.kind } == (closes ? [] : [.cancelled]))
        #expect(Folder.entries(of: folder) == [])
        #expect(store.state.view.notice == nil)
        if !closes { gtk_widget_destroy(dialog.widget) }
        rmdir(folder)
    }

    @Test("Where it cannot be written is told", arguments: [FilmKind.gif, nil])
    func refused(kind: FilmKind?) throws {
        let (dialog, plan, _) = try open { ($0.kind, $0.framesPerSecond, $0.scale) = (kind, 30, 1) }
        var ended: [Problem?] = []
        dialog.write(plan, to: folder + "/no/film") { ended.append($0) }
        #expect(waitUntil { ended.count == 1 })
        #expect(ended.first??.kind == .unwritable)
        #expect(ended.first??.message.contains("there is no folder \(folder)/no") == true)
        close(dialog)
    }

    @Test(
        "Frames a second and speed give the number of frames; GIF shows at most 50 a second",
        arguments: [
            (FilmKind.mp4, 60.0, 1.0, 32), (.mp4, 120, 1, 62), (.mp4, 30, 1, 17), (.mp4, 60, 0.1, 305), (.gif, 120, 1, 27),
            (nil, 60, 0.5, 62),
        ] as [(FilmKind?, Double, Double, Int)])
    func moments(kind: FilmKind?, rate: Double, speed: Double, count: Int) throws {
        let (store, playback) = makeStore()
        playback.pop()
        let plan = try #require(store.state.lastTransition)
        #expect(FilmChoices(kind: kind, framesPerSecond: rate, speed: speed).moments(of: plan).count == count)
    }

    @Test func withoutATransitionThereIsNothingToSave() {
        let window = openWindow()
        #expect(window.isEnabled("export-film") == false)
        window.playback.pop()
        window.playback.settle()
        #expect(window.isEnabled("export-film") == true)
        gtk_widget_destroy(window.widget)
    }
}
