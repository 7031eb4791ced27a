import Model
import Testing

@testable import Formats

/// What code calls a picture is what the asset catalogue calls it, and an import finds it there again.
@Suite("Pictures in code") struct AssetNameTests {
    private static func project(_ dialect: String) throws -> Project {
        try Projects.decoded(
            """
            { "transom": 1, "name": "Portal", "dialect": "\(dialect)", "theme": { "backgroundImage": "images/a.svg" },
              "tabs": [ { "title": "Home", "stack": ["home"] } ],
              "screens": [ { "id": "home", "style": { "backgroundImage": "a.png" },
                             "item": { "title": { "text": "Home" }, "right": [ { "image": "icons/gear.svg" }, { "image": "builtin:back_button_normal" } ] } } ] }
            """)
    }

    @Sendable private static func picture(_ name: String) -> PictureFile? {
        name.contains("@") ? nil : PictureFile(ending: name.hasSuffix(".svg") ? "svg" : "png", bytes: Array(name.utf8))
    }

    private static let names = ["a", "a2", "gear", "back_button_normal"]

    @Test(
        "Two pictures of one name stay two",
        arguments: [
            ("uikit", "uikit", "UIImage(named: "), ("navigation-and-style", "navigationAndStyle", "UIImage(named: "),
            ("swiftui", "uikit", "image: "), ("hbd-objc", "hbd", "[UIImage imageNamed:@"),
            ("mpaas-objc", "mpaas", "[UIImage imageNamed:@"),
        ])
    func code(_ identifier: String, _ dialect: String, _ call: String) throws {
        let format = try #require(Formats.named(identifier))
        let text = try Formats.export(try Self.project(dialect), to: format).files[0].text
        #expect(!text.contains(".svg") && !text.contains(".png"))
        #expect(text.contains("\"gear\""))
        #expect(identifier == "swiftui" || identifier == "mpaas-objc" || text.contains("\(call)\"a2\""))
    }

    @Test("The catalogue has a set for each name")
    func catalogue() throws {
        let files = try Formats.export(try Self.project("uikit"), to: .assetCatalog, pictures: Self.picture).files.map(\.name)
        for name in Self.names { #expect(files.contains("Portal.xcassets/Pictures/\(name).imageset/Contents.json")) }
    }

    @Test("Code beside its catalogue shows the catalogue's pictures")
    func found() throws {
        let folder = try TemporaryFolder("App", [:])
        let code = try Formats.export(try Self.project("uikit"), to: .uikit).files[0]
        let sets = try Formats.export(try Self.project("uikit"), to: .assetCatalog, pictures: Self.picture).files
        for file in [code] + sets { try folder.put(file.name, file.bytes) }
        let result = try Formats.importProject(at: folder.path + "/" + code.name)
        #expect(result.notes == [])
        let set = "Portal.xcassets/Pictures"
        #expect(result.project.theme.style[.backgroundImage] == .image("\(set)/a.imageset/a.svg"))
        let home = try #require(result.project[screen: "home"])
        #expect(home.style[.backgroundImage] == .image("\(set)/a2.imageset/a.png"))
        #expect(home.item.right?.map(\.image) == ["\(set)/gear.imageset/gear.svg", "builtin:back_button_normal"])
    }

    @Test("A picture beside the code is found, one that is nowhere is told with its line")
    func beside() throws {
        let code = """
            import UIKit
            let a = UINavigationBarAppearance()
            a.backgroundImage = UIImage(named: "art")
            a.shadowImage = UIImage(named: "line")
            UINavigationBar.appearance().standardAppearance = a
            """
        let folder = try TemporaryFolder("App", ["Theme.swift": code, "art.svg": "<svg/>"])
        let result = try Formats.importProject(at: folder.path + "/Theme.swift")
        #expect(result.project.theme.style[.backgroundImage] == .image("art.svg"))
        #expect(result.project.theme.style[.hairlineImage] == .image("line.png"))
        #expect(
            result.notes.map { "\($0.line) \($0.message)" } == [
                "4 the picture line lies neither beside the file nor in an asset catalogue there."
            ])
    }
}
