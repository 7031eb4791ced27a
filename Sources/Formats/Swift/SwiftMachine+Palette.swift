import Model

extension SwiftMachine {
    /// Asks for each constant that the file declares as a colour, so that those which no bar uses are in the palette too, and puts
    /// the palette into the order of the file.
    func readPalette() {
        var places: [String: Int] = [:]
        for type in [content] + typeNames.compactMap({ types[$0] }) {
            let isFile = type.name.isEmpty
            for variable in type.variables where variable.isStatic && isColor(variable, of: type) {
                let key = isFile ? variable.name : "\(type.name).\(variable.name)"
                _ = constant(key, variable, typeName: isFile ? nil : type.name)
                if let name = paletteKeys[key] { places[name] = variable.offset }
            }
        }
        let ordered = palette.entries.enumerated().sorted {
            (places[$0.element.name] ?? .max, $0.offset) < (places[$1.element.name] ?? .max, $1.offset)
        }
        palette.entries = ordered.map(\.element)
    }

    /// Whether a constant is a colour by its type, or by what its value begins with.
    private func isColor(_ variable: SwiftVariable, of type: SwiftType) -> Bool {
        if let name = variable.typeName { return name == "UIColor" }
        guard var value = variable.initial else { return false }
        while true {
            switch value.kind {
            case .call(let base, _): value = base
            case .member(let base, let name):
                if case .name(let owner) = base.kind, self.variable(name, of: owner, isStatic: true) != nil { return true }
                value = base
            case .name(let name): return name == "UIColor" || self.variable(name, of: type.name, isStatic: true) != nil
            default: return false
            }
        }
    }

    /// What the app is called: by an export, by a type that is its theme, or by the file.
    var projectName: String {
        let themes = typeNames.filter { $0.count > 5 && $0.hasSuffix("Theme") && outerTypes[$0] == nil }
        for theme in themes {
            let name = ExportedHead.name(in: source, ExportedHead.applying(theme))
            if let name, Identifier.pascal(name, or: "App") + "Theme" == theme { return name }
        }
        let named = themes.first { $0 != "AppTheme" }.map { String($0.dropLast(5)) }
        let stem = source.stem
        return named ?? (stem.hasSuffix("Theme") && stem.count > 5 ? String(stem.dropLast(5)) : stem)
    }
}
