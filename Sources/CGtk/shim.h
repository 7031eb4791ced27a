#pragma once
#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>

// Swift sees neither function-like macros nor variadic functions; these inline functions stand for those we use.

// Checked casts: as_box(widget) is GTK_BOX(widget), with GLib's own complaint on a wrong class.
#define TRANSOM_CAST(name, Type, MACRO) \
    static inline Type *_Nonnull as_##name(void *_Nonnull object) { return MACRO(object); }

TRANSOM_CAST(object, GObject, G_OBJECT)
TRANSOM_CAST(about_dialog, GtkAboutDialog, GTK_ABOUT_DIALOG)
TRANSOM_CAST(gapplication, GApplication, G_APPLICATION)
TRANSOM_CAST(action, GAction, G_ACTION)
TRANSOM_CAST(action_group, GActionGroup, G_ACTION_GROUP)
TRANSOM_CAST(action_map, GActionMap, G_ACTION_MAP)
TRANSOM_CAST(simple_action, GSimpleAction, G_SIMPLE_ACTION)
TRANSOM_CAST(menu_model, GMenuModel, G_MENU_MODEL)
TRANSOM_CAST(widget, GtkWidget, GTK_WIDGET)
TRANSOM_CAST(actionable, GtkActionable, GTK_ACTIONABLE)
TRANSOM_CAST(application, GtkApplication, GTK_APPLICATION)
TRANSOM_CAST(application_window, GtkApplicationWindow, GTK_APPLICATION_WINDOW)
TRANSOM_CAST(bin, GtkBin, GTK_BIN)
TRANSOM_CAST(box, GtkBox, GTK_BOX)
TRANSOM_CAST(button, GtkButton, GTK_BUTTON)
TRANSOM_CAST(check_button, GtkCheckButton, GTK_CHECK_BUTTON)
TRANSOM_CAST(color_button, GtkColorButton, GTK_COLOR_BUTTON)
TRANSOM_CAST(color_chooser, GtkColorChooser, GTK_COLOR_CHOOSER)
TRANSOM_CAST(container, GtkContainer, GTK_CONTAINER)
TRANSOM_CAST(dialog, GtkDialog, GTK_DIALOG)
TRANSOM_CAST(drawing_area, GtkDrawingArea, GTK_DRAWING_AREA)
TRANSOM_CAST(editable, GtkEditable, GTK_EDITABLE)
TRANSOM_CAST(entry, GtkEntry, GTK_ENTRY)
TRANSOM_CAST(event_box, GtkEventBox, GTK_EVENT_BOX)
TRANSOM_CAST(expander, GtkExpander, GTK_EXPANDER)
TRANSOM_CAST(file_chooser, GtkFileChooser, GTK_FILE_CHOOSER)
TRANSOM_CAST(flow_box, GtkFlowBox, GTK_FLOW_BOX)
TRANSOM_CAST(font_chooser, GtkFontChooser, GTK_FONT_CHOOSER)
TRANSOM_CAST(frame, GtkFrame, GTK_FRAME)
TRANSOM_CAST(gesture_single, GtkGestureSingle, GTK_GESTURE_SINGLE)
TRANSOM_CAST(grid, GtkGrid, GTK_GRID)
TRANSOM_CAST(header_bar, GtkHeaderBar, GTK_HEADER_BAR)
TRANSOM_CAST(image, GtkImage, GTK_IMAGE)
TRANSOM_CAST(label, GtkLabel, GTK_LABEL)
TRANSOM_CAST(list_box, GtkListBox, GTK_LIST_BOX)
TRANSOM_CAST(list_box_row, GtkListBoxRow, GTK_LIST_BOX_ROW)
TRANSOM_CAST(menu, GtkMenu, GTK_MENU)
TRANSOM_CAST(menu_item, GtkMenuItem, GTK_MENU_ITEM)
TRANSOM_CAST(menu_shell, GtkMenuShell, GTK_MENU_SHELL)
TRANSOM_CAST(check_menu_item, GtkCheckMenuItem, GTK_CHECK_MENU_ITEM)
TRANSOM_CAST(menu_button, GtkMenuButton, GTK_MENU_BUTTON)
TRANSOM_CAST(message_dialog, GtkMessageDialog, GTK_MESSAGE_DIALOG)
TRANSOM_CAST(native_dialog, GtkNativeDialog, GTK_NATIVE_DIALOG)
TRANSOM_CAST(notebook, GtkNotebook, GTK_NOTEBOOK)
TRANSOM_CAST(orientable, GtkOrientable, GTK_ORIENTABLE)
TRANSOM_CAST(overlay, GtkOverlay, GTK_OVERLAY)
TRANSOM_CAST(paned, GtkPaned, GTK_PANED)
TRANSOM_CAST(popover, GtkPopover, GTK_POPOVER)
TRANSOM_CAST(radio_button, GtkRadioButton, GTK_RADIO_BUTTON)
TRANSOM_CAST(progress_bar, GtkProgressBar, GTK_PROGRESS_BAR)
TRANSOM_CAST(range, GtkRange, GTK_RANGE)
TRANSOM_CAST(revealer, GtkRevealer, GTK_REVEALER)
TRANSOM_CAST(scale, GtkScale, GTK_SCALE)
TRANSOM_CAST(scrolled_window, GtkScrolledWindow, GTK_SCROLLED_WINDOW)
TRANSOM_CAST(search_entry, GtkSearchEntry, GTK_SEARCH_ENTRY)
TRANSOM_CAST(spin_button, GtkSpinButton, GTK_SPIN_BUTTON)
TRANSOM_CAST(spinner, GtkSpinner, GTK_SPINNER)
TRANSOM_CAST(stack, GtkStack, GTK_STACK)
TRANSOM_CAST(stack_switcher, GtkStackSwitcher, GTK_STACK_SWITCHER)
TRANSOM_CAST(style_provider, GtkStyleProvider, GTK_STYLE_PROVIDER)
TRANSOM_CAST(switch, GtkSwitch, GTK_SWITCH)
TRANSOM_CAST(text_view, GtkTextView, GTK_TEXT_VIEW)
TRANSOM_CAST(toggle_button, GtkToggleButton, GTK_TOGGLE_BUTTON)
TRANSOM_CAST(tree_view, GtkTreeView, GTK_TREE_VIEW)
TRANSOM_CAST(window, GtkWindow, GTK_WINDOW)

