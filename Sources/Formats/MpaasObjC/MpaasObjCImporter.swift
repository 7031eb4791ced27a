import Model

/// Reads an mPaaS app's theme and pages from Objective-C.
struct MpaasObjCImporter {
    private let source: Source
    private var theme = MpaasTheme()
    private var backImage: String?
    private var pages: [MpaasPage] = []
    private var notes: [Note] = []
    private var themeName: String?
    private var isTheme = false
    /// What the methods of each class do that leave its page.
    private var actions: [String: [String: ItemAction]] = [:]

    init(source: Source) {
        self.source = source
    }

    mutating func result() throws(Problem) -> ImportResult {
        let methods = try ObjCMethod.all(in: try ObjCLexer.tokens(of: source), of: source)
        for method in methods {
            if let action = method.action { actions[method.className ?? "", default: [:]][method.name] = action }
        }
        for method in methods { try read(method) }
        guard isTheme || !pages.isEmpty else {
            throw source.problem(
                source.bytes.count,
                "expected a method au_defaultTheme_extraInfo, au_default_backButtonImg or one of a page's bar methods.",
                remedy: "Choose the file with the category of AUThemeManager, or a page's view controller.")
        }
        let read = try theme.theme(from: source)
        var project = SampleScreens.project(named: themeName ?? source.stem, dialect: .mpaas, theme: read.theme)
        if let backImage { project.theme.style[.backImage] = .image(backImage) }
        SampleScreens.place(pages.map(\.screen), in: &project)
        return ImportResult(project: project, notes: (notes + read.notes).sorted { $0.line < $1.line })
    }

    private mutating func read(_ method: ObjCMethod) throws(Problem) {
        switch method.name {
        case "au_defaultTheme_extraInfo", "au_defaultTheme_add_Info", "au_curTheme_add_extraInfo":
            isTheme = true
            themeName = method.category ?? themeName
            var reader = ThemeMethodReader(source: source, theme: theme)
            try reader.read(method)
            theme = reader.theme
            notes += reader.notes
        case "au_default_backButtonImg":
            isTheme = true
            backImage = method.returned.last.flatMap(ObjCExpression.image) ?? backImage
            if method.returned.last.flatMap(ObjCExpression.image) == nil {
                notes.append(
                    Note(
                        line: source.line(method.offset),
                        "the picture of au_default_backButtonImg is skipped: it is none with a name."))
            }
        case "viewDidLoad": readItems(method)
        case _ where MpaasPage.methods.contains(method.name): readPage(method)
        default: break
        }
        for call in method.body where MpaasPage.changes.contains(call.text) {
            notes.append(
                Note(line: source.line(call.offset), "\(call.text) is skipped: it changes the bar while its page is open."))
        }
    }

    private mutating func readItems(_ method: ObjCMethod) {
        var reader = MpaasItemReader(actions: actions[method.className ?? ""] ?? [:])
        reader.read(method)
        for statement in reader.skipped {
            let line = source.line(statement.first?.offset ?? method.offset)
            notes.append(
                Note(line: line, "\(ObjCExpression.spelling(statement)) is skipped: it is nothing that the phone can show."))
        }
        if !reader.item.isEmpty { pages[page(of: method)].take(reader.item) }
    }

    /// The place of the page that a method belongs to.
    private mutating func page(of method: ObjCMethod) -> Int {
        if let at = pages.firstIndex(where: { $0.className == method.className }) { return at }
        pages.append(MpaasPage(className: method.className, mark: method.mark))
        return pages.count - 1
    }

    private mutating func readPage(_ method: ObjCMethod) {
        let at = page(of: method)
        if !pages[at].names.insert(method.name).inserted {
            notes.append(Note(line: source.line(method.offset), "\(method.name) stands twice; the last one counts."))
        }
        if method.returned.count > 1 {
            notes.append(Note(line: source.line(method.offset), "\(method.name) returns in several places; the last one counts."))
        }
        guard let returned = method.returned.last, pages[at].take(method.name, returned) else {
            let got = method.returned.last.map(ObjCExpression.spelling) ?? "nothing"
            notes.append(
                Note(line: source.line(method.offset), "\(method.name) is skipped: \(got) is no value that the phone can show."))
            return
        }
    }
}
