/// The names of pictures in mPaaS apps, and the references for which they stand.
enum MpaasImage {
    /// The pictures of APCommonUI.bundle that Transom brings along.
    private static let shipped: Set<String> = ["back_button_normal", "back_button_normal_white"]
    private static let bundle = "APCommonUI.bundle/"
    private static let builtIn = "builtin:"

    /// The reference of a picture of the common bundle (`APCommonUILoadImage`).
    static func reference(common name: String) -> String {
        shipped.contains(name) ? builtIn + name : bundle + withEnding(name)
    }

    /// The reference of a picture that a theme.plist names: a shipped one by its bare name, others by bundle and name.
    static func reference(listed name: String) -> String { shipped.contains(name) ? builtIn + name : reference(path: name) }

    /// The name of a picture in a theme.plist.
    static func listedName(_ reference: String) -> String {
        guard reference.hasPrefix(bundle), let name = commonName(reference) else { return ImageName.asset(reference) }
        return bundle + name
    }

    /// The reference of a path of a theme (`PATH(APCommonUI.bundle/back_button_normal)`).
    static func reference(path: String) -> String {
        path.hasPrefix(bundle) ? reference(common: String(path.dropFirst(bundle.count))) : withEnding(path)
    }

    /// The reference of an app's own picture (`imageNamed:`).
    static func reference(named name: String) -> String { withEnding(name) }

    /// The name in the common bundle; `nil` for an app's own picture.
    static func commonName(_ reference: String) -> String? {
        if reference.hasPrefix(builtIn) { return String(reference.dropFirst(builtIn.count)) }
        return reference.hasPrefix(bundle) ? ImageName.asset(reference) : nil
    }

    private static func withEnding(_ name: String) -> String {
        let last = name.split(separator: "/").last ?? ""
        return last.contains(".") || last.isEmpty ? name : name + ".png"
    }
}
