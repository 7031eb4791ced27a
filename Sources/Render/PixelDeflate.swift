internal import CCairo
internal import Glibc

/// Compresses the rows of a PNG from its pixels, without spreading them out as bytes first.
///
/// In drawn interfaces nearly every pixel repeats its neighbour at the left or above, or stands in a letter that was drawn
/// a few lines or columns before; only such matches are looked for, which takes a third of a general compressor's time.
struct PixelDeflate {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    private let channels: Int
    /// Bytes a row takes in the file, its filter byte included.
    private let stride: Int
    private var block: DeflateBlock
    private var bits: BitWriter
    /// A match that may still grow.
    private var pending = (length: 0, distance: 0)
    /// Where a pair of pixels of that hash was seen last.
    private var places = [Int32](repeating: -1, count: 1 << Self.hashBits)

    private static let hashBits = 13
    private static let window = 32_768

    /// The zlib stream of `height` rows of straight `pixels`, each row preceded by filter type 0.
    static func compress(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int) -> [UInt8] {
        var work = PixelDeflate(pixels, width, height, channels)
        var sum = RowChecksum(width: width, channels: channels)
        for row in 0..<height {
            let isRepeated = row > 0 && memcmp(pixels + row * width, pixels + (row - 1) * width, 4 * width) == 0
            work.add(row, isRepeated: isRepeated)
            sum.add(pixels + row * width, isRepeated: isRepeated)
        }
        work.flush()
        work.block.write(isLast: true, to: &work.bits)
        return work.bits.finish() + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum.value >> $0) }
    }

    private init(_ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ channels: Int) {
        (self.pixels, self.width, self.height, self.channels) = (pixels, width, height, channels)
        stride = 1 + width * channels
        block = DeflateBlock(channels: channels)
        // zlib's header: Deflate with a window of 32 KB, fastest (RFC 1950).
        bits = BitWriter(after: [0x78, 0x01])
    }

    private mutating func add(_ row: Int, isRepeated: Bool) {
        if isRepeated, stride <= Self.window, stride >= 3 { return match(stride, stride) }
        let start = row * width
        let line = pixels + start
        let above = row > 0 && stride <= Self.window ? line - width : nil
        var column = 0
        if let above { column = Self.run(line, above, width) }
        // The filter byte is zero in every row, so it belongs to a match with the row above.
        if column > 0 {
            match(1 + column * channels, stride)
        } else {
            flush()
            block.addZero()
        }
        while column < width { column += step(start, column, line, above) }
    }

    /// Adds what stands at `column`; says how many pixels it covers.
    private mutating func step(
        _ start: Int, _ column: Int, _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?
    ) -> Int {
        let left = width - column
        let same = column > 0 ? Self.run(line + column, line + column - 1, left) : 0
        let over = above.map { Self.run(line + column, $0 + column, left) } ?? 0
        if same > 0, same >= over {
            match(same * channels, channels)
            return same
        }
        if over > 1 {
            match(over * channels, stride)
            return over
        }
        if let (length, distance) = earlier(start + column, left) {
            match(length * channels, distance)
            return length
        }
        flush()
        block.add(pixel: line[column])
        return 1
    }

    /// The last place where the next two pixels stood, if it is in the window: pixels alike, and bytes back.
    private mutating func earlier(_ place: Int, _ left: Int) -> (length: Int, distance: Int)? {
        guard left > 1 else { return nil }
        let pair = pixels[place] &* 0x9E37_79B1 ^ pixels[place + 1] &* 0x85EB_CA77
        let slot = Int(pair >> UInt32(32 - Self.hashBits))
        let known = Int(places[slot])
        places[slot] = Int32(truncatingIfNeeded: place)
        guard known >= 0 else { return nil }
        let rows = place / width - known / width
        let distance = (place - known) * channels + rows
        guard distance <= Self.window else { return nil }
        let length = Self.run(pixels + place, pixels + known, min(left, width - known % width))
        return length > 1 ? (length, distance) : nil
    }

    /// How many of `limit` pixels are alike.
    private static func run(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var count = 0
        while count < limit, one[count] == other[count] { count += 1 }
        return count
    }

    private mutating func match(_ length: Int, _ distance: Int) {
        if pending.length > 0, pending.distance != distance { flush() }
        pending = (pending.length + length, distance)
    }

    /// Adds the pending match in pieces of 3 to 258 bytes.
    private mutating func flush() {
        while pending.length > 0 {
            let rest = pending.length - 258
            let piece = rest <= 0 ? pending.length : rest < 3 ? 255 : 258
            block.add(length: piece, distance: pending.distance)
            pending.length -= piece
        }
        if block.isFull { block.write(isLast: false, to: &bits) }
    }
}

/// Adler's checksum of the bytes that rows of pixels become.
private struct RowChecksum {
    private(set) var value: UInt32 = 1
    private let channels: Int
    private let width: Int
    private var bytes: [UInt8]

    init(width: Int, channels: Int) {
        (self.width, self.channels) = (width, channels)
        bytes = [UInt8](repeating: 0, count: 1 + width * channels)
    }

    mutating func add(_ row: UnsafePointer<UInt32>, isRepeated: Bool) {
        if !isRepeated { spread(row) }
        value = libdeflate_adler32(value, bytes, bytes.count)
    }

    private mutating func spread(_ row: UnsafePointer<UInt32>) {
        let (width, channels) = (width, channels)
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let target = bytes.baseAddress else { return }
            for column in 0..<width {
                let (pixel, at) = (row[column], target + 1 + channels * column)
                at[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                at[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                at[2] = UInt8(truncatingIfNeeded: pixel)
                if channels == 4 { at[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            }
        }
    }
}
