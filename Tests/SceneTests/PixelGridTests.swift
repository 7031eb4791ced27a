import Model
import Scene
import Testing

@Suite("Pixels")
struct PixelGridTests {
    @Test func countsColoursInsideARectangle() {
        let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF
        let grid = PixelGrid(width: 4, height: 2, scale: 2, pixels: [red, red, blue, blue, red, red, red, blue])
        #expect(grid.colors(in: Rect(0, 0, 2, 1)) == [RGBA(255, 0, 0): 5, RGBA(0, 0, 255): 3])
        #expect(grid.colors(in: Rect(1, 0, 0.5, 0.5)) == [RGBA(0, 0, 255): 1])
        #expect(grid.colors(in: Rect(-5, -5, 3, 3)) == [:])
        #expect(grid.colors(in: Rect(1.5, 0.5, 99, 99)) == [RGBA(0, 0, 255): 1])
    }
}
