import Dialects
import Model

/// Pictures by name: `clear` in it, an alpha channel; `empty`, no pixels; `art`, 320 by 49 points; files of one name are equal.
struct MockImages: ImageLibrary {
    func facts(_ reference: String) -> ImageFacts? {
        let name = reference.split(separator: "/").last.map(String.init) ?? reference
        guard !name.hasPrefix("missing") else { return nil }
        let width = name.contains("empty") ? 0.0 : name.contains("art") ? 320 : 8
        return ImageFacts(
            width: width, height: name.contains("art") ? 49 : 8, hasAlphaChannel: name.contains("clear"),
            averageColor: RGBA(UInt8(name.utf8.count), 20, 30), digest: UInt64(bitPattern: Int64(name.hashValue)))
    }
}
