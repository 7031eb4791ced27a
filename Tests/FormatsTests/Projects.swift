import Model

@testable import Formats

/// Projects that the tests export.
enum Projects {
    static func decoded(_ text: String) throws -> Project { try ProjectCodec.decode(Array(text.utf8)) }

    /// A project of one dialect with a themed home and pages of its own.
    static func themed(_ dialect: DialectName, theme: String, screens: String = "") throws -> Project {
        try decoded(
            """
            { "transom": 1, "name": "Portal", "dialect": "\(dialect.rawValue)", "palette": { "brand": { "light": "#108EE9", "dark": "#0A2E4F" } },
              "theme": \(theme), "tabs": [ { "title": "Home", "stack": ["home"] } ],
              "screens": [ { "id": "home", "name": "Home", "item": { "title": { "text": "Home" } } }\(screens.isEmpty ? "" : ", ")\(screens) ] }
            """)
    }

    static let names = [
        "设置", "🚀 Launch", "say \"hi\" \\ there", "it's", "class", String(repeating: "x", count: 300), "My Page", "my-page",
        "My  Page", "v1.2",
        "$cash", "{curly}", "*/ out", "// slash", "two\nlines", "", "123 go", "</string></plist>", "%@ %d", "${x} \\(y)",
        "`tick`", "default",
        "a/b", "..", "Ünïcödé", "nil", "ends with \\", "self", "UIColor", "???/",
    ]

    /// A project whose screens have names that no code may hold as they are, each with a colour of its own.
    static func hostile(_ dialect: DialectName) -> Project {
        var project = Project()
        project.name = "*/ \"Portal\" \\"
        project.dialect = dialect
        for (index, name) in names.enumerated() {
            var screen = Screen(id: index % 2 == 1 && !name.isEmpty ? name : "screen\(index)", name: name)
            screen.item.title = .value(Title(text: name))
            screen.style[.background] = .color(.plain(color(index)))
            project.screens.append(screen)
        }
        return project
    }

    static func color(_ index: Int) -> RGBA { RGBA(32, UInt8(48 + index), UInt8(64 + 2 * index)) }
}
