import CGtk
import Dialects
import Gtk
import Model

/// What the phone imitates, in a popover: device, library with its version, version of iOS, and the phone's own settings.
final class PhoneChoices {
    private let store: Store
    private var parts: Parts?

    /// The controls, once the popover is built.
    private struct Parts {
        let device: Dropdown
        let dialect: Dropdown
        let library: Dropdown
        let libraryRow: Widget
        let profile: Dropdown
        let settings: PhoneSettingsForm
    }

    init(_ store: Store) {
        self.store = store
    }

    /// The controls, each with its label.
    func makeContent() -> Widget {
        let device = Dropdown(
            name: tr("Device"), options: Device.all.map { ($0.name, $0.name) }, selected: store.project.device.name
        ) { [store] name in
            guard let device = Device.named(name) else { return }
            store.perform(.setDevice(device), tr("Change Device"))
        }
        let dialect = Dropdown(
            name: tr("Dialect"), options: Dialects.all.map { ($0.name.rawValue, $0.title) },
            selected: store.project.dialect.rawValue
        ) { [store] name in
            guard let dialect = DialectName(rawValue: name) else { return }
            store.choose(dialect)
        }
        let library = Dropdown(name: tr("Version of the library"), options: [], selected: "") { [store] version in
            let isUsual = version == store.dialect.name.libraries.last
            store.perform(.setLibrary(isUsual ? nil : version), tr("Change Version of the Library"))
        }
        let profile = Dropdown(
            name: tr("Profile"), options: Profile.allCases.map { ($0.rawValue, $0.title) },
            selected: store.project.profile.rawValue
        ) { [store] name in
            guard let profile = Profile(rawValue: name) else { return }
            store.perform(.setProfile(profile), tr("Change Profile"))
        }
        let row = makeField(tr("_Version"), library.widget)
        // What stands in a row that is hidden now is not shown with the popover.
        gtk_widget_show_all(row)
        let settings = PhoneSettingsForm(store)
        parts = Parts(
            device: device, dialect: dialect, library: library, libraryRow: row, profile: profile, settings: settings)
        refresh()
        for choice in [device, dialect, library, profile] { choice.widget.size(width: FieldRow.controlWidth) }
        return makeColumn(
            spacing: 8,
            [
                makeField(tr("_Device"), device.widget), makeField(tr("Dia_lect"), dialect.widget), row,
                makeField(tr("_Profile"), profile.widget),
                makeSeparator(), settings.widget,
            ])
    }

    /// Selects what the project says.
    func refresh() {
        guard let parts else { return }
        let project = store.project, versions = store.dialect.name.libraries
        parts.device.select(project.device.name)
        parts.dialect.select(project.dialect.rawValue)
        parts.profile.select(project.profile.rawValue)
        parts.libraryRow.visible(versions.count > 1)
        if versions.count > 1 {
            parts.library.offer(versions.map { ($0, $0) }, selected: project.library ?? versions[versions.count - 1])
        }
        parts.settings.refresh()
    }

}

extension Store {
    /// Imitates another library; a version that was chosen belongs to the one before, and goes in the same step.
    func choose(_ dialect: DialectName) {
        var project = project
        project.dialect = dialect
        if project.library.map({ !dialect.libraries.contains($0) }) == true { project.library = nil }
        perform(project.library == self.project.library ? .setDialect(dialect) : .replace(project), tr("Change Dialect"))
    }
}

extension Profile {
    /// The versions that a profile stands for.
    var title: String {
        switch self {
        case .ios4: "iOS 4"
        case .ios5: "iOS 5"
        case .ios6: "iOS 6"
        case .ios12: "iOS 11–12"
        case .ios14: "iOS 13–14"
        case .ios18: "iOS 15–18"
        case .ios26: "iOS 26"
        }
    }
}
