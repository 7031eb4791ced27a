import Model
import Testing

@testable import Formats

@Suite("Names and colours that code keeps of a project") struct ProjectNameTests {
    private static func project(_ name: String) -> Project {
        var project = SampleScreens.project(named: name, dialect: .uikit, theme: Theme())
        project.palette.entries = [
            Palette.Entry("unused", .plain(RGBA(1, 2, 3))), Palette.Entry("used", .plain(RGBA(4, 5, 6))),
            Palette.Entry("unusedPair", .pair(light: .plain(RGBA(7, 8, 9)), dark: .plain(RGBA(9, 8, 7)))),
        ]
        project.theme.style[.background] = .color(.palette("used"))
        project.theme.style[.titleColor] = .color(.plain(RGBA(0, 0, 0)))
        return project
    }

    @Test(
        "A project's name comes back from code whatever the file is called",
        arguments: ["Portal", "Sea journal", "海图 Nav", "No: call XTheme.apply()", "123"],
        [Format.uikit, .navigationAndStyle, .mpaasObjC])
    func name(_ name: String, _ format: Format) throws {
        var project = Self.project(name)
        project.dialect = format.identifier == "mpaas-objc" ? .mpaas : .uikit
        let file = try #require(try Formats.export(project, to: format).files.first)
        let read = try Formats.importProject(bytes: file.bytes, fileName: "other." + format.fileExtensions[0], format: format)
        #expect(read.project.name == name)
    }

    @Test("Code that no export wrote is called after its theme, else after its file")
    func ownCode() throws {
        func name(_ type: String) throws -> String {
            let code = "enum \(type) { static func go() { UINavigationBar.appearance().barTintColor = .red } }"
            return try Formats.importProject(bytes: Array(code.utf8), fileName: "a/BarsTheme.swift", format: .uikit).project.name
        }
        #expect(try name("SeaTheme") == "Sea")
        #expect(try name("AppTheme") == "Bars")
        #expect(try name("Setup") == "Bars")
    }

    @Test("Colours that no bar uses stay in the palette, in their order", arguments: [Format.uikit, .navigationAndStyle])
    func palette(_ format: Format) throws {
        let project = Self.project("Portal")
        let file = try #require(try Formats.export(project, to: format).files.first)
        let read = try Formats.importProject(bytes: file.bytes, fileName: file.name, format: format)
        #expect(read.project.palette == project.palette)
    }

    @Test("A developer's colours are found by type and by value, and nothing else is")
    func ownColors() throws {
        let code = """
            let sand: UIColor = UIColor(white: 1, alpha: 1)
            extension UIColor {
                static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                static var deep: UIColor { .black }
                static let faded = brand.withAlphaComponent(0.5)
                static let shared = Maker()
                static let size = 17.0
            }
            func go() { UINavigationBar.appearance().barTintColor = .deep }
            """
        let read = try Formats.importProject(bytes: Array(code.utf8), fileName: "a.swift", format: .uikit).project
        #expect(read.palette.entries.map(\.name) == ["sand", "brand", "deep", "faded"])
        #expect(read.palette["sand"] == .plain(.white))
    }
}
