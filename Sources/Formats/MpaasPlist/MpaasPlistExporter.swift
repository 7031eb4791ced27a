import Model

/// Writes a theme.plist: the list that was imported, changed where the style says something else, or a new one.
struct MpaasPlistExporter {
    private let project: Project
    private let style: Style
    private var colors: PlainColors
    private var root: PlistNode

    init(project: Project) {
        self.project = project
        style = project.theme.style
        colors = PlainColors(project)
        let kept = project.theme.json[MpaasPlistFormat.keptName].map { PlistNode(kept: $0) }
        let fresh = PlistNode(.dictionary([PlistNode.Member(key: "Name", node: PlistNode(.string(project.name)))]))
        root = kept?.members == nil ? fresh : kept ?? fresh
    }

    mutating func result() -> ExportResult {
        let before = PlistBefore(root, PlistCondition(device: project.device, profile: project.profile))
        for entry in PlistEntry.all where style[entry.key] != before.style[entry.key] {
            let old = before.value(entry, at: entry.path)
            let followers = entry.followers.filter { old != nil && before.value(entry, at: $0) == old }
            let node = node(entry)
            for path in [entry.path] + followers { root.set(path[...], node) }
        }
        maskLine()
        for entry in PlistEntry.all { tellDark(entry.key) }
        writeConstants(before.palette)
        return ExportResult(files: [ExportedFile("theme.plist", PlistWriter.text(root))], lost: colors.lost)
    }

    /// The value for the list; `nil` takes the key out of it.
    private mutating func node(_ entry: PlistEntry) -> PlistNode? {
        guard let value = style[entry.key] else { return nil }
        switch (entry.kind, value) {
        case (.color, .color(let color)):
            if case .palette(let name) = color { return PlistNode(.string("$\(name)")) }
            return project.palette.resolve(color, .light).map { PlistNode(.string(Self.spelling($0))) }
        case (.size, .number(let size)): return PlistNode(.string(JSON.spelling(size)))
        case (.bold, .number(let weight)):
            let isBold = weight >= 600
            if weight != (isBold ? 700 : 400) {
                colors.lose(entry.key.name, closest: isBold ? Phrase("bold") : Phrase("regular"))
            }
            return PlistNode(.flag(isBold))
        case (.flag, .flag(let flag)), (.line, .flag(let flag)): return PlistNode(.flag(flag))
        case (.image, .image(let image)): return PlistNode(.string(MpaasImage.listedName(image)))
        case (.word(let words), .word(let word)):
            if let code = words.first(where: { $0.word == word })?.code { return PlistNode(.integer(String(code))) }
        default: break
        }
        colors.lose(entry.key.name)
        return nil
    }

    /// Masking and the line's colour tell the style together: a line that is hidden must have no colour, one without a colour no mask.
    private mutating func maskLine() {
        if style[.hairlineHidden] == nil, style[.hairline] == nil { root.set(PlistEntry.maskPath[...], nil) }
        guard style.flag(.hairlineHidden) == true, style[.hairline] != nil else { return }
        root.set(PlistEntry.linePath[...], nil)
        colors.lose(StyleKey.hairline.name, closest: Phrase("no line"))
    }

    private mutating func tellDark(_ key: StyleKey) {
        if case .color(let color)? = style[key] { _ = colors.plain(color, key.name) }
    }

    /// Writes the palette's colours that the list refers to.
    private mutating func writeConstants(_ before: Palette) {
        let known = Set((root[PlistEntry.constants]?.members ?? []).map(\.key))
        let used = Set(
            PlistEntry.all.compactMap { entry in
                if case .color(.palette(let name))? = style[entry.key] { name } else { nil }
            })
        for entry in project.palette.entries where used.contains(entry.name) || known.contains(entry.name) {
            guard before[entry.name] != entry.color, let color = project.palette.resolve(entry.color, .light) else { continue }
            root.set([PlistEntry.constants, entry.name], PlistNode(.string(Self.spelling(color))))
        }
    }

    private static func spelling(_ color: RGBA) -> String { color.shortHex.lowercased() }
}

/// What the list says before an export changes it; a list that says something wrong counts as saying nothing.
private struct PlistBefore {
    private let theme: PlistTheme?

    init(_ root: PlistNode, _ condition: PlistCondition) {
        do {
            theme = try PlistTheme(root, condition, source: nil)
        } catch {
            theme = nil
        }
    }

    var style: Style { theme?.style ?? Style() }
    var palette: Palette { theme?.palette ?? Palette() }

    func value(_ entry: PlistEntry, at path: [String]) -> StyleValue? {
        guard var theme else { return nil }
        do {
            return try theme.value(entry, at: path)
        } catch {
            return nil
        }
    }
}
