import Model

/// mPaaS's older theme: a property list of all that the app's views look like.
struct MpaasPlistFormat: Importer, Exporter {
    /// The member of the project's theme that keeps the whole list, so that an export changes only what the bars' style says.
    static let keptName = "x-mpaas-plist"

    func likeness(_ source: Source) -> Likeness {
        guard source.contains("<plist") else { return source.fileExtension == "plist" ? .name : .none }
        return source.contains("<key>APNavigationBar</key>") ? .certain : .content
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        let root = try PlistReader.root(of: source)
        guard root.members != nil else { throw source.problem(root.offset, "expected a dict as the theme.") }
        let standard = Project()
        let read = try PlistTheme(root, PlistCondition(device: standard.device, profile: standard.profile), source: source)
        var name = source.stem
        if case .string(let text)? = root["Name"]?.value, !text.isEmpty { name = text }
        let theme = Theme(style: read.style.keeping(Self.keptName, root.json))
        var project = SampleScreens.project(named: name, dialect: .mpaas, theme: theme)
        project.palette = read.palette
        let notes = read.notes + Self.keptParts(of: root, source)
        return ImportResult(project: project, notes: notes.sorted { $0.line < $1.line })
    }

    /// A note for each part that no style key stands for: the views other than bars, and the rest of the bars' dictionary.
    private static func keptParts(of root: PlistNode, _ source: Source) -> [Note] {
        let shown = Set(PlistEntry.all.flatMap { [$0.path] + $0.followers })
        var notes: [Note] = []
        func visit(_ node: PlistNode, _ path: [String]) {
            for member in node.members ?? [] {
                let inner = path + [member.key]
                let isOpen =
                    inner[0] == PlistEntry.section && member.node.members != nil && !PlistCondition.isConditional(member.node)
                if isOpen {
                    visit(member.node, inner)
                } else if !shown.contains(inner), !["Name", PlistEntry.constants].contains(inner[0]) {
                    let name = inner.joined(separator: ".")
                    notes.append(
                        Note(
                            line: source.line(member.node.offset),
                            Phrase("\(name) is nothing that a bar shows; it is kept for export."))
                    )
                }
            }
        }
        visit(root, [])
        return notes
    }

    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        var exporter = MpaasPlistExporter(project: project)
        return exporter.result()
    }

    static let capabilities = Capabilities(
        [(PlistEntry.all.map(\.key), [.theme])],
        standIns: [
            .tint: .key(.buttonColor), .imageTint: .key(.buttonColor), .backTitleColor: .words(Phrase("button.color")),
            .barAlpha: .ground(Phrase("the alpha of background")), .maskColor: .ground(Phrase("background, mixed with it")),
            .maskAlpha: .ground(Phrase("background, mixed with it")),
            .blur: .value(.translucent, as: Phrase("translucent")) { blur, _ in .flag(blur.text != "none" && blur != .nothing) },
        ])
}

extension Format {
    /// mPaaS's older theme, a property list.
    public static let mpaasPlist = Format(
        "mpaas-plist", "mPaaS theme list", ["plist"], capabilities: MpaasPlistFormat.capabilities, importer: MpaasPlistFormat(),
        exporter: MpaasPlistFormat())
}
