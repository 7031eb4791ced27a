/// Node as a judge of a module's syntax.
enum NodeCheck {
    /// What node says of a module; empty if it takes it or is not there.
    static func complaints(about text: String) throws -> String {
        try Compiler("node")?.complaints(about: text, fileName: "module.mjs", ["--check"]) ?? ""
    }
}
