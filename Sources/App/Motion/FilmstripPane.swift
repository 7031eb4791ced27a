import CGtk
import Gtk
import Render
import Scene

/// The last transition as a strip of a few frames, under the phone: a click on one scrubs there, the arrows walk through them.
final class FilmstripPane: PaneView {
    let widget: Widget
    private let store: Store
    private let playback: Playback
    private let strip: FilmstripView
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>?
    /// What the button for options opens; built between frames.
    private var settings: FilmstripSettings?
    /// What the shown pictures were drawn from, and what is being drawn.
    private var shown: FilmstripSubject?
    private var drawing: FilmstripSubject?

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        strip = FilmstripView()
        let scrolled = makeScrolled(strip.widget, horizontal: GTK_POLICY_AUTOMATIC, vertical: GTK_POLICY_NEVER)
        adjustment = gtk_scrolled_window_get_hadjustment(as_scrolled_window(scrolled))
        let options = makeMenuButton(icon: "view-more-symbolic", name: tr("Frames of the filmstrip"))
        let buttons = [
            options, makeButton(icon: "edit-copy-symbolic", name: tr("Copy Filmstrip")).action("win.copy-filmstrip"),
            makeButton(icon: "document-save-symbolic", name: tr("Export Filmstrip")).action("win.export-filmstrip"),
            makeButton(icon: "window-close-symbolic", name: tr("Hide Filmstrip")) {
                store.look { $0.lower.show(.filmstrip, false) }
            },
        ]
        for button in buttons { button.classes("flat", "compact") }
        let head = makeRow(spacing: 6, [makeHeading(tr("Filmstrip")).expand(horizontal: true)] + buttons)
        widget = makeColumn(spacing: 0, [head.margins(horizontal: 8, vertical: 2), scrolled]).classes("lower-pane")
        // The strip has its width by the time the range changes, so this is when a frame far out can be scrolled to.
        if let adjustment { connect(adjustment, "changed") { [self] in scrollToMarked() } }
        Pieces.run(for: options, [{ [self] in addSettings(to: options) }])
        strip.picked = { [playback, unowned self] index in
            if let shown { playback.scrub(to: shown.strip.progresses[index]) }
        }
    }

    func update(from old: AppState, to new: AppState) {
        settings?.refresh()
        let subject = store.filmstripSubject
        strip.isWaiting = subject != nil
        if subject == nil {
            show([], FilmstripView.height(showsWholeScreen: false), nil)
        } else if subject != (drawing ?? shown) {
            draw()
        }
        mark(new)
    }

    private func addSettings(to button: Widget) {
        let made = FilmstripSettings(store)
        setContent(button, made.widget)
        settings = made
    }

    private func draw() {
        guard drawing == nil, let subject = store.filmstripSubject else { return }
        drawing = subject
        let job = store.filmstripJob(subject)
        let height = FilmstripView.height(showsWholeScreen: subject.showsWholeScreen)
        let pixels = height * Int(max(1, gtk_widget_get_scale_factor(widget)))
        background(for: widget) {
            job.draw(height: pixels)
        } then: { [weak self] rows in
            guard let self else { return }
            drawing = nil
            guard let wanted = store.filmstripSubject else { return }
            show(rows, height, subject)
            if wanted != subject { draw() }
        }
    }

    private func show(_ rows: [[Surface]], _ height: Int, _ subject: FilmstripSubject?) {
        shown = subject
        strip.show(rows, height: height, labels: subject?.strip.progresses.map(Filmstrip.label) ?? [])
        mark(store.state)
    }

    private func scrollToMarked() {
        guard let place = strip.markedPlace, let adjustment else { return }
        gtk_adjustment_clamp_page(adjustment, place.lowerBound, place.upperBound)
    }

    /// Marks the frame that is nearest to the present one, and scrolls to it.
    private func mark(_ state: AppState) {
        let isMoving = state.transition != nil && state.transition == shown?.plan
        if strip.mark(isMoving ? shown?.strip.nearest(to: state.progress) : nil) { scrollToMarked() }
    }
}
