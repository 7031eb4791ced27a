import Model
import Testing

@testable import Render

@Suite struct GlyphTests {
    @Test func hasAnIconForEveryName() {
        #expect(MpaasItem.allCases.count == 30)
        for item in MpaasItem.allCases { #expect(Glyph.forCommand("mpaas.\(item.rawValue)") != nil, "\(item)") }
        for item in SystemItem.allCases where item.text == nil && ![.fixedSpace, .flexibleSpace].contains(item) {
            #expect(Glyph.forCommand("system.\(item.rawValue)") != nil, "\(item)")
        }
        for name in ["chevronBack", "chevronForward", "disclosure", "disclosureBack", "device.notch", "status.wifi"] {
            #expect(Glyph.forCommand(name) != nil, "\(name)")
        }
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
