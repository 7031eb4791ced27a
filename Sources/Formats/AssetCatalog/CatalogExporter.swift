import Model

/// Writes a project's colours and pictures: the palette, the theme, and a group for each page that has its own.
struct CatalogExporter {
    private let project: Project
    private let pictures: CatalogPictures
    private var files: CatalogFiles
    private var lost: [Loss] = []
    private var repeatsPalette = false

    init(project: Project, pictures: @escaping PictureReader) {
        self.project = project
        self.pictures = CatalogPictures(reader: pictures)
        files = CatalogFiles(named: Identifier.file(project.name))
    }

    mutating func result() -> ExportResult {
        writePalette()
        let theme = entries(of: project.theme.style, edgeOrigin: project.theme.style, screen: nil)
        let background = project.usualBackground
        if !theme.isEmpty || background != nil { files.addGroup("Theme") }
        write(theme, in: "Theme", screen: nil)
        if let background { write(background, "Theme/\(Self.pageBackground)") }
        writePages()
        writeNamedPictures()
        if repeatsPalette {
            let closest = Phrase("a colour set for each of its names; the sets of theme and pages repeat their colours")
            lost.insert(Loss("palette", closest: closest), at: 0)
        }
        return ExportResult(files: files.files, lost: lost)
    }

    private mutating func writePalette() {
        guard !project.palette.entries.isEmpty else { return }
        files.addGroup("Palette")
        var names = UniqueNames()
        for entry in project.palette.entries {
            let name = names.name(CatalogName.safe(entry.name) ?? "color")
            if name != entry.name { lost.append(Loss("palette.\(entry.name)", closest: Phrase("a colour set named \(name)"))) }
            write(entry.color, "Palette/\(name)")
        }
    }

    private mutating func writePages() {
        var stacks = StackStyles(project, AssetCatalogFormat.capabilities)
        let usual = project.usualBackground
        var names = UniqueNames()
        var isFirst = true
        for screen in project.screens {
            let style = stacks.style(of: screen)
            let entries = entries(of: style, edgeOrigin: edgeOrigin(of: style), screen: screen.id)
            let background = screen.background == usual ? nil : screen.background
            guard !entries.isEmpty || background != nil else { continue }
            if isFirst { files.addGroup("Pages") }
            isFirst = false
            let name = names.name(CatalogName.safe(screen.label) ?? CatalogName.safe(screen.id) ?? "Screen")
            if name != screen.label { lost.append(Loss("name", screen: screen.id, closest: Phrase("a group named \(name)"))) }
            files.addGroup("Pages/\(name)")
            write(entries, in: "Pages/\(name)", screen: screen.id)
            if let background { write(background, "Pages/\(name)/\(Self.pageBackground)") }
        }
        lost += stacks.lost
    }

    /// The set of the colour behind a page's content.
    static let pageBackground = "pageBackground"

    /// A set to be: a colour or a picture, and what it is for.
    private typealias Entry = (role: CatalogRole, value: StyleValue)

    /// From what a page's edge begins: the theme's edge, or else the page's own look.
    private func edgeOrigin(of style: Style) -> Style {
        let theme = project.theme.style
        return theme.scrollEdge.map { theme.merging($0) } ?? theme.merging(style)
    }

    /// The sets that a style makes; `edgeOrigin` is what its edge begins from.
    private mutating func entries(of style: Style, edgeOrigin: Style, screen: ScreenID?) -> [Entry] {
        var entries = entries(of: style, isAtEdge: false, screen)
        guard style[.scrollEdge] != nil else { return entries }
        if let edge = style.scrollEdge {
            var own = self.entries(of: edge, isAtEdge: true, screen)
            // An edge that changes no colour is there all the same: it repeats one of those that hold below.
            if own.isEmpty, let key = CatalogRole.keys.first(where: { edge[$0] == nil && Self.isThere(edgeOrigin[$0]) }) {
                own = edgeOrigin[key].map { [(CatalogRole(key: key, isAtEdge: true), $0)] } ?? []
            }
            entries += own
            if !own.isEmpty { return entries }
        }
        lost.append(Loss(StyleKey.scrollEdge.name, screen: screen, closest: Capabilities.leftOut))
        return entries
    }

    private mutating func entries(of style: Style, isAtEdge: Bool, _ screen: ScreenID?) -> [Entry] {
        var entries: [Entry] = []
        for key in CatalogRole.keys {
            guard let value = style[key] else { continue }
            if Self.isThere(value) {
                entries.append((CatalogRole(key: key, isAtEdge: isAtEdge), value))
            } else {
                lost.append(Loss((isAtEdge ? "scrollEdge." : "") + key.name, screen: screen, closest: Capabilities.leftOut))
            }
        }
        return entries
    }

    private static func isThere(_ value: StyleValue?) -> Bool { value != nil && value != .nothing }

    private mutating func write(_ entries: [Entry], in group: String, screen: ScreenID?) {
        for (role, value) in entries {
            if let color = value.color { write(color, "\(group)/\(role.name)") }
            if role.key == .shadowColor {
                let property = (role.isAtEdge ? "scrollEdge." : "") + role.key.name
                lost.append(Loss(property, screen: screen, closest: Phrase("the colour alone, in the set \(group)/\(role.name)")))
            }
            guard case .image(let reference) = value else { continue }
            let found = pictures.files(of: reference)
            if found.isEmpty {
                let property = (role.isAtEdge ? "scrollEdge." : "") + role.key.name
                lost.append(Loss(property, screen: screen, closest: Phrase("left out: \(reference) cannot be read")))
            } else {
                files.addPicture("\(group)/\(role.name)", named: CatalogPictures.name(of: reference), found)
            }
        }
    }

    private mutating func write(_ color: Color, _ path: String) {
        let palette = project.palette
        let light = palette.resolve(color, .light) ?? .clear, dark = palette.resolve(color, .dark) ?? light
        if case .palette = color, !path.hasPrefix("Palette/") { repeatsPalette = true }
        files.addColor(path, light: light, dark: dark == light ? nil : dark)
    }

    /// All pictures of bars once more, under the names by which code calls them.
    private mutating func writeNamedPictures() {
        let names = AssetNames(project)
        var isFirst = true
        for reference in names.references where reference != ImageName.empty {
            let found = pictures.files(of: reference)
            guard !found.isEmpty else { continue }
            if isFirst { files.addGroup("Pictures", isOpen: true) }
            isFirst = false
            files.addPicture("Pictures/\(names.name(reference))", named: CatalogPictures.name(of: reference), found)
        }
    }
}
