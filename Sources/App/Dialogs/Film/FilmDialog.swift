import CGtk
import Dialects
import Gtk
import Model
import Render
import Scene

/// Records the last transition as a film or a folder of pictures, on other threads, and tells how far that is.
final class FilmDialog: StateView {
    let widget: Widget
    private let store: Store
    private(set) var choices = FilmDialog.last
    private let summary = makeLabel("", wraps: true).classes("dim-label")
    private let missing = makeLabel(
        tr(
            "Films are made by the program ffmpeg, which is not installed: install the package ffmpeg, or choose a folder of pictures."
        ), wraps: true)
    private let save: Widget
    private let form: Widget
    let bar = WorkBar()

    /// The choices of this run.
    private static var last = FilmChoices()

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        var change: ((inout FilmChoices) -> Void) -> Void = { _ in }, start = {}
        save = makeButton(tr("_Save…")) { start() }.classes("suggested-action")
        form = Self.makeForm(choices, device: store.project.device) { change($0) }
        missing.classes("warning").visible(false)
        let content = makeColumn(spacing: 12, [form, summary, missing]).margins(horizontal: 18, vertical: 14)
        widget = DialogWindow.make(
            title: tr("Export Film"), width: 380, height: 300, over: parent, end: [save],
            makeColumn(spacing: 0, [content.expand(vertical: true), bar.widget]))
        change = { [self] in choose($0) }
        start = { [self] in choosePath() }
        connect(widget, "destroy") { [self] in store.detach(self) }
        store.attach(self)
        show()
    }

    private static func makeForm(
        _ choices: FilmChoices, device: Device, change: @escaping ((inout FilmChoices) -> Void) -> Void
    ) -> Widget {
        let kinds = [
            ("gif", tr("GIF animation")), ("mp4", tr("MP4 video")), ("webm", tr("WebM video")), ("webp", tr("WebP animation")),
            ("apng", tr("PNG animation")), ("folder", tr("Folder of PNG pictures")),
        ]
        let kind = Dropdown(name: tr("Format"), options: kinds, selected: choices.kind?.rawValue ?? "folder") { id in
            change { $0.kind = FilmKind(rawValue: id) }
        }
        let rates = ["30", "60", "120"].map { ($0, $0) }
        let rate = Dropdown(name: tr("Frames a second"), options: rates, selected: JSON.spelling(choices.framesPerSecond)) { id in
            change { $0.framesPerSecond = Double(id) ?? 60 }
        }
        let scales = [("", tr("As the device"))] + ["1", "2", "3"].map { ($0, $0 + "×") }
        let scale = Dropdown(
            name: tr("Pixels a point"), options: scales, selected: choices.scale.map(JSON.spelling) ?? ""
        ) { id in
            change { $0.scale = Double(id) }
        }
        let speeds = [("1", "1×"), ("0.5", "½×"), ("0.1", "⅒×")]
        let speed = Dropdown(name: tr("Speed"), options: speeds, selected: JSON.spelling(choices.speed)) { id in
            change { $0.speed = Double(id) ?? 1 }
        }
        let width = 170
        return makeColumn(
            spacing: 8,
            [
                makeField(tr("_Format"), kind.widget.size(width: width)),
                makeField(tr("F_rames a second"), rate.widget.size(width: width)),
                makeField(tr("_Pixels a point"), scale.widget.size(width: width)),
                makeField(tr("Sp_eed"), speed.widget.size(width: width)),
            ])
    }

    /// Changes what is made, also for the next time.
    func choose(_ change: (inout FilmChoices) -> Void) {
        change(&choices)
        Self.last = choices
        show()
    }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        if old.project != new.project || old.lastTransition != new.lastTransition { show() }
    }

    private func show() {
        missing.visible(!choices.isPossible)
        form.sensitive(!bar.isBusy)
        let plan = store.state.lastTransition
        save.sensitive(plan != nil && choices.isPossible && !bar.isBusy)
        setText(summary, plan.map(describe) ?? tr("There has been no transition yet: push a screen first."))
    }

    /// The transition, and what will come of it.
    private func describe(_ plan: TransitionPlan) -> String {
        func label(_ id: ScreenID) -> String { store.project[screen: id]?.label ?? id }
        let metrics = SceneBuilder(store.phone).metrics, scale = choices.scale ?? store.project.device.scale
        let size = "\(Int(metrics.width * scale)) × \(Int(metrics.height * scale))"
        let rate = JSON.spelling(choices.shownFramesPerSecond)
        return "\(plan.kind.rawValue): \(label(plan.from)) → \(label(plan.to))\n"
            + "\(choices.moments(of: plan).count) " + tr("frames of") + " \(size), \(rate) " + tr("a second")
    }

    // MARK: Output

    private func choosePath() {
        guard let plan = store.state.lastTransition else { return }
        let ending = choices.kind.map { "." + $0.rawValue } ?? ""
        let name = "\(store.project.name) \(plan.kind.rawValue)\(ending)"
        let filters = choices.kind.map { [FileFilter("*.\($0.rawValue)", patterns: ["*.\($0.rawValue)"])] } ?? []
        chooseSavePath(
            title: tr("Export Film"), suggestedName: name.replacingSlashes, folder: store.state.path.map(Store.folder),
            filters: filters, over: as_window(widget)
        ) { [weak self] path in
            if let path { self?.write(plan, to: path) }
        }
    }

    /// Records a transition to a path; `done` hears what went wrong, or `nil`.
    func write(_ plan: TransitionPlan, to path: String, done: @escaping (Problem?) -> Void = { _ in }) {
        guard !bar.isBusy else { return }
        let builder = SceneBuilder(store.phone), renderer = store.renderer, moments = choices.moments(of: plan)
        let work = LongWork(of: moments.count)
        bar.run(work, tr("Frames:")) { [choices] in
            choices.write(moments, builder, renderer, to: path, work)
        } then: { [self] problem in
            show()
            if problem == nil {
                store.look { $0.notice = tr("Film saved:") + " " + path }
            } else if let problem, problem.kind != .cancelled {
                Application.shared?.tell(tr("The film could not be saved"), [problem], over: as_window(widget))
            }
            done(problem)
        }
        show()
    }
}
