/// Pixels spread out for arithmetic: alpha, red, green and blue of 0 to 255 each in a lane.
struct Plane {
    let width: Int
    let height: Int
    var values: [SIMD4<UInt32>]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = Array(repeating: .zero, count: width * height)
    }

    /// Replaces each pixel by the mean of the `2 * radius + 1` around it in its row.
    mutating func boxRows(_ radius: Int) {
        for row in 0..<height { box(start: row * width, step: 1, count: width, radius: radius) }
    }

    /// Replaces each pixel by the mean of the `2 * radius + 1` around it in its column.
    mutating func boxColumns(_ radius: Int) {
        for column in 0..<width { box(start: column, step: width, count: height, radius: radius) }
    }

    private mutating func box(start: Int, step: Int, count: Int, radius: Int) {
        let size = UInt32(2 * radius + 1)
        let (reciprocal, half) = ((UInt32(1) << 16) / size, UInt32(1) << 15)
        // What the truncated reciprocal loses is at most one level in 255; the rest keeps a flat colour flat.
        let rest = (UInt32(1) << 16) - reciprocal * size
        values.withUnsafeMutableBufferPointer { values in
            let line = (0..<count).map { values[start + $0 * step] }
            var sum = line[0] &* UInt32(radius)
            for index in 0...radius { sum &+= line[min(index, count - 1)] }
            for index in 0..<count {
                values[start + index * step] = (sum &* reciprocal &+ line[index] &* rest &+ half) &>> 16
                sum &+= line[min(index + radius + 1, count - 1)] &- line[max(index - radius, 0)]
            }
        }
    }

    /// Puts the pixels within `margin` of each edge on `surface`, saturated by `saturation` / 256.
    func write(to surface: Surface, margin: Int, saturation: Int) {
        for row in 0..<surface.height {
            for column in 0..<surface.width {
                let value = SIMD4<Int>(clamping: values[(row + margin) * width + column + margin])
                let grey = (value.y * 54 + value.z * 183 + value.w * 19) >> 8
                func channel(_ colour: Int) -> UInt32 {
                    UInt32(min(value.x, max(0, grey + ((colour - grey) * saturation + 128) >> 8)))
                }
                surface.pixels[row * surface.width + column] =
                    UInt32(value.x) << 24 | channel(value.y) << 16 | channel(value.z) << 8 | channel(value.w)
            }
        }
    }
}
