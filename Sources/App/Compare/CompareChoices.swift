import CGtk
import Dialects
import Formats
import Gtk
import Model

/// What the second phone differs in: dialect, profile, appearance, and another project in place of the one in the window.
final class CompareChoices {
    let widget: Widget
    private let store: Store
    private let dialect: Dropdown
    private let profile: Dropdown
    private let appearance: Dropdown
    private let file = makeLabel("")
    private let same: Widget

    init(_ store: Store) {
        self.store = store
        let unset = [(id: "", title: tr("As the first phone"))]
        dialect = Dropdown(name: tr("Dialect of the second phone"), options: unset + Self.dialects, selected: "") { id in
            let parts = id.split(separator: " ").map(String.init)
            store.choose { choices in
                choices.dialect = parts.first.flatMap { DialectName(rawValue: $0) }
                choices.library = parts.count > 1 ? parts[1] : nil
            }
        }
        profile = Dropdown(
            name: tr("Profile of the second phone"), options: unset + Profile.allCases.map { ($0.rawValue, $0.title) },
            selected: ""
        ) { id in
            store.choose { $0.profile = Profile(rawValue: id) }
        }
        appearance = Dropdown(
            name: tr("Appearance of the second phone"), options: unset + [("light", tr("Light")), ("dark", tr("Dark"))],
            selected: ""
        ) { id in
            store.choose { $0.appearance = Appearance(rawValue: id) }
        }
        var choose = {}
        let open = makeButton(icon: "document-open-symbolic", name: tr("Compare with another project")) { choose() }
        same = makeButton(icon: "edit-clear-symbolic", name: tr("Compare with this project")) { store.choose { $0.other = nil } }
        gtk_label_set_max_width_chars(as_label(file), 16)
        let project = makeRow(spacing: 6, [file.expand(horizontal: true), makeLinkedRow([open, same])])
        widget = makeColumn(
            spacing: 8,
            [
                makeField(tr("Dia_lect"), dialect.widget), makeField(tr("_Profile"), profile.widget),
                makeField(tr("_Appearance"), appearance.widget), makeField(tr("Pro_ject"), project),
            ])
        choose = { [self] in chooseFile() }
    }

    /// The dialects; one whose library is imitated in several versions stands there once for each.
    private static var dialects: [(id: String, title: String)] {
        Dialects.all.flatMap { dialect in
            dialect.name.libraries.count < 2
                ? [(dialect.name.rawValue, dialect.title)]
                : dialect.name.libraries.map { ("\(dialect.name.rawValue) \($0)", "\(dialect.title) \($0)") }
        }
    }

    /// Selects what the second phone differs in.
    func refresh() {
        guard let choices = store.state.compared?.choices else { return }
        let library = choices.library.map { " " + $0 } ?? ""
        dialect.select(choices.dialect.map { $0.rawValue + library } ?? "")
        profile.select(choices.profile?.rawValue ?? "")
        appearance.select(choices.appearance?.rawValue ?? "")
        setText(file, choices.other?.project.name ?? tr("This project"))
        file.tooltip(choices.other?.path ?? "")
        same.sensitive(choices.other != nil)
    }

    private func chooseFile() {
        guard let top = gtk_widget_get_toplevel(widget) else { return }
        let filters = [DocumentFiles.filter]
        chooseFiles(title: tr("Compare with another project"), filters: filters, over: as_window(top)) { [store] paths in
            guard let path = paths.first else { return }
            do throws(Problem) {
                let project = try ProjectFile.load(path)
                store.choose { $0.other = ComparedPhone.OtherProject(path: path, project: project) }
            } catch {
                showError(
                    tr("The project could not be opened"), details: error.description, close: tr("Close"), over: as_window(top))
            }
        }
    }
}
