import Model

/// Writes the changes of an appearance as assignments.
struct UIKitAppearanceWriter {
    let code: SwiftCode
    /// The name of the appearance in the code.
    let name: String
    /// The keys that this level changes.
    let changes: Style
    /// All that holds for the appearance, from the levels below too.
    let whole: Style

    func lines() -> [String] { effect() + ground() + line() + titles() + buttons() + backImage() }

    private func sets(_ keys: StyleKey...) -> Bool { keys.contains { changes[$0] != nil } }

    /// `appearance.property = value` for a key that is set, or `nil` for one that is set to nothing.
    private func assign(_ key: StyleKey, _ property: String, _ value: (StyleValue) -> String?) -> [String] {
        guard let set = changes[key] else { return [] }
        if set == .nothing { return ["\(name).\(property) = nil"] }
        return value(set).map { ["\(name).\(property) = \($0)"] } ?? []
    }

    private func color(_ value: StyleValue) -> String? { value.color.map(code.color) }

    /// The blur, which an opaque bar has not.
    private func effect() -> [String] {
        guard sets(.blur, .translucent) else { return [] }
        guard whole.flag(.translucent) != false else { return ["\(name).backgroundEffect = nil"] }
        let styles = ["light": "light", "extraLight": "extraLight", "dark": "dark", "chrome": "systemChromeMaterial"]
        let blur = whole[.blur] == nil ? "chrome" : whole.text(.blur) ?? "none"
        return ["\(name).backgroundEffect = \(styles[blur].map { "UIBlurEffect(style: .\($0))" } ?? "nil")"]
    }

    private func ground() -> [String] {
        let modes = ["stretch": "scaleToFill", "aspectFill": "scaleAspectFill", "natural": "topLeft"]
        return assign(.background, "backgroundColor", color)
            + assign(.backgroundImage, "backgroundImage") { $0.text.map(SwiftCode.image) }
            + (sets(.imageMode)
                ? ["\(name).backgroundImageContentMode = .\(modes[changes.text(.imageMode) ?? ""] ?? "scaleToFill")"] : [])
    }

    private func line() -> [String] {
        guard sets(.hairline, .hairlineHidden, .hairlineImage) else { return [] }
        if whole.flag(.hairlineHidden) == true { return ["\(name).shadowColor = nil", "\(name).shadowImage = nil"] }
        // A line that is no longer hidden takes its colour back.
        let usual = changes[.hairlineHidden] == nil ? nil : "UINavigationBarAppearance().shadowColor"
        let color = whole[.hairline] == .nothing ? "nil" : whole.color(.hairline).map(code.color) ?? usual
        let image = whole[.hairlineImage] == .nothing ? "nil" : whole.text(.hairlineImage).map(SwiftCode.image)
        return [color.map { "\(name).shadowColor = \($0)" }, image.map { "\(name).shadowImage = \($0)" }].compactMap { $0 }
    }

    private func titles() -> [String] {
        var lines: [String] = []
        if sets(.titleFamily, .titleSize, .titleWeight, .titleColor) {
            let font = font(.titleFamily, .titleSize, .titleWeight, standard: (17, 600))
            lines += attributes("titleTextAttributes", font, whole.color(.titleColor))
        }
        if sets(.largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor) {
            let font = font(.largeTitleFamily, .largeTitleSize, .largeTitleWeight, standard: (34, 700))
            lines += attributes("largeTitleTextAttributes", font, whole.color(.largeTitleColor))
        }
        return lines
    }

    private func buttons() -> [String] {
        let font = font(.buttonFamily, .buttonSize, .buttonWeight, standard: (17, 400))
        var lines: [String] = []
        if sets(.buttonFamily, .buttonSize, .buttonWeight, .buttonColor, .disabledColor) {
            lines += attributes("buttonAppearance.normal.titleTextAttributes", font, whole.color(.buttonColor))
            lines += attributes(
                "buttonAppearance.disabled.titleTextAttributes", font, whole.color(.disabledColor), isNeeded: sets(.disabledColor)
            )
            lines.append("\(name).doneButtonAppearance = \(name).buttonAppearance")
        }
        if sets(.buttonFamily, .buttonSize, .buttonWeight, .buttonColor, .backTitleColor) {
            let color = whole.color(.backTitleColor) ?? whole.color(.buttonColor)
            lines += attributes("backButtonAppearance.normal.titleTextAttributes", font, color)
        }
        return lines
    }

    private func backImage() -> [String] {
        guard sets(.backImage, .backImageColor) else { return [] }
        guard let image = whole.text(.backImage).map(SwiftCode.image) else {
            return changes[.backImage] == .nothing ? ["\(name).setBackIndicatorImage(nil, transitionMaskImage: nil)"] : []
        }
        let tinted =
            whole.color(.backImageColor).map { "\(image)?.withTintColor(\(code.color($0)), renderingMode: .alwaysOriginal)" }
            ?? image
        return ["\(name).setBackIndicatorImage(\(tinted), transitionMaskImage: \(image))"]
    }

    /// The font of three keys; `nil` if none of them is set.
    private func font(_ family: StyleKey, _ size: StyleKey, _ weight: StyleKey, standard: (size: Double, weight: Double))
        -> String?
    {
        guard whole[family] != nil || whole[size] != nil || whole[weight] != nil else { return nil }
        return SwiftCode.font(
            family: whole.text(family), size: whole.number(size) ?? standard.size, weight: whole.number(weight) ?? standard.weight
        )
    }

    private func attributes(_ property: String, _ font: String?, _ color: Color?, isNeeded: Bool = true) -> [String] {
        let parts = [font.map { ".font: \($0)" }, color.map { ".foregroundColor: \(code.color($0))" }].compactMap { $0 }
        guard isNeeded else { return [] }
        guard parts.count > 1 else { return ["\(name).\(property) = [\(parts.first ?? ":")]"] }
        return ["\(name).\(property) = ["] + parts.map { "    \($0)," } + ["]"]
    }
}
