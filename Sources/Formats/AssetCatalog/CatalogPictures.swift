import Model

/// Finds the files of a picture in all its scales.
struct CatalogPictures {
    let reader: PictureReader

    /// The files for 1, 2 and 3 pixels a point, as far as they are there; empty if the picture cannot be read.
    func files(of reference: String) -> [PictureFile] {
        guard !reference.hasPrefix("builtin:") else { return reader(reference).map { [$0] } ?? [] }
        let (stem, ending) = Self.parts(of: reference)
        return (1...3).compactMap { scale in
            reader(scale == 1 ? stem + ending : "\(stem)@\(scale)x\(ending)").flatMap { $0.scale == scale ? $0 : nil }
        }
    }

    /// The picture's name without folder, scale and ending.
    static func name(of reference: String) -> String {
        let path = reference.hasPrefix("builtin:") ? String(reference.dropFirst(8)) : parts(of: reference).stem
        return path.split(separator: "/").last.flatMap { CatalogName.safe(String($0)) } ?? "picture"
    }

    private static func parts(of reference: String) -> (stem: String, ending: String) {
        let slash = reference.lastIndex(of: "/") ?? reference.startIndex
        let point = reference[slash...].lastIndex(of: ".") ?? reference.endIndex
        let stem = reference[..<point], ending = String(reference[point...])
        let isScaled = stem.hasSuffix("@2x") || stem.hasSuffix("@3x")
        return (String(isScaled ? stem.dropLast(3) : stem), ending)
    }
}
