import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The curves of a screen's scroll stops, one key at a time.
final class RampEditor {
    let widget: Widget
    private let tools: InspectorTools
    private let curve = RampCurve()
    private let choice: ChoiceControl
    private let hint = makeLabel(tr("A colour of the palette keeps its opacity."), wraps: true)
    private var key: StyleKey?
    /// Whether the drag that goes on has changed anything.
    private var hasMoved = false

    init(_ tools: InspectorTools) {
        self.tools = tools
        var choose: (String?) -> Void = { _ in }
        choice = ChoiceControl(name: tr("Curve of"), unset: nil, options: []) { choose($0) }
        choice.widget.size(width: -1).expand(horizontal: true).tooltip(tr("Curve of"))
        letWrap(hint.classes("caption", "dim-label"))
        widget = makeColumn(spacing: 4, [choice.widget, curve.widget, hint])
        choose = { [unowned self] name in
            key = name.flatMap { StyleKey.named($0) }
            refresh()
        }
        curve.pick = { stop in tools.store.look { $0.scrollStop = stop } }
        curve.move = { [unowned self] in move($0, $1, $2, goesOn: $3) }
        curve.ended = { [unowned self] isCancelled in
            tools.store.endGesture()
            if isCancelled, hasMoved { tools.store.undo() }
            hasMoved = false
        }
    }

    private var screen: Screen? { tools.store.project[screen: tools.store.state.inspectedScreen] }

    func refresh() {
        let store = tools.store
        let keys = store.state.view.level == .scroll ? RampLine.keys(of: screen?.scroll ?? []) : []
        widget.visible(!keys.isEmpty)
        guard let screen, let first = keys.first else { return }
        let shown = key.flatMap { keys.contains($0) ? $0 : nil } ?? first
        choice.offer(keys.map { (id: $0.name, title: $0.title) })
        choice.show(shown.name)
        let ramp = ramp(shown, screen)
        curve.show(ramp, picked: store.entryIndex, offset: store.state.navigation.scroll[screen.id] ?? 0)
        let isOfPalette = screen.scroll.contains { if case .palette = $0.style.color(shown) { true } else { false } }
        hint.visible(isOfPalette)
    }

    private func ramp(_ key: StyleKey, _ screen: Screen) -> RampLine {
        let project = tools.store.project
        let opacity: (Color) -> Double? = { project.palette.resolve($0, project.appearance)?.opacity }
        return RampLine(key, screen.scroll, start: start(of: key, screen, opacity), opacity: opacity)
    }

    /// The height before any stop: what the trace says of the levels below.
    private func start(of key: StyleKey, _ screen: Screen, _ opacity: (Color) -> Double?) -> Double {
        let store = tools.store
        let request = SceneBuilder(store.phone).request(screen.id, in: store.state.navigation)
        let trace = store.dialect.resolve(request).trace.first { $0.key == key }
        let below = trace?.entries.last { $0.level < .scroll && $0.value != .null }?.value
        if let number = below?.double { return RampLine.height(.number(number), key, opacity) ?? 0 }
        return below?.string.flatMap { RGBA(hex: $0) }?.opacity ?? 0
    }

    private func move(_ point: RampLine.Point, _ offset: Double, _ height: Double, goesOn: Bool) {
        guard let screen, screen.scroll.indices.contains(point.stop), let key = StyleKey.named(shownKey) else { return }
        let value = ramp(key, screen).value(screen.scroll[point.stop].style[key], at: height)
        if goesOn { hasMoved = true }
        tools.store.changeScreen(tr("Change Scroll Curve"), gesture: goesOn ? "ramp.\(key.name)" : nil) { screen in
            screen.scroll[point.stop].at = offset
            if let value, height != point.height { screen.scroll[point.stop].style[key] = value }
        }
    }

    private var shownKey: String { choice.shown ?? "" }
}
