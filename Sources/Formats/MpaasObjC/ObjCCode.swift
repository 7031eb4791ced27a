import Model

/// How values are spelled in an mPaaS app's Objective-C.
enum ObjCCode {
    /// `@"..."`; two question marks would begin a trigraph.
    static func string(_ text: String) -> String {
        let quoted = Spelling.quoted(text) {
            "\\" + String(repeating: "0", count: 3 - String($0, radix: 8).count) + String($0, radix: 8)
        }
        return "@"
            + (quoted.contains("??")
                ? quoted.split(separator: "?", omittingEmptySubsequences: false).joined(separator: "\\?") : quoted)
    }

    /// `[UIColor colorWithRGB:0x108EE9 alpha:1]`, mPaaS's own method.
    static func color(_ color: RGBA) -> String {
        "[UIColor colorWithRGB:0x\(Spelling.digits(color)) alpha:\(Spelling.fraction(color.alpha))]"
    }

    static func image(_ reference: String) -> String {
        if let name = MpaasImage.commonName(reference) { return "APCommonUILoadImage(\(string(name)))" }
        return "[UIImage imageNamed:\(string(ImageName.asset(reference)))]"
    }

    static func flag(_ value: Bool) -> String { value ? "YES" : "NO" }

    /// A method of one or more statements, as lines.
    static func method(_ head: String, _ body: [String]) -> [String] {
        [head, "{"] + body.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
    }
}
