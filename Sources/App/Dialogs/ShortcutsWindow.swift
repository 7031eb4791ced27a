import CGtk
import Gtk

/// The list of all keys, made from the table of actions.
enum ShortcutsWindow {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>) {
        guard let builder = gtk_builder_new_from_string(definition, -1) else { return }
        defer { g_object_unref(builder) }
        guard let window = gtk_builder_get_object(builder, "help_overlay") else { return }
        gtk_window_set_transient_for(as_window(window), parent)
        gtk_widget_show_all(as_widget(window))
    }

    /// The window in GtkBuilder's language.
    static var definition: String {
        let groups = ActionSpec.Group.allCases.map { group in
            let rows = ActionTable.all.filter { $0.group == group && !$0.keys.isEmpty }.map { spec in
                shortcut(tr(spec.title), spec.keys.joined(separator: " "))
            }
            return """
                <child><object class="GtkShortcutsGroup"><property name="visible">1</property>
                <property name="title">\(escaped(tr(group.rawValue)))</property>\(rows.joined())</object></child>
                """
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="help_overlay"><property name="modal">1</property>
            <child><object class="GtkShortcutsSection"><property name="visible">1</property>
            <property name="section-name">all</property><property name="max-height">14</property>
            \(groups.joined(separator: "\n"))</object></child></object></interface>
            """
    }

    private static func shortcut(_ title: String, _ keys: String) -> String {
        """
        <child><object class="GtkShortcutsShortcut"><property name="visible">1</property>
        <property name="title">\(escaped(title))</property><property name="accelerator">\(escaped(keys))</property></object></child>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, letter in
            switch letter {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            default: result.append(letter)
            }
        }
    }
}
