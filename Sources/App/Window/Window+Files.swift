import CGtk
import Gtk
import Model

extension Window {
    func openDialog() {
        chooseFiles(title: tr("Open Project"), filters: [DocumentFiles.filter], multiple: true, over: window) { [self] paths in
            Application.shared?.open(paths, over: window)
        }
    }

    func movePane(_ direction: GtkDirectionType) {
        gtk_widget_child_focus(widget, direction)
    }
}
