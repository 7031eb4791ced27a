import Testing

@testable import Formats

/// A format that writes looks, and how a test reads its text.
struct LookFormat: CustomTestStringConvertible, Sendable {
    let format: Format
    let fixture: String
    let syntax: CodeSyntax
    /// How the format spells an opaque colour.
    let spelled: @Sendable (_ digits: String) -> String

    var testDescription: String { format.identifier }

    static let all = [
        LookFormat(format: .css, fixture: "Looks/portal.css", syntax: CodeSyntax(lineComment: nil)) { "#\($0.lowercased())" },
        LookFormat(
            format: .flutter, fixture: "Looks/portal_bars.dart.txt", syntax: CodeSyntax(declarations: ["abstract final class"])
        ) { "Color(0xFF\($0))" },
        LookFormat(
            format: .compose, fixture: "Looks/PortalTopAppBars.kt.txt",
            syntax: CodeSyntax(declarations: ["object", "    fun", "val"])
        ) { "Color(0xFF\($0))" },
        LookFormat(
            format: .reactNavigation, fixture: "Looks/portal.mjs",
            syntax: CodeSyntax(quotes: ["'", "\"", "`"], declarations: ["export const", "const"])
        ) { "'#\($0.lowercased())'" },
    ]
}
