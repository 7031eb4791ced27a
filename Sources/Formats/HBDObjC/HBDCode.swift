import Model

/// How values are spelled in Objective-C with UIKit.
struct HBDCode {
    private let palette: Palette
    /// The methods under which the palette's colours stand in the code.
    private let names: [String: String]
    /// The function that makes a colour for light and dark.
    let dynamicColor: String

    init(palette: Palette, app: String) {
        self.palette = palette
        dynamicColor = "\(app)DynamicColor"
        let prefix = app.prefix(1).lowercased() + app.dropFirst() + "_"
        var unique = UniqueNames(), names: [String: String] = [:]
        for entry in palette.entries {
            names[entry.name] = prefix + unique.name(Identifier.camel(entry.name, or: "named"), suffix: "Color")
        }
        self.names = names
    }

    /// The method of a colour of the palette; a colour for light and dark is made once, for the library knows such by its object.
    func method(of entry: Palette.Entry) -> (head: String, lines: [String])? {
        guard let name = names[entry.name] else { return nil }
        let head = "+ (UIColor *)\(name)"
        guard entry.color.isPair else { return (head, ObjCCode.method(head, ["return \(color(entry.color));"])) }
        let body = [
            "static UIColor *color;", "static dispatch_once_t once;", "dispatch_once(&once, ^{",
            "    color = \(color(entry.color));",
            "});", "return color;",
        ]
        return (head, ObjCCode.method(head, body))
    }

    func color(_ color: Color) -> String {
        switch color {
        case .plain(let value): Self.color(value)
        case .palette(let name): names[name].map { "[UIColor \($0)]" } ?? Self.color(palette.resolve(color, .light) ?? .clear)
        case .pair(let light, let dark): "\(dynamicColor)(\(self.color(light)), \(self.color(dark)))"
        }
    }

    private static func color(_ color: RGBA) -> String {
        "[UIColor colorWithRed:\(color.red) / 255.0 green:\(color.green) / 255.0 blue:\(color.blue) / 255.0 alpha:\(Spelling.fraction(color.alpha))]"
    }

    static func image(_ reference: String) -> String { "[UIImage imageNamed:\(ObjCCode.string(ImageName.asset(reference)))]" }

    /// A font of the system, or of a family of its own.
    static func font(family: String?, size: Double, weight: Double) -> String {
        let name = SwiftCode.weightName(weight)
        let weight = "UIFontWeight\(name.prefix(1).uppercased() + name.dropFirst())", size = JSON.spelling(size)
        guard let family, !family.hasPrefix("SF Pro"), !family.hasPrefix("-apple") else {
            return "[UIFont systemFontOfSize:\(size) weight:\(weight)]"
        }
        let attributes =
            "@{UIFontDescriptorFamilyAttribute: \(ObjCCode.string(family)), UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(\(weight))}}"
        return "[UIFont fontWithDescriptor:[UIFontDescriptor fontDescriptorWithFontAttributes:\(attributes)] size:\(size)]"
    }

    /// `target = @{...};` with an entry a line where there are several.
    static func assignment(_ target: String, _ entries: [String]) -> [String] {
        guard entries.count > 1 else { return ["\(target) = @{\(entries.first ?? "")};"] }
        return ["\(target) = @{"] + entries.map { "    \($0)," } + ["};"]
    }
}
