import Model

/// The names under which a project's own pictures stand in an app's asset catalogue, and by which code calls them.
struct AssetNames {
    /// The pictures in the order of the project.
    private(set) var references: [String] = []
    private var names: [String: String] = [:]

    init(_ project: Project) {
        var unique = UniqueNames(reserved: Set(ImageName.shipped.map { $0.lowercased() }))
        var own: [String: String] = [:], found: [String] = []
        _ = project.mappingPictures { reference in
            if own[reference] == nil {
                found.append(reference)
                own[reference] =
                    ImageName.isOwn(reference) ? unique.name(CatalogPictures.name(of: reference)) : ImageName.asset(reference)
            }
            return reference
        }
        (references, names) = (found, own)
    }

    /// The name of a picture: that of its file without folder, scale and ending, with a number if another one has it.
    func name(_ reference: String) -> String { names[reference] ?? ImageName.asset(reference) }
}

extension Project {
    /// The project with the names of an asset catalogue for its own pictures.
    var withAssetNames: Project {
        let names = AssetNames(self)
        return mappingPictures { ImageName.isOwn($0) ? names.name($0) : $0 }
    }
}
