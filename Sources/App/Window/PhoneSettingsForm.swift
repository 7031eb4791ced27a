import CGtk
import Gtk
import Model

/// The settings that a person makes on the phone itself.
final class PhoneSettingsForm {
    let widget: Widget
    private let store: Store
    private let form: Form<PhoneSettings>

    /// Of the phone; the names are in their own languages, as on the phone.
    private static let languages = [
        ("en", "English"), ("zh-Hans", "简体中文"), ("ar", "العربية"), ("de", "Deutsch"), ("fr", "Français"), ("ja", "日本語"),
    ]

    init(_ store: Store) {
        self.store = store
        form = Form("settings", InspectorTools(store)) { title, gesture, change in
            var settings = store.project.settings ?? PhoneSettings()
            change(&settings)
            store.perform(.setSettings(settings == PhoneSettings() ? nil : settings), title, gesture: gesture)
        }
        widget = form.widget
        addRows()
    }

    private func addRows() {
        form.word(tr("Orientation"), \.orientation, unset: tr("Portrait"), leavingOut: [.portrait])
        form.number(tr("Text size"), \.textSize, usual: 1, range: 0.8...3.2, step: 0.1)
        addLanguage()
        form.flag(tr("Right to left"), \.rightToLeft)
        form.flag(tr("Bold text"), \.boldText)
        form.flag(tr("Increased contrast"), \.increasedContrast)
        form.flag(tr("Reduced transparency"), \.reducedTransparency)
        form.flag(tr("Reduced motion"), \.reducedMotion)
    }

    func refresh() {
        form.show(store.project.settings ?? PhoneSettings())
    }

    private func addLanguage() {
        form.addPart { [unowned form] in
            let choice = Dropdown(name: tr("Language of the phone"), options: [], selected: "") { [unowned form] id in
                form.change(tr("Language"), goesOn: false) { $0.language = id == "en" ? nil : id }
            }
            let row = FieldRow(tr("Language"), choice.widget.size(width: FieldRow.controlWidth))
            return (
                row.widget,
                { settings in
                    let own = settings.language ?? "en"
                    let known = Self.languages.contains { $0.0 == own }
                    choice.offer((Self.languages + (known ? [] : [(own, own)])).map { (id: $0.0, title: $0.1) }, selected: own)
                }
            )
        }
    }
}

extension Store {
    /// Turns the phone.
    func hold(_ orientation: Orientation) {
        var settings = project.settings ?? PhoneSettings()
        settings.orientation = orientation == .portrait ? nil : orientation
        perform(.setSettings(settings == PhoneSettings() ? nil : settings), tr("Turn the Phone"))
    }
}
