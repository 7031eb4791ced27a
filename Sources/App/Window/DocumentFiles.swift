import CGtk
import Formats
import Gtk
import Model

/// Opening, saving and never losing a project: dialogs, atomic writing, autosave of unsaved work.
final class DocumentFiles: StateView {
    private let store: Store
    var window: UnsafeMutablePointer<GtkWindow>?
    private let recovery = Recovery()
    private var autosave: Timeout?
    private var isSaving = false
    /// What waits until the file that is being written stands there.
    private var afterSaving: [() -> Void] = []

    static let filter = FileFilter(tr("Transom projects"), patterns: ["*.transom"])

    init(_ store: Store) {
        self.store = store
    }

    /// Unsaved work is written aside at most two seconds after a change, however fast changes follow, and forgotten once it
    /// is saved.
    func update(from old: AppState, to new: AppState) {
        guard old.project != new.project || old.isDirty != new.isDirty || old.memory != new.memory else { return }
        guard new.isDirty else { return forgetCopy() }
        guard autosave?.isPending != true else { return }
        autosave = after(milliseconds: 2000) { [weak self] in self?.keepCopy() }
    }

    /// Writes the unsaved work aside; `then` follows once it stands there.
    func keepCopy(then: @escaping () -> Void = {}) {
        recovery.keep(store.project, path: store.state.path, store.state.memory, then: then)
    }

    private func forgetCopy() {
        autosave?.stop()
        recovery.forget()
    }

    // MARK: Saving

    /// Saves to the project's file, or asks for one; `then` follows only if the file is written.
    func save(then: @escaping () -> Void = {}) {
        guard let path = store.state.path else { return saveAs(then: then) }
        write(to: path, then: then)
    }

    func saveAs(then: @escaping () -> Void = {}) {
        let name = store.project.name.replacingSlashes + ".transom"
        chooseSavePath(
            title: tr("Save Project"), suggestedName: name, folder: store.state.path.map(Store.folder), filters: [Self.filter],
            over: window
        ) { [self] path in
            guard let path else { return }
            write(to: path.hasSuffix(".transom") ? path : path + ".transom", then: then)
        }
    }

    /// Writes on another thread, since the disk may be slow; one file at a time, so that the newest state stays.
    private func write(to path: String, then: @escaping () -> Void) {
        guard !isSaving else { return afterSaving.append { [self] in write(to: path, then: then) } }
        isSaving = true
        let project = store.project
        background {
            Self.save(project, to: path)
        } then: { [self] problem in
            isSaving = false
            if let problem {
                Application.shared?.tell(tr("The project could not be saved"), [problem], over: window)
            } else {
                store.markSaved(project, at: path)
                RecentFiles.add(path)
                if !store.state.isDirty { forgetCopy() }
                then()
            }
            let next = afterSaving
            afterSaving = []
            next.forEach { $0() }
        }
    }

    nonisolated private static func save(_ project: Project, to path: String) -> Problem? {
        do throws(Problem) {
            try ProjectFile.save(project, to: path)
            return nil
        } catch {
            return error
        }
    }

    /// Goes on at once if nothing is unsaved; else asks.
    func confirmClose(_ proceed: @escaping () -> Void) {
        guard !isSaving else { return afterSaving.append { [self] in confirmClose(proceed) } }
        guard store.state.isDirty else { return proceed() }
        ask(
            tr("Save changes before closing?"), details: tr("If you do not save, the changes are lost."),
            buttons: [
                DialogButton(tr("Close Without Saving"), .destructive), DialogButton(tr("Cancel")),
                DialogButton(tr("Save"), .suggested),
            ], over: window
        ) { [self] answer in
            switch answer {
            case 0:
                forgetCopy()
                proceed()
            case 2: save(then: proceed)
            default: break
            }
        }
    }
}

extension String {
    /// The text as a file name.
    var replacingSlashes: String { String(map { $0 == "/" ? "-" : $0 }) }
}
