import CGtk
import Gtk
import Model

/// The second phone with its line above: a button that names what it imitates and opens the choices, and one that ends comparing.
final class SecondPhone: PaneView {
    let widget: Widget
    private let store: Store
    private let canvas: CanvasView
    private let choices: CompareChoices
    private let label = makeLabel("")
    private let warning = makeIcon("dialog-warning-symbolic")

    /// Logical pixels of the lines above both phones.
    static let headHeight = 34

    init(_ store: Store, _ playback: Playback, _ taps: PhoneTaps) {
        self.store = store
        canvas = CanvasView(store, .second, playback, taps)
        choices = CompareChoices(store)
        let button = makeMenuButton(icon: "phone-symbolic", name: tr("What the second phone imitates")).classes("flat", "compact")
        removeChildren(of: button)
        gtk_container_add(as_container(button), makeRow(spacing: 4, [label, makeIcon("pan-down-symbolic")]))
        setContent(button, choices.widget)
        gtk_label_set_width_chars(as_label(label), 3)
        let close = makeButton(icon: "window-close-symbolic", name: tr("Stop comparing")) { store.compare(false) }
            .classes("flat", "compact")
        let spacer = makeLabel("").expand(horizontal: true)
        let head = makeRow(spacing: 2, [spacer, warning, button, makeLabel("").expand(horizontal: true), close])
        let scrolled = makeScrolled(canvas.widget, horizontal: GTK_POLICY_AUTOMATIC).expand(horizontal: true, vertical: true)
        let column = makeColumn(spacing: 0, [head.classes("phone-head").size(height: Self.headHeight), scrolled])
        // Over the phone's room and not beside it: both rooms stay equal, and so do the phones.
        let line = makeSeparator(GTK_ORIENTATION_VERTICAL).align(horizontal: GTK_ALIGN_START)
        widget = makeOverlay(column, above: [line]).expand(horizontal: true, vertical: true)
        warning.tooltip(tr("This project cannot show the screen that stands on the first phone."))
            .accessible(name: tr("This project cannot show the screen that stands on the first phone."))
    }

    func update(from old: AppState, to new: AppState) {
        guard let compared = new.compared, let (other, own) = new.imitations else { return }
        setText(label, own.words(beside: other))
        label.tooltip(own.words)
        warning.visible(compared.isAstray(from: new))
        choices.refresh()
        canvas.update(from: old, to: new)
    }
}
