import CGtk
import Gtk
import Model

/// The widgets of one row of the stack list.
final class StackRowView {
    let widget: Widget
    /// Takes the pointer's events of the row.
    let handle: Widget
    private(set) var row: StackRow
    private let thumbnail: ThumbnailView?
    private let title: Widget
    private let count = makeLabel("").classes("dim-label", "figures")
    private let question = StackRowView.makeMark("dialog-question-symbolic", tr("Back asks a question first"))
    private let hiddenMark = StackRowView.makeMark("view-conceal-symbolic", tr("The bar is hidden"))

    init(_ row: StackRow, _ thumbnail: Thumbnail?, _ cache: ThumbnailCache) {
        self.row = row
        self.thumbnail = thumbnail.map { ThumbnailView($0, cache) }
        title = makeLabel("")
        let child: Widget
        if let view = self.thumbnail {
            let marks = makeRow(spacing: 4, [hiddenMark.visible(false), question])
            let texts = makeColumn(spacing: 4, [title, marks]).align(vertical: GTK_ALIGN_CENTER)
            child = makeRow(spacing: 10, [view.widget, texts]).margins(horizontal: 8, vertical: 5)
        } else {
            child = Self.makeTab(row, title, count)
        }
        handle = ScreenDrag.makeHandle(child)
        widget = makeListRow(handle, name: "").classes(self.thumbnail == nil ? "tab-row" : "screen-row")
        show(row)
        show(thumbnail)
    }

    /// Shows what else is known of the row.
    func show(_ new: StackRow) {
        row = new
        setText(title, row.title)
        title.setClass("in-front", row.isInFront)
        setText(count, String(row.count))
        question.visible(row.interceptsBack)
        describe()
    }

    /// Takes what the row's picture follows from.
    func show(_ new: Thumbnail?) {
        if let new, let thumbnail {
            thumbnail.thumbnail = new
            thumbnail.widget.size(width: Thumbnail.width, height: new.height * Thumbnail.width / max(1, new.width))
        }
        describe()
    }

    /// Pictures have come.
    func refresh() {
        guard let thumbnail else { return }
        gtk_widget_queue_draw(thumbnail.widget)
        describe()
    }

    /// Says in words what the marks say; the hidden bar is known once the picture is drawn.
    private func describe() {
        let isHidden = thumbnail?.known?.isBarHidden ?? false
        hiddenMark.visible(isHidden)
        var words = [row.title]
        if case .tab = row.kind { words = [tr("Tab") + " " + row.title] }
        if row.isInFront { words.append(tr("in front")) }
        if isHidden { words.append(tr("The bar is hidden")) }
        if row.interceptsBack { words.append(tr("Back asks a question first")) }
        widget.accessible(name: words.joined(separator: ", "))
    }

    private static func makeTab(_ row: StackRow, _ title: Widget, _ count: Widget) -> Widget {
        let isOpen = if case .tab(_, let isOpen) = row.kind { isOpen } else { false }
        let arrow = makeIcon(isOpen ? "pan-down-symbolic" : "pan-end-symbolic")
        return makeRow(spacing: 6, [arrow, title.expand(horizontal: true), count]).margins(horizontal: 8, vertical: 6)
    }

    private static func makeMark(_ icon: String, _ name: String) -> Widget {
        makeIcon(icon, size: GTK_ICON_SIZE_MENU).classes("dim-label").tooltip(name).accessible(name: name)
    }
}
