import CGtk
import Formats
import Gtk
import Model

/// What an export cannot say: a line that counts it, and under it every property with what stands in its place.
final class LossList {
    let widget: Widget
    private let expander: Widget = gtk_expander_new(nil)
    private let list = makeListBox(name: tr("Lost properties"))
    private var shown: [Loss] = []

    /// Rows beyond these are counted only.
    static let limit = 200

    init() {
        let scrolled = makeScrolled(list).size(height: 150)
        gtk_container_add(as_container(expander), scrolled)
        widget = expander.margins(horizontal: 10, vertical: 8)
    }

    func show(_ losses: [Loss], in project: Project) {
        gtk_expander_set_label(as_expander(expander), Self.summary(losses.count))
        gtk_widget_set_sensitive(expander, (!losses.isEmpty).gboolean)
        guard losses != shown else { return }
        shown = losses
        removeChildren(of: list)
        for loss in losses.prefix(Self.limit) {
            gtk_container_add(as_container(list), Self.makeEntry(loss, project))
        }
        if losses.count > Self.limit {
            gtk_container_add(as_container(list), makeListRow(makeLabel("…").margins(4), name: tr("More are not shown")))
        }
        gtk_widget_show_all(list)
    }

    static func summary(_ count: Int) -> String {
        guard count > 0 else { return tr("Nothing is lost in this format.") }
        return String(count) + " " + tr("property is lost in this format", "properties are lost in this format", count: count)
    }

    private static func makeEntry(_ loss: Loss, _ project: Project) -> Widget {
        let place = loss.screen.map { project[screen: $0]?.label ?? $0 } ?? tr("All screens")
        let closest = loss.closestPhrase.translated
        let instead = letWrap(makeLabel(closest, wraps: true).classes("dim-label")).expand(horizontal: true)
        let columns = [
            makeLabel(place).tooltip(place).size(width: 110), makeLabel(loss.property).tooltip(loss.property).size(width: 170),
        ]
        let row = makeRow(spacing: 12, (columns + [instead]).map { $0.align(vertical: GTK_ALIGN_START) })
        return makeListRow(row.margins(horizontal: 6, vertical: 3), name: "\(place): \(loss.property), \(closest)")
    }
}
