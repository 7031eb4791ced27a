/// The names by which code calls the project's pictures.
enum ImageName {
    private static let builtIn = "builtin:", common = "APCommonUI.bundle/"
    /// The reference of the picture without pixels, in code a plain `UIImage()`.
    static let empty = "builtin:empty"

    /// The name of a picture among an app's assets: without folder, and without the ending of a PNG, as `UIImage(named:)` takes it.
    static func asset(_ reference: String) -> String {
        let path = reference.hasPrefix(builtIn) ? reference.dropFirst(builtIn.count) : reference[...]
        let name = path.split(separator: "/").last ?? path
        return String(name.hasSuffix(".png") ? name.dropLast(4) : name)
    }

    /// The pictures that Transom brings along whose names nobody else gives to his own.
    static let shipped: Set<String> = [
        "back_button_normal", "back_button_normal_white", "NavBar", "BlackNavBar", "backgroundShadow", "transparentGradient",
    ]

    /// Whether a picture is the app's own, and neither Transom's nor one of mPaaS's bundle.
    static func isOwn(_ reference: String) -> Bool { !reference.hasPrefix(builtIn) && !reference.hasPrefix(common) }

    /// The reference of a picture among an app's assets.
    static func reference(_ asset: String) -> String {
        if shipped.contains(asset) { return builtIn + asset }
        let last = asset.split(separator: "/").last ?? ""
        return last.contains(".") || last.isEmpty ? asset : asset + ".png"
    }
}
