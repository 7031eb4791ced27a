import CGtk
import Gtk
import Scene

/// How many frames a filmstrip has, what is even between them, and how much of the screen they show.
final class FilmstripSettings {
    let widget: Widget
    private let store: Store
    private let count: Widget
    private let spacing: Dropdown
    private let extent: Dropdown

    init(_ store: Store) {
        self.store = store
        let counts = Filmstrip.counts
        count = makeSpinButton(
            name: tr("Frames"), range: Double(counts.lowerBound)...Double(counts.upperBound),
            value: Double(store.state.view.filmstrip.count)
        ) { [store] number in
            store.look { $0.filmstrip.count = Int(number) }
        }
        spacing = Dropdown(
            name: tr("Distance"),
            options: [("progress", tr("Even progress")), ("time", tr("Even time"))], selected: ""
        ) { [store] id in
            store.look { $0.filmstrip.spacing = Filmstrip.Spacing(rawValue: id) ?? .progress }
        }
        extent = Dropdown(
            name: tr("Shown"), options: [("bars", tr("Bars")), ("screen", tr("Whole screen"))], selected: ""
        ) { [store] id in
            store.look { $0.filmstrip.showsWholeScreen = id == "screen" }
        }
        widget = makeColumn(
            spacing: 8,
            [
                makeField(tr("_Frames"), count), makeField(tr("_Distance"), spacing.widget),
                makeField(tr("_Shown"), extent.widget),
            ])
        refresh()
    }

    func refresh() {
        let choices = store.state.view.filmstrip
        quietly { gtk_spin_button_set_value(as_spin_button(count), Double(choices.count)) }
        spacing.select(choices.spacing.rawValue)
        extent.select(choices.showsWholeScreen ? "screen" : "bars")
    }
}