#undef TRANSOM_CAST

// The name of an object's class.
static inline const char *_Nonnull type_name(void *_Nonnull object) { return G_OBJECT_TYPE_NAME(object); }

static inline gboolean is_container(void *_Nonnull object) { return GTK_IS_CONTAINER(object); }

static inline gboolean is_editable(void *_Nonnull object) { return GTK_IS_EDITABLE(object); }

// Properties that have no setter or getter of their own.
static inline void set_boolean(void *_Nonnull object, const char *_Nonnull property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

static inline gboolean get_boolean(void *_Nonnull object, const char *_Nonnull property) {
    gboolean value = FALSE;
    g_object_get(object, property, &value, NULL);
    return value;
}

static inline void set_int(void *_Nonnull object, const char *_Nonnull property, int value) {
    g_object_set(object, property, value, NULL);
}

static inline void set_string(void *_Nonnull object, const char *_Nonnull property, const char *_Nullable value) {
    g_object_set(object, property, value, NULL);
}

// The result is the caller's to free with g_free.
static inline char *_Nullable get_string(void *_Nonnull object, const char *_Nonnull property) {
    char *value = NULL;
    g_object_get(object, property, &value, NULL);
    return value;
}

// The texts of a list, one a row.
static inline GtkListStore *_Nonnull text_store_new(void) { return gtk_list_store_new(1, G_TYPE_STRING); }

static inline void text_store_set(GtkListStore *_Nonnull store, GtkTreeIter *_Nonnull row, const char *_Nonnull text) {
    gtk_list_store_set(store, row, 0, text, -1);
}

static inline GtkTreeModel *_Nonnull text_store_model(GtkListStore *_Nonnull store) { return GTK_TREE_MODEL(store); }

// A modal message without buttons; texts are literal, never formats.
static inline GtkWidget *_Nonnull message_dialog_new(
    GtkWindow *_Nullable parent, GtkMessageType type, const char *_Nonnull text, const char *_Nullable details) {
    GtkWidget *dialog = gtk_message_dialog_new(
        parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, type, GTK_BUTTONS_NONE, "%s", text);
    if (details) {
        gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", details);
    }
    return dialog;
}
