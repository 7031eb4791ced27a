/// The picture that a name stands for: `alpha` in it, a clear left half; `-320x49` before the ending, that size, else 8 by 8.
/// The colour follows from the file name, so that one name in two folders is one picture.
struct VectorPicture {
    private let name: String

    init(_ reference: String) {
        name = reference.split(separator: "/").last.map(String.init) ?? reference
    }

    private var size: (width: Int, height: Int) {
        let part = name.dropLast(4).split(separator: "-").last?.split(separator: "x") ?? []
        guard part.count == 2, let width = Int(part[0]), let height = Int(part[1]) else { return (8, 8) }
        return (width, height)
    }

    /// A PNG whose pixels are stored as they are; with `alpha` it has an alpha channel.
    var png: [UInt8] {
        let (width, height) = size, hasAlpha = name.contains("alpha")
        let color = Self.bytes(Self.checksum(Array(name.utf8))).prefix(3)
        var row: [UInt8] = [0]
        for x in 0..<width {
            row += color
            if hasAlpha { row.append(x < width / 2 ? 0 : 255) }
        }
        let pixels: [UInt8] = (0..<height).flatMap { _ in row }
        let format: [UInt8] = [8, hasAlpha ? 6 : 2, 0, 0, 0]
        let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + format
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return mark + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(pixels)) + Self.chunk("IEND", [])
    }

    private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(checksum(body))
    }

    /// A zlib stream of blocks that are not compressed.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, data.count), count = UInt16(end - start)
            stream.append(end == data.count ? 1 : 0)
            for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
            stream += data[start..<end]
            start = end
        } while start < data.count
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bytes(high << 16 | low)
    }

    private static func checksum(_ data: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: UInt32) in UInt8((value >> shift) & 255) }
    }
}
