import CGtk
import Gtk
import Render

/// How far long work on another thread is, with a button that calls it off; takes no room while there is none.
final class WorkBar {
    let widget: Widget
    private let bar: Widget = gtk_progress_bar_new()
    private let cancelButton: Widget
    private var work: LongWork?
    private var isGone = false

    /// Milliseconds between two looks at the work.
    private static let pause = 50

    init() {
        var cancel = {}
        cancelButton = makeButton(tr("_Cancel")) { cancel() }
        gtk_progress_bar_set_show_text(as_progress_bar(bar), 1)
        widget = makeRow(spacing: 12, [bar.expand(horizontal: true).align(vertical: GTK_ALIGN_CENTER), cancelButton])
        widget.margins(horizontal: 12, vertical: 8).visible(false)
        cancel = { [self] in self.cancel() }
        // Nobody waits any more.
        connect(widget, "destroy") { [self] in
            isGone = true
            self.cancel()
        }
    }

    var isBusy: Bool { work != nil }

    /// How far the work that is shown is, 0 to 1.
    var share: Double { work?.share ?? 0 }

    func cancel() {
        work?.cancel()
        cancelButton.sensitive(false)
    }

    /// Does the work on another thread and shows it; what comes of it goes to `then`, unless the bar is gone by then.
    func run<Value: Sendable>(
        _ work: LongWork, _ name: String, _ body: @escaping @Sendable () -> Value, then: @escaping (Value) -> Void
    ) {
        self.work = work
        bar.accessible(name: name)
        cancelButton.sensitive(true)
        show(work, name)
        widget.visible(true)
        gtk_widget_show_all(widget)
        every(milliseconds: Self.pause) { [self] in
            guard self.work === work, !isGone else { return false }
            show(work, name)
            return true
        }
        background(body) { [self] value in
            self.work = nil
            guard !isGone else { return }
            widget.visible(false)
            then(value)
        }
    }

    private func show(_ work: LongWork, _ name: String) {
        gtk_progress_bar_set_fraction(as_progress_bar(bar), work.share)
        let percent = Int((work.share * 100).rounded(.down))
        gtk_progress_bar_set_text(as_progress_bar(bar), work.isCancelled ? tr("Stopping…") : "\(name) \(percent) %")
    }
}
