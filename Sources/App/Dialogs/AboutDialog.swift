import CGtk
import Gtk

/// Says what the program is.
enum AboutDialog {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>?) {
        let widget: Widget = gtk_about_dialog_new()
        let dialog = as_about_dialog(widget)
        gtk_about_dialog_set_program_name(dialog, "Transom")
        gtk_about_dialog_set_comments(dialog, tr("Preview and test the navigation bars of iOS apps."))
        gtk_about_dialog_set_logo_icon_name(dialog, Application.id)
        gtk_about_dialog_set_license_type(dialog, GTK_LICENSE_MIT_X11)
        gtk_window_set_transient_for(as_window(widget), parent)
        gtk_window_set_modal(as_window(widget), 1)
        connect(widget, "delete-event") { gtk_widget_destroy(widget) }
        gtk_widget_show_all(widget)
    }
}
