import FoundationEssentials
import Model
import Testing

@testable import Formats

/// A folder of files that goes when it is no longer used.
final class TemporaryFolder {
    let path: String

    init(_ name: String, _ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).appending(path: name).path()
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        for (name, text) in files { try put(name, Array(text.utf8)) }
    }

    func put(_ name: String, _ bytes: [UInt8]) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent()) }
}

@Suite("Asset catalogue") struct AssetCatalogTests {
    private static let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "uikit",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4F" }, "ink/blue": "#12345680", "INK-Blue": "{brand}" },
          "theme": { "background": "{brand}", "title": { "color": "#FDFEFC", "size": 18 }, "tint": null, "backgroundImage": "art@2x.png",
                     "hairlineImage": "gone.png", "scrollEdge": { "hairlineHidden": true } },
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] },
                    { "title": "Shop", "stack": ["shop"], "style": { "tint": "#00FF00", "hidden": true } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } },
            { "id": "detail", "name": "Order: 设置", "style": { "background": "#AB12CD" } },
            { "id": "shop", "name": "Shop", "background": "#EEEEEE", "item": { "right": [ { "image": "icons/gear.svg" } ] } } ] }
        """##

    @Sendable private static func picture(_ name: String) -> PictureFile? {
        switch name {
        case "art@2x.png": PictureFile(ending: "png", scale: 2, bytes: [2])
        case "art.png": PictureFile(ending: "png", bytes: [1])
        case "icons/gear.svg": PictureFile(ending: "svg", bytes: Array("<svg/>".utf8))
        default: nil
        }
    }

    private func export(_ text: String = portal) throws -> ExportResult {
        try Formats.export(try Projects.decoded(text), to: .assetCatalog, pictures: Self.picture)
    }

    @Test("All files, and what they cannot say")
    func whole() throws {
        let result = try export()
        let texts = result.files.map { file in "\(file.name)\n" + (file.isText ? file.text : "\(file.bytes)\n") }
        let text = texts.joined(separator: "\n")
        #expect(text == (try Fixture.recorded("Exported.xcassets.txt", text)))
        #expect(
            result.lost.map { "\($0.screen ?? "-") \($0.property): \($0.closest)" } == [
                "- title.size: left out", "- scrollEdge.hairlineHidden: left out", "- tabs[1].hidden: left out",
                "- palette: a colour set for each of its names; the sets of theme and pages repeat their colours",
                "- palette.ink/blue: a colour set named ink-blue", "- palette.INK-Blue: a colour set named INK-Blue2",
                "- tint: left out", "- hairlineImage: left out: gone.png cannot be read",
                "detail name: a group named Order- 设置", "shop item.right: left out",
            ])
    }

    @Test("Names that no folder may have leave every page a set of its own")
    func hostileNames() throws {
        let files = try Formats.export(Projects.hostile(.uikit), to: .assetCatalog).files.map(\.name)
        let sets = Set(files.filter { $0.hasSuffix("/background.colorset/Contents.json") }.map { $0.lowercased() })
        #expect(sets.count == Projects.names.count)
        for part in files.flatMap({ $0.split(separator: "/") }) {
            #expect(part.utf8.count <= 255 && part != ".." && !part.contains { "\n:*?\"<>|\\".contains($0) })
        }
    }

    @Test("What lies behind most pages stands once")
    func backgrounds() throws {
        var project = Project()
        for (id, hex) in [("home", "#EEEEEE"), ("detail", "#123456"), ("order", "#EEEEEE")] {
            var screen = SampleScreens.page(id, id, .list)
            screen.background = Color(hex: hex)
            project.screens.append(screen)
        }
        let files = try Formats.export(project, to: .assetCatalog).files
        let sets = files.map(\.name).filter { $0.contains(".colorset") }
        #expect(sets == ["Theme", "Pages/detail"].map { "Untitled.xcassets/\($0)/pageBackground.colorset/Contents.json" })
        let folder = try TemporaryFolder("Nav.xcassets", [:])
        try ExportFolder.write(files, to: folder.path)
        let back = try Formats.importProject(at: folder.path).project
        #expect(back.screens.map(\.background) == [Color(hex: "#EEEEEE"), Color(hex: "#123456")])
    }

    @Test("An export is replaced by the next one, but no catalogue of Xcode's, and none with more in it")
    func again() throws {
        let files = try export().files
        let folder = try TemporaryFolder("Portal.xcassets", [:])
        try ExportFolder.write(files, to: folder.path)
        try ExportFolder.write(files, to: folder.path)
        try folder.put("Theme/notes.txt", [1])
        #expect(throws: Problem.self) { try ExportFolder.write(files, to: folder.path) }
        let other = try TemporaryFolder("Own.xcassets", ["Contents.json": Self.xcode])
        #expect(throws: Problem.self) { try ExportFolder.write(files, to: other.path) }
    }

    private static let xcode = #"{ "info" : { "author" : "xcode", "version" : 1 } }"#

    /// A set with colours of any space; each is components, then what else the entry has.
    private static func set(_ entries: (space: String, components: String, more: String)...) -> String {
        let colors = entries.map { entry in
            """
            { "idiom" : "universal"\(entry.more), "color" : { "color-space" : "\(entry.space)", "components" : { \(entry.components) } } }
            """
        }
        return "{ \"colors\" : [\n" + colors.joined(separator: ",\n")
            + "\n], \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }"
    }

    private static func rgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
        "\"red\" : \"\(red)\", \"green\" : \"\(green)\", \"blue\" : \"\(blue)\", \"alpha\" : \"\(alpha)\""
    }

    private func read(_ files: [String: String]) throws -> ImportResult {
        let folder = try TemporaryFolder("Nav.xcassets", files.merging(["Contents.json": Self.xcode]) { one, _ in one })
        return try Formats.importProject(at: folder.path)
    }

    @Test(
        "Every spelling of a colour",
        arguments: [
            ("srgb", rgb("0.063", "0x8E", "233", "0.920"), RGBA(16, 142, 233, 235)),
            ("srgb", rgb("1", "0", "0"), RGBA(255, 0, 0)),
            ("srgb", rgb("1", "2", "3"), RGBA(1, 2, 3)), ("srgb", rgb("1.000", "0.5", "0"), RGBA(255, 128, 0)),
            ("display-p3", rgb("0.5", "0.5", "0.5"), RGBA(128, 128, 128)),
            ("display-p3", rgb("0.259", "0.549", "0.894"), RGBA(22, 142, 235)),
            ("extended-gray", "\"white\" : \"0.200\", \"alpha\" : \"0.500\"", RGBA(51, 51, 51, 128)),
        ] as [(String, String, RGBA)])
    func spellings(_ space: String, _ components: String, _ color: RGBA) throws {
        let project = try read(["brand.colorset/Contents.json": Self.set((space, components, ""))]).project
        #expect(project.palette["brand"] == .plain(color))
    }

    @Test("A colour outside of sRGB is told")
    func outside() throws {
        let notes = try read(["brand.colorset/Contents.json": Self.set(("display-p3", Self.rgb("1", "0", "0"), ""))]).notes
        #expect(
            notes.map(\.message) == [
                "brand.colorset/Contents.json: the colour lies outside of sRGB; the nearest one inside is taken."
            ])
        #expect(notes.map(\.line) == [2])
    }

    @Test("The dark makes a pair; contrast and other devices are told")
    func appearances() throws {
        let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        let contrast = #", "appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#
        let result = try read([
            "background.colorset/Contents.json": Self.set(
                ("srgb", Self.rgb("0.1", "0.2", "0.3"), ""), ("srgb", Self.rgb("0x01", "0x02", "0x03"), dark),
                ("srgb", Self.rgb("0", "0", "0"), contrast),
                ("srgb", Self.rgb("0", "0", "0"), #", "display-gamut" : "display-P3""#))
        ])
        #expect(
            result.project.theme.style[.background]
                == .color(.pair(light: .plain(RGBA(26, 51, 77)), dark: .plain(RGBA(1, 2, 3)))))
        #expect(result.notes.map(\.line) == [4, 5])
        #expect(result.notes.first?.message.contains("increased contrast") == true)
    }

    @Test("Names with a role go to the theme, the plainest first; others to the palette")
    func roles() throws {
        let plain = Self.set(("srgb", Self.rgb("0x10", "0x20", "0x30"), ""))
        let other = Self.set(("srgb", Self.rgb("0x40", "0x50", "0x60"), ""))
        let project = try read([
            "background.colorset/Contents.json": plain, "NavigationBar/Background.colorset/Contents.json": other,
            "AccentColor.colorset/Contents.json": plain, "navBarTitleColor.colorset/Contents.json": plain,
            "Brand/sky.colorset/Contents.json": plain, "tabBarTint.colorset/Contents.json": plain,
            "AppIcon.appiconset/Contents.json": Self.xcode,
        ]).project
        let color = StyleValue.color(.plain(RGBA(16, 32, 48)))
        let style = project.theme.style
        #expect(style[.background] == .color(.plain(RGBA(64, 80, 96))))
        #expect([StyleKey.tint, .titleColor, .tabBarTint].allSatisfy { style[$0] == color })
        #expect(project.palette.entries.map(\.name) == ["Brand/sky", "background"])
        #expect(project.screens.map(\.id).contains("home"))
        // The bar shows its colours at the content's top too.
        #expect(style.scrollEdge == Style())
    }

    @Test("A picture is referred to where it lies")
    func pictures() throws {
        let images = #"""
            { "images" : [ { "idiom" : "universal", "filename" : "a.png", "scale" : "1x" },
                           { "idiom" : "universal", "filename" : "a@2x.png", "scale" : "2x" },
                           { "idiom" : "universal", "filename" : "a@3x.png", "scale" : "3x" } ],
              "info" : { "author" : "xcode", "version" : 1 } }
            """#
        let result = try read([
            "navBackground.imageset/Contents.json": images, "navBackground.imageset/a.png": "",
            "navBackground.imageset/a@2x.png": "",
        ])
        let style = result.project.theme.style
        #expect(style[.backgroundImage] == .image("Nav.xcassets/navBackground.imageset/a@2x.png"))
        #expect(result.notes.map(\.message).contains("navBackground.imageset/Contents.json: a@3x.png is not there."))
        #expect(result.notes.last?.message.contains("save the project beside this folder") == true)
    }

    @Test(
        "A broken file is told with its name, line and column",
        arguments: [
            ("{ \"colors\" : [\n { \"idiom\" : \"universal\"\n \"color\" : 1 } ] }", "line 3, column 2"),
            (set(("srgb", rgb("0.1", "abc", "0.3"), "")), "line 2, column 104"),
            (set(("cmyk", rgb("0", "0", "0"), "")), "line 2, column 36"),
            ("{ \"colors\" : 7 }", "line 1, column 14"), (String(repeating: "[", count: 100_000), "line 1, column 202"),
            ("", "line 1, column 1"),
        ])
    func broken(_ text: String, _ place: String) throws {
        let problem = #expect(throws: Problem.self) { try read(["title.colorset/Contents.json": text]) }
        #expect(problem?.kind == .invalid)
        #expect(
            problem?.place?.hasSuffix("Nav.xcassets: title.colorset/Contents.json: \(place)") == true, "\(problem?.place ?? "")")
    }

    @Test("A single file and an empty folder are refused with what to do")
    func noCatalogue() throws {
        let folder = try TemporaryFolder("Nav.xcassets", ["Contents.json": Self.xcode])
        for path in [folder.path, folder.path + "/Contents.json"] {
            let problem = #expect(throws: Problem.self) { try Formats.importProject(at: path, format: .assetCatalog) }
            #expect(problem?.kind == .invalid && problem?.remedy != nil)
        }
    }

    @Test("An import of mutated files ends with a project or with a problem of the file")
    func mutated() throws {
        let original = Array(try export().files.first { $0.name.contains("brand.colorset") }?.bytes ?? [])
        var chance = Chance(seed: 5)
        var counts = (projects: 0, problems: 0)
        let folder = try TemporaryFolder(
            "Nav.xcassets", ["background.colorset/Contents.json": Self.set(("srgb", Self.rgb("0", "0", "0"), ""))])
        for _ in 0..<150 {
            try folder.put("title.colorset/Contents.json", MutationTests.mutation(of: original, &chance))
            do {
                _ = try Formats.importProject(at: folder.path)
                counts.projects += 1
            } catch {
                #expect(error.kind == .invalid)
                #expect(error.place?.contains("title.colorset/Contents.json: line ") == true)
                counts.problems += 1
            }
        }
        #expect(counts.projects > 0 && counts.problems > 0)
    }
}
