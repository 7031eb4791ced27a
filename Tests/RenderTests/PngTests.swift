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
