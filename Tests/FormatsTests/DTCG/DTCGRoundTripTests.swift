import Foundation
import Model
import Testing

@testable import Formats

@Suite("Design tokens, there and back") struct DTCGRoundTripTests {
    private func imported(_ files: [ExportedFile], _ format: Format) throws -> Project {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        let main = files.first { $0.name.hasSuffix(".resolver.json") } ?? files[0]
        return try Formats.importProject(at: folder.appendingPathComponent(main.name).path, format: format).project
    }

    /// A random project with every part that a bar's look can stand in.
    private func project(_ chance: inout Chance) throws -> Project {
        let dialect = DialectName.allCases[chance.below(DialectName.allCases.count)]
        var project = ResolvedRoundTripTests.project(&chance, dialect)
        project.palette["a.b"] = .plain(RGBA(1, 2, 3, 4))
        project.palette["A-b"] = .pair(light: .palette("a.b"), dark: .palette("brand"))
        let styles = (0..<3).map { _ in RoundTripTests.project(&chance).theme.style }
        var entry = LiveEntry()
        entry.style = styles[0]
        entry.when = .tap
        project.screens[1].live = [LiveEntry(), entry]
        var stop = ScrollStop()
        stop.at = 12.5
        stop.style = styles[1]
        project.screens[2].scroll = [stop]
        var modal = Modal(stack: ["home"], presentation: .sheet)
        modal.style = styles[2]
        project.modals = [modal, Modal(stack: ["home"], presentation: .fullScreen)]
        project.theme.item = Item()
        project.theme.item?.prompt = .nothing
        return project
    }

    @Test("A project comes back as it was, in files that fit the official schemas")
    func exact() throws {
        var chance = Chance(seed: 41)
        for _ in 0..<20 {
            let project = try project(&chance)
            let result = try Formats.export(project, to: .dtcg)
            #expect(result.lost == [])
            #expect(try DTCGExportTests.complaints(result.files) == [])
            let back = try imported(result.files, .dtcg)
            #expect(back == project, "\(ProjectDifference.all(project, back))")
            #expect(try Formats.export(back, to: .dtcg) == result)
        }
    }

    @Test("With strings every bar looks the same but for what is lost", arguments: [DialectName.uikit, .hbd, .mpaas])
    func strings(_ dialect: DialectName) throws {
        var chance = Chance(seed: 43)
        for _ in 0..<12 {
            let project = ResolvedRoundTripTests.project(&chance, dialect)
            let result = try Formats.export(project, to: .dtcgLegacy)
            var back = try imported(result.files, .dtcg)
            back.dialect = dialect
            for id in project.screens.map(\.id) where back[screen: id] == nil {
                back.screens.append(SampleScreens.page(id, id, .article))
            }
            let expected = project.without(result.lost)
            if !result.files[0].text.contains("scrollEdge") {
                #expect(dialect != .uikit || result.lost.contains { $0.closestPhrase == DTCGLegacyExporter.scrolledLook })
                back.theme.style[.scrollEdge] = nil
                for index in back.screens.indices { back.screens[index].style[.scrollEdge] = nil }
            }
            for id in project.screens.map(\.id) {
                for appearance in Appearance.allCases {
                    let bars = (ResolvedBars.bar(expected, id, appearance), ResolvedBars.bar(back, id, appearance))
                    #expect(ResolvedBars.differences(bars.0, bars.1) == [], "\(id) in \(appearance)")
                }
            }
            #expect(try Formats.export(back, to: .dtcgLegacy).files[0].text == result.files[0].text)
        }
    }
}
