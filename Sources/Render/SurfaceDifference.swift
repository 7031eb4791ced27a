/// In how many pixels two pictures differ, and by how much.
public struct SurfaceDifference: Equatable, Sendable {
    /// Pixels that are not the same.
    public var count: Int
    /// All pixels of the larger picture.
    public var total: Int
    /// The largest difference of a channel, 0 to 255; what only one picture has counts as 255.
    public var largest: Int

    /// Compares two pictures pixel by pixel from their top left corners.
    public init(_ one: Surface, _ other: Surface) {
        let width = max(one.width, other.width), height = max(one.height, other.height)
        total = width * height
        count = 0
        largest = 0
        let common = (width: min(one.width, other.width), height: min(one.height, other.height))
        for row in 0..<common.height {
            let a = one.pixels + row * one.width, b = other.pixels + row * other.width
            for column in 0..<common.width where a[column] != b[column] {
                count += 1
                largest = max(largest, Self.distance(a[column], b[column]))
            }
        }
        let outside = total - common.width * common.height
        if outside > 0 { (count, largest) = (count + outside, 255) }
    }

    static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(one >> UInt32($0) & 0xFF) - Int(other >> UInt32($0) & 0xFF)) }.max() ?? 0
    }
}

extension Surface {
    /// Two pictures side by side on grey, and at their right where they differ: black where they are the same, the brighter the
    /// more they differ.
    public static func comparison(_ one: Surface, _ other: Surface) throws(SurfaceError) -> Surface {
        let gap = 16
        let width = max(one.width, other.width), height = max(one.height, other.height)
        let result = try Surface(width: 3 * width + 4 * gap, height: height + 2 * gap, scale: one.scale)
        result.pixels.update(repeating: 0xFF80_8080, count: result.width * result.height)
        for (column, picture) in [one, other].enumerated() {
            result.copy(picture, x: gap + column * (width + gap), y: gap)
        }
        let left = 3 * gap + 2 * width
        for row in 0..<height {
            let target = result.pixels + (gap + row) * result.width + left
            for column in 0..<width {
                let isCommon = row < min(one.height, other.height) && column < min(one.width, other.width)
                let distance = isCommon ? SurfaceDifference.distance(one[column, row], other[column, row]) : 255
                // What differs at all can be seen: it begins at a quarter of the light.
                let light = distance == 0 ? 0 : UInt32(64 + distance * 191 / 255)
                target[column] = 0xFF00_0000 | light << 16 | light << 8 | light
            }
        }
        return result
    }

    private func copy(_ picture: Surface, x: Int, y: Int) {
        for row in 0..<picture.height {
            (pixels + (y + row) * width + x).update(from: picture.pixels + row * picture.width, count: picture.width)
        }
    }
}
