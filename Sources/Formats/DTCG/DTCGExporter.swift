import Model

/// Writes design tokens of DTCG 2025.10: the tokens in light, those that dark changes, and the resolver that puts both together.
struct DTCGExporter {
    private let project: Project
    private let paletteNames: TokenNames
    private let tabNames: [String]
    private let modalNames: [String]
    private let screenNames: TokenNames

    private static let schema = "https://www.designtokens.org/schemas/2025.10/"

    init(project: Project) {
        self.project = project
        paletteNames = TokenNames(project.palette.entries.map(\.name))
        screenNames = TokenNames(project.screens.map(\.id))
        tabNames = Self.unique(project.tabs.map(\.title), otherwise: "tab")
        modalNames = Self.unique(project.modals.map { $0.stack.first ?? "" }, otherwise: "modal")
    }

    private static func unique(_ names: [String], otherwise fallback: String) -> [String] {
        var unique = UniqueNames()
        return names.map { unique.name($0.isEmpty ? fallback : TokenName.legal($0)) }
    }

    /// The files under the name that the main one has, or under those of the project.
    func result(named main: String?) -> ExportResult {
        let main = main ?? "\(Identifier.file(project.name)).tokens.json"
        let stem = DTCGFormat.stem(of: main)
        let dark = "\(stem).dark.tokens.json"
        let kept = KeptWords(project)
        let (light, lost) = kept.added(to: document(.light))
        return ExportResult(
            files: [
                ExportedFile(main, light.text(width: 120)), ExportedFile(dark, document(.dark).text(width: 120)),
                ExportedFile("\(stem).resolver.json", resolver(main, dark).text(width: 120)),
            ], lost: lost)
    }

    private func resolver(_ main: String, _ dark: String) -> JSON {
        func source(_ name: String) -> JSON { [["$ref": .string(DTCGFormat.reference(to: name))]] }
        let modifier: JSON = ["contexts": ["light": [], "dark": source(dark)], "default": "light"]
        return [
            "$schema": .string(Self.schema + "resolver.json"), "name": .string(project.name), "version": "2025.10",
            "sets": ["base": ["sources": source(main)]], "modifiers": ["appearance": modifier],
            "resolutionOrder": [["$ref": "#/sets/base"], ["$ref": "#/modifiers/appearance"]],
        ]
    }

    // MARK: Tokens

    private func document(_ appearance: Appearance) -> JSON {
        let writer = TokenWriter(
            form: .standard, appearance: appearance, palette: project.palette, names: paletteNames)
        let isLight = appearance == .light
        let title = isLight ? "The navigation bars of \(project.name)." : "What is different in dark in \(project.name)."
        var members = [
            JSON.Member("$schema", .string(Self.schema + "format.json")), JSON.Member("$description", .string(title)),
        ]
        let palette = writer.paletteMembers()
        if !palette.isEmpty { members.append(JSON.Member("palette", .object([JSON.Member("$type", "color")] + palette))) }
        members += group("navbar", themeMembers(writer))
        members += group("tabs", zip(project.tabs, tabNames).flatMap { tab, name in group(name, tabMembers(tab, writer)) })
        members += group(
            "modals", zip(project.modals, modalNames).flatMap { modal, name in group(name, modalMembers(modal, writer)) })
        members += group(
            "screens", project.screens.flatMap { screen in group(screenNames[screen.id], screenMembers(screen, writer)) })
        if isLight { members.append(Self.extensions(projectWords)) }
        return .object(members)
    }

    private func group(_ name: String, _ members: [JSON.Member]) -> [JSON.Member] {
        members.isEmpty ? [] : [JSON.Member(name, .object(members))]
    }

    /// What no token says, under the one key that is Transom's.
    private static func extensions(_ json: JSON) -> JSON.Member {
        JSON.Member("$extensions", .object([JSON.Member(DTCGFormat.vendor, json)]))
    }

    private func extensions(_ json: JSON, _ writer: TokenWriter) -> [JSON.Member] {
        writer.appearance == .light && json.members?.isEmpty == false ? [Self.extensions(json)] : []
    }

    /// The project without what stands in groups of its own.
    private var projectWords: JSON {
        let elsewhere = ["palette", "theme", "tabs", "modals", "screens", KeptWords.name]
        return .object((project.json.members ?? []).filter { !elsewhere.contains($0.key) })
    }

    private func themeMembers(_ writer: TokenWriter) -> [JSON.Member] {
        var theme = project.theme
        theme.style = TokenWriter.rest(of: theme.style)
        return writer.members(of: project.theme.style) + extensions(theme.json, writer)
    }

    private func tabMembers(_ tab: Tab, _ writer: TokenWriter) -> [JSON.Member] {
        var rest = tab
        rest.style = TokenWriter.rest(of: tab.style)
        return writer.members(of: tab.style) + extensions(rest.json, writer)
    }

    private func modalMembers(_ modal: Modal, _ writer: TokenWriter) -> [JSON.Member] {
        var rest = modal
        rest.style = TokenWriter.rest(of: modal.style)
        return writer.members(of: modal.style) + extensions(rest.json, writer)
    }

    private func screenMembers(_ screen: Screen, _ writer: TokenWriter) -> [JSON.Member] {
        var rest = screen
        rest.style = TokenWriter.rest(of: screen.style)
        for index in rest.live.indices { rest.live[index].style = TokenWriter.rest(of: rest.live[index].style) }
        for index in rest.scroll.indices { rest.scroll[index].style = TokenWriter.rest(of: rest.scroll[index].style) }
        return writer.members(of: screen.style) + group("live", numbered(screen.live.map(\.style), writer))
            + group("scroll", numbered(screen.scroll.map(\.style), writer)) + extensions(rest.json, writer)
    }

    private func numbered(_ styles: [Style], _ writer: TokenWriter) -> [JSON.Member] {
        styles.enumerated().flatMap { group(String($0.offset + 1), writer.members(of: $0.element)) }
    }
}
