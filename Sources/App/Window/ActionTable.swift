/// One thing that a person can do: its action, its name, its keys and its group in the list of keys.
struct ActionSpec {
    enum Group: String, CaseIterable {
        case file = "File"
        case edit = "Edit"
        case phone = "Phone"
        case screens = "Screens"
        case view = "View"
        case transitions = "Transitions"
        case scenarios = "Scenarios"
        case help = "Help"
    }

    /// With its prefix, such as `win.undo`; one value of a choice with that value, such as `win.speed::1`.
    let name: String
    /// English; what menus and the list of keys show.
    let title: String
    let keys: [String]
    let group: Group

    init(_ name: String, _ title: String, _ keys: [String] = [], _ group: Group) {
        self.name = name
        self.title = title
        self.keys = keys
        self.group = group
    }
}

/// Every action of the window; menus, accelerators and the list of keys follow from this table.
enum ActionTable {
    static let all: [ActionSpec] = [
        ActionSpec("win.new", "New Project", ["<Primary>n"], .file),
        ActionSpec("win.open", "Open…", ["<Primary>o"], .file),
        ActionSpec("win.save", "Save", ["<Primary>s"], .file),
        ActionSpec("win.save-as", "Save As…", ["<Primary><Shift>s"], .file),
        ActionSpec("win.import", "Import…", ["<Primary>i"], .file),
        ActionSpec("win.import-folder", "Import Folder…", [], .file),
        ActionSpec("win.paste", "Paste Theme", ["<Primary>v"], .file),
        ActionSpec("win.link", "Link to Theme File…", [], .file),
        ActionSpec("win.link-reload", "Reload Theme File", ["<Primary><Alt>i"], .file),
        ActionSpec("win.link-conflicts", "Conflicts with Theme File…", [], .file),
        ActionSpec("win.unlink", "Unlink Theme File", [], .file),
        ActionSpec("win.export", "Export…", ["<Primary>e"], .file),
        ActionSpec("win.export-again", "Export Again", ["<Primary><Alt>e"], .file),
        ActionSpec("win.export-picture", "Export Picture…", [], .file),
        ActionSpec("win.export-film", "Export Film…", ["<Primary><Shift>e"], .file),
        ActionSpec("win.close", "Close Window", ["<Primary>w"], .file),
        ActionSpec("app.quit", "Quit", ["<Primary>q"], .file),

        ActionSpec("win.undo", "Undo", ["<Primary>z"], .edit),
        ActionSpec("win.redo", "Redo", ["<Primary><Shift>z", "<Primary>y"], .edit),
        ActionSpec("win.project", "Project Settings", ["<Alt>Return"], .edit),
        ActionSpec("win.palette", "Palette", ["<Primary><Shift>p"], .edit),
        ActionSpec("win.copy-style", "Copy Style", ["<Primary><Shift>c"], .edit),
        ActionSpec("win.paste-style", "Paste Style", ["<Primary><Shift>v"], .edit),
        ActionSpec("win.apply-style", "Apply Style to Selected Screens", ["<Primary><Shift>k"], .edit),

        ActionSpec("win.back", "Back", ["<Alt>Left"], .phone),
        ActionSpec("win.pop-to-root", "Pop to Root", ["<Alt>Home"], .phone),
        ActionSpec("win.push", "Push Picked Screen", ["<Alt>Right"], .phone),
        ActionSpec("win.present", "Present Picked Screen", ["<Alt>Page_Up"], .phone),
        ActionSpec("win.dismiss", "Dismiss Modal", ["<Alt>Page_Down"], .phone),
        ActionSpec("win.next-tab", "Next Tab", ["<Primary>Page_Down"], .phone),
        ActionSpec("win.previous-tab", "Previous Tab", ["<Primary>Page_Up"], .phone),
        ActionSpec("win.restart", "Restart App", ["<Primary>r"], .phone),
        ActionSpec("win.landscape", "Landscape", ["<Primary><Shift>r"], .phone),
        ActionSpec("win.dark", "Dark Appearance", ["<Primary>d"], .phone),

        ActionSpec("win.new-screen", "New Screen", ["<Primary><Shift>n"], .screens),
        ActionSpec("win.duplicate-screen", "Duplicate Screen", ["<Primary>u"], .screens),
        ActionSpec("win.rename-screen", "Rename Screen…", ["F2"], .screens),
        ActionSpec("win.delete-screen", "Delete Screen", ["<Primary>Delete"], .screens),
        ActionSpec("win.set-root", "Set as Root", [], .screens),
        ActionSpec("win.pop-to", "Pop to Screen", [], .screens),
        ActionSpec("win.remove-from-stack", "Remove from Stack", [], .screens),
        ActionSpec("win.move-up", "Move Up", ["<Alt>Up"], .screens),
        ActionSpec("win.move-down", "Move Down", ["<Alt>Down"], .screens),
        ActionSpec("win.keep-stacks", "Keep Stacks in Project", ["<Primary>k"], .screens),
        ActionSpec("win.find-screen", "Find Screen", ["<Primary>f"], .screens),

        ActionSpec("win.zoom-in", "Zoom In", ["<Primary>plus", "<Primary>equal"], .view),
        ActionSpec("win.zoom-out", "Zoom Out", ["<Primary>minus"], .view),
        ActionSpec("win.zoom-100", "100 %", ["<Primary>0"], .view),
        ActionSpec("win.zoom-fit", "Fit", ["<Primary>9"], .view),
        ActionSpec("win.select-mode", "Select Elements", ["<Primary>t"], .view),
        ActionSpec("win.show-frames", "Element Frames", [], .view),
        ActionSpec("win.show-safe-areas", "Safe Areas", [], .view),
        ActionSpec("win.show-tap-areas", "Tap Areas", [], .view),
        ActionSpec("win.show-sidebar", "Sidebar", ["F9"], .view),
        ActionSpec("win.show-inspector", "Inspector", ["<Shift>F9"], .view),
        ActionSpec("win.board", "Board of All Screens", ["<Primary>b"], .view),
        ActionSpec("win.export-board", "Export Board…", [], .view),
        ActionSpec("win.print-board", "Print Board…", ["<Primary>p"], .view),
        ActionSpec("win.compare", "Compare Two Phones", ["<Primary><Shift>m"], .view),
        ActionSpec("win.show-events", "Events", ["<Primary><Shift>l"], .view),
        ActionSpec("win.next-pane", "Next Pane", ["F6"], .view),
        ActionSpec("win.previous-pane", "Previous Pane", ["<Shift>F6"], .view),

        ActionSpec("win.replay", "Replay", ["F5"], .transitions),
        ActionSpec("win.play-pause", "Play or Pause", ["<Primary>space"], .transitions),
        ActionSpec("win.step-forward", "Step Forward", ["<Primary>period"], .transitions),
        ActionSpec("win.step-back", "Step Back", ["<Primary>comma"], .transitions),
        ActionSpec("win.loop", "Loop", ["<Primary>l"], .transitions),
        ActionSpec("win.onion-skin", "Onion Skin", ["<Primary>j"], .transitions),
        ActionSpec("win.filmstrip", "Filmstrip", ["<Primary><Shift>j"], .transitions),
        ActionSpec("win.export-filmstrip", "Export Filmstrip…", [], .transitions),
        ActionSpec("win.copy-filmstrip", "Copy Filmstrip", [], .transitions),
        ActionSpec("win.curves", "Curves of Elements", ["<Primary>g"], .transitions),
        ActionSpec("win.pin-element", "Pin Curves of Element", ["<Primary><Shift>g"], .transitions),
        ActionSpec("win.speed::1", "Full Speed", ["<Primary>1"], .transitions),
        ActionSpec("win.speed::1/2", "Half Speed", ["<Primary>2"], .transitions),
        ActionSpec("win.speed::1/10", "A Tenth of the Speed", ["<Primary>3"], .transitions),
        ActionSpec("win.frame-rate::60", "Step by 1/60 s", [], .transitions),
        ActionSpec("win.frame-rate::120", "Step by 1/120 s", [], .transitions),
        ActionSpec("win.cancel", "Cancel Transition", ["Escape"], .transitions),

        ActionSpec("win.show-scenarios", "Scenarios", ["F7"], .scenarios),
        ActionSpec("win.record-scenario", "Record What I Do", ["F8"], .scenarios),
        ActionSpec("win.expect-shown", "Expect What Is Shown", ["<Shift>F8"], .scenarios),
        ActionSpec("win.play-scenario", "Play Scenario", ["<Shift>F5"], .scenarios),
        ActionSpec("win.stop-scenario", "Stop Scenario", [], .scenarios),
        ActionSpec("win.run-scenarios", "Run All Scenarios", ["<Primary>F5"], .scenarios),
        ActionSpec("win.new-scenario", "New Scenario", [], .scenarios),
        ActionSpec("win.rename-scenario", "Rename Scenario…", [], .scenarios),
        ActionSpec("win.duplicate-scenario", "Duplicate Scenario", [], .scenarios),
        ActionSpec("win.delete-scenario", "Delete Scenario", [], .scenarios),
        ActionSpec("win.scenario-up", "Move Scenario Up", [], .scenarios),
        ActionSpec("win.scenario-down", "Move Scenario Down", [], .scenarios),

        ActionSpec("app.help", "Help", ["F1"], .help),
        ActionSpec("win.menu", "Main Menu", ["F10"], .help),
        ActionSpec("win.show-help-overlay", "Keyboard Shortcuts", ["<Primary>F1", "<Primary>question"], .help),
        ActionSpec("app.about", "About Transom", [], .help),
    ]

    /// The title of an action.
    static func title(_ name: String) -> String {
        all.first { $0.name == name }?.title ?? name
    }
}
