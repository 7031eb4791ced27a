import CGtk
import Dialects
import Gtk
import Scene

/// The controls of the phone's clock: replay, play, step, scrub, speed, loop, and where the transition stands.
final class TransportBar: StateView {
    let widget: Widget
    private let playback: Playback
    private let scrubber: Widget
    private let speed: Dropdown
    private let figures = makeLabel("").classes("figures")

    init(_ store: Store, _ playback: Playback) {
        self.playback = playback
        scrubber = makeSlider(name: tr("Progress of the transition"), range: 0...1, step: 0.01, value: 0) { [playback] in
            playback.scrub(to: $0)
        }
        speed = Dropdown(
            name: tr("Speed of the phone"), options: [("1", "1×"), ("1/2", "½×"), ("1/10", "⅒×")], selected: "1"
        ) { [store] choice in
            store.look { $0.speed = ViewState.speeds[choice] ?? 1 }
        }
        let buttons = makeLinkedRow([
            makeButton(icon: "media-skip-backward-symbolic", name: tr("Replay the last transition")).action("win.replay"),
            makeButton(icon: "media-seek-backward-symbolic", name: tr("Step back")).action("win.step-back"),
            makeButton(icon: "media-playback-start-symbolic", name: tr("Play or pause")).action("win.play-pause"),
            makeButton(icon: "media-seek-forward-symbolic", name: tr("Step forward")).action("win.step-forward"),
            makeToggle(icon: "media-playlist-repeat-symbolic", name: tr("Loop")).action("win.loop"),
        ])
        let tools = makeLinkedRow([
            MotionIcon.onionSkin.toggle(tr("Onion skin: the states before and after")).action("win.onion-skin"),
            MotionIcon.filmstrip.toggle(tr("Filmstrip of the last transition")).action("win.filmstrip"),
            MotionIcon.curves.toggle(tr("Curves of elements")).action("win.curves"),
            makeToggle(icon: "view-dual-symbolic", name: tr("Compare two phones")).action("win.compare"),
        ])
        scrubber.expand(horizontal: true)
        gtk_label_set_ellipsize(as_label(figures), PANGO_ELLIPSIZE_END)
        // Two rows, so that the slider keeps its length beside the figures in a narrow window.
        widget = makeColumn(
            spacing: 0,
            [
                makeRow(spacing: 8, [scrubber, figures]),
                makeRow(spacing: 4, [buttons, speed.widget, makeLabel("").expand(horizontal: true), tools]),
            ]
        )
        .margins(6).classes("transport")
        connectEvent(scrubber, "key-press-event") { [self] event in press(KeyEvent(event)) }
    }

    func update(from old: AppState, to new: AppState) {
        quietly { gtk_range_set_value(as_range(scrubber), new.transition == nil ? 0 : new.progress) }
        scrubber.sensitive(new.lastTransition != nil)
        speed.select(new.view.speedName)
        let words = Self.figures(new)
        setText(figures, words)
        figures.tooltip(words)
        if gtk_widget_has_focus(scrubber).isTrue { scrubber.accessible(description: words) }
    }

    /// On the slider the arrows go from frame to frame; the keys of GTK's own go to the ends and by a tenth.
    private func press(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty else { return false }
        let forward = gtk_widget_get_direction(scrubber) == GTK_TEXT_DIR_RTL ? -1 : 1
        switch event.key {
        case GDK_KEY_Right, GDK_KEY_KP_Right: playback.step(forward)
        case GDK_KEY_Left, GDK_KEY_KP_Left: playback.step(-forward)
        case GDK_KEY_Home, GDK_KEY_KP_Home: playback.scrub(to: 0)
        case GDK_KEY_End, GDK_KEY_KP_End: playback.scrub(to: 1)
        default: return false
        }
        return true
    }

    /// Milliseconds, progress and frame, such as `250 ms  94.2 %  15/31`.
    static func figures(_ state: AppState) -> String {
        guard let plan = state.transition else { return "" }
        let seconds = Timeline.seconds(at: state.progress), grid = state.view.frameGrid
        let milliseconds = Int((seconds * 1000).rounded()), tenths = Int((state.progress * 1000).rounded())
        let frame = "\(grid.number(at: seconds))/\(grid.last)"
        return "\(plan.kind.rawValue)  \(milliseconds) ms  \(tenths / 10).\(tenths % 10) %  \(frame)"
    }
}
