import CGtk
import Gtk
import Model
import Scene

/// The stacks of the mock app as they stand: modals above, then the selected tab's stack, top screen first.
final class StackList: StateView {
    let widget: Widget
    private let store: Store
    private let playback: Playback
    private let list: Widget
    private var rows: [ScreenID] = []

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        let column = makeColumn(spacing: 0)
        list = column
        widget = makeColumn(spacing: 0, [makeHeading(tr("Stack")).margins(8), makeScrolled(column).expand(vertical: true)])
    }

    func update(from old: AppState, to new: AppState) {
        guard
            old.navigation.visibleScreens != new.navigation.visibleScreens || old.project.screens != new.project.screens
                || rows.isEmpty
        else { return }
        rows = new.navigation.visibleScreens.reversed()
        removeChildren(of: list)
        for id in rows {
            let button = makeButton(new.project[screen: id]?.label ?? id) { [playback] in playback.pop(to: id) }.classes("flat")
            gtk_container_add(as_container(list), button)
        }
        gtk_widget_show_all(list)
    }
}
