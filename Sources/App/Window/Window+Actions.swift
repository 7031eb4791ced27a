import CGtk
import Gtk
import Model
import Scene

extension Window {
    /// Gives the window its actions; their names are those of `ActionTable`.
    func addActions(to map: Widget) {
        addFileActions(to: map)
        addEditActions()
        addPhoneActions()
        addScreenActions()
        addViewActions()
        addTransportActions()
        addScenarioActions()
    }

    private func addFileActions(to map: Widget) {
        add("new") { Application.shared?.openNew() }
        add("open") { [self] in openDialog() }
        addTextAction("open-path", to: map) { [self] path in Application.shared?.open([path], over: window) }
        add("save") { [self] in files.save() }
        add("save-as") { [self] in files.saveAs() }
        add("import") { [self] in ThemeImport.choose(over: window) }
        add("import-folder") { [self] in ThemeImport.chooseFolder(over: window) }
        add("paste") { [self] in paste() }
        add("link") { [self] in ThemeLink.choose(for: link, of: store, over: window) }
        add("link-reload") { [self] in link.reload() }
        add("link-conflicts") { [self] in showDialog("conflicts") { ConflictsDialog(store, over: window).widget } }
        add("unlink") { [self] in store.unlink() }
        add("export") { [self] in showDialog("export") { ExportDialog(store, over: window).widget } }
        add("export-again") { [self] in ExportFiles.saveAgain(store, over: window) }
        add("export-picture") { [self] in PictureExport.run(store, over: window) }
        add("export-board") { [self] in if let pane = board.content { BoardExport.run(store, pane.work, over: window) } }
        add("print-board") { [self] in BoardPrint.run(store, over: window) }
        add("export-film") { [self] in showDialog("film") { FilmDialog(store, over: window).widget } }
        add("menu") { [self] in header.openMenu() }
        add("close") { [self] in gtk_window_close(window) }
    }

    private func addEditActions() {
        add("undo") { [self] in store.undo() }
        add("redo") { [self] in store.redo() }
        add("project") { [self] in showDialog("project") { ProjectDialog(store, over: window).widget } }
        add("palette") { [self] in showDialog("palette") { PaletteDialog(store, over: window).widget } }
        add("copy-style") { [self] in StyleClipboard.copy(from: store) }
        add("paste-style") { [self] in StyleClipboard.paste(into: store) }
        add("apply-style") { [self] in StyleTransfer.applyStyle(in: store) }
    }

    private func addPhoneActions() {
        add("back") { [self] in taps.goBack() }
        add("pop-to-root") { [self] in playback.popToRoot() }
        add("push") { [self] in if let id = store.state.view.pickedScreen { playback.push(id) } }
        add("present") { [self] in if let id = store.state.view.pickedScreen { playback.present(id) } }
        add("dismiss") { [self] in playback.dismiss() }
        add("next-tab") { [self] in selectTab(by: 1) }
        add("previous-tab") { [self] in selectTab(by: -1) }
        add("restart") { [self] in playback.restart() }
        addSwitch("landscape") { [self] isOn in store.hold(isOn ? .landscape : .portrait) }
        addSwitch("dark") { [self] isOn in store.perform(.setAppearance(isOn ? .dark : .light), tr("Change Appearance")) }
    }

    private func selectTab(by step: Int) {
        let count = max(1, store.project.tabs.count)
        playback.selectTab((store.state.navigation.selectedTab + step + count) % count)
    }

    private func addScreenActions() {
        let screens = ScreenActions(store)
        add("new-screen") { screens.add() }
        add("duplicate-screen") { screens.duplicate() }
        add("rename-screen") { [self] in
            if focusedScenarioList != nil { return scenarioActions.rename(over: window) }
            screens.rename(over: window)
        }
        add("delete-screen") { screens.delete() }
        add("set-root") { screens.setAsRoot() }
        add("pop-to") { [self] in sidebar.content?.stacks.activateSelected() }
        add("remove-from-stack") { [self] in sidebar.content?.stacks.removeSelected() }
        add("move-up") { [self] in moveSelected(up: true) }
        add("move-down") { [self] in moveSelected(up: false) }
        add("keep-stacks") { screens.keepStacks() }
        add("find-screen") { [self] in
            if store.state.view.board.isShown {
                board.finish()
                board.content?.focusSearch()
                return
            }
            store.look { $0.panes.show(.sidebar) }
            sidebar.finish()
            sidebar.content?.focusSearch()
        }
    }

