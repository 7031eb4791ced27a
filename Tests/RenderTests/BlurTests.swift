import CCairo
import Testing

@testable import Render

@Suite struct BlurTests {
    @Test(arguments: [0.0, 0.5, 3, 10, 60, 200], [UInt32(0xFF12_C8FE), 0x8040_2010, 0])
    func leavesAFlatColourAlone(sigma: Double, color: UInt32) throws {
        let surface = try Surface(width: 90, height: 70)
        surface.pixels.update(repeating: color, count: 90 * 70)
        let result = try Blur.backdrop(of: surface, x: 0, y: 0, width: 90, height: 40, sigma: sigma)
        #expect(result.surface.argb.allSatisfy { $0 == color })
    }

    @Test func spreadsAnEdgeByItsSigma() throws {
        let surface = try Surface(width: 400, height: 8)
        surface.draw { context in
            cairo_set_source_rgb(context, 1, 1, 1)
            cairo_paint(context)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_rectangle(context, 0, 0, 200, 8)
            cairo_fill(context)
        }
        let sigma = 24.0
        let result = try Blur.backdrop(of: surface, x: 0, y: 0, width: 400, height: 8, sigma: sigma)
        #expect(result.reduction == 8)
        // Shares of a Gaussian at the centres of pixels 21, 25 and 28: -28, 4 and 28 of 24.
        for (column, share) in [(21, 0.1217), (25, 0.5662), (28, 0.8783)] {
            #expect(abs(Double(result.surface[column, 0] & 0xFF) - share * 255) < 10)
        }
        #expect(result.surface[2, 0] & 0xFF == 0)
        #expect(result.surface[48, 0] & 0xFF == 255)
    }

    @Test(arguments: [(0.0, [0, 0, 0]), (1.0, [1, 1, 0]), (2.0, [2, 2, 1]), (3.0, [3, 3, 2]), (3.5, [3, 3, 3])])
    func choosesBoxes(sigma: Double, radii: [Int]) {
        #expect(Blur.boxRadii(sigma) == radii)
    }

    @Test func strengthensColoursNotGreys() throws {
        let surface = try Surface(width: 20, height: 20)
        surface.pixels.update(repeating: 0xFFC0_8080, count: 400)
        let strong = try Blur.backdrop(of: surface, x: 0, y: 0, width: 20, height: 20, sigma: 4, saturation: 1.8)
        #expect(strong.surface[0, 0] >> 16 & 0xFF > 0xD0)
        surface.pixels.update(repeating: 0xFF80_8080, count: 400)
        let grey = try Blur.backdrop(of: surface, x: 0, y: 0, width: 20, height: 20, sigma: 4, saturation: 1.8)
        #expect(grey.surface[0, 0] == 0xFF80_8080)
    }
}
