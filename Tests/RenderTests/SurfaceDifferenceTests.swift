import Testing

@testable import Render

@Suite("Differences of pictures")
struct SurfaceDifferenceTests {
    private func surface(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> Surface {
        let surface = try Surface(width: width, height: height)
        for (index, pixel) in pixels.enumerated() { surface.pixels[index] = pixel }
        return surface
    }

    @Test func countsPixelsAndTellsTheLargest() throws {
        let one = try surface(2, 1, [0xFF00_0000, 0xFF10_2030]), two = try surface(2, 1, [0xFF00_0000, 0xFF10_2838])
        let difference = SurfaceDifference(one, two)
        #expect(difference.count == 1 && difference.total == 2 && difference.largest == 8)
        #expect(SurfaceDifference(one, one).count == 0)
    }

    @Test func whatOnlyOneHasDiffersWholly() throws {
        let one = try surface(1, 1, [0xFF00_0000]), two = try surface(2, 2, [0xFF00_0000, 0, 0, 0])
        let difference = SurfaceDifference(one, two)
        #expect(difference.count == 3 && difference.total == 4 && difference.largest == 255)
    }

    @Test func theComparisonShowsBothAndWhereTheyDiffer() throws {
        let one = try surface(1, 1, [0xFFFF_0000]), two = try surface(1, 1, [0xFF00_0000])
        let picture = try Surface.comparison(one, two)
        #expect(picture.width == 67)
        #expect(picture.height == 33)
        #expect(picture[16, 16] == 0xFFFF_0000)
        #expect(picture[33, 16] == 0xFF00_0000)
        #expect(picture[50, 16] == 0xFFFF_FFFF)
        #expect(picture[0, 0] == 0xFF80_8080)
    }
}
