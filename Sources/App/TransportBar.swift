import CGtk
import Dialects
import Gtk
import Scene

/// The controls of the phone's clock: replay, play, step, scrub, speed, loop, and where the transition stands.
final class TransportBar: StateView {
    let widget: Widget
    private let store: Store
    private let playback: Playback
    private let scrubber: Widget
    private let figures = makeLabel("").classes("figures")

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        scrubber = makeSlider(name: tr("Progress of the transition"), range: 0...1, step: 0.01, value: 0) { [playback] in
            playback.scrub(to: $0)
        }
        let speed = Dropdown(
            name: tr("Speed of the phone"), options: [("1", "1×"), ("0.5", "½×"), ("0.1", "⅒×")], selected: "1"
        ) { [store] choice in
            store.look { $0.speed = Double(choice) ?? 1 }
        }
        let buttons = makeLinkedRow([
            makeButton(icon: "media-skip-backward-symbolic", name: tr("Replay the last transition")).action("win.replay"),
            makeButton(icon: "media-seek-backward-symbolic", name: tr("Step back")).action("win.step-back"),
            makeButton(icon: "media-playback-start-symbolic", name: tr("Play or pause")).action("win.play-pause"),
            makeButton(icon: "media-seek-forward-symbolic", name: tr("Step forward")).action("win.step-forward"),
        ])
        let compare = makeToggle(icon: "view-dual-symbolic", name: tr("Compare two phones")).action("win.compare")
        let loop = makeToggle(icon: "media-playlist-repeat-symbolic", name: tr("Loop")).action("win.loop")
        scrubber.expand(horizontal: true)
        gtk_label_set_ellipsize(as_label(figures), PANGO_ELLIPSIZE_END)
        // Two rows, so that the slider keeps its length beside the figures in a narrow window.
        widget = makeColumn(
            spacing: 0,
            [
                makeRow(spacing: 8, [scrubber, figures]),
                makeRow(spacing: 8, [buttons, loop, speed.widget, makeLabel("").expand(horizontal: true), compare]),
            ]
        )
        .margins(6).classes("transport")
    }

    func update(from old: AppState, to new: AppState) {
        quietly { gtk_range_set_value(as_range(scrubber), new.transition == nil ? 0 : new.progress) }
        scrubber.sensitive(playback.canReplay)
        setText(figures, Self.figures(new))
        figures.tooltip(Self.figures(new))
    }

    /// Milliseconds and progress, such as `250 ms  94.2 %`.
    static func figures(_ state: AppState) -> String {
        guard let plan = state.transition else { return "" }
        let milliseconds = Int((Timeline.seconds(at: state.progress) * 1000).rounded())
        let tenths = Int((state.progress * 1000).rounded())
        return "\(plan.kind.rawValue)  \(milliseconds) ms  \(tenths / 10).\(tenths % 10) %"
    }
}
