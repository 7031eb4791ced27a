import Dialects
import Gtk
import Model

/// The page *Screen*: what the mock page is and how it behaves.
final class ScreenPage {
    let widget: Widget
    private let tools: InspectorTools
    private let form: Form<Screen>
    private let ignored: IgnoredCheck

    init(_ tools: InspectorTools) {
        self.tools = tools
        let store = tools.store
        form = Form("screen", tools) { title, gesture, change in store.changeScreen(title, gesture: gesture, change) }
        ignored = IgnoredCheck(store)
        widget = makeColumn(spacing: 8, [form.widget, ignored.widget]).margins(horizontal: 12, vertical: 8)
        addContent()
        addNavigation()
        addDialects()
    }

    func refresh() {
        ignored.refresh()
        guard let screen = tools.store.project[screen: tools.store.state.inspectedScreen] else { return }
        form.show(screen)
    }

    private func addContent() {
        form.text(tr("Name"), \.name)
        form.heading(tr("Content"))
        form.word(tr("Filled with"), \.content)
        form.picture(tr("Picture"), \.contentImage)
        RowsControl.add(to: form)
        form.color(tr("Background"), \.background)
        form.word(tr("Begins"), \.contentTop, unset: tr("By the dialect"))
        offering(.dock) {
            form.flag(tr("Docked below the bar"), \.isDocked)
            form.number(tr("Distance to the bar"), \.dockConstant, usual: 0, range: -100...400) { $0.dock != nil }
        }
        form.flag(tr("Search row"), \.searchBar)
        form.flag(tr("Being edited"), \.editing)
    }

    private func addNavigation() {
        form.heading(tr("Navigation"))
        form.flag(tr("Swipe goes back"), \.swipeBack, usual: true)
        form.flag(tr("Back acts at all"), \.backInteractive, usual: true)
        offering(.clickBack) { form.flag(tr("Back button acts"), \.clickBack, usual: true) }
        form.flag(tr("Hides the tab bar"), \.hidesTabBar)
    }

    private func addDialects() {
        offering(.autoStyle) { form.flag(tr("Styled by the framework"), \.autoStyle, usual: true) }
        offering(.loadingColors) {
            form.color(tr("Loading line"), \.loadingColor)
            form.color(tr("Its second colour"), \.loadingColor2) { $0.loadingColors?.isEmpty == false }
        }
        offering(.restore) { form.word(tr("Restores the bar"), \.restore, unset: wordTitle(Restore.guarded.rawValue)) }
        offering(.forwardsStatusBar) { form.flag(tr("Hands the status bar on"), \.forwardsStatusBar, usual: true) }
        offering(.shrinkOnScroll) { form.flag(tr("Scrolls behind the bar"), \.shrinkOnScroll) }
    }

    private func offering(_ key: ScreenKey, _ rows: () -> Void) {
        form.offering({ [tools] _ in key.support(tools.store.project.dialect) }, rows)
    }
}

extension Screen {
    /// Whether content is docked; a screen without a dock says nothing.
    fileprivate var isDocked: Bool? {
        get { dock == nil ? nil : true }
        set { dock = newValue == true ? dock ?? Dock() : nil }
    }

    fileprivate var dockConstant: Double? {
        get { dock?.constant }
        set { dock?.constant = newValue ?? 0 }
    }

    /// The first colour of the loading line; there are two or none.
    fileprivate var loadingColor: Color? {
        get { loadingColors?.first }
        set { loadingColors = newValue.map { [$0, loadingColor2 ?? $0] } }
    }

    /// The second colour of the loading line; not set, it is the first again.
    fileprivate var loadingColor2: Color? {
        get { loadingColors.flatMap { $0.count > 1 ? $0[1] : nil } }
        set { loadingColors = loadingColor.map { [$0, newValue ?? $0] } }
    }
}
