import CCairo
import Testing

@testable import Render

@Suite struct SurfaceTests {
    @Test func refusesWhatIsTooLarge() {
        #expect(throws: SurfaceError.tooLarge(width: 20_000, height: 10_001)) { try Surface(width: 20_000, height: 10_001) }
        #expect(throws: SurfaceError.tooLarge(width: 40_000, height: 1)) { try Surface(width: 40_000, height: 1) }
        #expect(throws: SurfaceError.self) { try Surface(points: .infinity, 10, scale: 3) }
        #expect(throws: SurfaceError.self) { try Surface(points: 1e300, 10, scale: 3) }
    }

    @Test(arguments: [(390.0, 844.0, 3.0, 1170, 2532), (0.33, 1, 3, 1, 3), (10.1, 10, 1, 11, 10)])
    func holdsItsPoints(width: Double, height: Double, scale: Double, columns: Int, rows: Int) throws {
        let surface = try Surface(points: width, height, scale: scale)
        #expect(surface.width == columns)
        #expect(surface.height == rows)
    }

    @Test func drawsInPoints() throws {
        let surface = try Surface(points: 4, 4, scale: 2)
        surface.draw { context in
            cairo_set_source_rgb(context, 1, 0, 0)
            cairo_rectangle(context, 1, 1, 2, 2)
            cairo_fill(context)
        }
        #expect(surface[1, 1] == 0)
        #expect(surface[2, 2] == 0xFFFF_0000)
        #expect(surface[5, 5] == 0xFFFF_0000)
        #expect(surface[6, 6] == 0)
        #expect(!surface.isOpaque)
    }

    @Test func copiesAndCropsOnItsOwn() throws {
        let surface = try Surface(width: 3, height: 2)
        surface.draw { cairo_paint($0) }
        let copy = try surface.copy()
        #expect(copy.isOpaque)
        let part = try copy.crop(x: -1, y: 1, width: 3, height: 2)
        #expect(part.argb == [0, 0xFF00_0000, 0xFF00_0000, 0, 0, 0])
        #expect(try copy.crop(x: 9, y: 9, width: 1, height: 1)[0, 0] == 0)
    }
}
