#include "CBaseline.h"
#include <gtk/gtk.h>

static void after_paint(GdkFrameClock *clock, gpointer painted) {
    g_signal_handlers_disconnect_by_func(clock, after_paint, painted);
    ((void (*)(void))painted)();
}

static gboolean paint(GtkWidget *area, cairo_t *context, gpointer painted) {
    static gboolean was_painted = FALSE;
    cairo_set_source_rgb(context, 0.2, 0.4, 0.8);
    cairo_rectangle(context, 100, 100, 390, 600);
    cairo_fill(context);
    if (!was_painted) g_signal_connect(gtk_widget_get_frame_clock(area), "after-paint", G_CALLBACK(after_paint), painted);
    was_painted = TRUE;
    return TRUE;
}

void baseline_window(void (*painted)(void)) {
    gtk_init(NULL, NULL);
    GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    GtkWidget *area = gtk_drawing_area_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 860);
    gtk_container_add(GTK_CONTAINER(window), area);
    g_signal_connect(area, "draw", G_CALLBACK(paint), (gpointer)painted);
    g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);
    gtk_widget_show_all(window);
    gtk_main();
}
