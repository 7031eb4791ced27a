import CGtk
import Gtk
import Model
import Render

/// A picture: a small preview, its reference to type, a list of the built-in ones, files to choose and to drop.
final class PictureControl {
    let widget: Widget
    /// What takes the keyboard.
    let entry: Widget
    private let tools: InspectorTools
    private let changed: (Setting<String>) -> Void
    private let preview: PicturePreview
    private var shown = ""

    init(_ tools: InspectorTools, name: String, allowsNothing: Bool, changed: @escaping (Setting<String>?) -> Void) {
        self.tools = tools
        self.changed = { changed($0) }
        preview = PicturePreview(tools.store)
        var finished: (String) -> Void = { _ in }
        entry = makeEntry(name: name, finished: { finished($0) })
        gtk_entry_set_width_chars(as_entry(entry), 4)
        let button = makeButton(icon: "insert-image-symbolic", name: name + ": " + tr("Choose…")).classes("compact")
        let linked = makeLinkedRow([entry.expand(horizontal: true), button]).expand(horizontal: true)
        widget = makeRow(spacing: 4, [preview.widget, linked]).size(width: FieldRow.controlWidth)
        finished = { [unowned self] text in
            if text != shown { changed(text.isEmpty ? nil : .value(text)) }
        }
        connect(button, "clicked") { [self] in open(on: button, allowsNothing) }
        makeDropTarget(entry, targets: [uriListTarget]) { [unowned self] drop in drop.paths.first.map(take) }
    }

    /// Shows the reference that is set, or the inherited one as a placeholder.
    func show(_ setting: Setting<String>?, inherited: String?) {
        shown = setting?.value ?? ""
        let facts = preview.show(setting?.value ?? (setting == nil ? inherited : nil), isOwn: setting != nil)
        entry.tooltip(facts).accessible(description: facts)
        if !gtk_widget_has_focus(entry).isTrue { setEntryText(entry, shown) }
        gtk_entry_set_placeholder_text(as_entry(entry), setting == .nothing ? tr("None") : inherited ?? "")
    }

    private func open(on button: Widget, _ allowsNothing: Bool) {
        var extras = [NamesPopover.Extra(title: tr("Choose File…")) { [self] in chooseFile() }]
        if allowsNothing { extras.append(NamesPopover.Extra(title: tr("No Picture")) { [self] in changed(.nothing) }) }
        tools.names.open(on: button, names: ImageStore.builtinNames, extras: extras) { [self] name in
            changed(.value("builtin:" + name))
        }
    }

    private func chooseFile() {
        let window = gtk_widget_get_toplevel(widget).map { as_window($0) }
        let filter = FileFilter(tr("Pictures"), patterns: PictureDrop.patterns)
        chooseFiles(title: tr("Choose a Picture"), filters: [filter], over: window) { [self] paths in
            if let path = paths.first { take(path) }
        }
    }

    /// Takes a file that was chosen or dropped.
    func take(_ path: String) {
        guard PictureDrop.isPicture(path) else { return tools.store.look { $0.notice = tr("That is no picture.") } }
        if let reference = PictureDrop.reference(to: path, in: tools.store) { changed(.value(reference)) }
    }
}
