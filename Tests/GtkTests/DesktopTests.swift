internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct DesktopTests {
    init() { startGtk() }

    @Test func clipboardBringsTextBack() {
        var pasted: String?
        Clipboard.copy(text: "#FF9500 – naïve", others: ["application/x-transom-style": "{\"tint\":\"é\"}"])
        Clipboard.paste { pasted = $0 }
        #expect(waitUntil { pasted != nil })
        #expect(pasted == "#FF9500 – naïve")
        var style: String?
        Clipboard.paste(target: "application/x-transom-style") { style = $0 }
        #expect(waitUntil { style != nil })
        #expect(style == "{\"tint\":\"é\"}")
    }

    @Test func clipboardWithoutATargetAnswersNil() {
        Clipboard.copy(text: "plain")
        var answers: [String?] = []
        Clipboard.paste(target: "application/x-transom-style") { answers.append($0) }
        #expect(waitUntil { !answers.isEmpty })
        #expect(answers == [nil])
    }

    @Test func styleSheetAppliesWithCharactersOfSeveralBytes() throws {
        try loadCss(".transom-test { /* ééééééééé */ padding: 7px; } .transom-last { padding: 9px; }")
        let label = makeLabel("A").classes("transom-last")
        let window = makeShownWindow(label)
        var padding = GtkBorder()
        gtk_style_context_get_padding(gtk_widget_get_style_context(label), GTK_STATE_FLAG_NORMAL, &padding)
        #expect(padding.left == 9)
        label.setClass("transom-last", false).setClass("transom-test", true)
        gtk_style_context_get_padding(gtk_widget_get_style_context(label), GTK_STATE_FLAG_NORMAL, &padding)
        #expect(padding.left == 7)
        gtk_widget_destroy(window)
    }

    @Test func aBadStyleSheetSaysWhy() {
        #expect { try loadCss("label { colour: }") } throws: { error in
            (error as? CssError)?.message.contains("colour") == true
        }
    }

    @Test func darkThemeIsPassedOn() {
        let settings = gtk_settings_get_default()
        setDarkTheme(true)
        #expect(settings.map { get_boolean($0, "gtk-application-prefer-dark-theme").isTrue } == true)
        setDarkTheme(false)
        #expect(settings.map { get_boolean($0, "gtk-application-prefer-dark-theme").isTrue } == false)
        setAnimations(false)
        #expect(!animationsAreEnabled)
        setAnimations(true)
        #expect(animationsAreEnabled)
    }

    @Test(arguments: [0, 1]) func questionsAnswerTheirButton(index: Int) {
        var answers: [Int?] = []
        let dialog = ask(
            "Discard 100% of the changes?", details: "%s",
            buttons: [DialogButton("Keep"), DialogButton("Discard", .destructive)],
            over: nil
        ) { answers.append($0) }
        let fate = Fate(dialog)
        #expect(takeText(get_string(dialog, "text")) == "Discard 100% of the changes?")
        #expect(takeText(get_string(dialog, "secondary-text")) == "%s")
        gtk_dialog_response(as_dialog(dialog), gint(index))
        drain()
        #expect(answers == [index] && fate.isFinal)
    }

    @Test func aClosedQuestionAnswersNil() {
        var answers: [Int?] = []
        let dialog = ask("Save?", buttons: [DialogButton("Save", .suggested)], over: nil) { answers.append($0) }
        gtk_dialog_response(as_dialog(dialog), GTK_RESPONSE_DELETE_EVENT.rawValue)
        #expect(answers == [nil])
    }

    @Test func anErrorGoesWhenItIsClosed() {
        let dialog = showError("Cannot open “a.transom”", details: "line 3", close: "Close", over: nil)
        let fate = Fate(dialog)
        #expect(takeText(get_string(dialog, "secondary-text")) == "line 3")
        gtk_dialog_response(as_dialog(dialog), GTK_RESPONSE_CLOSE.rawValue)
        drain()
        #expect(fate.isFinal)
    }

    @Test func fileDialogsAnswerNothingWhenCancelledAndAreReleased() {
        let window = makeShownWindow(makeLabel("A"))
        var answers: [[String]] = []
        let chooser = chooseFiles(
            title: "Open", filters: [FileFilter("Transom projects", patterns: ["*.transom"])], over: as_window(window)
        ) { answers.append($0) }
        let fate = Fate(chooser)
        emitResponse(chooser, GTK_RESPONSE_CANCEL)
        #expect(answers == [[]])
        #expect(waitUntil { fate.isFinal })
        gtk_widget_destroy(window)
    }

    @Test func saveDialogAnswersTheNameInTheFolder() {
        let window = makeShownWindow(makeLabel("A"))
        let folder = String(cString: g_get_tmp_dir())
        var answers: [String?] = []
        let chooser = chooseSavePath(title: "Save", suggestedName: "é.transom", folder: folder, over: as_window(window)) {
            answers.append($0)
        }
        #expect(
            waitUntil {
                takeText(gtk_file_chooser_get_filename(as_file_chooser(chooser))) == "\(folder)/é.transom"
            })
        emitResponse(chooser, GTK_RESPONSE_ACCEPT)
        #expect(answers == ["\(folder)/é.transom"])
        gtk_widget_destroy(window)
    }

    private func takeText(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }

    /// Emits the dialog's own signal as its buttons would.
    private func emitResponse(_ chooser: UnsafeMutablePointer<GtkNativeDialog>, _ response: GtkResponseType) {
        emit("response", on: chooser, type: gtk_native_dialog_get_type(), [.integer(response.rawValue)])
    }
}
