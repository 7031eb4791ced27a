import CGtk
import Dialects
import Gtk
import Model

/// Three lists: which device, which library and which version of iOS the phone imitates.
final class PhoneChoices {
    private let store: Store
    private var combos: (device: Widget, dialect: Widget, profile: Widget)?

    init(_ store: Store) {
        self.store = store
    }

    /// The lists, each with its label.
    func makeContent() -> Widget {
        let device = makeComboBox(
            name: tr("Device"), options: Device.all.map { ($0.name, $0.name) }, selected: store.project.device.name
        ) { [store] name in
            guard let device = Device.named(name) else { return }
            store.perform(.setDevice(device), tr("Change Device"))
        }
        let dialect = makeComboBox(
            name: tr("Dialect"), options: Dialects.all.map { ($0.name.rawValue, $0.title) },
            selected: store.project.dialect.rawValue
        ) { [store] name in
            guard let dialect = DialectName(rawValue: name) else { return }
            store.perform(.setDialect(dialect), tr("Change Dialect"))
        }
        let profile = makeComboBox(
            name: tr("Profile"), options: Profile.allCases.map { ($0.rawValue, $0.title) },
            selected: store.project.profile.rawValue
        ) { [store] name in
            guard let profile = Profile(rawValue: name) else { return }
            store.perform(.setProfile(profile), tr("Change Profile"))
        }
        for combo in [device, dialect, profile] { combo.size(width: 240) }
        combos = (device, dialect, profile)
        return makeColumn(
            spacing: 8,
            [
                makeField(tr("_Device"), device), makeField(tr("Dia_lect"), dialect), makeField(tr("_Profile"), profile),
            ]
        ).margins(12)
    }

    /// Selects what the project says.
    func refresh() {
        guard let combos else { return }
        select(combos.device, store.project.device.name)
        select(combos.dialect, store.project.dialect.rawValue)
        select(combos.profile, store.project.profile.rawValue)
    }

    private func select(_ combo: Widget, _ id: String) {
        quietly { _ = gtk_combo_box_set_active_id(as_combo_box(combo), id) }
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
