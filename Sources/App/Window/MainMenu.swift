import Gtk

/// The main menu; its last section is the one that every GNOME program has.
enum MainMenu {
    static var items: [MenuItem] {
        [
            .section(
                nil,
                [entry("win.save-as")] + ["win.import", "win.import-folder", "win.paste"].map(entry)
                    + [
                        .submenu(
                            tr("Theme File"), ["win.link", "win.link-reload", "win.link-conflicts", "win.unlink"].map(entry))
                    ] + ["win.export", "win.export-again", "win.export-picture", "win.export-film"].map(entry)),
            .section(
                nil,
                ["win.project", "win.palette", "win.copy-style", "win.paste-style", "win.apply-style"].map(entry)),
            .section(
                nil,
                [
                    .submenu(
                        tr("Phone"),
                        [
                            "win.back", "win.pop-to-root", "win.push", "win.present", "win.dismiss", "win.next-tab",
                            "win.restart", "win.landscape", "win.dark",
                        ].map(entry)),
                    .submenu(
                        tr("Screens"),
                        [
                            "win.new-screen", "win.duplicate-screen", "win.rename-screen", "win.delete-screen", "win.set-root",
                            "win.pop-to", "win.remove-from-stack", "win.move-up", "win.move-down", "win.keep-stacks",
                        ].map(entry)),
                    .submenu(
                        tr("View"),
                        [
                            "win.zoom-in", "win.zoom-out", "win.zoom-100", "win.zoom-fit", "win.select-mode", "win.show-frames",
                            "win.show-safe-areas", "win.show-tap-areas", "win.show-sidebar", "win.show-inspector", "win.board",
                            "win.export-board", "win.print-board", "win.compare",
                            "win.show-events",
                        ].map(entry)),
                    .submenu(
                        tr("Transitions"),
                        [
                            ["win.replay", "win.play-pause", "win.step-forward", "win.step-back", "win.loop"],
                            ["win.onion-skin", "win.filmstrip", "win.export-filmstrip", "win.copy-filmstrip"],
                            ["win.curves", "win.pin-element"],
                            ["win.speed::1", "win.speed::1/2", "win.speed::1/10"],
                            ["win.frame-rate::60", "win.frame-rate::120"],
                        ].map { .section(nil, $0.map(entry)) }),
                    .submenu(
                        tr("Scenarios"),
                        [
                            ["win.show-scenarios", "win.record-scenario", "win.expect-shown"],
                            ["win.play-scenario", "win.stop-scenario", "win.run-scenarios"],
                            ["win.new-scenario", "win.rename-scenario", "win.duplicate-scenario", "win.delete-scenario"],
                            ["win.scenario-up", "win.scenario-down"],
                        ].map { .section(nil, $0.map(entry)) }),
                ]),
            .section(nil, [entry("win.show-help-overlay"), entry("app.help"), entry("app.about")]),
        ]
    }

    private static func entry(_ name: String) -> MenuItem { .action(tr(ActionTable.title(name)), name) }
}
