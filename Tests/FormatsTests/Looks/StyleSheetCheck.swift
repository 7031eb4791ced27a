/// The parser tinycss2 as a judge of style sheets.
enum StyleSheetCheck {
    /// The Python that Debian's packages extend, whatever other stands before it.
    private static let python = Compiler("python3", in: "/usr/bin")
    static let isPresent = (try? python?.run(["-c", "import tinycss2"])) == ""

    /// What the parser says of a style sheet; empty if it takes it, and no rule says a property twice.
    static func complaints(about text: String) throws -> String {
        guard let python else { return "" }
        return try python.complaints(about: text, fileName: "sheet.css", [Fixture.path("Looks/parse_css.py")])
    }
}
