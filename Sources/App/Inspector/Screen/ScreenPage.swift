import Gtk
import Model

/// The page *Screen*: what the mock page is and how it behaves.
final class ScreenPage {
    let widget: Widget
    private let tools: InspectorTools
    private let form: Form<Screen>

    init(_ tools: InspectorTools) {
        self.tools = tools
        let store = tools.store
        form = Form("screen", tools) { title, gesture, change in store.changeScreen(title, gesture: gesture, change) }
        widget = form.widget.margins(horizontal: 12, vertical: 8)
        addContent()
        addNavigation()
        addDialects()
    }

    func refresh() {
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
        form.flag(tr("Docked below the bar"), \.isDocked)
        form.number(tr("Distance to the bar"), \.dockConstant, usual: 0, range: -100...400) { $0.dock != nil }
        form.flag(tr("Search row"), \.searchBar)
        form.flag(tr("Being edited"), \.editing)
    }

    private func addNavigation() {
        form.heading(tr("Navigation"))
        form.flag(tr("Swipe goes back"), \.swipeBack, usual: true)
        form.flag(tr("Back acts at all"), \.backInteractive, usual: true)
        form.flag(tr("Back button acts"), \.clickBack, usual: true) { [store = tools.store] in
            store.project.dialect == .hbd || $0.clickBack != nil
        }
        form.flag(tr("Hides the tab bar"), \.hidesTabBar)
    }

    private func addDialects() {
        let store = tools.store
        form.flag(tr("Styled by the framework"), \.autoStyle, usual: true) {
            store.project.dialect == .mpaas || $0.autoStyle != nil
        }
        form.word(tr("Restores the bar"), \.restore, unset: wordTitle(Restore.guarded.rawValue)) {
            store.project.dialect == .saveRestore || $0.restore != nil
        }
        form.flag(tr("Hands the status bar on"), \.forwardsStatusBar, usual: true) {
            store.project.dialect == .navigationAndStyle || $0.forwardsStatusBar != nil
        }
        form.flag(tr("Scrolls behind the bar"), \.shrinkOnScroll) {
            store.project.dialect == .navigationAndStyle || $0.shrinkOnScroll != nil
        }
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
}
