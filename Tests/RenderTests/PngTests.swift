import CCairo
import Testing

@testable import Render

@Suite struct PngTests {
    /// Alpha, premultiplied channel, straight channel: round(c * 255 / a).
    @Test(
        arguments: [
            (0xFF12_3456, 0xFF12_3456), (0x0000_0000, 0x0000_0000), (0x8080_4000, 0x80FF_8000), (0x0101_0000, 0x01FF_0000),
            (0x4013_2F05, 0x404C_BB14),
        ] as [(UInt32, UInt32)])
    func dividesByAlpha(premultiplied: UInt32, straight: UInt32) {
        #expect(Png.straight(premultiplied) == straight)
    }

    @Test(arguments: [true, false])
    func decodesToTheSamePixels(opaque: Bool) throws {
        let surface = try Surface(width: 61, height: 37)
        surface.draw { context in
            if opaque { cairo_paint(context) }
            cairo_set_source_rgba(context, 0.2, 0.6, 0.9, opaque ? 1 : 0.5)
            cairo_rectangle(context, 5, 5, 40, 20)
            cairo_fill(context)
        }
        let file = Png.encode(surface)
        #expect(file[25] == (opaque ? 2 : 6))
        let pixels = try decode(file, width: 61, height: 37)
        #expect(pixels == surface.argb.map(Png.straight))
    }

    /// Noise, flat areas, repeated rows and repeated patterns, of sizes about the limits of matches and of the window.
    @Test(arguments: [(1, 1), (2, 3), (86, 5), (87, 40), (173, 91), (1_170, 300), (10_922, 3), (10_923, 3), (12_000, 2)])
    func keepsEveryPixelOfAnyPicture(width: Int, height: Int) throws {
        var seed: UInt32 = 7
        func random(_ below: UInt32) -> UInt32 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return (seed >> 8) % below
        }
        for alpha in [UInt32(0xFF00_0000), 0x8000_0000] {
            let surface = try Surface(width: width, height: height)
            for row in 0..<height {
                let kind = random(5)
                for column in 0..<width {
                    let pixels = surface.pixels + row * width + column
                    switch kind {
                    case 0: pixels.pointee = alpha | random(0x100_0000) & 0x7F7F7F
                    case 1 where row > 0: pixels.pointee = (pixels - width).pointee
                    case 2: pixels.pointee = alpha | UInt32(column / 7 % 3) * 0x11_0507
                    case 3 where column > 0 && random(9) > 0: pixels.pointee = (pixels - 1).pointee
                    default: pixels.pointee = alpha | random(3) * 0x20_1000
                    }
                }
            }
            let pixels = try decode(Png.encode(surface), width: width, height: height)
            #expect(pixels == surface.argb.map(Png.straight))
        }
    }

    @Test func limitsTheLengthOfCodes() {
        // Fibonacci's numbers make the deepest tree.
        var counts: [UInt32] = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let code = HuffmanCode(counts: counts, limit: 15)
        #expect(code.lengths.allSatisfy { (1...15).contains($0) })
        #expect(code.lengths.reduce(0.0) { $0 + 1 / Double(1 << Int($1)) } == 1)
        #expect(HuffmanCode(counts: [0, 4, 0], limit: 15).lengths == [0, 1, 0])
        #expect(HuffmanCode(counts: [1, 1, 2, 4], limit: 15).lengths == [3, 3, 2, 1])
    }

    @Test func givesTheSameBytesEachTime() throws {
        let surface = try Surface(width: 300, height: 200)
        surface.draw { context in
            cairo_arc(context, 150, 100, 80, 0, 6)
            cairo_fill(context)
        }
        #expect(Png.encode(surface) == Png.encode(try surface.copy()))
    }

    /// The straight pixels as libpng reads them.
    private func decode(_ file: [UInt8], width: Int, height: Int) throws -> [UInt32] {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        try #require(png_image_begin_read_from_memory(&image, file, file.count) != 0)
        try #require(Int(image.width) == width && Int(image.height) == height)
        image.format = 0x10 | 0x01 | 0x02
        var pixels = [UInt32](repeating: 0, count: width * height)
        try #require(png_image_finish_read(&image, nil, &pixels, 0, nil) != 0)
        return pixels
    }
}
