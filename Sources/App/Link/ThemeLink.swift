import CGtk
import Formats
import Gtk
import Model

/// Lets a project that is open follow a theme file: the file is shown as for an import, then what both differ in is asked for.
enum ThemeLink {
    /// Lets the person choose a file; a file that describes a folder, such as an asset catalogue's, stands for the folder.
    static func choose(for link: LinkWatch, of store: Store, over parent: UnsafeMutablePointer<GtkWindow>) {
        let state = store.state
        let folder = (state.memory.link?.path ?? state.path.map(RecentFiles.absolute)).map(Store.folder)
        let filters = ThemeImport.filters(Formats.all.filter(\.isOfThemes))
        chooseFiles(title: tr("Link to Theme File"), folder: folder, filters: filters, over: parent) { paths in
            if let path = paths.first { offer(ThemeImport.theme(of: path), to: link, over: parent) }
        }
    }

    /// Reads a file on another thread and shows what it says; it is followed once the person agrees.
    static func offer(_ path: String, to link: LinkWatch, over parent: UnsafeMutablePointer<GtkWindow>) {
        background {
            ImportSource.file(path).read()
        } then: { answer in
            ImportDialog([answer], .follow, over: parent) { answer in
                if let source = answer.link({ SourceLink($0, format: $1, meeting: $2) }) { link.begin(source) }
            }.present()
        }
    }
}

extension ImportAnswer {
    /// The link to what was read, as `make` makes it of the path, the format and the project; `nil` for a text and for a project.
    func link(_ make: (String, String, Project) -> SourceLink) -> SourceLink? {
        guard let path = source.path, let format, format.isOfThemes, case .success(let read) = result else { return nil }
        return make(RecentFiles.absolute(path), format.identifier, read.project)
    }
}

extension Format {
    /// Whether a file of the format is a theme, and not a project, that a project can follow.
    nonisolated var isOfThemes: Bool { canImport && identifier != "transom" }
}
