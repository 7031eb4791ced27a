public import Dialects
public import Model

/// Turns the state of the mock app into frames; a pure function of its values.
public struct SceneBuilder: Sendable {
    public var phone: Phone
    /// The element that a finger holds down: a role, `role.index`, or an item's id, text or ready-made name.
    public var press: String?
    /// Whether title, items, tabs and the status bar's signs are drawn; without them the frame shows what lies behind.
    public var drawsElements = true
    /// Whether the pages' rows and pictures are drawn; without them a page is its ground and its bar.
    public var drawsContent = true

    /// The change of items that is under way on the page in front.
    public var fade: ItemFade?

    public init(_ phone: Phone, press: String? = nil) {
        self.phone = phone
        self.press = press
    }

    var project: Project { phone.project }

    /// The sizes of the whole screen.
    public var metrics: ScreenMetrics {
        ScreenMetrics(device: project.device, orientation: phone.orientation, profile: project.profile)
    }

    /// The frame of a state at rest.
    public func frame(of state: NavigationState) -> Frame {
        var state = state
        guard let top = state.modals.last, isSheet(top.presentation) else { return rest(state) }
        let sheet = page(state.visible.screen, in: state)
        state.modals.removeLast()
        let below = page(state.visible.screen, in: state)
        return modal(below: below, above: sheet, state, p: 1, isSheet: true, below.bar.statusBar)
    }

    /// Whether a modal is a card over the page below, as from iOS 13 on.
    public func isSheet(_ presentation: Presentation?) -> Bool { presentation != .fullScreen && project.profile.version >= 13 }

    private func rest(_ state: NavigationState) -> Frame {
        let page = page(state.visible.screen, in: state)
        var frame = empty(page.id, page.bar.statusBar, trace: page.bar.trace)
        frame.pages = [PageFrame(screen: page.id, frame: Rect(0, 0, page.width, page.height), dim: 0)]
        frame.bars = [page.barFrame(movedBy: 0, 0)]
        frame.elements = page.elements + (page.hasTabBar ? tabElements(state, page) : [])
        frame.commands = [draw(page)] + tabBar(page, frame.elements) + search(page)
        frame.commands += draw(frame.elements, clippedBelow: page) + system(frame)
        return finished(frame)
    }

    /// A frame with nothing in it yet.
    func empty(_ screen: ScreenID, _ look: StatusBarLook, trace: [Trace]) -> Frame {
        let metrics = metrics
        var look = look
        if metrics.statusBarHeight == 0 { look.isHidden = true }
        var frame = Frame(
            device: project.device, width: metrics.width, height: metrics.height, dialect: project.dialect,
            profile: project.profile, appearance: project.appearance, screen: screen,
            statusBar: StatusBarFrame(look: look, frame: Rect(0, 0, metrics.width, metrics.statusBarHeight)))
        frame.trace = trace
        return frame
    }

    /// What is done with every frame last: a phone that reads right to left is mirrored.
    func finished(_ frame: Frame) -> Frame {
        project.settings?.rightToLeft == true ? frame.mirrored() : frame
    }

    // MARK: Pages

    /// One screen of a state, laid out at rest.
    func page(_ screen: ScreenID, in state: NavigationState) -> Page {
        let request = request(screen, in: state)
        var page = page(request, phone.dialect.resolve(request), in: state)
        guard let fade, screen == state.visible.screen, fade.before.visible.stack == state.visible.stack,
            fade.before.visible.screen == screen
        else { return page }
        var builder = self
        builder.fade = nil
        page.elements = fade.mix(builder.page(screen, in: fade.before).elements, page.elements)
        return page
    }

    func page(_ request: BarRequest, _ bar: ResolvedBar, in state: NavigationState) -> Page {
        var metrics = metrics
        if case .modal(let index) = request.stack, let modal = state.modal(index), isSheet(modal.presentation) {
            metrics = ScreenMetrics(sheetOn: metrics, top: Sheet.gap(metrics.height))
        }
        return Page(request, bar, metrics, hasTabBar: hasTabBar(request), text: phone.text, press: press)
    }

    /// The request that a dialect answers with a screen's bar.
    public func request(_ screen: ScreenID, in state: NavigationState) -> BarRequest {
        let place = state.place(of: screen) ?? (stack: .tab(state.selectedTab), below: [])
        var page = project[screen: screen] ?? Screen(id: screen)
        if state.toggledEditing.contains(screen) { page.editing = page.editing != true }
        return BarRequest(
            project: project, screen: page, stack: place.stack, stackBelow: place.below,
            journal: state.journal, scroll: state.scroll[screen] ?? 0, appearance: project.appearance, profile: project.profile,
            orientation: phone.orientation, images: phone.images)
    }

    /// A tab bar stands under the pages of a project with at least two tabs, unless a page hides it or covers it.
    private func hasTabBar(_ request: BarRequest) -> Bool {
        guard project.tabs.count >= 2 else { return false }
        switch request.stack {
        case .modal: return false
        case .main: return request.depth == 0
        case .tab:
            if project.effectiveStructure == .tabsInStack { return request.depth == 0 }
            let above = (request.stackBelow + [request.screen.id]).dropFirst()
            return !above.contains { project[screen: $0]?.hidesTabBar == true }
        }
    }
}

extension NavigationState {
    /// Where a screen stands: the topmost stack that holds it, and the screens below it there.
    func place(of screen: ScreenID) -> (stack: StackID, below: [ScreenID])? {
        for modal in modals.reversed() {
            if let at = modal.stack.firstIndex(of: screen) { return (.modal(modal.index), Array(modal.stack[..<at])) }
        }
        let root = tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []
        if let at = pushed.firstIndex(of: screen) { return (.main, Array(root.prefix(1) + pushed[..<at])) }
        if let at = root.firstIndex(of: screen) { return (.tab(selectedTab), Array(root[..<at])) }
        for (index, stack) in tabs.enumerated() {
            if let at = stack.firstIndex(of: screen) { return (.tab(index), Array(stack[..<at])) }
        }
        return nil
    }
}
