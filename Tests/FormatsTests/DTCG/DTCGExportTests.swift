import Foundation
import Model
import Testing

@testable import Formats

@Suite("Design tokens, written") struct DTCGExportTests {
    static let portal = ##"""
        { "transom": 1, "name": "Portal", "dialect": "uikit",
          "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4F" }, "v1.2": "#12345680", "ink": "{brand}",
                       "both": { "light": "{v1.2}", "dark": "{brand}" } },
          "theme": { "background": "{brand}", "hairline": "#00000044", "hairlineHeight": 0.5, "tint": "{v1.2}", "blur": "dark",
                     "title": { "family": "{odd}", "size": 18, "weight": 650, "color": "#FDFEFC" }, "button": { "family": "Avenir" },
                     "shadow": { "color": null, "image": "line.png" }, "barAlpha": 0.9, "statusBar": "light", "x-theme": [1],
                     "scrollEdge": { "background": null, "tint": "{both}", "x-edge": true } },
          "tabs": [ { "title": "Home", "style": { "tint": "#010203" }, "stack": ["home", "{$.}"] }, { "title": "Home", "stack": [] } ],
          "modals": [ { "stack": ["home"], "style": { "background": { "light": "#FFFFFF", "dark": "{ink}" } } } ],
          "screens": [
            { "id": "home", "name": "Home", "item": { "title": { "text": "Home" }, "prompt": null } },
            { "id": "{$.}", "name": "Odd", "style": { "background": { "light": "#AB12CD", "dark": "#000000" }, "hidden": true },
              "background": "{brand}", "customBar": 1,
              "live": [ { "when": "tap", "hairline": null }, { "hairline": "{brand}", "translucent": false } ],
              "scroll": [ { "at": 0.5, "style": { "background": "#FFFFFF" }, "ramp": "linear" } ] } ],
          "scenarios": [ { "name": "one", "steps": [ { "push": "home" } ] } ], "x-more": { "a": null } }
        """##

    static let schema: Schema = {
        let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return Schema(folder: root.appendingPathComponent("data/dtcg-2025.10"))
    }()

    /// What the official schemas say of the files of an export.
    static func complaints(_ files: [ExportedFile]) throws -> [String] {
        try files.compactMap { file in
            let name = file.name.hasSuffix(".resolver.json") ? "resolver.json" : "format.json"
            return try schema.complaint(about: JSON(parsing: file.bytes), file: name).map { "\(file.name): \($0)" }
        }
    }

    @Test("The whole texts; nothing is lost")
    func whole() throws {
        let result = try Formats.export(try Projects.decoded(Self.portal), to: .dtcg)
        #expect(result.files.map(\.name) == ["Portal.tokens.json", "Portal.dark.tokens.json", "Portal.resolver.json"])
        for file in result.files { #expect(file.text == (try Fixture.recorded("Tokens/\(file.name)", file.text))) }
        #expect(result.lost.isEmpty)
        #expect(try Self.complaints(result.files) == [])
    }

    @Test("The resolver names the files as they are called")
    func named() throws {
        let files = try Formats.export(try Projects.decoded(Self.portal), to: .dtcg, named: "nav bar.tokens.json").files
        #expect(files.map(\.name) == ["nav bar.tokens.json", "nav bar.dark.tokens.json", "nav bar.resolver.json"])
        #expect(files[2].text.contains(#"{"$ref": "nav%20bar.tokens.json"}"#))
        #expect(files[2].text.contains(#"{"$ref": "nav%20bar.dark.tokens.json"}"#))
    }

    @Test("Names of any kind make legal tokens, each its own")
    func hostile() throws {
        var project = Projects.hostile(.hbd)
        for (index, name) in Projects.names.enumerated() where !name.isEmpty {
            project.palette[name] = .plain(Projects.color(index))
            project.palette["\(name)."] = .palette(name)
        }
        let files = try Formats.export(project, to: .dtcg).files
        #expect(try Self.complaints(files) == [])
        let back = try Formats.importProject(bytes: files[0].bytes, fileName: files[0].name, format: .dtcg)
        #expect(back.project == project)
        #expect(back.notes == [])
    }

    @Test(
        "The schemas refuse what is no token",
        arguments: [
            ##"{ "a": { "$type": "color", "$value": "#108EE9" } }"##,
            ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#108ee9ff" } } }"##,
            ##"{ "a": { "$type": "boolean", "$value": true } }"##, ##"{ "v1.2": { "$type": "number", "$value": 1 } }"##,
            ##"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "pt" } } }"##,
            ##"{ "a": { "$type": "fontWeight", "$value": 0 } }"##, ##"{ "a": { "$value": 1, "b": { "$value": 1 } } }"##,
        ])
    func refused(_ text: String) throws {
        #expect(Self.schema.complaint(about: try JSON(parsing: Array(text.utf8)), file: "format.json") != nil)
    }
}
