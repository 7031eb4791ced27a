import CGtk
import Gtk
import Model

extension Window {
    func openDialog() {
        chooseFiles(title: tr("Open Project"), filters: [DocumentFiles.filter], multiple: true, over: window) { [self] paths in
            Application.shared?.open(paths, over: window)
        }
    }

    /// Pastes text where text is typed, in this window or a dialog of it, and imports themes anywhere else.
    func paste() {
        let active = gtk_window_get_application(window).flatMap { gtk_application_get_active_window($0) } ?? window
        guard !pasteText(into: gtk_window_get_focus(active)) else { return }
        ThemeImport.paste(into: store, over: window)
    }

    func movePane(_ direction: GtkDirectionType) {
        gtk_widget_child_focus(widget, direction)
    }
}
