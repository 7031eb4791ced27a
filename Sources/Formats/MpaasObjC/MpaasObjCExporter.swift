import Model

/// Writes an mPaaS app's theme category and its pages' bar methods.
struct MpaasObjCExporter {
    private let project: Project
    private var colors: PlainColors
    private var names = UniqueNames()

    /// What stands behind the project's name at the top of the file.
    static let headEnd = ": its theme, and the pages that differ from it."

    init(project: Project) {
        self.project = project
        colors = PlainColors(project)
    }

    mutating func result() -> ExportResult {
        let name = Identifier.pascal(project.name, or: "App")
        var sections = [themeCategory(name)]
        if let image = backImageCategory(name) { sections.append(image) }
        for screen in project.screens {
            var writer = MpaasPageWriter(screen: screen, colors: colors)
            let methods = writer.methods()
            colors = writer.colors
            guard !methods.isEmpty else { continue }
            sections.append(writer.lines(names.name(Identifier.page(screen), suffix: "ViewController"), methods))
        }
        let head = [
            ExportedHead.line(project, Self.headEnd),
            "#import <AntUI/AntUI.h>", "#import <APMobileFramework/APMobileFramework.h>",
        ]
        let text = ([head] + sections).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("AUThemeManager+\(name).m", text)], lost: colors.lost)
    }

    private mutating func themeCategory(_ name: String) -> [String] {
        let pairs = themePairs().map {
            "        \(MpaasKey.isDeclared($0.key) ? $0.key : ObjCCode.string($0.key)): \(ObjCCode.string($0.value)),"
        }
        let body = pairs.isEmpty ? ["    return @{};"] : ["    return @{"] + pairs + ["    };"]
        return ["@implementation AUThemeManager (\(name))", "", "+ (NSDictionary *)au_defaultTheme_extraInfo", "{"] + body + [
            "}", "", "@end",
        ]
    }

    /// The keys of the theme with their values: those that the style sets, then those that were kept from an import.
    private mutating func themePairs() -> [(key: String, value: String)] {
        let style = project.theme.style
        let kept = keptPairs()
        var pairs: [(key: String, value: String)] = []
        for entry in MpaasKey.entries where !kept.contains(where: { $0.key == entry.name }) {
            if case .number = entry.style.kind {
                if let size = style.number(entry.style) { pairs.append((entry.name, MpaasValue.font(size).spelling)) }
                if style[entry.style] == .nothing { colors.lose(entry.style.name) }
            } else if let color = colors.plain(entry.style, of: style) {
                pairs.append((entry.name, MpaasValue.color(color).spelling))
            }
        }
        if let weight = style.number(.titleWeight), weight != MpaasKey.titleWeight {
            colors.lose(StyleKey.titleWeight.name, closest: Phrase("bold, the weight of every title of mPaaS"))
        }
        return pairs + kept
    }

    private func keptPairs() -> [(key: String, value: String)] {
        let members = project.theme.json[MpaasTheme.keptName]?.members ?? []
        return members.compactMap { member in member.value.string.map { (member.key, $0) } }.filter { pair in
            // The picture's key counts only as long as the style says the same.
            pair.key != MpaasKey.backImage || pair.value == project.theme.style.text(.backImage).flatMap(Self.path)
        }
    }

    private static func path(_ reference: String) -> String? {
        MpaasImage.commonName(reference).map { MpaasValue.path("APCommonUI.bundle/\($0)").spelling }
    }

    private mutating func backImageCategory(_ name: String) -> [String]? {
        guard let image = project.theme.style.text(.backImage) else {
            if project.theme.style[.backImage] == .nothing { colors.lose(StyleKey.backImage.name) }
            return nil
        }
        let method = ObjCCode.method("+ (UIImage *)au_default_backButtonImg", ["return \(ObjCCode.image(image));"])
        return ["@implementation AUBarButtonItem (\(name))", ""] + method + ["", "@end"]
    }
}
