import FoundationEssentials
import Testing

@Suite("Handbook")
struct HandbookTests {
    private static let samples = ["custom-bar", "hbd", "navigation-and-style", "portal", "save-restore", "uikit"]

    @Test("A sample has a page that names each of its screens and leads back", arguments: samples)
    func page(sample: String) throws {
        let page = try Self.words(of: "docs/handbook/\(sample).html")
        let project = try JSONDecoder().decode(
            Project.self, from: Data(contentsOf: Coverage.file("data/samples/\(sample).transom")))
        for screen in project.screens { #expect(page.contains(screen.name), "\(screen.name)") }
        let text = try Coverage.text(of: "docs/handbook/\(sample).html")
        #expect(text.contains("href=\"index.html\""))
        #expect(try Coverage.text(of: "docs/handbook/index.html").contains("href=\"\(sample).html\""))
    }

    /// The names of screens, which is all that is read of a project here.
    private struct Project: Decodable {
        struct Screen: Decodable {
            let name: String
        }
        let screens: [Screen]
    }

    /// The text with single spaces, since a name may run over the end of a line.
    private static func words(of path: String) throws -> String {
        try Coverage.text(of: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("The pages are installed for the window to find")
    func installation() throws {
        #expect(try Coverage.text(of: "Scripts/install").contains("put_all docs/handbook \"$share/doc/transom/handbook\""))
        #expect(try Coverage.text(of: "Sources/App/Resources.swift").contains("/share/doc/transom/handbook\""))
    }

    @Test("What a page links to is there, and every mark is closed", arguments: samples + ["index"])
    func form(page: String) throws {
        let text = try Coverage.text(of: "docs/handbook/\(page).html")
        for piece in text.split(separator: "href=\"").dropFirst() {
            let link = String(piece.prefix { $0 != "\"" && $0 != "#" })
            #expect(throws: Never.self, "\(link)") { try Coverage.text(of: "docs/handbook/\(link)") }
        }
        for mark in [
            "html", "head", "body", "table", "tr", "th", "td", "ol", "ul", "li", "p", "em", "strong", "code", "kbd", "h1", "h2",
        ] {
            let opened =
                text.split(separator: "<\(mark)>", omittingEmptySubsequences: false).count
                + text.split(separator: "<\(mark) ", omittingEmptySubsequences: false).count - 2
            #expect(opened == text.split(separator: "</\(mark)>", omittingEmptySubsequences: false).count - 1, "\(mark)")
        }
    }
}
