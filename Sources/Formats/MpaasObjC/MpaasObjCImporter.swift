import Model

/// Reads an mPaaS app's theme and pages from Objective-C.
struct MpaasObjCImporter {
    private let source: Source
    private var theme = MpaasTheme()
    private var backImage: String?
    private var pages: [MpaasPage] = []
    /// The places of the pages by their classes.
    private var places: [String?: Int] = [:]
    private var notes: [Note] = []
    private var themeName: String?
    private var isTheme = false
    /// The name that an export has written at the top of the file.
    private let exportedName: String?
    /// What the methods of each class do that leave its page.
    private var actions: [String: [String: ItemAction]] = [:]

    init(source: Source) {
        self.source = source
        exportedName = ExportedHead.name(in: source, MpaasObjCExporter.headEnd)
    }

    mutating func result() throws(Problem) -> ImportResult {
        let methods = try ObjCMethod.all(in: try ObjCLexer.tokens(of: source), of: source)
        for method in methods {
            if let action = method.action { actions[method.className ?? "", default: [:]][method.name] = action }
        }
        for method in methods { try read(method) }
        let classes = Dictionary(grouping: methods, by: \.className)
        for own in classes.values.sorted(by: { ($0.first?.offset ?? 0) < ($1.first?.offset ?? 0) }) { readLife(own) }
        pages.sort { (classes[$0.className]?.first?.offset ?? 0) < (classes[$1.className]?.first?.offset ?? 0) }
        guard isTheme || !pages.isEmpty else {
            throw source.problem(
                source.bytes.count,
                "expected a method au_defaultTheme_extraInfo, au_default_backButtonImg or one of a page's bar methods.",
                remedy: "Choose the file with the category of AUThemeManager, or a page's view controller.")
        }
        let read = try theme.theme(from: source)
        var project = SampleScreens.project(named: name, dialect: .mpaas, theme: read.theme)
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
                        Phrase("the picture of au_default_backButtonImg is skipped: it is none with a name.")))
            }
        case _ where MpaasPage.methods.contains(method.name): readPage(method)
        default: break
        }
    }

    /// What an export has written, unless the category has been called otherwise since; else the category's name.
    private var name: String {
        if let exportedName, themeName == nil || themeName == Identifier.pascal(exportedName, or: "App") { return exportedName }
        return themeName ?? source.stem
    }

    /// Reads what the methods of a class do with its bar.
    private mutating func readLife(_ methods: [ObjCMethod]) {
        let life = MpaasPageLife(methods, actions: actions[methods.first?.className ?? ""] ?? [:], source: source)
        notes += life.notes
        if let first = methods.first, !life.item.isEmpty || !life.live.isEmpty {
            pages[page(of: first)].take(life.item, life.live)
        }
    }

    /// The place of the page that a method belongs to.
    private mutating func page(of method: ObjCMethod) -> Int {
        if let at = places[method.className] { return at }
        places[method.className] = pages.count
        pages.append(MpaasPage(className: method.className, mark: method.mark, isExported: exportedName != nil))
        return pages.count - 1
    }

    private mutating func readPage(_ method: ObjCMethod) {
        let at = page(of: method)
        if !pages[at].names.insert(method.name).inserted {
            notes.append(Note(line: source.line(method.offset), Phrase("\(method.name) stands twice; the last one counts.")))
        }
        if method.returned.count > 1 {
            notes.append(
                Note(line: source.line(method.offset), Phrase("\(method.name) returns in several places; the last one counts.")))
        }
        guard let returned = method.returned.last, pages[at].take(method.name, returned) else {
            let got = method.returned.last.map(ObjCExpression.spelling) ?? "nothing"
            notes.append(
                Note(
                    line: source.line(method.offset),
                    Phrase("\(method.name) is skipped: \(got) is no value that the phone can show.")))
            return
        }
    }
}
