import CGtk
import Gtk

/// A font family: typed, or chosen among those that iOS has.
final class FamilyControl {
    let widget: Widget
    private let text: TextControl

    /// Families of iOS that apps use in bars (developer.apple.com/fonts/system-fonts).
    static let families = [
        "SF Pro Text", "SF Pro Display", "SF Pro Rounded", "New York", "PingFang SC", "PingFang TC", "Hiragino Sans", "Helvetica",
        "Helvetica Neue", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Didot", "Futura", "Georgia",
        "Gill Sans", "Menlo", "Optima", "Palatino", "Times New Roman", "Trebuchet MS", "Verdana",
    ]

    init(_ tools: InspectorTools, name: String, changed: @escaping Changed<String>) {
        let text = TextControl(name: name, ended: tools.store.endGesture, changed: changed)
        self.text = text
        let list = makeButton(icon: "pan-down-symbolic", name: name + ": " + tr("Fonts")).classes("compact")
        connect(list, "clicked") {
            tools.names.open(on: list, names: Self.families) { changed($0, false) }
        }
        text.widget.size(width: -1).expand(horizontal: true)
        widget = makeLinkedRow([text.widget, list]).size(width: FieldRow.controlWidth)
    }

    var entry: Widget { text.widget }

    func show(_ family: String, placeholder: String) {
        text.show(family, placeholder: placeholder)
    }
}
