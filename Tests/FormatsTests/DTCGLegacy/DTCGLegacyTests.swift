import Model
import Testing

@testable import Formats

@Suite("Design tokens with strings") struct DTCGLegacyTests {
    @Test("The whole text, and what it cannot say")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(DTCGExportTests.portal), to: .dtcgLegacy)
        #expect(result.files.map(\.name) == ["Portal.json"])
        #expect(result.files[0].text == (try Fixture.recorded("Tokens/Portal.json", result.files[0].text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property): \($0.closest)" } == [
                "- statusBar: left out", "- blur: left out", "- shadow.image: left out", "- tabs[0].tint: left out",
                "- modals[0].background: left out", "- palette.v1.2: the name v1-2", "- shadow.color: left out",
                "- title.family: left out", "- scrollEdge.background: left out", "home item.prompt: left out",
                "{$.} hidden: left out",
                "{$.} live[0].hairline: left out", "{$.} live[1].translucent: left out", "{$.} live[1].hairline: left out",
                "{$.} scroll[0].background: left out", "{$.} id: screen",
            ])
    }

    @Test("It is read back, by its own name and by Tokens Studio's")
    func back() throws {
        let project = try Projects.decoded(DTCGExportTests.portal)
        let file = try Formats.export(project, to: .dtcgLegacy).files[0]
        #expect(Formats.recognize(bytes: file.bytes, fileName: "x.json")?.identifier == "tokens-studio")
        for format in [Format.dtcg, .tokensStudio] {
            let back = try Formats.importProject(bytes: file.bytes, fileName: file.name, format: format).project
            #expect(back.palette["brand"] == project.palette["brand"])
            #expect(back.palette["both"] == .pair(light: .palette("v1-2"), dark: .palette("brand")))
            #expect(back.palette["v1-2"] == project.palette["v1.2"])
            for key in [
                StyleKey.background, .hairline, .hairlineHeight, .titleSize, .titleWeight, .titleColor, .barAlpha, .buttonFamily,
            ] {
                #expect(back.theme.style[key] == project.theme.style[key], "\(key.name)")
            }
            #expect(back.theme.style.scrollEdge?.color(.tint) == .palette("both"))
            #expect(back[screen: "screen"]?.style[.background] == project.screens[1].style[.background])
        }
    }
}
