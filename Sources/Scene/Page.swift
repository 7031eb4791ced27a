import Dialects
import Model

/// One screen laid out at rest, in the page's own coordinates.
struct Page {
    let request: BarRequest
    let bar: ResolvedBar
    let metrics: ScreenMetrics
    /// Whether a tab bar stands at the page's bottom.
    let hasTabBar: Bool
    var barFrame: Rect
    var layers: [LayerFrame]
    var elements: [Element] = []
    /// Points of the search row that scrolling has folded away.
    let searchFolded: Double
    /// How much of the large title's room is left, 0 to 1.
    let largeTitleShare: Double
    /// Where the bar's ground ends, in the page's points.
    let groundBottom: Double
    /// How much lower the bar is than at the top of its content, in points.
    let collapsed: Double

    var id: ScreenID { request.screen.id }
    var width: Double { metrics.width }
    var height: Double { metrics.height }

    init(
        _ request: BarRequest, _ bar: ResolvedBar, _ metrics: ScreenMetrics, hasTabBar: Bool, text: any TextMeasurer,
        press: String?
    ) {
        self.request = request
        self.bar = bar
        self.metrics = metrics
        self.hasTabBar = hasTabBar
        let large = bar.isLargeTitle && !bar.isHidden ? metrics.largeTitleHeight : 0
        let fold = bar.isHidden ? 0 : request.searchFold
        searchFolded = max(0, min(fold, request.scroll))
        // Content that is pulled down takes a large title along.
        let pulled = large > 0 ? max(0, -request.scroll) : 0
        let left = max(0, min(large + pulled, large + fold - request.scroll))
        largeTitleShare = large > 0 ? min(1, left / large) : 0
        collapsed = large - left + searchFolded
        let height = Self.height(request, bar, metrics) + left - searchFolded
        barFrame = Rect(0, metrics.barY, metrics.width, height)
        groundBottom = barFrame.bottom + (bar.groundKeepsHeight ? collapsed : 0)
        layers = []
        layers = bar.layers.map { LayerFrame($0, frame(of: $0)) }
        guard !bar.isHidden || bar.customHeight != nil, bar.showsItems else { return }
        elements = ItemLayout(page: self, text: text, press: press).elements()
    }

    private static func height(_ request: BarRequest, _ bar: ResolvedBar, _ metrics: ScreenMetrics) -> Double {
        var height = bar.customHeight ?? metrics.barHeight
        if bar.customHeight == nil, bar.item.prompt?.value != nil { height += metrics.promptHeight }
        if request.screen.searchBar == true { height += metrics.searchRowHeight }
        return height
    }

    /// The search row below title and large title, as high as it is now.
    var searchRowHeight: Double { request.screen.searchBar == true ? metrics.searchRowHeight - searchFolded : 0 }

    private func frame(of layer: BarLayer) -> Rect {
        let bottom = groundBottom
        switch layer.extent {
        case .band: return Rect(0, 0, width, bottom)
        case .bar: return Rect(0, barFrame.y, width, bottom - barFrame.y)
        case .lineInside(let height): return Rect(0, bottom - (height ?? metrics.pixel), width, height ?? metrics.pixel)
        case .lineBelow(let height): return Rect(0, bottom, width, height ?? metrics.pixel)
        case .overhang(let points): return Rect(0, 0, width, bottom + points)
        case .natural(let width, let height): return Rect(barFrame.x, barFrame.y, width, height)
        }
    }

    /// Whether the content moves over a ground that does not shrink.
    var contentCoversGround: Bool { bar.groundKeepsHeight && bar.dock == nil && collapsed > 0 }

    /// Whether the bar takes its room from the content.
    private var takesRoom: Bool { !bar.isHidden || bar.reservesSpaceWhenHidden }

    /// Where the content begins: 0 under the bar, else the bar's bottom; the docked place if it is docked.
    var contentOriginY: Double {
        if let dock = bar.dock { return groundBottom + dock }
        return bar.contentUnderBar || !takesRoom ? 0 : barFrame.bottom
    }

    var safeAreaTop: Double { takesRoom ? barFrame.bottom : metrics.safeAreaTop }

    /// Where the first row of scrolling content stands while it is not scrolled, and the bar is at its highest.
    var contentInsetTop: Double {
        let safe = safeAreaTop + (takesRoom ? collapsed : 0)
        return switch request.screen.contentTop {
        case .screen: 0
        case .safeArea: safe
        case .docked, nil: max(contentOriginY + contentShift, safe)
        }
    }

    /// How far the content's view has moved up with the bottom of a bar that shrinks.
    var contentShift: Double {
        bar.dock == nil ? contentOriginY > 0 ? collapsed : 0 : bar.groundKeepsHeight ? 0 : collapsed
    }

    /// The bar as it is described, moved with its page or not.
    func barFrame(movedBy dx: Double, _ dy: Double) -> BarFrame {
        BarFrame(
            owner: id, frame: barFrame.offset(dx, dy), isHidden: bar.isHidden, contentUnderBar: bar.contentUnderBar,
            contentOriginY: contentOriginY + dy, safeAreaTop: safeAreaTop + dy, touchThrough: bar.touchThrough,
            isCovered: bar.isCovered, layers: layers.map { LayerFrame($0.layer, $0.frame.offset(dx, dy)) })
    }
}
