internal import Dialects
public import Model

extension ImageStore {
    /// The picture that `reference` names as a file: as it lies on the disk, or a built-in one as PNG of three pixels a point.
    ///
    /// `nil` for one that is missing or broken, or that has no pixels.
    @Sendable public func pictureFile(_ reference: String) -> PictureFile? {
        guard let picture = try? load(reference) else { return nil }
        guard reference.hasPrefix(BuiltinImage.prefix) else {
            guard let entry = try? folder.entry(reference), let bytes = try? folder.read(entry, as: reference),
                let format = try? ImageFormat(bytes, as: reference)
            else { return nil }
            return PictureFile(ending: format.ending, scale: Self.scale(of: reference), bytes: bytes)
        }
        let scale = 3
        let width = picture.facts.width * Double(scale), height = picture.facts.height * Double(scale)
        guard let surface = try? picture.surface(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))) else {
            return nil
        }
        return PictureFile(ending: "png", scale: scale, bytes: Png.encode(surface))
    }
}

extension ImageFormat {
    /// The usual ending of such a file's name, without the point.
    fileprivate var ending: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpg"
        case .svg: "svg"
        }
    }
}
