import CCairo
import CGtk
import Gtk
import Model
import Render
import Scene

/// All screens at once, as far as they are seen; what is out of sight is neither drawn nor laid out.
final class BoardView: PaneView {
    let widget: Widget
    /// What is drawn on.
    let area: Widget = gtk_drawing_area_new()
    let store: Store
    let tiles: BoardTiles
    /// A screen is to be shown on the phone.
    var opened: (ScreenID) -> Void = { _ in }
    /// Where the scrolling stands.
    let adjustment: UnsafeMutablePointer<GtkAdjustment> = gtk_adjustment_new(0, 0, 0, 1, 1, 1)
    private(set) var screens: [Screen] = []
    private(set) var layout = BoardLayout(count: 0, pictures: 1, tileWidth: 1, tileHeight: 1, width: 1)
    private var images: ImageStore
    /// Names as they fit under a screen, by the whole ones.
    private var shortNames: [String: String] = [:]

    init(_ store: Store) {
        self.store = store
        tiles = BoardTiles(store)
        images = store.renderer.images
        let bar: Widget = gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, adjustment)
        widget = makeRow(spacing: 0, [area.expand(horizontal: true, vertical: true), bar])
        area.classes("phone-canvas").accessible(name: tr("Board"), role: ATK_ROLE_CANVAS).size(width: 160, height: 160)
        gtk_widget_set_can_focus(area, 1)
        tiles.changed = { [weak self] in if let self { gtk_widget_queue_draw(area) } }
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self] in gtk_widget_queue_draw(area) }
        connect(area, "size-allocate") { [unowned self] in arrange() }
        connectDraw(area) { [unowned self] context in draw(context) }
        connectInput()
    }

    private var choices: BoardChoices { store.state.view.board }
    private var appearances: [Appearance] { choices.appearances(of: store.project) }
    /// The height that is scrolled to.
    var top: Double { gtk_adjustment_get_value(adjustment) }
    private var seenHeight: Double { Double(gtk_widget_get_allocated_height(area)) }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        if old.project != new.project || old.pictures != new.pictures || images !== store.renderer.images {
            images = store.renderer.images
            tiles.renew()
        }
        screens = new.view.board.screens(of: new.project)
        arrange()
        if old.inspectedScreen != new.inspectedScreen, let index = picked { reveal(index) }
        describe()
        gtk_widget_queue_draw(area)
    }

    /// The place of the screen that the inspector shows.
    var picked: Int? { screens.firstIndex { $0.id == store.state.inspectedScreen } }

    /// Assistive technology hears which screen is picked, and of how many.
    private func describe() {
        let words = picked.map { "\(screens[$0].label), \($0 + 1) / \(screens.count)" }
        area.accessible(description: words ?? "\(screens.count) " + tr("screens"))
    }

    /// Lays all out for the room; the screen at the top stays there.
    private func arrange() {
        let metrics = SceneBuilder(Phone(store.project)).metrics
        let width = choices.tileWidth, anchor = layout.indices(from: top, to: top + 2 * BoardLayout.gap).first
        let new = BoardLayout(
            count: screens.count, pictures: appearances.count, tileWidth: width,
            tileHeight: (width * metrics.height / metrics.width).rounded(),
            width: Double(gtk_widget_get_allocated_width(area)))
        if new.tileWidth != layout.tileWidth { shortNames = [:] }
        let isMoved = new.columns != layout.columns || new.tileHeight != layout.tileHeight
        let start = isMoved && top > 0 ? anchor.map { new.group(min($0, max(0, new.count - 1))).y - BoardLayout.gap } : nil
        layout = new
        let page = seenHeight
        gtk_adjustment_configure(
            adjustment, min(start ?? top, max(0, new.height - page)), 0, max(new.height, page), 40, page * 0.9, page)
    }

    /// Scrolls so that a screen is seen whole.
    func reveal(_ index: Int) {
        let group = layout.group(index), gap = BoardLayout.gap / 2
        gtk_adjustment_clamp_page(adjustment, group.y - gap, group.bottom + gap)
    }

    // MARK: Drawing

    private func draw(_ context: OpaquePointer) {
        let style = gtk_widget_get_style_context(area), width = layout.width
        gtk_render_background(style, context, 0, 0, width, seenHeight)
        guard !screens.isEmpty else {
            setInk(of: area, on: context, 0.6)
            return drawText(tr("No screen is called so."), of: area, on: context, x: width / 2, y: seenHeight / 2)
        }
        let seen = layout.indices(from: top, to: top + seenHeight), appearances = appearances
        let wanted = seen.flatMap { index in appearances.map { BoardTiles.Tile(screen: screens[index].id, appearance: $0) } }
        let scale = Double(gtk_widget_get_scale_factor(area))
        let pictures = tiles.pictures(
            of: wanted, width: Int((layout.tileWidth * scale).rounded()), height: Int((layout.tileHeight * scale).rounded()))
        cairo_save(context)
        cairo_translate(context, 0, -top.rounded())
        for index in seen {
            for (place, appearance) in appearances.enumerated() {
                let tile = BoardTiles.Tile(screen: screens[index].id, appearance: appearance)
                draw(pictures[tile], in: layout.tile(index, place), context)
            }
            drawName(index, context)
        }
        if let picked, seen.contains(picked) { mark(layout.group(picked), context) }
        cairo_restore(context)
    }

    private func draw(_ surface: Surface?, in tile: Rect, _ context: OpaquePointer) {
        let radius = min(9, tile.width / 14)
        cairo_save(context)
        roundedPath(context, tile, radius)
        cairo_clip(context)
        if let surface {
            cairo_translate(context, tile.x, tile.y)
            surface.paint(width: tile.width, height: tile.height, on: context)
        } else {
            setInk(of: area, on: context, 0.08)
            cairo_paint(context)
        }
        cairo_restore(context)
        roundedPath(context, tile.inset(0.5, 0.5), radius)
        setInk(of: area, on: context, 0.3)
        cairo_set_line_width(context, 1)
        cairo_stroke(context)
    }

    /// The name; that of the screen in front on the phone is bold.
    private func drawName(_ index: Int, _ context: OpaquePointer) {
        let group = layout.group(index), isInFront = screens[index].id == store.state.visibleScreen
        setInk(of: area, on: context)
        drawText(
            shortName(screens[index].label, width: group.width), of: area, on: context, x: group.midX,
            y: group.bottom - BoardLayout.line / 2 + 2, scale: 0.9, isBold: isInFront)
    }

    /// A name that fits; what does not ends in an ellipsis.
    private func shortName(_ name: String, width: Double) -> String {
        if let known = shortNames[name] { return known }
        var short = name
        var size = textSize(name, of: area, scale: 0.9, isBold: true).width
        while size > width, short.count > 2 {
            let fitting = Int(Double(short.count) * width / size)
            short = name.prefix(max(1, min(fitting, short.count - 1) - 1)) + "…"
            size = textSize(short, of: area, scale: 0.9, isBold: true).width
        }
        shortNames[name] = short
        return short
    }

    /// The picked screen has a frame; where the keyboard is, it is stronger.
    private func mark(_ group: Rect, _ context: OpaquePointer) {
        let hasFocus = gtk_widget_has_focus(area).isTrue
        setAccent(of: area, on: context, hasFocus ? 1 : 0.6)
        roundedPath(context, group.inset(-6, -6), 8)
        cairo_set_line_width(context, hasFocus ? 3 : 2)
        cairo_stroke(context)
    }
}
