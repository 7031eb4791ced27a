import CGtk
import Files
import Formats
import Gtk
import Model
import Render
import Scene

/// The program with its windows; one instance, to which later starts hand over their files.
final class Application {
    static let id = "io.github.transom.Transom"
    private(set) static var shared: Application?
    static let preferences = Preferences(schema: id)

    private let fonts: FontStack
    private var pointer: UnsafeMutablePointer<GtkApplication>?
    private var windows: [Window] = []
    /// Told once the phone has been painted for the first time.
    private let firstFrame: (() -> Void)?

    private init(fonts: FontStack, firstFrame: (() -> Void)?) {
        self.fonts = fonts
        self.firstFrame = firstFrame
    }

    /// Runs until the last window is closed; answers the exit status.
    static func run(arguments: [String], fonts: FontStack, firstFrame: (() -> Void)?) -> Int32 {
        let application = Application(fonts: fonts, firstFrame: firstFrame)
        shared = application
        defer { shared = nil }
        return application.run(arguments)
    }

    private func run(_ arguments: [String]) -> Int32 {
        bindTranslations(folder: Resources.localeFolder)
        let pointer = makeApplication(
            id: Self.id, activated: { [unowned self] in activate() },
            opened: { [unowned self] paths in open(paths, offering: windows.isEmpty ? Recovery.find() : []) })
        self.pointer = pointer
        connect(pointer, "startup") { [unowned self] in start(pointer) }
        return Gtk.run(pointer, arguments: arguments)
    }

    private func start(_ pointer: UnsafeMutablePointer<GtkApplication>) {
        try? loadCss(Resources.css)
        for spec in ActionTable.all where !spec.keys.isEmpty { setKeys(pointer, spec.name, spec.keys) }
        addAction("new-window", to: pointer) { [unowned self] in openNew() }
        addAction("quit", to: pointer) { [unowned self] in quit() }
        addAction("help", to: pointer) { [unowned self] in
            HelpWindow.show(over: gtk_application_get_active_window(pointer) ?? front?.window)
        }
        addAction("about", to: pointer) { [unowned self] in AboutDialog.show(over: windows.last?.window) }
        followDesktopSettings { setting, value in
            switch setting {
            case .colorScheme: setDarkTheme(value == 1)
            case .reducedMotion: setAnimations(value != 1)
            case .contrast: break
            }
        }
    }

    // MARK: Windows

    private func activate() {
        guard windows.isEmpty else { return windows[windows.count - 1].show() }
        open([], offering: Recovery.find())
    }

    /// The window that was made last.
    var front: Window? { windows.last }

    func openNew() {
        show(NewProject.make(), path: nil)
    }

    /// Opens files, or raises the windows that show them, and offers unsaved work; theme files and folders of other formats are shown
    /// for import, and what cannot be opened is told in the end.
    func open(
        _ paths: [String], over parent: UnsafeMutablePointer<GtkWindow>? = nil, offering found: [Recovery.Found] = []
    ) {
        var problems: [Problem] = [], themes: [ImportSource] = []
        var front = parent
        for path in paths {
            do throws(Problem) {
                front = try open(path)?.window ?? front
            } catch {
                let isTheme = Folder.exists(path) || error.kind == .invalid && !path.hasSuffix(".transom")
                if isTheme { themes.append(.file(ThemeImport.theme(of: path))) } else { problems.append(error) }
            }
        }
        for work in found { front = offer(work)?.window ?? front }
        if windows.isEmpty { openNew() }
        let title = problems.count == 1 ? tr("The project could not be opened") : tr("Some projects could not be opened")
        tell(title, problems, over: front)
        if let window = front ?? windows.last?.window { ThemeImport.open(themes, over: window) }
    }

    private func open(_ path: String) throws(Problem) -> Window? {
        if let window = windows.first(where: { $0.store.state.path == path }) {
            window.show()
            return window
        }
        do throws(Problem) {
            let window = show(try ProjectFile.load(path), path: path)
            RecentFiles.add(path)
            return window
        } catch {
            RecentFiles.remove(path)
            throw error
        }
    }

    /// Tells of everything that went wrong at once, over the window in front: over another one nobody would see it.
    func tell(_ title: String, _ problems: [Problem], over front: UnsafeMutablePointer<GtkWindow>?) {
        guard !problems.isEmpty else { return }
        let parent = windows.first { $0.window == front } ?? windows.last
        let more = problems.count > 8 ? ["…"] : []
        showError(
            title, details: (problems.prefix(8).map(\.description) + more).joined(separator: "\n"), close: tr("Close"),
            over: parent?.window)
    }

    /// Shows a project in a window of its own; an untitled one, as an import gives it, has no path.
    @discardableResult
    func show(_ project: Project, path: String?) -> Window? {
        guard let pointer else { return nil }
        let window = Window(pointer, Store(project, path: path, fonts: fonts))
        windows.append(window)
        connect(window.widget, "destroy") { [unowned self, unowned window] in windows.removeAll { $0 === window } }
        window.playback.restart()
        if windows.count == 1, let firstFrame { window.canvas.whenPainted(firstFrame) }
        window.show()
        return window
    }

    /// Unsaved work of a run that ended early comes back, still unsaved.
    private func offer(_ found: Recovery.Found) -> Window? {
        let same = windows.first { found.path != nil && $0.store.state.path == found.path }
        guard let window = same ?? show(found.project, path: nil) else { return nil }
        ask(
            tr("Restore unsaved work?"),
            details: (found.path ?? found.project.name) + "\n" + tr("Transom ended before this project was saved."),
            buttons: [DialogButton(tr("Discard"), .destructive), DialogButton(tr("Restore"), .suggested)], over: window.window
        ) { [unowned self] answer in
            if answer == 0 {
                Recovery.discard(found)
                guard same == nil else { return }
                gtk_widget_destroy(window.widget)
                if windows.isEmpty { openNew() }
            } else {
                window.store.restore(found.project, path: found.path, found.memory)
                // The old copy stays until the new one stands there.
                window.files.keepCopy { Recovery.discard(found) }
            }
        }
        return window
    }

    /// Closes every window; one with unsaved changes asks first.
    private func quit() {
        windows.forEach { gtk_window_close($0.window) }
    }
}

/// Opens the window, with files if any are named, and runs until the last one is closed; answers the exit status, 69 without a
/// display.
///
/// `firstFrame` is called once, after the first frame with the phone in it has been painted.
public func runApplication(arguments: [String], firstFrame: (() -> Void)? = nil) -> Int32 {
    let fonts = FontStack()
    background({ rehearse(fonts) }, then: {})
    guard openDisplay() else {
        let words = "transom: there is no display to open the window on. `transom render` draws without one.\n"
        try? AtomicFile.put(Array(words.utf8), into: 2, "standard error")
        return 69
    }
    return Application.run(arguments: arguments, fonts: fonts, firstFrame: firstFrame)
}

/// Draws a phone that nobody sees while GTK starts, so that fonts, tables and code are in memory when the first frame needs them.
private nonisolated func rehearse(_ fonts: FontStack) {
    let project = NewProject.make()
    let renderer = Renderer(fonts: fonts, images: ImageStore(folder: nil))
    let phone = Phone(project, images: renderer.images, text: FontMeasurer(fonts: fonts))
    let frame = SceneBuilder(phone).frame(of: .start(project))
    _ = try? renderer.surface(frame.commands, width: frame.width, height: frame.height, scale: 1)
}
