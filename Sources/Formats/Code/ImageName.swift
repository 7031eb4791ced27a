/// The names by which code calls the project's pictures.
enum ImageName {
    private static let builtIn = "builtin:"

    /// The name of a picture among an app's assets: without folder, and without the ending of a PNG, as `UIImage(named:)` takes it.
    static func asset(_ reference: String) -> String {
        let path = reference.hasPrefix(builtIn) ? reference.dropFirst(builtIn.count) : reference[...]
        let name = path.split(separator: "/").last ?? path
        return String(name.hasSuffix(".png") ? name.dropLast(4) : name)
    }
}
