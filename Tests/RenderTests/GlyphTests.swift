import Model
import Testing

@testable import Render

@Suite struct GlyphTests {
    @Test func hasAnIconForEveryName() {
        #expect(Glyph.mpaasNames.count == 30)
        for name in Glyph.mpaasNames.keys { #expect(Glyph.mpaas(name) != nil, "\(name)") }
        for name in Glyph.systemNames.keys { #expect(Glyph.system(name) != nil, "\(name)") }
        for name in Glyph.tabNames.keys { #expect(Glyph.tab(name) != nil, "\(name)") }
        #expect(Glyph.mpaas("AUBarButtonImageTypeQRCode") != nil)
        #expect(Glyph.mpaas("Nothing") == nil)
        #expect(Glyph.system("done") == nil)
    }

    @Test func drawsEachIconDifferentlyAndInsideItsBox() throws {
        var pictures: Set<[UInt32]> = []
        for name in Glyph.names {
            let glyph = try #require(Glyph.named(name))
            let surface = try Surface(points: 28, 28, scale: 2)
            surface.draw { glyph.draw(x: 2, y: 2, width: 24, height: 24, color: .black, on: $0) }
            #expect(surface.argb.contains { $0 >> 24 > 200 }, "\(name)")
            for edge in 0..<56 { #expect(surface[edge, 0] | surface[edge, 55] | surface[0, edge] | surface[55, edge] == 0) }
            pictures.insert(surface.argb)
        }
        #expect(pictures.count == Glyph.names.count)
    }

    @Test func readsOutlines() {
        let path = PathData("M1 2 H5 V6 L0 0 C1 2 3 4 5 6 Z O3 4 2")
        #expect(
            path.steps == [
                .move(1, 2), .line(5, 2), .line(5, 6), .line(0, 0), .curve(1, 2, 3, 4, 5, 6), .close,
                .arc(x: 3, y: 4, radius: 2, from: 0, to: 360), .close,
            ])
        #expect(path.mirrored(width: 10).steps[1] == .line(5, 2))
        #expect(PathData("M1").steps.isEmpty)
    }
}
