import FoundationEssentials
import Model
import Testing

@testable import Formats

/// Random projects go through each format that is both written and read, and look the same afterwards but for what was lost.
@Suite("There and back, as it looks") struct ResolvedRoundTripTests {
    @Test(
        "Every bar looks the same",
        arguments: [
            ("hybrid-navigation", DialectName.hbd), ("xcassets", DialectName.uikit), ("xcassets", .hbd), ("xcassets", .mpaas),
        ])
    func roundTrip(_ identifier: String, _ dialect: DialectName) throws {
        let format = try #require(Formats.named(identifier))
        var chance = Chance(seed: 29)
        for _ in 0..<12 {
            let project = Self.project(&chance, dialect)
            let result = try Formats.export(project, to: format) { name in
                PictureFile(ending: "png", scale: name.contains("@2x") ? 2 : name.contains("@3x") ? 3 : 1, bytes: [1])
            }
            var back = try Self.importing(result.files, format)
            back.dialect = dialect
            for id in project.screens.map(\.id) where back[screen: id] == nil {
                back.screens.append(SampleScreens.page(id, id, .article))
            }
            let hasPlainWeights = identifier == "hybrid-navigation"
            var expected = format.capabilities.standingIn(project).without(
                result.lost.filter { !hasPlainWeights || $0.property != "title.weight" })
            if hasPlainWeights { Self.setPlainWeights(&expected) }
            for id in project.screens.map(\.id) {
                for appearance in Appearance.allCases {
                    let bars = (ResolvedBars.bar(expected, id, appearance), ResolvedBars.bar(back, id, appearance))
                    #expect(ResolvedBars.differences(bars.0, bars.1) == [], "\(id) in \(appearance)")
                }
            }
        }
    }

    /// Every title of hybrid-navigation has one weight, which the report names.
    private static func setPlainWeights(_ project: inout Project) {
        project.theme.style[.titleWeight] = .number(400)
        for index in project.screens.indices {
            let keys: [StyleKey] = [.titleColor, .titleSize, .titleWeight]
            if keys.contains(where: { project.screens[index].style[$0] != nil }) {
                project.screens[index].style[.titleWeight] = .number(400)
            }
        }
    }

    private static func importing(_ files: [ExportedFile], _ format: Format) throws -> Project {
        guard let root = ExportFolder.root(of: files) else {
            return try Formats.importProject(bytes: files[0].bytes, fileName: files[0].name, format: format).project
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcassets").path()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ExportFolder.write(files, to: folder)
        #expect(root.hasSuffix(".xcassets"))
        return try Formats.importProject(at: folder).project
    }

    /// A project with names of a palette, pairs and styles at the edge.
    static func project(_ chance: inout Chance, _ dialect: DialectName) -> Project {
        var project = RoundTripTests.project(&chance)
        project.dialect = dialect
        project.screens[0] = SampleScreens.page("home", "Home", .list)
        project.palette["brand"] = .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79)))
        project.tabs = [Tab(title: "Home", stack: project.screens.map(\.id))]
        project.theme.style = varied(project.theme.style, &chance)
        for index in project.screens.indices { project.screens[index].style = varied(project.screens[index].style, &chance) }
        var stack = varied(RoundTripTests.project(&chance).theme.style, &chance)
        for key in stack.keys where stack[key] == .nothing { stack[key] = nil }
        project.tabs[0].style = stack
        return project
    }

    private static func varied(_ style: Style, _ chance: inout Chance) -> Style {
        var result = style
        for key in style.keys {
            guard let color = style.color(key) else { continue }
            switch chance.below(4) {
            case 0: result[key] = .color(.palette("brand"))
            case 1: result[key] = .color(.pair(light: color, dark: .plain(RGBA(1, 2, UInt8(chance.below(256))))))
            default: break
            }
        }
        if chance.below(3) == 0 { result[.scrollEdge] = chance.below(2) == 0 ? .style(Style()) : .style(style) }
        return result
    }
}