    private func addViewActions() {
        add("zoom-in") { [self] in zoom(by: 1.25) }
        add("zoom-out") { [self] in zoom(by: 0.8) }
        add("zoom-100") { [self] in setZoom(1) }
        add("zoom-fit") { [self] in setZoom(nil) }
        addSwitch("select-mode") { [self] isOn in store.look { $0.isSelecting = isOn } }
        addSwitch("show-frames") { [self] isOn in store.look { $0.showsElementFrames = isOn } }
        addSwitch("show-safe-areas") { [self] isOn in store.look { $0.showsSafeAreas = isOn } }
        addSwitch("show-tap-areas") { [self] isOn in store.look { $0.showsTapAreas = isOn } }
        addSwitch("show-sidebar", isOn: true) { [self] isOn in store.look { $0.panes.show(.sidebar, isOn) } }
        addSwitch("show-inspector", isOn: true) { [self] isOn in store.look { $0.panes.show(.inspector, isOn) } }
        addSwitch("board") { [self] isOn in store.look { $0.board.isShown = isOn } }
        addSwitch("compare") { [self] isOn in store.compare(isOn) }
        addSwitch("show-events") { [self] isOn in store.look { $0.lower.show(.events, isOn) } }
        add("next-pane") { [self] in movePane(GTK_DIR_TAB_FORWARD) }
        add("previous-pane") { [self] in movePane(GTK_DIR_TAB_BACKWARD) }
        add("show-help-overlay") { [self] in ShortcutsWindow.show(over: window) }
    }

    /// The phone at a scale, or fitted; screens of the board at their first size.
    private func setZoom(_ zoom: Double?) {
        store.look { view in
            if view.board.isShown { view.board.tileWidth = BoardChoices().tileWidth } else { view.zoom = zoom }
        }
    }

    private func zoom(by factor: Double) {
        if store.state.view.board.isShown { return store.look { $0.board.zoom(by: factor) } }
        let current = canvas.zoom
        store.look { $0.zoom = min(4, max(0.25, current * factor)) }
    }

    private func addTransportActions() {
        add("replay") { [self] in playback.replay() }
        add("play-pause") { [self] in playback.togglePause() }
        add("step-forward") { [self] in playback.step(1) }
        add("step-back") { [self] in playback.step(-1) }
        addSwitch("loop") { [self] isOn in store.look { $0.loops = isOn } }
        addSwitch("onion-skin") { [self] isOn in store.look { $0.showsOnionSkin = isOn } }
        addSwitch("filmstrip") { [self] isOn in store.look { $0.lower.show(.filmstrip, isOn) } }
        add("export-filmstrip") { [self] in FilmstripExport.run(store, over: window) }
        add("copy-filmstrip") { [self] in FilmstripExport.copy(store) }
        addSwitch("curves") { [self] isOn in store.look { $0.lower.show(.curves, isOn) } }
        addSwitch("pin-element") { [self] _ in store.look { $0.togglePin() } }
        addChoices("speed", "1") { [self] choice in store.look { $0.speed = ViewState.speeds[choice] ?? 1 } }
        addChoices("frame-rate", "60") { [self] choice in store.look { $0.framesPerSecond = Double(choice) ?? 60 } }
        add("cancel") { [self] in playback.cancel() }
    }

    /// Moves the selected screen; who works in the inspector does not mean it.
    private func moveSelected(up: Bool) {
        if let focus = gtk_window_get_focus(window), gtk_widget_is_ancestor(focus, inspector.widget).isTrue { return }
        if let isSteps = focusedScenarioList {
            return isSteps ? scenarioActions.moveStep(by: up ? -1 : 1) : scenarioActions.move(by: up ? -1 : 1)
        }
        sidebar.content?.moveSelected(up: up)
    }
}

extension Window {
    fileprivate func addScenarioActions() {
        let scenarios = scenarioActions
        addSwitch("show-scenarios") { [self] isOn in store.look { $0.lower.show(.scenarios, isOn) } }
        addSwitch("record-scenario") { isOn in scenarios.record(isOn) }
        add("expect-shown") { scenarios.expect() }
        add("play-scenario") { scenarios.play() }
        add("stop-scenario") { scenarios.stop() }
        add("run-scenarios") { scenarios.runAll() }
        add("new-scenario") { scenarios.add() }
        add("rename-scenario") { [self] in scenarios.rename(over: window) }
        add("duplicate-scenario") { scenarios.duplicate() }
        add("delete-scenario") { scenarios.delete() }
        add("scenario-up") { scenarios.move(by: -1) }
        add("scenario-down") { scenarios.move(by: 1) }
    }

    /// Whether the keyboard is in the list of steps, or in that of scenarios; `nil` if it is elsewhere.
    fileprivate var focusedScenarioList: Bool? {
        gtk_window_get_focus(window).flatMap { focus in scenarios.content?.hasStepFocus(focus) }
    }
}
