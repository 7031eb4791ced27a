internal import Scene

/// What kind of picture a file is and how many pixels it has, told from its first bytes before anything is decoded.
enum ImageFormat: Equatable, Sendable {
    case png(width: Int, height: Int)
    case jpeg(width: Int, height: Int)
    case svg

    /// The most pixels that are decoded.
    static let pixelLimit = 50_000_000
    static let suffixes: Set<String> = ["png", "jpg", "jpeg", "svg"]

    /// Recognises `bytes`, refusing sizes that no phone shows.
    init(_ bytes: [UInt8], as reference: String) throws(ImageError) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard bytes.count >= 33, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
                throw .broken(reference, reason: "the PNG ends in its header")
            }
            let (width, height) = (Self.bigEndian(bytes[16..<20]), Self.bigEndian(bytes[20..<24]))
            try Self.check(width, height, reference)
            self = .png(width: width, height: height)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            guard let (width, height) = Self.jpegSize(bytes) else {
                throw .broken(reference, reason: "the JPEG has no frame header")
            }
            try Self.check(width, height, reference)
            self = .jpeg(width: width, height: height)
        } else if Self.looksLikeSvg(bytes) {
            self = .svg
        } else {
            throw .broken(reference, reason: bytes.isEmpty ? "the file is empty" : "it is neither PNG nor JPEG nor SVG")
        }
    }

    /// Refuses what has no pixels or too many.
    static func check(_ width: Int, _ height: Int, _ reference: String) throws(ImageError) {
        guard width > 0, height > 0 else { throw .broken(reference, reason: "it is \(width) by \(height) pixels") }
        guard width <= Surface.sideLimit, height <= Surface.sideLimit, width * height <= pixelLimit else {
            throw .tooLarge(
                reference,
                reason:
                    "\(width) by \(height) pixels, at most \(pixelLimit / 1_000_000) megapixels and \(Surface.sideLimit) a side")
        }
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Width and height from the first frame header (SOF0 to SOF15, except the tables C4, C8 and CC).
    private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
        var at = 2
        while at + 9 < bytes.count {
            guard bytes[at] == 0xFF else { return nil }
            let marker = bytes[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (bigEndian(bytes[at + 7..<at + 9]), bigEndian(bytes[at + 5..<at + 7]))
            }
            at += 2 + bigEndian(bytes[at + 2..<at + 4])
        }
        return nil
    }

    private static func looksLikeSvg(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<") && text.contains("<svg")
    }
}
